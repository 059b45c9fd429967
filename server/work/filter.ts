import { SEES_PERSONAL_DATA } from '@contract/portal/personalData'
import type { WorkFilter } from '@contract/portal/work'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { workItem } from '../db/schema'
import {
  isNumber,
  likePrefix,
  likeSearch,
  makesTrigrams,
  searchFold,
  spellingsOf,
  withoutPersonalData,
} from '../db/search'
import type { Who } from '../http/serve'
import { ofSources, sourcesOf } from './sourcesOf'
import { hasUrgency } from './urgency'

/** Filters that are conditions of an item; area and kind choose its source. */
export type ItemFilter = Pick<WorkFilter, 'owner' | 'urgency' | 'age' | 'q'>

/** Parts of an item that hold whole numbers, each with an index: the number of its record, and the one that it is about. */
export const numbersOfItem = [workItem.key, sql`left(${workItem.about}, 60)`]

/** Returns the condition of the items with a whole number, for example those about a PRN; undefined when none was typed. */
export const hasNumber = (q = ''): SQL | undefined => {
  const spellings = spellingsOf(q)
  if (!spellings.length) return undefined
  return or(...numbersOfItem.map(number => isNumber(number, spellings)))
}

/** Returns the same condition; undefined also when none of the items that a person sees has the number. */
export const lookedUp = async (db: Db, who: Who, q = ''): Promise<SQL | undefined> => {
  const condition = hasNumber(q)
  if (!condition) return undefined
  const [one] = await db
    .select({ id: workItem.id })
    .from(workItem)
    .where(and(ofSources(sourcesOf(who.permissions), who), condition))
    .limit(1)
  return one && condition
}

const key = searchFold(workItem.key)
const subject = searchFold(workItem.subject)

/** Free text of an item without what answers mask for people without the permission to see it. */
const shownText = sql`${key} || ' ' || ${withoutPersonalData(
  searchFold(sql`${workItem.subject} || ' ' || coalesce(${workItem.about}, '')`),
)}`

/**
 * Returns the condition of the items with a text that the person sees: anywhere, or at the start of the number or subject
 * when the text has no trigram (docs/decisions/008-short-searches.md).
 */
const hasText = (q: string, who: Who): SQL | undefined => {
  const seesAll = who.permissions.has(SEES_PERSONAL_DATA)
  if (!makesTrigrams(q)) {
    const start = likePrefix(q)
    const shown = seesAll ? undefined : sql`${withoutPersonalData(subject)} LIKE ${start}`
    return or(sql`${key} LIKE ${start}`, and(sql`${subject} LIKE ${start}`, shown))
  }
  const text = likeSearch(q)
  return and(sql`${workItem.searchText} LIKE ${text}`, seesAll ? undefined : sql`${shownText} LIKE ${text}`)
}

/**
 * Returns the condition of the items that a filter finds for a person; undefined when it finds all. `withNumber` takes the
 * place of its text.
 */
export const found = (who: Who, { owner, urgency, age, q }: ItemFilter, withNumber?: SQL): SQL | undefined =>
  and(
    owner === 'NOBODY' ? isNull(workItem.ownerId) : owner ? eq(workItem.ownerId, owner) : undefined,
    hasUrgency(urgency),
    age === undefined ? undefined : sql`${workItem.since} <= now() - make_interval(days => ${age})`,
    withNumber ?? (q ? hasText(q, who) : undefined),
  )

/** Returns the one whole number that a filter consists of; undefined when it has another part, or several spellings. */
export const onlyNumber = ({ owner, urgency, age, q }: ItemFilter): string | undefined => {
  const [number, ...others] = spellingsOf(q ?? '')
  return owner || urgency || age !== undefined || others.length ? undefined : number
}

/** Returns a filter as it is meant: a search is not for open work alone, which lists show while nobody chose otherwise. */
export const searched = ({ urgency, ...filter }: WorkFilter): WorkFilter =>
  urgency && !(filter.q && urgency === 'OPEN') ? { ...filter, urgency } : filter

/** Tells whether a filter finds items by what no stored total knows, so that they have to be counted. */
export const isUnstored = ({ age, q }: ItemFilter): boolean => Boolean(q) || age !== undefined
