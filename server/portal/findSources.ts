import { requestTypes } from '@contract/insolvency/applications'
import type { FoundKind } from '@contract/portal/find'
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { entity, insolvencyApplication, legalDocument, payment, practitioner } from '../db/schema'

/** A table that is searched. All its kinds need the same permissions. */
export type Source = {
  kinds: readonly FoundKind[]
  table: PgTable
  where?: SQL
  row: { kind: SQLWrapper; key: PgColumn; title: SQLWrapper; detail: SQLWrapper; status: SQLWrapper }
  /** Columns of numbers in capitals, each with an index. */
  numbers: readonly PgColumn[]
  /** Column of the kind, where the indexes of names begin with it. */
  kindColumn?: PgColumn
  /** Names in capitals, each with an index of its beginnings, as few as can be: each is one look. */
  names: readonly SQLWrapper[]
  /** Numbers in capitals, each with an index of its beginnings. */
  numberStarts: readonly PgColumn[]
  /** Column of all text in capitals, with an index of its trigrams. */
  text?: PgColumn
}

const only = (kind: FoundKind) => sql`${kind}::text`
const nothing = sql`NULL::text`

const entities: readonly FoundKind[] = ['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY']

/** Tables that the command palette searches. */
export const sources: readonly Source[] = [
  {
    kinds: entities,
    table: entity,
    where: inArray(entity.register, [...entities]),
    kindColumn: entity.register,
    row: { kind: entity.register, key: entity.brn, title: entity.name, detail: nothing, status: entity.status },
    numbers: [entity.brn],
    names: [sql`upper(${entity.name})`],
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
    names: [sql`upper(${legalDocument.subjectMatter})`],
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
  },
]
