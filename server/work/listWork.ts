import { offsetOf, type Page } from '@contract/dialects'
import type { Issued } from '@contract/id'
import type { WorkFilter, WorkItem } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { workItem } from '../db/schema'
import type { Who } from '../http/serve'
import { totalOfWork } from './counts'
import { found, hasNumber, isUnstored, lookedUp, onlyNumber } from './filter'
import { MOST_OF_NUMBER, readByNumber, readFirst, readItems } from './items'
import { ofSource, ofSources, sourcesOf } from './sourcesOf'
import { rangesOf } from './urgency'

const orderColumns = {
  id: workItem.id,
  stage: workItem.stage,
  due: workItem.due,
  since: workItem.since,
}
const order = [sql`stage`, sql`due`, sql`since`, sql`id`]

/** Returns items in the order of lists: the database reads backlog before what is due after it. */
const backlogLast = (items: Issued<WorkItem>[]) => [
  ...items.filter(({ urgency }) => urgency !== 'BACKLOG'),
  ...items.filter(({ urgency }) => urgency === 'BACKLOG'),
]

/** Returns items without the seconds of leases, which would make every answer another one, and none a short "not changed". */
const listed = (items: Issued<WorkItem>[]) => items.map(({ leaseLeft: _, ...row }) => row)

/** Reads the keys of the items of some sources in one range, in their order, merged row by row from the indexes. */
const readRange = (db: Db, who: Who, sources: readonly WorkSource[], where: SQL | undefined, from: Window) => {
  const [first, second, ...rest] = sources.map(source =>
    db
      .select(orderColumns)
      .from(workItem)
      .where(and(ofSource(source, who), where)),
  )
  if (!first) return []
  return (second ? unionAll(first, second, ...rest) : first)
    .orderBy(...order)
    .limit(from.limit)
    .offset(from.offset)
}

type Window = { offset: number; limit: number }

/** Reads the numbers of the items that a filter finds, range after range: backlog is due first and comes last. */
export const readKeys = async (
  db: Db,
  who: Who,
  sources: readonly WorkSource[],
  { urgency, ...filter }: WorkFilter,
  { offset, limit }: Window,
) => {
  const condition = found(who, filter, await lookedUp(db, who, filter.q))
  const ids: number[] = []
  let left = offset
  for (const range of rangesOf(urgency)) {
    const where = and(range, condition)
    const keys = await readRange(db, who, sources, where, { offset: left, limit: limit - ids.length })
    ids.push(...keys.map(({ id }) => id))
    if (ids.length === limit) break
    // A range that gave items ended among them; of one that gave none, all items stand before the page.
    if (keys.length || left === 0) left = 0
    else left -= await db.$count(workItem, and(ofSources(sources, who), where))
  }
  return ids
}

/** Lists work in its order. Totals come from the stored ones; with an age or a search the items are counted. */
export const listWork = async (db: Db, who: Who, filter: WorkFilter, page: Page) => {
  const sources = sourcesOf(who.permissions, filter)
  const number = hasNumber(filter.q)
  if (number) {
    const only = onlyNumber(filter)
    const items = only
      ? await readByNumber(db, only, sources, who)
      : await readFirst(db, and(ofSources(sources, who), found(who, filter, number)))
    // Fewer than could be read are all of them.
    if (items.length && items.length < MOST_OF_NUMBER) {
      const offset = offsetOf(page)
      return { rows: listed(backlogLast(items).slice(offset, offset + page.perPage)), total: items.length }
    }
  }
  if (!sources.length) return { rows: [], total: 0 }
  const ids = await readKeys(db, who, sources, filter, { offset: offsetOf(page), limit: page.perPage })
  const total = isUnstored(filter)
    ? await db.$count(workItem, and(ofSources(sources, who), found(who, filter, await lookedUp(db, who, filter.q))))
    : await totalOfWork(db, who, sources, filter)
  const items = ids.length ? await readItems(db, inArray(workItem.id, ids)) : []
  return { rows: listed(backlogLast(items)), total }
}
