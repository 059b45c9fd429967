import type { ImportOutcome } from '@contract/imports'
import { deRegistrations } from '@contract/registry/deRegistrations'
import type { StrikeEntry } from '@contract/registry/strikes'
import { defineResource, type ImportedFile } from '@/definition/defineResource'
import { strikeHistory, strikeImportColumns, strikeImportLookUp, strikeList } from './strikes'

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The documented way to add an entry is a file: this one has the entry alone. */
const fileWith = ({ brn, companyName }: StrikeEntry) => {
  const rows = [strikeImportColumns.map(({ label }) => label), [brn, companyName ?? '']]
  const lines = rows.map(row => row.map(quoted).join(','))
  return new File([`${lines.join('\r\n')}\r\n`], `${brn.replace(/\W/g, '_')}.csv`, { type: 'text/csv' })
}

/** Returns the refusal of the only row of a file. */
const refusedRow = (answer: unknown, { brn }: StrikeEntry) => {
  const { data } = answer as ImportOutcome
  const code = data?.taken === 0 ? data.refused[0]?.code : undefined
  return code ? { code, params: { brn } } : undefined
}

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
          send: deRegistrations.upload.from(({ file, job }: ImportedFile) => ({ file, body: { job } })),
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
      undo: {
        send: deRegistrations.upload.from((row: StrikeEntry) => ({ file: fileWith(row), body: {} })),
        says: { done: 'Added to the de-registered list' },
        refused: refusedRow,
      },
    },
  },
})
