import type { Id } from '@contract/id'
import { accessLog, LONGEST_NOTE, type SampledReveal } from '@contract/portal/accessLog'
import { defineForm, defineResource, formAction } from '@/definition/defineResource'
import { choice, computed, date, paragraph, text } from '@/definition/field'
import { pickedRow } from '@/definition/listOptions'
import { accessColumns, accessFields, actors, detailFields, entryTitle, openFile } from './accessFields'

const marks = { SEEN: 'Seen', QUESTIONED: 'Questioned' }
const states = { UNMARKED: 'To review', ...marks }

type Draft = { id: Id; mark: 'SEEN' | 'QUESTIONED'; note?: string | undefined; seen: string | null }

/** Reveals drawn at random each week, for a supervisor to review. */
export default defineResource(accessLog.sample, {
  name: 'access-sample',
  label: 'Access log',
  about: 'Twenty reveals of each week, drawn at random. Mark each as seen, or question it with a note.',
  path: 'access-log',
  tab: { key: 'sample', label: 'Weekly sample' },
  key: 'id',
  compact: true,
  sizes: [20, 50, 100],
  size: 20,
  filters: { state: choice('Review', states), actorId: pickedRow('Person', actors) },
  fields: {
    ...accessFields,
    week: date('Week of'),
    note: text('Note', { width: 'rest' }),
    markedBy: text('Reviewed by'),
  },
  computed: {
    ...accessColumns<SampledReveal>(),
    review: computed<SampledReveal>('choice', 'Review', row => row.mark ?? 'UNMARKED', {
      options: states,
      tone: state => (state === 'QUESTIONED' ? 'bad' : state === 'SEEN' ? 'good' : 'quiet'),
    }),
  },
  columns: ['week', 'actorName', 'about', 'reason', 'reference', 'review', 'note'],
  headline: 'actorName',
  emptyHint: 'A sample is drawn at the beginning of each week, from the reveals of the week before.',
  actions: {
    review: formAction({
      label: 'Review',
      icon: 'edit',
      primary: true,
      form: defineForm({
        title: 'Review reveal',
        submit: 'Save review',
        fields: {
          mark: choice('Review', marks, { required: true }),
          note: paragraph('Note', {
            longest: LONGEST_NOTE,
            counted: true,
            help: 'Needed for a questioned reveal. The person who made it does not see the note.',
          }),
        },
        send: accessLog.mark.from(({ id, mark, note, seen }: Draft) => ({
          path: { id },
          body: { mark, note: note ?? '', seen },
        })),
      }),
      draft: ({ id, mark, note, markedAt }) => ({
        id,
        mark: mark ?? undefined,
        note: note ?? undefined,
        seen: markedAt ?? null,
      }),
      about: ({ actorName, fileName, fileKey }) => [actorName, fileName ?? fileKey].filter(Boolean).join(' · '),
    }),
    ...openFile<SampledReveal>(false),
    details: {
      type: 'details',
      label: 'Details',
      icon: 'view',
      details: {
        title: entryTitle,
        fields: [...detailFields, 'review', 'note', 'markedBy'],
      },
    },
  },
})
