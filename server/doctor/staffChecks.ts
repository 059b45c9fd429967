import { like, sql } from 'drizzle-orm'
import { ADMINISTERS, readReach } from '../auth/administratorReach'
import { today } from '../db/days'
import { account, tally, workItem } from '../db/schema'
import { JOBS_SCHEMA } from '../jobs/boss'
import { type Check, finding, findingOf } from './check'

/** Minutes for which a job may wait for a worker. */
const STUCK = 15
/** Failed jobs that are counted for each queue. */
const MOST_FAILED = 1000
/** Days overdue after which work that belongs to nobody is reported. */
const UNOWNED_DAYS = 30

const jobs = sql.raw(`${JOBS_SCHEMA}.job`)
const jobQueues = sql.raw(`${JOBS_SCHEMA}.queue`)

/** Queues of background work: the oldest job that waits in each, and those that failed for good. */
export const queuesCheck: Check = {
  name: 'queues',
  needsDatabase: true,
  async run({ database }) {
    const { rows } = await database.read.execute<{ queue: string; minutes: number | null; failed: number }>(sql`
      SELECT q.name AS queue,
        (SELECT floor(extract(epoch FROM now() - start_after) / 60)::int FROM ${jobs}
          WHERE name = q.name AND state < 'active' ORDER BY start_after LIMIT 1) AS minutes,
        (SELECT count(*)::int FROM (SELECT FROM ${jobs}
          WHERE name = q.name AND state = 'failed' LIMIT ${MOST_FAILED}) counted) AS failed
      FROM ${jobQueues} q ORDER BY q.name`)
    return rows.flatMap(({ queue, minutes, failed }) => [
      ...(minutes !== null && minutes >= STUCK ? [finding('queue-stuck', { queue, minutes })] : []),
      ...(failed ? [finding('queue-failed', { queue, count: failed })] : []),
    ])
  },
}

/** Permissions that no administrator holds, so that nobody can give them. */
export const permissionsCheck: Check = {
  name: 'permissions',
  needsDatabase: true,
  async run({ database }) {
    const reach = await readReach(database.read)
    if (ADMINISTERS.some(name => reach.get(name) !== 2)) return [finding('administrator-missing')]
    const unheld = [...reach].filter(([, level]) => level === 0).map(([name]) => name)
    return findingOf('permission-unheld', unheld.sort())
  },
}

/** Overdue work without an owner, and work whose owner cannot sign in. */
export const workCheck: Check = {
  name: 'work',
  needsDatabase: true,
  async run({ database: { read } }) {
    // Keys of the totals: work, the source, the owner, and the day on which items are due or the stage of those that wait.
    const part = (nth: number) => sql`split_part(${tally.key}, ':', ${sql.raw(String(nth))})`
    const [unowned] = await read
      .select({ count: sql<number>`coalesce(sum(${tally.delta}), 0)::int` })
      .from(tally)
      .where(
        sql`${like(tally.key, 'work:%')} AND ${part(3)} = '' AND ${part(4)} ~ '^\\d'
          AND ${part(4)} < (${today} - ${UNOWNED_DAYS}::int)::text`,
      )
    const { rows } = await read.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM ${account} JOIN ${workItem} ON ${workItem.ownerId} = ${account.id}
      WHERE ${account.accountType} = 'BACKOFFICE' AND NOT ${account.enabled}`)
    const ofDisabled = rows[0]?.count ?? 0
    return [
      ...(unowned?.count ? [finding('work-unowned', { count: unowned.count, days: UNOWNED_DAYS })] : []),
      ...(ofDisabled ? [finding('work-of-disabled', { count: ofDisabled })] : []),
    ]
  },
}
