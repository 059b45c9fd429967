/** `daftari.repairs.*` */
export default {
  typeBrn: 'Weka BRN kuona hali ya kampuni.',
  registeredOn: 'ilisajiliwa %{day}',
  years: 'Hali ya taarifa zake. Bonyeza mwaka kuuchagua.',
  noYears: 'Haina taarifa za kubadilisha: miaka hapa inaishia %{last}.',
  compliant: 'Imetimiza',
  notCompliant: 'Haijatimiza',
}
