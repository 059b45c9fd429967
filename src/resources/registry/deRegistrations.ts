import { deRegistrations } from '@contract/registry/deRegistrations'
import { defineResource } from '@/definition/defineResource'
import { strikeHistory, strikeImportColumns, strikeImportLookUp, strikeList } from './strikes'

export default defineResource(deRegistrations.list, {
  ...strikeList,
  name: 'registry/de-registration',
  label: 'De-registration Registry',
  path: 'registry/de-registration',
  failedToast: 'Failed to load registry data',
  notFoundHint: 'Check the spelling, or upload a list of companies to de-register.',
  create: {
    label: 'De-register Company',
    title: 'De-register Company',
    ways: [
      {
        tab: 'Upload File',
        imports: {
          send: deRegistrations.upload.from(({ file }: { file: File }) => ({ file })),
          columns: strikeImportColumns,
          lookUp: strikeImportLookUp,
          says: { done: 'Data uploaded successfully' },
        },
      },
    ],
  },
  actions: {
    history: {
      type: 'history',
      label: 'History',
      icon: 'history',
      primary: true,
      history: strikeHistory(
        deRegistrations.history.from(({ brn }) => ({ path: { brn } })),
        { added: 'Added to the de-registered list', removed: 'Removed from the de-registered list' },
      ),
    },
    reverse: {
      type: 'send',
      label: 'Reverse',
      icon: 'reverse',
      primary: true,
      send: deRegistrations.reverse.from(({ brn }) => ({ path: { brn } })),
      says: { done: 'Removed from  the de-registered list' },
    },
  },
})
