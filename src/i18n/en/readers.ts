/** Words of "Who looked at this file": `daftari.readers.*`. */
export default {
  button: 'Who looked',
  title: 'Who looked at this file',
  latest: 'Latest entries',
  none: 'Nobody has opened this file since the log began.',
  all: 'All entries in the access log',
  at: 'When',
  who: 'Who',
  access: 'Access',
  why: 'Reason',
  reference: 'Reference',
  from: 'From',
  kind: { OPEN: 'Opened', REVEAL: 'Revealed', EXPORT: 'Exported', PRINT: 'Printed' },
  reason: {
    ENQUIRY: 'Enquiry',
    COURT_ORDER: 'Court order',
    CORRECTION: 'Correction',
    INVESTIGATION: 'Investigation',
    COMPLAINT: 'Complaint',
  },
}
