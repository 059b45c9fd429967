import type { Sending } from '@contract/call'
import { entities, MOST_LOOKED_UP } from '@contract/registry/entities'
import { BRN, type StrikeEntry, type StrikeHistory } from '@contract/registry/strikes'
import type { History, ImportColumn, ImportLookUp } from '@/definition/defineResource'
import { code, date, text } from '@/definition/field'

/** Page sizes of the registry lists (docs/requirements/registries.md). */
export const registrySizes = [15, 20, 50, 100] as const

/** Common part of the black list and the de-registration list: both have the same entries (docs/requirements/registries.md). */
export const strikeList = {
  key: 'brn',
  fixed: { status: 'ON' },
  sizes: registrySizes,
  size: 15,
  search: { filter: 'search', on: 'enter', placeholder: 'BRN or name' },
  filters: { from: date('Start date'), to: date('End date') },
  period: { from: 'from', to: 'to' },
  fields: {
    brn: code('BRN', { width: 18, leadsTo: 'entity' }),
    companyName: text('Name', { leadsTo: ({ brn }: StrikeEntry) => ({ record: 'entity', key: brn }) }),
    createdAt: date('Date'),
    addedBy: text('Added By'),
  },
  columns: ['brn', 'companyName', 'createdAt', 'addedBy'],
  sortable: ['brn', 'companyName', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  headline: 'companyName',
} as const

/** History of an entry. The mapping looks inverted but is literal: fromStatus OFF reads 'Removed' (decision C4). */
export const strikeHistory = (
  read: Sending<StrikeEntry, StrikeHistory>,
  changeWords: Record<'added' | 'removed', string>,
): History<StrikeEntry> => ({
  title: ({ companyName, brn }) => companyName ?? brn,
  leadsTo: ({ brn }) => ({ record: 'entity', key: brn }),
  read,
  facts: [
    { label: 'Date added', kind: 'dateTime', of: ({ createdAt }) => createdAt },
    { label: 'Date updated', kind: 'dateTime', of: ({ updatedAt }) => updatedAt },
    { label: 'Added By', kind: 'text', of: ({ lastStatusUpdateDoneBy, addedBy }) => lastStatusUpdateDoneBy ?? addedBy },
  ],
  changeWords,
  changes: answer =>
    (answer as StrikeHistory).history.map(({ fromStatus, createdAt, addedBy, reason }) => ({
      word: fromStatus === 'OFF' ? 'removed' : 'added',
      at: createdAt,
      by: addedBy,
      reason,
    })),
})

export const strikeImportColumns: ImportColumn[] = [
  {
    source: 'brn',
    label: 'BRN',
    headers: ['BRN', 'Registration No', 'Registration Number', 'Business Registration Number', 'Company No', 'Number'],
    required: true,
    unique: true,
    kind: 'ENTITY',
    longest: 30,
    pattern: BRN,
    patternSays: 'Wrong form of a BRN. Enter it as 80020001234567, or as P-100226 for an old one',
  },
  {
    source: 'companyName',
    label: 'Name',
    headers: ['Name', 'Company Name', 'Company', 'Entity Name', 'Business Name'],
    longest: 500,
  },
]

/** Each row names an entity; older ones than the register has may be listed too (decision 005). */
export const strikeImportLookUp: ImportLookUp = {
  source: 'brn',
  most: MOST_LOOKED_UP,
  read: entities.unknown.from((brns: readonly string[]) => ({ body: { brns: [...brns] } })),
}
