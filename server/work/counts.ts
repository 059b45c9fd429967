import type { WorkCount, WorkFilter } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { and, inArray, like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { tally } from '../db/schema'
import type { Who } from '../http/serve'
import { isForOwner } from './sourcesOf'
import { endOfWeek } from './urgency'

const part = (nth: number) => sql`split_part(${tally.key}, ':', ${sql.raw(String(nth))})`
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

const whose = ({ accountId }: Who) =>
  sql<WorkCount['whose']>`CASE ${owner} WHEN ${accountId} THEN 'MINE' WHEN '' THEN 'NOBODY' ELSE 'OTHERS' END`

const count = sql<number>`sum(${tally.delta})::int`

/** Returns the number of items of these sources by urgency and owner, from the stored totals of the table of items. */
export const countWork = async (db: Db, who: Who, sources: readonly WorkSource[]): Promise<WorkCount[]> => {
  const counted = db
    .select({
      source: source.as('source'),
      urgency: urgency().as('urgency'),
      whose: whose(who).as('whose'),
      delta: tally.delta,
    })
    .from(tally)
    .where(and(like(tally.key, 'work:%'), inArray(source, [...sources])))
    .as('counted')
  const rows = await db
    .select({
      source: counted.source,
      urgency: counted.urgency,
      whose: counted.whose,
      count: sql<number>`sum(${counted.delta})::int`,
    })
    .from(counted)
    .groupBy(counted.source, counted.urgency, counted.whose)
    .orderBy(counted.source, counted.urgency, counted.whose)
  return rows.filter(row => row.count > 0 && (row.whose === 'MINE' || !isForOwner(row.source)))
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
