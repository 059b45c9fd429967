import { offsetOf, type Page } from '@contract/dialects'
import type { WorkFilter } from '@contract/portal/work'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { workItem } from '../db/schema'
import { likeSearch } from '../db/search'
import type { Who } from '../http/serve'
import { totalOfWork } from './counts'
import { readItems } from './items'
import { ofSource, ofSources, sourcesOf } from './sourcesOf'
import { hasUrgency } from './urgency'

const conditionOf = ({ owner, urgency, age, q }: WorkFilter): SQL | undefined =>
  and(
    owner === 'NOBODY' ? isNull(workItem.ownerId) : owner ? eq(workItem.ownerId, owner) : undefined,
    urgency ? hasUrgency(urgency) : undefined,
    age === undefined ? undefined : sql`${workItem.since} <= now() - make_interval(days => ${age})`,
    q ? sql`${workItem.searchText} LIKE ${likeSearch(q)}` : undefined,
  )

const orderColumns = {
  id: workItem.id,
  stage: workItem.stage,
  due: workItem.due,
  since: workItem.since,
}
const order = [sql`stage`, sql`due`, sql`since`, sql`id`]

/**
 * Lists work in its order. The sources are merged from their indexes, row by row, so that a page of few among many
 * items of other sources costs no more. Totals come from the stored ones; with an age or a search the items are counted.
 */
export const listWork = async (db: Db, who: Who, filter: WorkFilter, page: Page) => {
  const sources = sourcesOf(who.permissions, filter)
  const condition = conditionOf(filter)
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
  const isCounted = filter.q || filter.age !== undefined
  const total = isCounted
    ? await db.$count(workItem, and(ofSources(sources, who), condition))
    : await totalOfWork(db, who, sources, filter)
  const ids = keys.map(({ id }) => id)
  return { rows: ids.length ? await readItems(db, inArray(workItem.id, ids)) : [], total }
}
