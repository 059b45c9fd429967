import type { Page } from '@contract/dialects'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database'
import { likePrefix, likeSearch, makesTrigrams } from './search'
import { keptSumOf, total, totalOf } from './totals'

export type PageQuery = {
  table: SQL
  /** Primary key. */
  key: SQL
  /** Columns of the order besides the key; one index holds all of them in this order. */
  sortKeys: SQL
  order: SQL
  /** Row in the shape of the wire: the arguments of json_build_object. */
  row: SQL
  /** Condition of every row of the list, in a form that an index serves. */
  where?: SQL
  /** Key or keys of the stored total of `where` without a search. */
  totalKey: string | readonly string[]
  page: Page
  search?: string | undefined
  /** Additional search conditions; their total is not stored. */
  sought?: SQL | undefined
  /** Columns to match at the start when the search text has no trigram, such as one or two letters. */
  prefixes?: SQL[]
  /** Amount summed over all rows found, and the keys under which its cents are stored. */
  sum?: { of: SQL; keys: readonly string[] }
  /** Number at which the count of a search may stop, for tables so large that a common word occurs in most rows. */
  countTo?: number
}

// Offset up to which reading and dropping the rows before the page is cheaper than a join.
const NEAR = 600
// Offset beyond which the total is read first, so that a page past the end costs nothing.
const FAR = 10_000

/**
 * Returns the condition of a search: anywhere in `search_text`, or at the start of a prefix when the text has no
 * trigram.
 */
const searchCondition = (typed: string, prefixes: SQL[]): SQL =>
  makesTrigrams(typed)
    ? sql`search_text LIKE ${likeSearch(typed)}`
    : sql`(${sql.join(
        prefixes.map(prefix => sql`${prefix} LIKE ${likePrefix(typed)}`),
        sql` OR `,
      )})`

const columnsFound = ({ key, sortKeys, sum }: PageQuery) =>
  sql`${key} AS key, ${sortKeys}${sum ? sql`, ${sum.of} AS summed` : sql``}`

const summed = ({ sum }: PageQuery) => (sum ? sql`coalesce(sum(summed), 0)::text` : sql`NULL`)

/** Finds the rows of a search once, for both the page and the total. */
const foundOnce = (query: PageQuery, condition: SQL, slice: SQL) => sql`
  found AS MATERIALIZED (SELECT ${columnsFound(query)} FROM ${query.table} WHERE ${condition}),
  counted AS (SELECT count(*)::int AS total, ${summed(query)} AS sum FROM found),
  wanted AS (SELECT key FROM found ${slice})`

/**
 * Does the same for at most `countTo` rows. With more matches the page comes from an index in list order, which finds
 * common values quickly, and there is no sum.
 */
const foundInPart = (query: PageQuery, condition: SQL, slice: SQL, countTo: number) => sql`
  found AS MATERIALIZED (
    SELECT ${columnsFound(query)} FROM ${query.table} WHERE ${condition} LIMIT ${countTo + 1}),
  counted AS MATERIALIZED (
    SELECT least(count(*), ${countTo})::int AS total, count(*) > ${countTo} AS more,
      CASE WHEN count(*) <= ${countTo} THEN ${summed(query)} END AS sum
    FROM found),
  wanted AS (
    (SELECT key FROM found WHERE (SELECT NOT more FROM counted) ${slice})
    UNION ALL (
      SELECT ${query.key} FROM ${query.table} WHERE ${condition} AND (SELECT more FROM counted) ${slice}))`

type Answer<Row> = { total: number; sum: string | null; rows: Row[] }

/**
 * Reads one page of a list with its total, in one query. Without a search the total is the stored one and the keys of
 * the page come from an index alone; with a search, the rows are found once for both page and total. A sum comes from
 * the same place as the total.
 */
export const readPage = async <Row>(
  db: Db,
  query: PageQuery,
): Promise<{ rows: Row[]; total: number; sum?: string | undefined }> => {
  const { table, key, order, row, where = sql`true`, totalKey, page, search, sought, prefixes = [], countTo } = query
  const offset = (page.page - 1) * page.perPage
  const slice = sql`ORDER BY ${order} LIMIT ${page.perPage} OFFSET ${offset}`
  const conditions = [...(search?.trim() ? [searchCondition(search, prefixes)] : []), ...(sought ? [sought] : [])]
  const searching = conditions.length > 0
  const keptSum = query.sum ? keptSumOf(query.sum.keys) : sql`NULL`
  const read = async (asked: SQL) => {
    const { rows: answers } = await db.execute<Answer<Row>>(asked)
    const { rows = [], total = 0, sum } = answers[0] ?? {}
    return { rows, total, ...(typeof sum === 'string' && { sum }) }
  }

  if (!searching && offset >= FAR && offset >= (await total(db, totalKey)))
    return read(sql`SELECT ${totalOf(totalKey)} AS total, ${keptSum} AS sum, '[]'::json AS rows`)
  if (!searching && offset < NEAR)
    return read(sql`
      SELECT ${totalOf(totalKey)} AS total, ${keptSum} AS sum, coalesce((SELECT json_agg(row) FROM (
        SELECT json_build_object(${row}) AS row FROM ${table} WHERE ${where} ${slice}) page), '[]') AS rows`)
  const condition = sql.join([where, ...conditions], sql` AND `)
  const keys = searching
    ? countTo
      ? foundInPart(query, condition, slice, countTo)
      : foundOnce(query, condition, slice)
    : sql`counted AS (SELECT ${totalOf(totalKey)} AS total, ${keptSum} AS sum),
      wanted AS MATERIALIZED (SELECT ${key} AS key FROM ${table} WHERE ${where} ${slice})`
  return read(sql`
    WITH ${keys}
    SELECT (SELECT total FROM counted) AS total, (SELECT sum FROM counted) AS sum, coalesce(
      (SELECT json_agg(json_build_object(${row}) ORDER BY ${order}) FROM wanted JOIN ${table} ON ${key} = wanted.key),
      '[]') AS rows`)
}
