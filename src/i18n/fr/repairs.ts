/** `daftari.repairs.*` */
export default {
  typeBrn: 'Saisissez un BRN pour voir le statut de la société.',
  registeredOn: 'enregistrée le %{day}',
  years: 'Où en sont ses déclarations. Appuyez sur une année pour la choisir.',
  compliant: 'Conforme',
  notCompliant: 'Non conforme',
}
