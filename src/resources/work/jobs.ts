import { type Job, jobs } from '@contract/portal/jobs'
import { defineResource } from '@/definition/defineResource'
import { choice, computed, count, dateTime, text } from '@/definition/field'

const kindWords = { BULK: 'Act on many rows', IMPORT: 'Import', EXPORT: 'Export', LOAD: 'Load' }
const stateWords = { RUNNING: 'Under way', DONE: 'Done', CANCELLED: 'Stopped', FAILED: 'Failed' }
const tones = { RUNNING: undefined, DONE: 'good', CANCELLED: 'quiet', FAILED: 'bad' } as const

/** Acts on many rows, imports and exports, the newest first. */
export default defineResource(jobs.list, {
  name: 'jobs',
  label: 'Jobs',
  path: 'jobs',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  filters: {
    kind: choice('Kind', kindWords),
    state: choice('State', stateWords),
    whose: choice('Whose', { OWN: 'Mine', ALL: 'Everybody’s' }, { apart: true }),
  },
  fields: {
    kind: choice('Kind', kindWords),
    state: choice('State', stateWords, { tone: state => tones[state] }),
    refused: count('Refused'),
    by: text('Started by', { width: 'name' }),
    startedAt: dateTime('Started'),
  },
  computed: {
    what: computed<Job>('text', 'Job', ({ name }) => name, { width: 'rest', opens: () => 'open' }),
    rows: computed<Job>('text', 'Rows', ({ done, refused, cancelled, total, state }) =>
      state === 'RUNNING' && total ? `${done + refused + cancelled} / ${total}` : `${done}`,
    ),
  },
  columns: ['what', 'kind', 'state', 'rows', 'refused', 'startedAt', 'by'],
  headline: 'what',
  emptyHint: 'Acts on many rows, imports and exports will appear here.',
  actions: {
    open: { type: 'task', label: 'Details', icon: 'view', task: 'openJob', calls: [jobs.read] },
    fetchFile: {
      type: 'task',
      label: 'Download file',
      icon: 'picture',
      when: ({ file }) => Boolean(file),
      task: 'fetchJobFile',
      calls: [jobs.file],
    },
    stop: {
      type: 'send',
      label: 'Stop',
      icon: 'deactivate',
      when: ({ own, state }) => own && state === 'RUNNING',
      send: jobs.cancel.from(({ id }: Job) => ({ path: { job: id } })),
      says: { done: 'Stopped' },
      confirm: {
        question: 'Stop this job?',
        names: ({ name }) => name,
        loss: 'Rows that were reached stay as they are. An import saves nothing.',
      },
    },
  },
})
