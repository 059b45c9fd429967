import { type Id, toId } from '@contract/id'
import { MOST_SETTLED, type Settlement, workSettling } from '@contract/portal/workSettling'
import { defineForm, defineResource, formButton } from '@/definition/defineResource'
import { choice, code, computed, dateTime, text } from '@/definition/field'
import { teamPage } from './page'
import { workLead } from './workLead'
import { reasonWords, sourceWords } from './workWords'

type Draft = { ids: Id[] }

/** Work that somebody recorded as settled; a supervisor gives it back. */
export default defineResource(workSettling.list, {
  ...teamPage,
  name: 'work-settlements',
  about: 'Work that was recorded as settled, with the reason. Tick items to give them back.',
  tab: { key: 'settled', label: 'Settled' },
  key: 'id',
  search: { filter: 'q', on: 'enter', placeholder: 'Whole number' },
  fields: {
    at: dateTime('Settled on'),
    by: text('Settled by', { width: 'name' }),
    subject: text('Subject', { width: 'rest', leadsTo: workLead }),
    source: choice('Kind', sourceWords),
    key: code('Number'),
    undoneBy: text('Given back by', { width: 'name' }),
  },
  computed: {
    why: computed<Settlement>('choice', 'Reason', ({ reason }) => reason, {
      options: reasonWords,
      lines: ({ reason, note }) => [{ text: reason, option: true }, ...(note ? [{ text: note }] : [])],
    }),
  },
  columns: ['subject', 'source', 'key', 'why', 'by', 'at', 'undoneBy'],
  headline: 'subject',
  emptyHint: 'Nothing was recorded as settled.',
  buttons: {
    giveBack: formButton({
      label: 'Give back',
      permit: 'can_supervise_work',
      ticked: { most: MOST_SETTLED, draft: ids => ({ ids: ids.map(toId) }) },
      form: defineForm({
        title: 'Give settled work back',
        submit: 'Give back',
        fields: {},
        send: workSettling.undo.from(({ ids }: Draft) => ({ body: { ids } })),
        says: { done: 'The items are work again, where their records still wait.' },
        alert: true,
      }),
    }),
  },
})
