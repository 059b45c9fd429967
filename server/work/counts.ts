import { type Urgency, urgencies, type WorkCount, type WorkFilter } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { and, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readTogether } from '../db/readTogether'
import { tally } from '../db/schema'
import type { Who } from '../http/serve'
import { isForOwner } from './sourcesOf'
import { endOfWeek } from './urgency'

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
    WHEN ${bucket} < ${today} THEN 'OVERDUE' WHEN ${bucket} = ${today} THEN 'TODAY'
    WHEN ${bucket} <= ${endOfWeek(today)} THEN 'WEEK' ELSE 'LATER' END`
}

const count = sql<number>`sum(${tally.delta})::int`

/** Numbers of the items of one urgency: of all together, and of each owner, with an empty text for nobody. */
type Numbers = { all: number; owners: Map<string, number> }

/**
 * The stored totals of all work, read once for all desks that ask after the same change. A bucket comes as one row with
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

/** Returns the number of items of these sources by urgency and owner, from the stored totals of the table of items. */
export const countWork = async (db: Db, who: Who, sources: readonly WorkSource[]): Promise<WorkCount[]> => {
  const totals = await readTotals(db)
  return sources.flatMap(source =>
    urgencies.flatMap(urgency => {
      const { all = 0, owners } = totals.get(source)?.get(urgency) ?? {}
      const [mine, nobody] = [owners?.get(who.accountId) ?? 0, owners?.get('') ?? 0]
      const counts: WorkCount[] = [{ source, urgency, whose: 'MINE', count: mine }]
      if (!isForOwner(source))
        counts.push(
          { source, urgency, whose: 'NOBODY', count: nobody },
          { source, urgency, whose: 'OTHERS', count: all - mine - nobody },
        )
      return counts.filter(({ count }) => count > 0)
    }),
  )
}

type Counted = Pick<WorkFilter, 'owner' | 'urgency'>

/** Returns the number of items of these sources with an owner and an urgency, from the same stored totals. */
export const totalOfWork = async (
  db: Db,
  who: Who,
  sources: readonly WorkSource[],
  { owner: person, urgency: one }: Counted,
) => {
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
        one === undefined ? undefined : sql`${urgencyOf(bucket)} = ${one}`,
      ),
    )
  return row?.count ?? 0
}
