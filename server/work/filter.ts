import type { WorkFilter } from '@contract/portal/work'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { workItem } from '../db/schema'
import { likeSearch } from '../db/search'
import { hasUrgency } from './urgency'

/** Filters that are conditions of an item; area and kind choose its source. */
export type ItemFilter = Pick<WorkFilter, 'owner' | 'urgency' | 'age' | 'q'>

/** Returns the condition of the items that a filter finds; undefined when it finds all. */
export const found = ({ owner, urgency, age, q }: ItemFilter): SQL | undefined =>
  and(
    owner === 'NOBODY' ? isNull(workItem.ownerId) : owner ? eq(workItem.ownerId, owner) : undefined,
    urgency ? hasUrgency(urgency) : undefined,
    age === undefined ? undefined : sql`${workItem.since} <= now() - make_interval(days => ${age})`,
    q ? sql`${workItem.searchText} LIKE ${likeSearch(q)}` : undefined,
  )

/** Tells whether a filter finds items by what no stored total knows, so that they have to be counted. */
export const isUnstored = ({ age, q }: ItemFilter): boolean => Boolean(q) || age !== undefined
