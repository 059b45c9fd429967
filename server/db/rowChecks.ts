import { fieldRefusal, Refusal } from '@contract/errors'
import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database'

/** Returns the row to change. Refuses when the caller saw an older version, which would overwrite a change unseen. */
export const getSeen = <Row extends { version: number }>(rows: readonly Row[], version: number | undefined): Row => {
  const [row] = rows
  if (!row) throw new Refusal('no-such-entry')
  if (version !== undefined && version !== row.version) throw new Refusal('changed-meanwhile')
  return row
}

type Table = PgTable & { id: PgColumn }
type NamedTable = Table & { name: PgColumn }

/** Returns the condition that a column has this text in any letter case, in a row other than `self`. */
const sameText = (table: Table, column: PgColumn, text: string, self: number | string) =>
  and(sql`lower(${column}) = lower(${text})`, sql`${table.id}::text <> ${String(self)}`)

/**
 * Refuses, by field, a code that another row of the table has in any letter case; `self` is the row itself, and `headline`
 * the column that the refusal calls the other row by.
 */
export const refuseCode = async (
  db: Db,
  table: Table & { name?: PgColumn },
  column: PgColumn,
  code: string,
  field: string,
  self: number | string = 0,
  headline = table.name ?? column,
) => {
  const [other] = await db
    .select({ name: sql<string>`${headline}` })
    .from(table)
    .where(sameText(table, column, code, self))
  if (!other) return
  throw fieldRefusal(field, 'code-taken', { code, name: other.name })
}

/**
 * Refuses, by field, a name that another row of the table has in any letter case; `among` limits the rows that count.
 */
export const refuseName = async (
  db: Db,
  table: NamedTable,
  name: string,
  field: string,
  self: number | string = 0,
  among?: SQL,
) => {
  const others = await db
    .select({ name: table.name })
    .from(table)
    .where(and(sameText(table, table.name, name, self), among))
  if (others.length) throw new Refusal('name-taken', { name }, { [field]: { code: 'exists', params: { name } } })
}

/** Serialises inserts and renames in a table, so that a free name stays free until it is inserted. */
export const oneAtATime = (db: Db, what: string) =>
  db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`daftari:${what}`}))`)
