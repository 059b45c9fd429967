import { Refusal } from '@contract/errors'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database'

/** Returns the row to change. Refuses when the caller saw an older version, which would overwrite a change unseen. */
export const getSeen = <Row extends { version: number }>(rows: readonly Row[], version: number | undefined): Row => {
  const [found] = rows
  if (!found) throw new Refusal('no-such-entry')
  if (version !== undefined && version !== found.version) throw new Refusal('changed-meanwhile')
  return found
}

/** Refuses, by field, a code that another row of the table has in any letter case; `self` is the row itself. */
export const refuseCode = async (
  db: Db,
  table: SQL,
  column: SQL,
  code: string,
  field: string,
  self: number | string = 0,
) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT name FROM ${table} WHERE lower(${column}) = lower(${code}) AND id::text <> ${String(self)}`,
  )
  const name = rows[0]?.name
  if (name === undefined) return
  const refusal = new Refusal('code-taken', { code, name })
  throw new Refusal(refusal.code, refusal.params, { [field]: refusal.message })
}

/** Refuses, by field, a name that another row of the table has in any letter case. */
export const refuseName = async (db: Db, table: SQL, name: string, field: string, self: number | string = 0) => {
  const { rows } = await db.execute(
    sql`SELECT FROM ${table} WHERE lower(name) = lower(${name}) AND id::text <> ${String(self)}`,
  )
  if (rows.length) throw new Refusal('name-taken', { name }, { [field]: `${name} already exists` })
}

/** Serialises inserts and renames in a table, so that a free name stays free until it is inserted. */
export const oneAtATime = (db: Db, what: string) =>
  db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`daftari:${what}`}))`)
