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

type Numbers = Partial<Record<Urgency, number>>
/** Numbers of the items of one source: of every owner, with an empty text for nobody, and of all together. */
type Totals = { owners: Map<string, Numbers>; all: Numbers }

const NONE: Totals = { owners: new Map(), all: {} }

/** The stored totals of all work, read once for all desks that ask after the same change. */
const readTotals = readTogether(async db => {
  const rows = await db
    .select({ source, owner, urgency: urgency(), count })
    .from(tally)
    .where(like(tally.key, 'work:%'))
    .groupBy(sql`1, 2, 3`)
  const totals = new Map<WorkSource, Totals>()
  for (const { source, owner, urgency, count } of rows) {
    const { owners, all } = totals.get(source) ?? { owners: new Map<string, Numbers>(), all: {} }
    const own = owners.get(owner) ?? {}
    own[urgency] = count
    all[urgency] = (all[urgency] ?? 0) + count
    totals.set(source, { owners: owners.set(owner, own), all })
  }
  return totals
})

/** Returns the number of items of these sources by urgency and owner, from the stored totals of the table of items. */
export const countWork = async (db: Db, who: Who, sources: readonly WorkSource[]): Promise<WorkCount[]> => {
  const totals = await readTotals(db)
  return sources.flatMap(source => {
    const { owners, all } = totals.get(source) ?? NONE
    const [own, nobodys] = [owners.get(who.accountId), owners.get('')]
    return urgencies.flatMap(urgency => {
      const [mine, nobody] = [own?.[urgency] ?? 0, nobodys?.[urgency] ?? 0]
      const others = (all[urgency] ?? 0) - mine - nobody
      const counts: WorkCount[] = [{ source, urgency, whose: 'MINE', count: mine }]
      if (!isForOwner(source))
        counts.push(
          { source, urgency, whose: 'NOBODY', count: nobody },
          { source, urgency, whose: 'OTHERS', count: others },
        )
      return counts.filter(({ count }) => count > 0)
    })
  })
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
