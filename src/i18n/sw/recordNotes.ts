/** Words of the notes and flags in the head of a file: `daftari.recordNotes.*`. */
export default {
  title: 'Madokezo na alama',
  open: 'Madokezo na alama (%{smart_count})',
  effects: {
    REFUSES: 'Inakataa mabadiliko',
    APPROVAL: 'Baadhi ya mabadiliko yanahitaji kuidhinishwa',
  },
}
