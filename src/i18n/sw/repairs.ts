/** `daftari.repairs.*` */
export default {
  typeBrn: 'Weka BRN kuona hali ya kampuni.',
  registeredOn: 'ilisajiliwa %{day}',
  years: 'Hali ya taarifa zake. Bonyeza mwaka kuuchagua.',
  compliant: 'Imetimiza',
  notCompliant: 'Haijatimiza',
}
