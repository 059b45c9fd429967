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

const urgency = () => {
  const today = registryToday()
  return sql<
    WorkCount['urgency']
  >`CASE WHEN ${bucket} IN ('PAUSED', 'SNOOZED') THEN ${bucket} WHEN ${bucket} = '' THEN 'LATER'
    WHEN ${bucket} < ${today} THEN 'OVERDUE' WHEN ${bucket} = ${today} THEN 'TODAY'
    WHEN ${bucket} <= ${endOfWeek(today)} THEN 'WEEK' ELSE 'LATER' END`
}

const count = sql<number>`sum(${tally.delta})::int`

/** Numbers of the items of one urgency: of all together, and of each owner, with an empty text for nobody. */
type Numbers = { all: number; owners: Record<string, number> }

/**
 * The stored totals of all work, read once for all desks that ask after the same change. The owners of a source and an
 * urgency come as one value: a row for each of a thousand owners would cost the server most of the time.
 */
const readTotals = readTogether(async db => {
  const counted = db
    .select({
      source: source.as('source'),
      owner: owner.as('owner'),
      urgency: urgency().as('urgency'),
      count: count.as('count'),
    })
    .from(tally)
    .where(like(tally.key, 'work:%'))
    .groupBy(sql`1, 2, 3`)
    .as('counted')
  const rows = await db
    .select({
      source: counted.source,
      urgency: counted.urgency,
      all: sql<number>`sum(${counted.count})::int`,
      owners: sql<Record<string, number>>`json_object_agg(${counted.owner}, ${counted.count})`,
    })
    .from(counted)
    .groupBy(counted.source, counted.urgency)
  const totals = new Map<WorkSource, Map<Urgency, Numbers>>()
  for (const { source, urgency, ...numbers } of rows)
    totals.set(source, (totals.get(source) ?? new Map<Urgency, Numbers>()).set(urgency, numbers))
  return totals
})

/** Returns the number of items of these sources by urgency and owner, from the stored totals of the table of items. */
export const countWork = async (db: Db, who: Who, sources: readonly WorkSource[]): Promise<WorkCount[]> => {
  const totals = await readTotals(db)
  return sources.flatMap(source =>
    urgencies.flatMap(urgency => {
      const { all, owners } = totals.get(source)?.get(urgency) ?? { all: 0, owners: {} }
      const [mine, nobody] = [owners[who.accountId] ?? 0, owners[''] ?? 0]
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
        one === undefined ? undefined : sql`${urgency()} = ${one}`,
      ),
    )
  return row?.count ?? 0
}
