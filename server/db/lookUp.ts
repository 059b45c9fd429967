import { offsetOf, type Page } from '@contract/dialects'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database'
import { executePrepared } from './prepared'

type LookUp = {
  from: SQLWrapper
  /** Condition of the number, served by an index, and of the list. Its text is the same for every number. */
  where: SQL | undefined
  /** Row in the shape of the wire. */
  row: SQL
  order: SQL
  page: Page
  /** Amount to add up over all rows found. */
  sum?: SQLWrapper | undefined
}

type Totals = { total: number; sum: string | null }

/**
 * Reads a page of the rows with a number that was typed as a whole. Returns undefined when no row has it, on whatever page:
 * the number may then be a part of others.
 */
export const lookUp = async <Row>(
  db: Db,
  { from, where = sql`true`, row, order, page, sum }: LookUp,
): Promise<{ rows: Row[]; total: number; sum?: string } | undefined> => {
  const offset = offsetOf(page)
  const totals = (over: SQL) =>
    sql`count(*) ${over}::int AS total, ${sum ? sql`sum(${sum}) ${over}::text` : sql`NULL::text`} AS sum`
  const rows = await executePrepared<Totals & { row: Row }>(
    db,
    sql`SELECT ${row} AS row, ${totals(sql`OVER ()`)} FROM ${from} WHERE ${where}
      ORDER BY ${order} LIMIT ${page.perPage} OFFSET ${offset}`,
  )
  const [beyond] =
    rows.length || !offset
      ? rows
      : await executePrepared<Totals>(db, sql`SELECT ${totals(sql``)} FROM ${from} WHERE ${where}`)
  if (!beyond?.total) return undefined
  return {
    rows: rows.map(({ row }) => row),
    total: beyond.total,
    ...(typeof beyond.sum === 'string' && { sum: beyond.sum }),
  }
}
