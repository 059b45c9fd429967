import type { Page } from '@contract/dialects'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database'
import { likePrefix, likeSearch, makesTrigrams } from './search'
import { keptSumOf, total, totalOf } from './tally'

export type PageQuery = {
  table: SQL
  /** The primary key. */
  key: SQL
  /** Columns the order needs beside the key; an index holds them all, in this order. */
  sortKeys: SQL
  order: SQL
  /** The row as the wire wants it: the arguments of json_build_object. */
  row: SQL
  /** What every row of the list fulfils, in words that an index answers. */
  where?: SQL
  /** The kept total of `where` without a search. */
  totalKey: string | readonly string[]
  page: Page
  search?: string | undefined
  /** What else is looked for, beside `search`: nobody keeps a total of it. */
  sought?: SQL | undefined
  /** What must start with a text that trigrams cannot find, such as one or two letters. */
  prefixes?: SQL[]
  /** An amount of each row that is summed over all that is found, and the keys under which its cents are kept. */
  sum?: { of: SQL; keys: readonly string[] }
  /** Where the total of a search may stop counting, in a table so large that a common word is in most of it. */
  countTo?: number
}

// Up to here the rows before the page are read and dropped for less than a join costs.
const NEAR = 600
// Past this many rows the total is asked for first, so that a page beyond the end costs nothing.
const FAR = 10_000

/** A search as a condition: anywhere in `search_text`, or, for text that trigrams cannot find, at the start of a prefix. */
export const searchCondition = (typed: string, prefixes: SQL[]): SQL =>
  makesTrigrams(typed)
    ? sql`search_text LIKE ${likeSearch(typed)}`
    : sql`(${sql.join(
        prefixes.map(prefix => sql`${prefix} LIKE ${likePrefix(typed)}`),
        sql` OR `,
      )})`

const columnsFound = ({ key, sortKeys, sum }: PageQuery) =>
  sql`${key} AS key, ${sortKeys}${sum ? sql`, ${sum.of} AS summed` : sql``}`

const summed = ({ sum }: PageQuery) => (sum ? sql`coalesce(sum(summed), 0)::text` : sql`NULL`)

/** A search whose rows are found once, for page and total both. */
const foundOnce = (query: PageQuery, condition: SQL, slice: SQL) => sql`
  found AS MATERIALIZED (SELECT ${columnsFound(query)} FROM ${query.table} WHERE ${condition}),
  counted AS (SELECT count(*)::int AS total, ${summed(query)} AS sum FROM found),
  wanted AS (SELECT key FROM found ${slice})`

/**
 * The same, but no more than `countTo` are found. When there are more, the page comes from an index in the order of the
 * list, which meets what is common soon, and nothing is said of their sum.
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
 * One page of a list with its total, in one query. Without a search the total is the kept one and the page's keys come
 * from an index alone; with one, the rows found are found once, for page and total both. A sum is had as the total is.
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
