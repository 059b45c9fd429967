import { LONGEST_REASON, type PersonDecision, personPairs } from '@contract/portal/personPairs'
import { defineForm, defineResource, formAction } from '@/definition/defineResource'
import { choice, computed, dateTime, paragraph, text } from '@/definition/field'
import { fileLead } from '../portal/fileLeads'
import { undoState } from '../undoState'

const kinds = { MERGE: 'One person', APART: 'Kept apart' }

type Draft = { id: string; reason: string }

/** Decisions about people, the latest first. */
export default defineResource(personPairs.decisions, {
  name: 'person-decisions',
  label: 'People',
  path: 'people',
  tab: { key: 'decisions', label: 'Decisions' },
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  filters: { kind: choice('Decision', kinds) },
  fields: {
    oneName: text('Person', { width: 'name', leadsTo: ({ oneKey }: PersonDecision) => fileLead('PERSON', oneKey) }),
    otherName: text('Other person', {
      width: 'name',
      leadsTo: ({ otherKey }: PersonDecision) => fileLead('PERSON', otherKey),
    }),
    reason: text('Reason', { width: 'rest' }),
    decidedBy: text('Decided by'),
    decidedAt: dateTime('Date'),
  },
  computed: {
    decision: computed<PersonDecision>('choice', 'Decision', ({ kind }) => kind, { options: kinds }),
    state: undoState<PersonDecision>(),
  },
  columns: ['oneName', 'otherName', 'decision', 'reason', 'decidedBy', 'decidedAt', 'state'],
  headline: 'oneName',
  emptyHint: 'Nobody has decided about two people yet.',
  actions: {
    undo: formAction({
      label: 'Undo',
      icon: 'rollBack',
      permit: 'can_merge_people',
      when: ({ undoneAt }) => !undoneAt,
      about: ({ oneName, otherName }) => `${oneName} · ${otherName}`,
      draft: ({ id }) => ({ id }),
      form: defineForm({
        title: 'Undo the decision',
        submit: 'Undo',
        fields: { reason: paragraph('Reason', { required: true, longest: LONGEST_REASON }) },
        send: personPairs.undo.from(({ id, reason }: Draft) => ({ path: { decision: id }, body: { reason } })),
        alert: true,
      }),
    }),
    open: {
      type: 'open',
      label: 'Open the person',
      icon: 'badge',
      open: ({ oneKey }) => `people/${oneKey}`,
    },
  },
})
