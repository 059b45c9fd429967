/** `daftari.repairs.*` */
export default {
  typeBrn: 'Saisissez un BRN pour voir le statut de la société.',
  registeredOn: 'enregistrée le %{day}',
  years: 'Où en sont ses déclarations. Appuyez sur une année pour la choisir.',
  noYears: 'Elle n’a aucune déclaration à modifier : les années s’arrêtent ici à %{last}.',
  compliant: 'Conforme',
  notCompliant: 'Non conforme',
}
