import { type Reassignment, workTeam } from '@contract/portal/workTeam'
import { defineResource } from '@/definition/defineResource'
import { computed, count, dateTime, text } from '@/definition/field'
import { undoState } from '../undoState'
import { teamPage } from './page'

/** Reassignments of many items at once, the latest first, each with its undo. */
export default defineResource(workTeam.reassignments, {
  ...teamPage,
  name: 'work-reassignments',
  about: 'Who gave work to whom. Undo gives each item back, unless somebody changed it since.',
  tab: { key: 'reassignments', label: 'Reassignments' },
  key: 'id',
  fields: {
    at: dateTime('When'),
    by: text('By', { width: 'name' }),
    count: count('Items'),
    undoneAt: dateTime('Undone at'),
    undoneBy: text('Undone by', { width: 'name' }),
  },
  computed: {
    receiver: computed<Reassignment>('text', 'New owner', ({ to }) => to, {
      width: 'rest',
      absent: { label: 'Everybody', tone: 'quiet' },
    }),
    state: undoState<Reassignment>(),
  },
  columns: ['at', 'by', 'receiver', 'count', 'state', 'undoneBy', 'undoneAt'],
  headline: 'by',
  emptyHint: 'Tick items in the tab Items to reassign them.',
  actions: {
    undo: {
      type: 'send',
      label: 'Undo',
      icon: 'rollBack',
      primary: true,
      when: ({ undoneAt }) => !undoneAt,
      send: workTeam.undo.from(({ id }: Reassignment) => ({ path: { id } })),
      confirm: {
        question: 'Give these items back to their owners of before?',
        names: ({ by, count }) => `${by} · ${count}`,
        loss: 'Items that somebody changed since stay as they are. So do items that are open now.',
      },
    },
  },
})
