/** Words beside the forms of Internal Processing: `daftari.repairs.*`. */
export default {
  typeBrn: 'Type a BRN to see how the company stands.',
  registeredOn: 'registered %{day}',
  years: 'How its returns stand. Press a year to choose it.',
  compliant: 'Compliant',
  notCompliant: 'Not compliant',
}
