/** `daftari.repairs.*` */
export default {
  typeBrn: 'Andika BRN uone hali ya kampuni.',
  registeredOn: 'ilisajiliwa %{day}',
  years: 'Hali ya taarifa zake. Bonyeza mwaka kuuchagua.',
  compliant: 'Imetimiza',
  notCompliant: 'Haijatimiza',
}
