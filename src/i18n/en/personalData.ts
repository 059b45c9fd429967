/** Words of masked personal data: `daftari.personal.*`. */
export default {
  show: 'Show personal data',
  about:
    'Personal data of this file is shown for %{minutes} minutes. Your reason and its reference are kept on record.',
  reason: 'Reason',
  reference: 'Reference',
  referenceHelp: 'Number of the letter, case or complaint',
  referenceMissing: 'Enter the reference of the reason, for example the number of the letter or case',
  reasonMissing: 'Choose a reason',
  submit: 'Show',
  shown: 'Personal data is shown until %{time} (%{smart_count} min left)',
  ofFile: '%{name}: %{text}',
  saidShown: 'Personal data is shown for %{minutes} minutes',
  saidSoon:
    'Personal data is masked again in %{smart_count} minute |||| Personal data is masked again in %{smart_count} minutes',
  saidEnded: 'Personal data is masked again',
  masked: 'Masked',
  maskedHere: 'This registry sent personal data unmasked. The portal masks it.',
  reasons: {
    ENQUIRY: 'Enquiry',
    COURT_ORDER: 'Court order',
    CORRECTION: 'Correction',
    INVESTIGATION: 'Investigation',
    COMPLAINT: 'Complaint',
  },
}
