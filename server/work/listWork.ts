import { offsetOf, type Page } from '@contract/dialects'
import type { Issued } from '@contract/id'
import type { WorkFilter, WorkItem } from '@contract/portal/work'
import { and, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { workItem } from '../db/schema'
import type { Who } from '../http/serve'
import { totalOfWork } from './counts'
import { found, hasNumber, isUnstored, lookedUp, onlyNumber } from './filter'
import { MOST_OF_NUMBER, readByNumber, readFirst, readItems } from './items'
import { ofSource, ofSources, sourcesOf } from './sourcesOf'

const orderColumns = {
  id: workItem.id,
  stage: workItem.stage,
  due: workItem.due,
  since: workItem.since,
}
const order = [sql`stage`, sql`due`, sql`since`, sql`id`]

/** Returns items without the seconds of leases, which would make every answer another one, and none a short "not changed". */
const listed = (items: Issued<WorkItem>[]) => items.map(({ leaseLeft: _, ...row }) => row)

/**
 * Lists work in its order. The sources are merged from their indexes, row by row, so that a page of few among many
 * items of other sources costs no more. Totals come from the stored ones; with an age or a search the items are counted.
 */
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
      return { rows: listed(items.slice(offset, offset + page.perPage)), total: items.length }
    }
  }
  const withNumber = await lookedUp(db, who, filter.q)
  const condition = found(who, filter, withNumber)
  const [first, second, ...rest] = sources.map(source =>
    db
      .select(orderColumns)
      .from(workItem)
      .where(and(ofSource(source, who), condition)),
  )
  if (!first) return { rows: [], total: 0 }
  const merged = second ? unionAll(first, second, ...rest) : first
  const keys = await merged
    .orderBy(...order)
    .limit(page.perPage)
    .offset(offsetOf(page))
  const total = isUnstored(filter)
    ? await db.$count(workItem, and(ofSources(sources, who), condition))
    : await totalOfWork(db, who, sources, filter)
  const ids = keys.map(({ id }) => id)
  const items = ids.length ? await readItems(db, inArray(workItem.id, ids)) : []
  return { rows: listed(items), total }
}
