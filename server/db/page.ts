import { offsetOf, type Page } from '@contract/dialects'
import { and, getTableColumns, getTableName, is, or, SQL, type SQLWrapper, Subquery, sql } from 'drizzle-orm'
import { PgColumn, PgTable, PgText } from 'drizzle-orm/pg-core'
import type { Db } from './database'
import { type JsonFields, jsonObject } from './json'
import { lookUp } from './lookUp'
import { executePrepared } from './prepared'
import { renderOnce } from './renderOnce'
import { isNumber, likePrefix, likeSearch, makesTrigrams, searchFold, spellingsOf } from './search'
import type { StoredTotal } from './totalDeclarations'
import { keptSumOf, total as readTotal, totalOf } from './totals'

export type PageQuery<Name extends string = string> = {
  table: PgTable | Subquery
  /** Primary key. */
  key: SQLWrapper
  /** Columns of the order, as `asc` and `desc` give them; one index holds all of them in this order. */
  order: readonly SQL[]
  /** Row in the shape of the wire. */
  row: JsonFields<Name>
  /** Condition of every row of the list, in a form that an index serves. */
  where?: SQL | undefined
  /** Stored total of `where` without a search; without it, the rows are counted. */
  total?: StoredTotal | undefined
  page: Page
  search?: string | undefined
  /** Additional search conditions; their total is not stored. */
  sought?: SQL | undefined
  /**
   * Expressions to match at the start when the search text has no trigram, such as one or two letters, or when the table
   * has no `searchText`. All text columns of the table by default.
   */
  prefixes?: readonly SQLWrapper[]
  /**
   * Columns of numbers in capitals, each with an index: a search for a whole number looks there first, and searches
   * everything only when no row has it.
   */
  numbers?: readonly PgColumn[]
  /**
   * The same for whole numbers in `sought`: the condition that takes its place, through an index, unless no row meets it.
   */
  lookup?: SQL | undefined
  /** Amount summed over all rows found, and its stored total in cents. */
  sum?: { of: SQLWrapper; total: StoredTotal }
  /** Number at which the count of a search may stop, for tables so large that a common word occurs in most rows. */
  countTo?: number | undefined
}

// Offset up to which reading and dropping the rows before the page is cheaper than a join.
const NEAR = 600
// Step in which the number of rows before the end of such a page stands in its statement.
const STEP = 50
// Offset beyond which the total is read first, so that a page past the end costs nothing.
const FAR = 10_000

const columnsOf = (table: PageQuery['table']): Record<string, PgColumn> =>
  is(table, PgTable) ? getTableColumns(table) : {}

const textColumns = (table: PageQuery['table']) =>
  Object.values(columnsOf(table))
    .filter(column => is(column, PgText) && !column.generated)
    .map(searchFold)

/**
 * Returns the condition of a search: anywhere in the table's `searchText`, or at the start of a prefix when the text has
 * no trigram or the table no such column.
 */
const searchCondition = (typed: string, { table, prefixes = textColumns(table) }: PageQuery): SQL => {
  const { searchText } = columnsOf(table)
  if (searchText && makesTrigrams(typed)) return sql`${searchText} LIKE ${likeSearch(typed)}`
  const starts = prefixes.map(prefix => sql`${prefix} LIKE ${likePrefix(typed)}`)
  return starts.length ? sql`(${sql.join(starts, sql` OR `)})` : sql`false`
}

/** Returns the condition of rows with the number that was typed; undefined if no number was, or the table has none. */
const lookupOf = ({ search = '', numbers = [], sought, lookup }: PageQuery): SQL | undefined => {
  if (lookup) return lookup
  const spellings = numbers.length ? spellingsOf(search) : []
  return spellings.length ? and(sought, or(...numbers.map(column => isNumber(column, spellings)))) : undefined
}

type RenderedOrder = { order: SQL; columns: SQL }
const renderedOrders = new WeakMap<readonly SQL[], RenderedOrder>()

/** Returns an order and its columns without their directions; a constant order is rendered for the first request only. */
const orderOf = ({ order }: PageQuery): RenderedOrder => {
  const earlier = renderedOrders.get(order)
  if (earlier) return earlier
  const columns = order.flatMap(({ queryChunks }) =>
    queryChunks.filter(chunk => is(chunk, PgColumn) || is(chunk, SQL.Aliased)),
  )
  const rendered = {
    order: renderOnce(sql.join([...order], sql`, `)),
    columns: renderOnce(sql.join(columns, sql`, `)),
  }
  renderedOrders.set(order, rendered)
  return rendered
}

/** Matching rows, under the name of their table, so that the same order applies to them. */
const matchesAs = ({ table }: PageQuery) =>
  sql`matches AS ${sql.identifier(is(table, Subquery) ? table._.alias : getTableName(table))}`

const matchColumns = (query: PageQuery) =>
  sql`${query.key} AS key, ${orderOf(query).columns}${query.sum ? sql`, ${query.sum.of} AS summed` : sql``}`

const summed = ({ sum }: PageQuery) => (sum ? sql`coalesce(sum(summed), 0)::text` : sql`NULL`)

/** Finds the rows of a search once, for both the page and the total. */
const findMatches = (query: PageQuery, condition: SQL, slice: SQL) => sql`
  matches AS MATERIALIZED (SELECT ${matchColumns(query)} FROM ${query.table} WHERE ${condition}),
  counted AS (SELECT count(*)::int AS total, ${summed(query)} AS sum FROM matches),
  keys AS (SELECT key FROM ${matchesAs(query)} ${slice})`

/**
 * Does the same for at most `countTo` rows. With more matches the page comes from an index in list order, which finds
 * common values quickly, and there is no sum.
 */
const findSomeMatches = (query: PageQuery, condition: SQL, slice: SQL, countTo: number) => sql`
  matches AS MATERIALIZED (
    SELECT ${matchColumns(query)} FROM ${query.table} WHERE ${condition} LIMIT ${countTo + 1}),
  counted AS MATERIALIZED (
    SELECT least(count(*), ${countTo})::int AS total, count(*) > ${countTo} AS more,
      CASE WHEN count(*) <= ${countTo} THEN ${summed(query)} END AS sum
    FROM matches),
  keys AS (
    (SELECT key FROM ${matchesAs(query)} WHERE (SELECT NOT more FROM counted) ${slice})
    UNION ALL (
      SELECT ${query.key} FROM ${query.table} WHERE ${condition} AND (SELECT more FROM counted) ${slice}))`

/**
 * Returns a number of rows in steps as text of the statement: PostgreSQL then knows that few are wanted before it knows the
 * page, and plans the statement once for each step and connection.
 */
const few = (rows: number) => sql.raw(String(Math.ceil(rows / STEP) * STEP))

type Answer<Row> = { total: number; sum: string | null; rows: Row[] }

/**
 * Reads one page of a list with its total, in one query. Without a search the total is the stored one and the keys of
 * the page come from an index alone; with a search, the rows are found once for both page and total. A sum comes from
 * the same place as the total.
 */
export const readPage = async <Row>(
  db: Db,
  query: PageQuery<Extract<keyof Row, string>>,
): Promise<{ rows: Row[]; total: number; sum?: string | undefined }> => {
  const { table, key, where = sql`true`, total, page, search, sought, countTo } = query
  const { order } = orderOf(query)
  const row = jsonObject(query.row)
  const offset = offsetOf(page)
  const slice = sql`ORDER BY ${order} LIMIT ${page.perPage} OFFSET ${offset}`
  const conditions = [...(search?.trim() ? [searchCondition(search, query)] : []), ...(sought ? [sought] : [])]
  const isStored = total !== undefined && conditions.length === 0
  const keptSum = query.sum ? keptSumOf(query.sum.total) : sql`NULL`
  const answerOf = ([answer]: readonly Answer<Row>[]) => {
    const { rows = [], total = 0, sum } = answer ?? {}
    return { rows, total, ...(typeof sum === 'string' && { sum }) }
  }
  const read = async (asked: SQL) => answerOf((await db.execute<Answer<Row>>(asked)).rows)

  const lookup = lookupOf(query)
  const found =
    lookup && (await lookUp<Row>(db, { from: table, where: and(where, lookup), row, order, page, sum: query.sum?.of }))
  if (found) return found
  if (isStored && offset >= FAR && offset >= (await readTotal(db, total)))
    return read(sql`SELECT ${totalOf(total)} AS total, ${keptSum} AS sum, '[]'::json AS rows`)
  if (isStored && offset < NEAR)
    return answerOf(
      await executePrepared(
        db,
        sql`SELECT ${totalOf(total)} AS total, ${keptSum} AS sum, coalesce((SELECT json_agg(row) FROM (
          SELECT row FROM (
            SELECT ${row} AS row FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${few(offset + page.perPage)}) few
          LIMIT ${page.perPage} OFFSET ${offset}) page), '[]') AS rows`,
      ),
    )
  const condition = sql.join([where, ...conditions], sql` AND `)
  const keys = !isStored
    ? countTo
      ? findSomeMatches(query, condition, slice, countTo)
      : findMatches(query, condition, slice)
    : sql`counted AS (SELECT ${totalOf(total)} AS total, ${keptSum} AS sum),
      keys AS MATERIALIZED (SELECT ${key} AS key FROM ${table} WHERE ${where} ${slice})`
  return read(sql`
    WITH ${keys}
    SELECT (SELECT total FROM counted) AS total, (SELECT sum FROM counted) AS sum, coalesce(
      (SELECT json_agg(${row} ORDER BY ${order}) FROM keys JOIN ${table} ON ${key} = keys.key),
      '[]') AS rows`)
}
