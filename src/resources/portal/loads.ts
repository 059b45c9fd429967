import { type Load, type LoadState, loads } from '@contract/portal/loads'
import { defineResource } from '@/definition/defineResource'
import { choice, computed, count, dateTime, type Tone, text } from '@/definition/field'

const stateWords: Record<LoadState, string> = {
  OPEN: 'Being prepared',
  CHECKING: 'Being checked',
  CHECKED: 'Checked',
  WRITING: 'Being written',
  WRITTEN: 'Written',
  TAKING_BACK: 'Being taken back',
  TAKEN_BACK: 'Taken back',
}
const tones: Partial<Record<LoadState, Tone>> = { WRITTEN: 'good', TAKEN_BACK: 'quiet' }

/** Loads of the register from files, the newest first. */
export default defineResource(loads.list, {
  name: 'loads',
  label: 'Loads',
  path: 'loads',
  key: 'id',
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  filters: { state: choice('State', stateWords), source: text('Source') },
  fields: {
    name: text('Files', { width: 'rest' }),
    state: choice('State', stateWords, { tone: state => tones[state] }),
    rows: count('Rows'),
    taken: count('Taken'),
    mended: count('Mended'),
    refused: count('Refused'),
    startedAt: dateTime('Started'),
    by: text('Started by', { width: 'name' }),
  },
  computed: {
    origin: computed<Load>('text', 'Source', ({ source }) => source, { width: 'name', opens: () => 'open' }),
  },
  columns: ['origin', 'name', 'state', 'rows', 'taken', 'mended', 'refused', 'startedAt', 'by'],
  headline: 'origin',
  moving: ({ progress }) => Boolean(progress),
  emptyHint:
    'A load brings entities, people, roles, shares and filings into the register from files. Every row is checked before anything is written.',
  actions: {
    open: { type: 'open', label: 'Open', icon: 'view', cell: true, open: ({ id }) => `loads/${id}` },
  },
})
