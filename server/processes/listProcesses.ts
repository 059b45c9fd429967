import { offsetOf, type Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { dayOf, today, within } from '../db/days'
import { type JsonFields, jsonObject } from '../db/json'
import { lookUp } from '../db/lookUp'
import { renderOnce } from '../db/renderOnce'
import { process, processTotals, tally } from '../db/schema'
import { isNumber, likePrefix, spellingsOf } from '../db/search'
import { totalOf } from '../db/totals'
import { isUuid } from '../db/uuid'
import type { ProcessStatus, Service } from './process'

export type ProcessFilter = {
  service: Service
  statuses: readonly ProcessStatus[]
  /** First and last day, as YYYY-MM-DD. */
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

/** Number at which a search stops counting. */
const COUNTS_TO = 10_000

// Constant parts, rendered once: a page of many statuses repeats them for each.
const table = renderOnce(sql`${process}`)
const id = renderOnce(sql`${process.id}`)
const createdAt = renderOnce(sql`${process.createdAt}`)

/** Order of the rows, and the columns that it needs with the key: one index has them after service and status. */
type Ordering = { columns: SQL; by: SQL }

/** Returns the orders by a column in both directions, for which one index serves. */
const orderingsBy = (column: AnyPgColumn): Record<NonNullable<Page['sort']>['order'], Ordering> => {
  const columns = renderOnce(sql`${process.id}, ${column}`)
  return {
    ASC: { columns, by: renderOnce(sql`${asc(column)}, ${asc(process.id)}`) },
    DESC: { columns, by: renderOnce(sql`${desc(column)}, ${desc(process.id)}`) },
  }
}

const byDay = orderingsBy(process.createdAt)
const byRetries = orderingsBy(process.retries)
const newestFirst = byDay.DESC
/** Orders by the fields of the rows of both lists. */
const orderings: Readonly<Record<string, typeof byDay>> = {
  createdAt: byDay,
  brn: orderingsBy(process.brn),
  retries: byRetries,
  retryCount: byRetries,
}
const orderingOf = ({ sort }: Page) => (sort && orderings[sort.field]?.[sort.order]) ?? newestFirst

const span = (days: Pick<ProcessFilter, 'from' | 'to'>) => within(createdAt, days)

const further = (conditions: SQL[]) => sql.join(conditions.map(condition => sql` AND ${condition}`))

/** Rows of a page within an order. */
type Place = { offset: number; size: number; order: Ordering }

const renderedStatuses = new Map<string, SQL>()

/**
 * Returns FROM and WHERE of the processes of a status, with literals instead of parameters, so that the query is planned
 * for this status: one status may be a thousand times as frequent as another. Each is rendered once.
 */
const fromStatus = (service: Service, status: ProcessStatus): SQL => {
  const key = `${service}:${status}`
  const rendered = renderedStatuses.get(key)
  if (rendered) return rendered
  const from = renderOnce(sql`FROM ${process} WHERE ${process.service} = ${service} AND ${process.status} = ${status}`)
  renderedStatuses.set(key, from)
  return from
}

/**
 * Merges the rows of several statuses into one order: each status has its own index order, and only as many rows of
 * each are read as the page needs.
 */
const keysOf = ({ service, statuses }: ProcessFilter, conditions: SQL[], { offset, size, order }: Place) => sql`
  SELECT ${order.columns} FROM (${sql.join(
    statuses.map(
      status => sql`(SELECT ${order.columns} ${fromStatus(service, status)}${further(conditions)}
        ORDER BY ${order.by} LIMIT ${size + offset})`,
    ),
    sql` UNION ALL `,
  )}) AS ${table} ORDER BY ${order.by} LIMIT ${size} OFFSET ${offset}`

type DayCount = { day: string; count: number }

/**
 * Counts the processes of these statuses per day; days without any are left out. Days before the first one and after
 * tomorrow are not gone through: a caller may ask for thousands of years.
 */
const perDay = async (db: Db, { service, statuses, from, to }: ProcessFilter) => {
  // The oldest row of each status is the last entry of its index; one query for all statuses would scan them.
  const oldest = sql.join(
    statuses.map(
      status => sql`(SELECT ${createdAt} AS oldest ${fromStatus(service, status)}
        ORDER BY ${createdAt}, ${id} LIMIT 1)`,
    ),
    sql` UNION ALL `,
  )
  const { keys } = processTotals.of('processDay', service, statuses)
  const { rows } = await db.execute<DayCount>(sql`
    SELECT substring(${tally.key} FROM '....-..-..$') AS day, sum(${tally.delta})::int AS count FROM ${tally}
    WHERE ${tally.key} IN (SELECT of_status || ':' || day::date
      FROM unnest(${sql.param([...keys])}::text[]) of_status,
        generate_series(
          greatest(${from ?? null}::date, (SELECT coalesce(${dayOf(sql`min(oldest)`)}, ${today}) FROM (${oldest}) ends)),
          least(${to ?? null}::date, ${today} + 1), interval '1 day') day)
    GROUP BY 1 HAVING sum(${tally.delta}) > 0 ORDER BY 1 DESC`)
  return rows
}

// Offset up to which reading and dropping rows is cheaper than counting their days.
const NEAR = 600
// Offset beyond which the total is read first, so that a page past the end costs nothing.
const FAR = 10_000

/** Finds the day that contains the first row of a page, and the offset of that row within the list from that day on. */
const placeOf = (days: readonly DayCount[], offset: number) => {
  let before = 0
  for (const { day, count } of days) {
    if (before + count > offset) return { day, offset: offset - before }
    before += count
  }
  return undefined
}

type RowsQuery = { keys: SQL; row: JsonFields; total: SQL | number; order: Ordering }

const readRows = async <Row>(
  db: Db,
  { keys, row, total, order }: RowsQuery,
): Promise<{ rows: Row[]; total: number }> => {
  const { rows } = await db.execute<{ rows: Row[]; total: number }>(sql`
    WITH keys AS MATERIALIZED (${keys})
    SELECT ${total}::int AS total, coalesce(json_agg(${jsonObject(row)} ORDER BY ${order.by}), '[]') AS rows
    FROM keys JOIN ${table} ON ${id} = keys.id`)
  return rows[0] ?? { rows: [], total: 0 }
}

const plain = (text: string) =>
  text
    .trim()
    .replace(/[\s_-]+/g, '')
    .toUpperCase()

/**
 * Returns the condition of a search text: a process by its number, processes of a kind by its name, or of entities
 * whose BRN begins with it.
 */
const soughtBy = (search: string, kinds: readonly string[]): SQL => {
  const typed = search.trim()
  if (isUuid(typed)) return eq(process.id, typed)
  const kind = kinds.find(one => plain(one) === plain(typed))
  if (kind) return eq(process.kind, kind)
  return sql`${process.brn} LIKE ${likePrefix(normalBrn(typed))}`
}

/** Looks for the processes of a whole BRN; undefined when none has it, or no number was typed. */
const lookUpBrn = async <Row>(db: Db, filter: ProcessFilter, { page, row }: { page: Page; row: JsonFields }) => {
  const spellings = spellingsOf(filter.search ?? '')
  if (!spellings.length) return undefined
  return lookUp<Row>(db, {
    from: process,
    where: and(
      eq(process.service, filter.service),
      inArray(process.status, [...filter.statuses]),
      isNumber(process.brn, spellings),
      ...span(filter),
    ),
    row: jsonObject(row),
    order: orderingOf(page).by,
    page,
  })
}

type Slice = Place & { row: JsonFields }

/**
 * Searches, counting up to a limit. Beyond the limit the page comes in list order, which finds common values quickly;
 * each status is searched separately, so that a rare one is not sought among many others.
 */
const searchProcesses = async <Row>(db: Db, filter: ProcessFilter, conditions: SQL[], slice: Slice) => {
  const { offset, size, order, row } = slice
  const matches = sql.join(
    filter.statuses.map(
      status => sql`(SELECT ${id} ${fromStatus(filter.service, status)}${further(conditions)}
        LIMIT ${COUNTS_TO + 1})`,
    ),
    sql` UNION ALL `,
  )
  const { rows } = await db.execute<{ total: number; ids: string[] | null }>(sql`
    WITH matches AS MATERIALIZED (SELECT id FROM (${matches}) of_status LIMIT ${COUNTS_TO + 1}),
      counted AS (SELECT count(*)::int AS total FROM matches)
    SELECT total, CASE WHEN total <= ${COUNTS_TO} THEN (SELECT array_agg(id) FROM matches) END AS ids FROM counted`)
  const total = Math.min(rows[0]?.total ?? 0, COUNTS_TO)
  const ids = rows[0]?.ids
  const keys = ids
    ? sql`SELECT ${id} FROM ${table} WHERE ${id} = ANY (${sql.param(ids)}::uuid[])
        ORDER BY ${order.by} LIMIT ${size} OFFSET ${offset}`
    : keysOf(filter, conditions, slice)
  return total ? readRows<Row>(db, { keys, row, total, order }) : { rows: [], total }
}

/**
 * Reads a page of a service's processes, newest first unless another order is asked for, with their number. The cost does not
 * grow with their number: processes are counted per day as they change. Nor does it with the page number for the newest first:
 * a far page is read from its own day. A far page of another order passes over the index entries before it.
 */
export const listProcesses = async <Row>(
  db: Db,
  filter: ProcessFilter,
  { page, kinds, row }: { page: Page; kinds: readonly string[]; row: JsonFields<Extract<keyof Row, string>> },
): Promise<{ rows: Row[]; total: number }> => {
  const { from, to, search } = filter
  if (from && to && to < from) throw new Refusal('dates-reversed', { from, to })
  const offset = offsetOf(page)
  const order = orderingOf(page)
  const size = page.perPage
  const withNumber = await lookUpBrn<Row>(db, filter, { page, row })
  if (withNumber) return withNumber
  if (search?.trim())
    return searchProcesses<Row>(db, filter, [...span(filter), soughtBy(search, kinds)], {
      offset,
      size,
      order,
      row,
    })
  const isFar = offset >= NEAR && order === newestFirst
  if (!from && !to && !isFar && offset < FAR) {
    const total = totalOf(processTotals.of('process', filter.service, filter.statuses))
    return readRows<Row>(db, { keys: keysOf(filter, [], { offset, size, order }), row, total, order })
  }
  const days = await perDay(db, filter)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  if (offset >= total) return { rows: [], total }
  const place = isFar ? placeOf(days, offset) : undefined
  const conditions = span(place ? { from, to: place.day } : filter)
  const keys = keysOf(filter, conditions, { offset: place?.offset ?? offset, size, order })
  return readRows<Row>(db, { keys, row, total, order })
}
