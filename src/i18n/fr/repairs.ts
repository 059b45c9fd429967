/** `daftari.repairs.*` */
export default {
  typeBrn: 'Saisissez un BRN pour voir où en est la société.',
  registeredOn: 'enregistrée le %{day}',
  years: 'Où en sont ses déclarations. Appuyez sur une année pour la choisir.',
  compliant: 'Conforme',
  notCompliant: 'Non conforme',
}
