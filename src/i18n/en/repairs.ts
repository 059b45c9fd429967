/** Words beside the forms of Internal Processing: `daftari.repairs.*`. */
export default {
  typeBrn: 'Enter a BRN to see the status of the company.',
  registeredOn: 'registered %{day}',
  years: 'Status of its returns. Press a year to choose it.',
  noYears: 'It has no returns to change: the years here end with %{last}.',
  compliant: 'Compliant',
  notCompliant: 'Not compliant',
}
