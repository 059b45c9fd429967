import type { LoadReason } from '@contract/portal/loadReasons'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { brn, type ReadCell, text } from './cells'

/** A field of a row: its column in the register, how a cell is read, and headers that name it. */
export type Field = {
  column: PgColumn
  read: ReadCell
  label: string
  headers?: readonly string[]
  required?: true
  /** Value of an empty cell, in PostgreSQL's text form; NULL without one. */
  empty?: string
  /** The result of a load has the sum of the field. */
  sum?: true
}

type Values = Readonly<Record<string, string | null | undefined>>

/** A kind of rows that can be loaded: its table, the fields of its key, and what must exist before. */
export type Kind = {
  name: LoadKind
  table: PgTable
  fields: Readonly<Record<string, Field>>
  /** Fields that tell a row of this kind from all others. */
  key: readonly string[]
  /** Columns with one value in all rows of the kind. */
  fixed?: Readonly<Record<string, string>>
  /** Names of files and sheets of the kind, beside its own. */
  files: readonly string[]
  /** Rows that must exist, by the columns of this kind that name them. */
  needs: readonly { kind: LoadKind; columns: readonly PgColumn[]; reason: LoadReason }[]
  /** The rows are columns of rows of another kind. */
  within?: LoadKind
  /** Column whose value, behind the BRN, is the key of versions; see docs/decisions/120-versions.md. */
  versionKey?: readonly PgColumn[]
  /** Rows are never changed by a load: this reason refuses those that differ from the register. */
  final?: LoadReason
  /** SQL condition of the rows `t` of the register that are exported; all without one. */
  exported?: string
  /** Checks the values of a row together. */
  check?(values: Values): { reason: LoadReason; params?: Record<string, string> } | undefined
}

export const loadKinds = [
  'entities',
  'addresses',
  'people',
  'roles',
  'classes',
  'holdings',
  'charges',
  'filings',
  'documents',
  'blacklist',
  'deregistrations',
] as const
export type LoadKind = (typeof loadKinds)[number]

export const MOST_NO = 32_767
export const MOST = Number.MAX_SAFE_INTEGER
const brnHeaders = ['Registration No', 'Registration Number', 'Business Registration Number', 'Company No', 'Entity No']
export const brnOf = (column: PgColumn): Field => ({
  column,
  read: brn,
  label: 'BRN',
  headers: brnHeaders,
  required: true,
})
export const ofEntity = (column: PgColumn) => [{ kind: 'entities', columns: [column], reason: 'no-entity' }] as const
export const lines = (most = 200) => text(most)
