import { type Urgency, urgencies, type WorkCount, type WorkCountFilter, type WorkFilter } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { and, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readTogether } from '../db/readTogether'
import { tally, workItem } from '../db/schema'
import type { Who } from '../http/serve'
import { found, isUnstored, lookedUp } from './filter'
import { isForOwner, ofSources } from './sourcesOf'
import { backlogEnd, endOfWeek, itemUrgency, urgenciesIn } from './urgency'

const part = (nth: number) => sql<string>`split_part(${tally.key}, ':', ${sql.raw(String(nth))})`
const source = sql<WorkSource>`${part(2)}`
const owner = part(3)
const bucket = part(4)

/** Returns SQL for the urgency of a bucket: of a day on which items are due, or of a state. */
const urgencyOf = (bucket: SQL) => {
  const today = registryToday()
  return sql<
    WorkCount['urgency']
  >`CASE WHEN ${bucket} IN ('PAUSED', 'SNOOZED') THEN ${bucket} WHEN ${bucket} = '' THEN 'LATER'
    WHEN ${bucket} < ${backlogEnd(today)} THEN 'BACKLOG' WHEN ${bucket} < ${today} THEN 'OVERDUE' WHEN ${bucket} = ${today} THEN 'TODAY'
    WHEN ${bucket} <= ${endOfWeek(today)} THEN 'WEEK' ELSE 'LATER' END`
}

const count = sql<number>`sum(${tally.delta})::int`

/** Numbers of the items of one urgency: of all together, and of each owner, with an empty text for nobody. */
type Numbers = { all: number; owners: Map<string, number> }

/**
 * The stored totals of all work, read once for all portals that ask after the same change. A bucket comes as one row with
 * two lists, the owners of its items and their numbers: a row for each of a thousand owners would cost the server most of
 * the time, and adding them up in SQL costs PostgreSQL twice as much as dividing their keys.
 */
const readTotals = readTogether(async db => {
  const buckets = await db
    .select({
      source,
      urgency: urgencyOf(bucket),
      owners: sql<string[]>`json_agg(${owner})`,
      counts: sql<number[]>`json_agg(${tally.delta})`,
    })
    .from(tally)
    .where(like(tally.key, 'work:%'))
    .groupBy(source, bucket)
  const totals = new Map<WorkSource, Map<Urgency, Numbers>>()
  for (const { source, urgency, owners, counts } of buckets) {
    const ofSource = totals.get(source) ?? new Map<Urgency, Numbers>()
    const numbers = ofSource.get(urgency) ?? { all: 0, owners: new Map<string, number>() }
    for (const [index, owner] of owners.entries()) {
      const added = counts[index] ?? 0
      numbers.all += added
      numbers.owners.set(owner, (numbers.owners.get(owner) ?? 0) + added)
    }
    totals.set(source, ofSource.set(urgency, numbers))
  }
  return totals
})

/** Returns the stored number of all open items by source and urgency. */
export const workNumbers = async (db: Db): Promise<{ source: WorkSource; urgency: Urgency; count: number }[]> =>
  [...(await readTotals(db))].flatMap(([source, urgencies]) =>
    [...urgencies].map(([urgency, { all }]) => ({ source, urgency, count: all })),
  )

type Owner = WorkCountFilter['owner']

const whoseOf = (owner: NonNullable<Owner>, { accountId }: Who): WorkCount['whose'] =>
  owner === 'NOBODY' ? 'NOBODY' : owner === accountId ? 'MINE' : 'OTHERS'

/** Returns the stored numbers of items of these sources by urgency and owner: all, or those of one owner. */
const storedCounts = async (db: Db, who: Who, sources: readonly WorkSource[], owner: Owner): Promise<WorkCount[]> => {
  const totals = await readTotals(db)
  return sources.flatMap(source =>
    urgencies.flatMap(urgency => {
      const { all = 0, owners } = totals.get(source)?.get(urgency) ?? {}
      const of = (person: string) => owners?.get(person) ?? 0
      const [mine, nobody] = [of(who.accountId), of('')]
      const whose: Record<WorkCount['whose'], number> = {
        MINE: mine,
        NOBODY: nobody,
        OTHERS: owner ? of(owner) : all - mine - nobody,
      }
      const shown = owner ? [whoseOf(owner, who)] : (['MINE', 'NOBODY', 'OTHERS'] as const)
      return shown
        .filter(name => whose[name] > 0 && (name === 'MINE' || !isForOwner(source)))
        .map(name => ({ source, urgency, whose: name, count: whose[name] }))
    }),
  )
}

/** Counts the items of these sources that a filter finds, by urgency and owner. */
const countFound = async (
  db: Db,
  who: Who,
  sources: readonly WorkSource[],
  filter: WorkCountFilter,
): Promise<WorkCount[]> => {
  const whose = sql<
    WorkCount['whose']
  >`CASE WHEN ${workItem.ownerId} IS NULL THEN 'NOBODY' WHEN ${workItem.ownerId} = ${who.accountId} THEN 'MINE' ELSE 'OTHERS' END`
  return db
    .select({ source: workItem.source, urgency: itemUrgency(), whose, count: sql<number>`count(*)::int` })
    .from(workItem)
    .where(and(ofSources(sources, who), found(who, filter, await lookedUp(db, who, filter.q))))
    .groupBy(sql`1, 2, 3`)
}

/**
 * Returns the number of items of these sources by urgency and owner: from the stored totals of the table of items, or
 * counted where the filter has a text or an age.
 */
export const countWork = (db: Db, who: Who, sources: readonly WorkSource[], filter: WorkCountFilter) =>
  isUnstored(filter) ? countFound(db, who, sources, filter) : storedCounts(db, who, sources, filter.owner)

type Counted = Pick<WorkFilter, 'owner' | 'urgency'>

/** Returns the number of items of these sources with an owner and an urgency, from the same stored totals. */
export const totalOfWork = async (
  db: Db,
  who: Who,
  sources: readonly WorkSource[],
  { owner: person, urgency }: Counted,
) => {
  const shown = urgenciesIn(urgency)
  const shared = sources.filter(name => !isForOwner(name))
  const own = sources.filter(isForOwner)
  const visible: SQL = sql`(${inArray(source, [...shared])} OR ${and(inArray(source, [...own]), sql`${owner} = ${who.accountId}`)})`
  const [row] = await db
    .select({ count: sql<number>`coalesce(${count}, 0)` })
    .from(tally)
    .where(
      and(
        like(tally.key, 'work:%'),
        visible,
        person === undefined ? undefined : sql`${owner} = ${person === 'NOBODY' ? '' : person}`,
        shown && inArray(urgencyOf(bucket), [...shown]),
      ),
    )
  return row?.count ?? 0
}
