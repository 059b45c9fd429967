/** Words of the notes and flags in the head of a file: `daftari.recordNotes.*`. */
export default {
  title: 'Notes and flags',
  open: 'Notes and flags (%{smart_count})',
  effects: {
    REFUSES: 'Refuses changes',
    APPROVAL: 'Some changes need approval',
  },
}
