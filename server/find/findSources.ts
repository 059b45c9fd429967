import { type AccountType, accountTypes, Phone } from '@contract/accounts/account'
import { requestTypes } from '@contract/insolvency/applications'
import type { PersonalKind } from '@contract/personal'
import type { Found, FoundKind } from '@contract/portal/find'
import { inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { wholeTelephone } from '../accounts/accountRow'
import { account, entity, insolvencyApplication, legalDocument, payment, practitioner } from '../db/schema'
import { searchFold } from '../db/search'
import { standingOf } from '../registry/standing'

/** A table that is searched. All its kinds need the same permissions. */
export type Source = {
  kinds: readonly FoundKind[]
  table: PgTable
  where?: SQL
  row: {
    kind: SQLWrapper
    key: PgColumn
    title: SQLWrapper
    detail: SQLWrapper
    status: SQLWrapper
    standing?: SQL<Found['standing']>
    accountType?: SQL<AccountType | null>
  }
  /** Personal data that the detail is. It is masked: the answer has no reason. */
  personalDetail?: PersonalKind
  /** Numbers in capitals, each with an index. */
  numbers: readonly SQLWrapper[]
  /** Returns the condition, with an index, that another value is the whole text; undefined where the text can be none. */
  isWhole?(text: string): SQL | undefined
  /** Column that the indexes of names begin with, and its values. */
  groups?: { column: PgColumn; values: readonly string[] }
  /** Names in capitals, each with an index of its beginnings, as few as can be: each is one look. */
  names: readonly SQLWrapper[]
  /** Numbers in capitals, each with an index of its beginnings. */
  numberStarts: readonly PgColumn[]
  /** Text in capitals, with an index of its trigrams. */
  text?: SQLWrapper
  /** Rows that are read of those that hold the words of a text, at most: the best of them are shown. */
  mostHolding?: number
}

/** Rows that are put in order after they are read: to order all of them in PostgreSQL would read many thousands. */
const MOST_RANKED = 50

const only = (kind: FoundKind) => sql`${kind}::text`
/** Column of a row that its table does not have. */
export const nothing = sql`NULL::text`

const accountName = searchFold(account.displayName)
const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** Returns the condition of a whole e-mail address or telephone. Parts find nothing: they would tell the whole bit by bit. */
const isContact = (text: string) =>
  or(
    ADDRESS.test(text) ? sql`lower(${account.email}) = lower(${text}::text)` : undefined,
    Phone.safeParse(text).success ? wholeTelephone(text) : undefined,
  )

const entities: readonly FoundKind[] = ['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY']

/** Tables that the command palette searches. */
export const sources: readonly Source[] = [
  {
    kinds: entities,
    table: entity,
    where: inArray(entity.register, [...entities]),
    groups: { column: entity.register, values: entities },
    row: {
      kind: entity.register,
      key: entity.brn,
      title: entity.name,
      detail: nothing,
      status: entity.status,
      standing: standingOf(entity.brn),
    },
    numbers: [entity.brn],
    names: [searchFold(entity.name)],
    numberStarts: [entity.brn],
    text: entity.searchText,
  },
  {
    kinds: ['LEGAL_DOCUMENT'],
    table: legalDocument,
    row: {
      kind: only('LEGAL_DOCUMENT'),
      key: legalDocument.instrumentNumber,
      title: legalDocument.subjectMatter,
      detail: nothing,
      status: nothing,
    },
    numbers: [legalDocument.instrumentNumber],
    names: [searchFold(legalDocument.subjectMatter)],
    numberStarts: [],
    text: legalDocument.searchText,
  },
  {
    kinds: ['PRACTITIONER'],
    table: practitioner,
    row: {
      kind: only('PRACTITIONER'),
      key: practitioner.uniquePractitionerNumber,
      title: sql`${practitioner.firstName} || ' ' || ${practitioner.lastName}`,
      detail: nothing,
      status: sql`CASE WHEN ${practitioner.active} THEN 'ACTIVE' ELSE 'INACTIVE' END`,
    },
    numbers: [practitioner.uniquePractitionerNumber],
    names: [],
    numberStarts: [],
    text: practitioner.searchText,
    mostHolding: MOST_RANKED,
  },
  {
    kinds: ['PAYMENT'],
    table: payment,
    row: {
      kind: only('PAYMENT'),
      key: payment.prn,
      title: payment.transactionType,
      detail: payment.trackingNumber,
      status: payment.status,
    },
    numbers: [payment.prn, payment.trackingNumber],
    names: [],
    numberStarts: [payment.prn, payment.trackingNumber],
  },
  {
    kinds: ['INSOLVENCY_APPLICATION'],
    table: insolvencyApplication,
    where: inArray(insolvencyApplication.type, [...requestTypes]),
    row: {
      kind: only('INSOLVENCY_APPLICATION'),
      key: insolvencyApplication.trackingNumber,
      title: insolvencyApplication.companyName,
      detail: insolvencyApplication.brn,
      status: insolvencyApplication.status,
    },
    numbers: [insolvencyApplication.trackingNumber, insolvencyApplication.brn],
    names: [],
    numberStarts: [],
    text: insolvencyApplication.searchText,
    mostHolding: MOST_RANKED,
  },
  {
    kinds: ['ACCOUNT'],
    table: account,
    row: {
      kind: only('ACCOUNT'),
      key: account.id,
      title: account.displayName,
      detail: account.email,
      status: nothing,
      accountType: sql`${account.accountType}`,
    },
    personalDetail: 'email',
    numbers: [sql`upper(${account.idNumber})`],
    isWhole: isContact,
    groups: { column: account.accountType, values: accountTypes },
    names: [accountName],
    numberStarts: [],
    text: accountName,
    mostHolding: MOST_RANKED,
  },
]
