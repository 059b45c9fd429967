/** Words of the notes and flags in the head of a file: `daftari.recordNotes.*`. */
export default {
  title: 'Notes et signalements',
  open: 'Notes et signalements (%{smart_count})',
  effects: {
    REFUSES: 'Refuse les modifications',
    APPROVAL: 'Certaines modifications sont soumises à approbation',
  },
}
