import type { AccountType } from '@contract/accounts/account'
import type { Found, FoundKind } from '@contract/portal/find'
import type { RecordKind } from '@contract/portal/noteKinds'
import { HOME } from '@/authProvider/guard'
import { addressOfRecord, type LinkedRecord } from '@/definition/recordLink'

type Number = Pick<Found, 'key' | 'status'>
type Account = Pick<Found, 'title' | 'accountType'>

/** Returns the address of a page below /home; empty values are left out of its query. */
export const page = (path: string, query: Record<string, string | null | undefined> = {}) => {
  const present = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(present).toString()
  return `${HOME}/${path}${search && `?${search}`}`
}
const recordAddress =
  (record: LinkedRecord) =>
  ({ key }: Number) =>
    `${HOME}/${addressOfRecord(record, key)}`
const file = (fileType: string) => ({
  fileType,
  hasJourney: true,
  notes: 'ENTITY' as const,
  hasReaders: true,
  pageOf: recordAddress('entity'),
})

type RecordPage = {
  fileType?: string
  /** Tells that the number of a record is the number of a case. */
  hasJourney?: boolean
  /** Tells that the key is a number of the computer alone, which staff do not know. */
  hasOpaqueKey?: boolean
  /** Kind under which the head of the page has the notes of the record. */
  notes?: RecordKind
  /** Tells that the head of the page has "Who looked". */
  hasReaders?: boolean
  pageOf(record: Number): string
}

/** Pages of all kinds of records; the same addresses that the lists lead to. */
const kinds: Record<FoundKind, RecordPage> = {
  COMPANY: file('company'),
  BUSINESS_NAME: file('business'),
  BUILDING_SOCIETY: file('building-society'),
  LEGAL_DOCUMENT: {
    notes: 'LEGAL_DOCUMENT',
    hasReaders: true,
    pageOf: recordAddress('instrument'),
  },
  PRACTITIONER: {
    notes: 'PRACTITIONER',
    hasReaders: true,
    pageOf: recordAddress('practitioner'),
  },
  PAYMENT: { hasJourney: true, pageOf: recordAddress('payment') },
  INSOLVENCY_APPLICATION: {
    hasJourney: true,
    pageOf: ({ key, status }) => page('insolvency-settings', { tab: 'submissions', search: key, status }),
  },
  ACCOUNT: { hasOpaqueKey: true, pageOf: ({ key }) => page('accounts/summary', { account: key }) },
  PERSON: { hasOpaqueKey: true, notes: 'PERSON', pageOf: recordAddress('person') },
}

/** Returns the page of a record. */
export const pageOf = (kind: FoundKind, record: Number): string => kinds[kind].pageOf(record)

/** Returns the type of file that the page of a kind shows; undefined for other pages. */
export const fileTypeOf = (kind: FoundKind | undefined): string | undefined => kind && kinds[kind].fileType

/** Returns the page with the journey of a record's case; undefined for records that are no case. */
export const journeyOf = (kind: FoundKind, { key }: Number): string | undefined =>
  kinds[kind].hasJourney ? page(`journey/${encodeURIComponent(key)}`) : undefined

/** Returns the kind of the notes in the head of a record's page; undefined without notes. */
export const notesOf = (kind: FoundKind): RecordKind | undefined => kinds[kind].notes

/** Tells whether the head of a record's page has "Who looked". */
export const hasReaders = (kind: FoundKind): boolean => kinds[kind].hasReaders ?? false

/** Tells whether the key of a kind is a number of the computer alone, which staff do not know. */
export const hasOpaqueKey = (kind: FoundKind): boolean => kinds[kind].hasOpaqueKey ?? false

/** Tabs of the lists of accounts, by the type of the account. */
const accountTabs: Record<AccountType, string> = {
  INDIVIDUAL: 'clients',
  BACKOFFICE: 'staff',
  BUSINESS: 'businesses',
  PARTNER: 'partners',
  MDA: 'mdas',
  PRIVATE_ORGANIZATION: 'private',
}

/** Returns the list with the actions of an account, searched for its name; undefined for other records. */
export const accountListOf = ({ title, accountType }: Account): string | undefined => {
  if (!accountType) return undefined
  // Partners arrive whole, without a search.
  const search = accountType === 'PARTNER' ? null : title
  return page('accounts/breakdown', { tab: accountTabs[accountType], search })
}
