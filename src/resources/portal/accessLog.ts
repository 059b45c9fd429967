import { type AccessEntry, accessLog } from '@contract/portal/accessLog'
import { defineResource } from '@/definition/defineResource'
import { choice, code, date } from '@/definition/field'
import { pickedRow } from '@/definition/listOptions'
import {
  accessColumns,
  accessFields,
  accessKindWords,
  actors,
  detailFields,
  entryTitle,
  fileKindWords,
  openFile,
} from './accessFields'

/** Reads of files: opens, reveals of personal data, exports and prints. */
export default defineResource(accessLog.list, {
  name: 'access-log',
  label: 'Access log',
  path: 'access-log',
  tab: { key: 'entries', label: 'Entries' },
  key: 'id',
  compact: true,
  sizes: [15, 20, 50, 100],
  size: 15,
  fills: true,
  filters: {
    actorId: pickedRow('Person', actors),
    fileKind: choice('File type', fileKindWords),
    fileKey: code('File number', { placeholder: 'BRN or another whole number' }),
    kind: choice('Access', accessKindWords),
    from: date('Start date'),
    to: date('End date'),
  },
  period: { from: 'from', to: 'to' },
  fields: accessFields,
  computed: accessColumns<AccessEntry>(),
  columns: ['at', 'event', 'kind', 'fileType', 'address'],
  headline: 'event',
  notFoundHint: 'Check the number, choose other days, or clear the filters.',
  actions: {
    ...openFile<AccessEntry>(true),
    details: {
      type: 'details',
      label: 'Details',
      icon: 'view',
      details: { title: entryTitle, fields: detailFields },
    },
  },
})
