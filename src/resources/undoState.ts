import { computed } from '@/definition/field'

/** Returns the column that tells whether a decision is in force or was undone. */
export const undoState = <Row extends { undoneAt?: string | null | undefined }>() =>
  computed<Row>('choice', 'Status', ({ undoneAt }) => (undoneAt ? 'UNDONE' : 'IN_FORCE'), {
    options: { IN_FORCE: 'In force', UNDONE: 'Undone' },
    tone: state => (state === 'UNDONE' ? 'quiet' : 'good'),
  })
