import { findingTexts } from '@contract/portal/loadReasons'
import { type LoadFinding, loads } from '@contract/portal/loads'
import { defineResource } from '@/definition/defineResource'
import { choice, computed, count, text } from '@/definition/field'
import { loadKinds } from './loadKinds'

const outcomes = { REFUSED: 'Refused', MISSING: 'No longer in the source', KEPT: 'Kept' }

/** Rows of a load that were refused, that its source no longer has, or that were kept when it was taken back. */
export default defineResource(loads.findings, {
  name: 'load-findings',
  label: 'Findings',
  key: 'id',
  size: 20,
  pager: 'needed',
  filters: { outcome: choice('Result', outcomes), kind: choice('Kind', loadKinds) },
  fields: {
    kind: choice('Kind', loadKinds),
    file: text('File', { width: 'name' }),
    row: count('Row'),
    outcome: choice('Result', outcomes),
  },
  computed: {
    // Keys of several values, such as that of a person in an entity, have a sign between them.
    record: computed<LoadFinding>('code', 'Key', ({ key }) => key.replaceAll('|', ' · ')),
    reason: computed<LoadFinding>('choice', 'Reason', ({ code }) => code, {
      width: 'rest',
      options: findingTexts,
      fill: ({ params }) => params,
    }),
  },
  columns: ['record', 'kind', 'file', 'row', 'reason'],
  headline: 'record',
})
