/** Records that a value may lead to: each has a page of its own. */
export type LinkedRecord =
  | 'entity'
  | 'person'
  | 'payment'
  | 'journey'
  | 'instrument'
  | 'practitioner'
  | 'application'
  | 'account'

/** Record that a value leads to, by the key of its page; `fileType` is the type of an entity's file, where it is known. */
export type Lead = { record: LinkedRecord; key: string | null | undefined; fileType?: string | undefined }

/** A record whose key is the value itself, or a function that names the record of a row. */
// biome-ignore lint/suspicious/noExplicitAny: the row is typed where the field is written
export type LeadsTo<Row = any> = LinkedRecord | ((row: Row) => Lead | undefined)

/** Types of file in the viewer, by the kind or the register of an entity. */
export const typesOfFiles: Readonly<Record<string, string>> = {
  COMPANY: 'company',
  FOREIGN_COMPANY: 'company',
  BUSINESS_NAME: 'business',
  BUILDING_SOCIETY: 'building-society',
}

type RecordPage = { path: string; query?: string; also?: string }

/** Page of each kind of record, below /home: its key follows the path, or stands under a name of the query. */
const pages: Record<LinkedRecord, RecordPage> = {
  entity: { path: 'registry/file-viewer' },
  person: { path: 'people' },
  payment: { path: 'billing/transactions', query: 'prn' },
  journey: { path: 'journey' },
  instrument: { path: 'registry/document-viewer' },
  practitioner: { path: 'registry/practitioner-viewer' },
  account: { path: 'accounts/summary', query: 'account' },
  application: { path: 'insolvency-settings', query: 'application', also: 'tab=submissions&' },
}

/** Returns the page of a kind of record, which has its permission. */
export const pageOfRecord = (record: LinkedRecord): string => pages[record].path

/** Returns the address of a record's page, below /home. */
export const addressOfRecord = (record: LinkedRecord, key: string): string => {
  const { path, query, also = '' } = pages[record]
  return query ? `${path}?${also}${query}=${encodeURIComponent(key)}` : `${path}/${encodeURIComponent(key)}`
}

/** Returns the record that a value of a row leads to; undefined for a value that leads nowhere. */
export const leadOf = (leadsTo: LeadsTo | undefined, value: unknown, row: unknown): Lead | undefined => {
  if (!leadsTo || value === null || value === undefined || value === '') return undefined
  return typeof leadsTo === 'function' ? leadsTo(row) : { record: leadsTo, key: String(value) }
}
