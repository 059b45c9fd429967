import { type AccessEntry, ALL_FILES, accessLog } from '@contract/portal/accessLog'
import type { Actor } from '@contract/portal/audit'
import { sayRegistryTime } from '@contract/registryDay'
import type { Action } from '@/definition/defineResource'
import { choice, code, computed, dateTime, place, text } from '@/definition/field'
import { listOptions } from '@/definition/listOptions'
import { typesOfFiles } from '@/definition/recordLink'
import { fileLead } from './fileLeads'

/** Kinds of access, in the order in which they are offered. */
export const accessKindWords = { OPEN: 'Opened', REVEAL: 'Revealed', EXPORT: 'Exported', PRINT: 'Printed' }

/** Kinds of files in the access log. */
export const fileKindWords = {
  ENTITY: 'Entity',
  PERSON: 'Person',
  PRACTITIONER: 'Practitioner',
  LEGAL_DOCUMENT: 'Legal document',
  APPLICATION: 'Insolvency application',
  ACCOUNT: 'Account',
  PAYMENT: 'Payment',
  DOCUMENT: 'Attachment',
  PEOPLE_SEARCH: 'Search of people',
  ACCESS_LOG: 'Access log',
}

/** Sentences of the log: by kind of access, and by kind of file where it has its own. */
const sentences = {
  OPEN: '%{who} opened the file of %{what}',
  OPEN_PERSON: '%{who} opened the page of %{what}',
  OPEN_DOCUMENT: '%{who} opened the attachment %{what}',
  OPEN_ACCOUNT: '%{who} opened the account of %{what}',
  OPEN_PAYMENT: '%{who} opened the payment %{what}',
  OPEN_PEOPLE_SEARCH: '%{who} searched people',
  OPEN_ACCESS_LOG: '%{who} read the access log',
  OPEN_ACCESS_LOG_OF: '%{who} read the access log about %{what}',
  REVEAL: '%{who} revealed the personal data of %{what}',
  EXPORT: '%{who} exported the list %{place}',
  EXPORT_FILE: '%{who} exported %{place} of the file of %{what}',
  PRINT: '%{who} printed %{place}',
  PRINT_FILE: '%{who} printed the file of %{what}',
}

/** Returns the key of the sentence of an entry. */
const sentenceOf = ({ kind, fileKind, fileKey }: AccessEntry): keyof typeof sentences => {
  const hasKey = Boolean(fileKey && fileKey !== ALL_FILES)
  if (kind === 'REVEAL') return 'REVEAL'
  if (kind !== 'OPEN') return hasKey ? `${kind}_FILE` : kind
  if (fileKind === 'ACCESS_LOG') return hasKey ? 'OPEN_ACCESS_LOG_OF' : 'OPEN_ACCESS_LOG'
  const own = `OPEN_${fileKind}`
  return Object.keys(sentences).find((key): key is keyof typeof sentences => key === own) ?? 'OPEN'
}

const reasonWords = {
  ENQUIRY: 'Enquiry',
  COURT_ORDER: 'Court order',
  CORRECTION: 'Correction',
  INVESTIGATION: 'Investigation',
  COMPLAINT: 'Complaint',
}

/** People who appear in the access log, suggested by a part of their name. */
export const actors = listOptions(accessLog.actors, {
  value: ({ id }: Actor) => id,
  label: ({ name }) => name,
  search: { filter: 'q', placeholder: 'Name', none: 'Nobody of this name is in the log', sizes: [20], chosen: 'id' },
})

export const accessFields = {
  at: dateTime('When', { width: 18 }),
  actorName: text('Who', { width: 'name' }),
  kind: choice('Access', accessKindWords, { tone: kind => (kind === 'REVEAL' ? 'warning' : undefined) }),
  address: code('From'),
  call: code('Call'),
  resource: place('List or page'),
  reference: text('Reference'),
}

/** Returns who looked, and the day as the list shows it. */
export const entryTitle = ({ actorName, at }: Pick<AccessEntry, 'actorName' | 'at'>) =>
  `${actorName} · ${sayRegistryTime(at, 'DD-MM-YYYY')}`

const isRandom = (key: string) => /^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i.test(key)

/** Returns the file of an entry: its name and its number, as far as they say something. */
const whatOf = ({ fileName, fileKey }: AccessEntry): string => {
  const number = fileKey && fileKey !== ALL_FILES && !isRandom(fileKey) ? fileKey : ''
  if (!fileName) return number || (fileKey ?? '')
  return number && !fileName.includes(number) ? `${fileName} (${number})` : fileName
}

/** Columns of the file. Random keys, such as those of accounts and attachments, say nothing: the name stands for them. */
export const accessColumns = <Row extends AccessEntry>() => ({
  fileType: computed<Row>('choice', 'File type', row => row.fileKind, { options: fileKindWords }),
  file: computed<Row>(
    'code',
    'File number',
    ({ fileKey }) => (fileKey && fileKey !== ALL_FILES && !isRandom(fileKey) ? fileKey : undefined),
    { leadsTo: ({ fileKind, fileKey, entityKind }) => fileLead(fileKind, fileKey, entityKind) },
  ),
  about: computed<Row>('place', 'File', ({ fileName, resource }) => fileName ?? resource, { width: 'rest' }),
  event: computed<Row>('choice', 'What happened', sentenceOf, {
    options: sentences,
    fill: (row, text) => ({ who: row.actorName, what: whatOf(row), place: text('resource') }),
    leadsTo: ({ fileKind, fileKey, entityKind }) => fileLead(fileKind, fileKey, entityKind),
    width: 'rest',
  }),
  reason: computed<Row>('choice', 'Reason', row => row.reason, { options: reasonWords }),
})

const viewers: Readonly<Record<string, string>> = {
  ENTITY: 'file-viewer',
  PRACTITIONER: 'practitioner-viewer',
  LEGAL_DOCUMENT: 'document-viewer',
}
const keyOf = ({ fileKey }: AccessEntry) => encodeURIComponent(fileKey ?? '')

/**
 * Actions that open the file of an entry: one for each permission that a page of files needs. `primary` ones are buttons
 * in the row.
 */
export const openFile = <Row extends AccessEntry>(
  primary: boolean,
): Record<'open' | 'openApplication' | 'openPayment' | 'openPerson', Action<Row>> => ({
  open: {
    type: 'open',
    label: 'Open file',
    icon: 'badge',
    primary,
    when: ({ fileKind, fileKey }) => Boolean(fileKey && viewers[fileKind ?? '']),
    permit: 'can_view_reservation_settings',
    open: row => `registry/${viewers[row.fileKind ?? '']}/${keyOf(row)}`,
    fileType: row => typesOfFiles[row.entityKind ?? ''],
  },
  openApplication: {
    type: 'open',
    label: 'Open application',
    icon: 'badge',
    primary,
    when: ({ fileKind }) => fileKind === 'APPLICATION',
    permit: 'can_access_settings',
    open: row => `insolvency-settings?application=${keyOf(row)}`,
  },
  openPayment: {
    type: 'open',
    label: 'Open transaction',
    icon: 'badge',
    primary,
    when: ({ fileKind }) => fileKind === 'PAYMENT',
    permit: 'can_access_billing_settings',
    open: row => `billing/transactions?prn=${keyOf(row)}`,
  },
  openPerson: {
    type: 'open',
    label: 'Open person',
    icon: 'badge',
    primary,
    when: ({ fileKind }) => fileKind === 'PERSON',
    permit: 'can_search_people',
    open: row => `people/${keyOf(row)}`,
  },
})

/** Fields of the dialog that shows an entry in full. */
export const detailFields = [
  'event',
  'at',
  'actorName',
  'kind',
  'fileType',
  'file',
  'about',
  'reason',
  'reference',
  'resource',
  'address',
  'call',
] as const
