import { sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Database, Db } from '../db/database'
import { createBoss, JOBS_SCHEMA, over } from './boss'
import type { Queue } from './queue'

/** A job of a batch. */
type BatchJob<Payload> = { id: string; payload: Payload; attempt: number; last: boolean }

/** Jobs tried together: their changes are written together too, which makes a batch faster than single jobs. */
export type Batch<Payload> = {
  jobs: readonly BatchJob<Payload>[]
  /** Aborts when the time limit of this try is over, or the server stops. */
  signal: AbortSignal
  db: Db
  /**
   * Commits the effects of some jobs together with their completion or their return to the queue. `work` receives the
   * ids that still belong to this server; it must change nothing for the others.
   */
  end(
    jobs: { done: readonly string[]; failed: readonly string[] },
    work: (tx: Db, held: ReadonlySet<string>) => Promise<void>,
  ): Promise<void>
}

/** A queue whose jobs are worked on in batches. */
// biome-ignore lint/suspicious/noExplicitAny: `batchWorker` ties the payload of a queue to its work
export type BatchWorker = { queue: Queue<any>; workMany(batch: Batch<any>): Promise<void> }

export const batchWorker = <Payload>(
  queue: Queue<Payload>,
  workMany: (batch: Batch<Payload>) => Promise<void>,
): BatchWorker => ({ queue, workMany })

export type Fetched = { id: string; data: unknown; retryCount: number; retryLimit: number }

type Parts = {
  boss: PgBoss
  database: Database
  overdue: AbortSignal
  /** Reports the number of jobs that ended. */
  ended(count: number): void
}

/** Runs a batch. Jobs that it does not end return to the queue. */
export const performBatch = async (
  { queue, workMany }: BatchWorker,
  jobs: readonly Fetched[],
  { boss, database, overdue, ended }: Parts,
): Promise<void> => {
  const open = new Set(jobs.map(({ id }) => id))
  const end: Batch<unknown>['end'] = async ({ done, failed }, work) => {
    await database.write(async tx => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        SELECT id FROM ${sql.raw(JOBS_SCHEMA)}.job WHERE name = ${queue.name} AND state = 'active'
          AND id = ANY (${sql.param([...done, ...failed])}::uuid[]) FOR UPDATE`)
      const lockedIds = new Set(rows.map(({ id }) => id))
      const mine = (ids: readonly string[]) => ids.filter(id => lockedIds.has(id))
      // Only a pg-boss on the transaction's own connection can end many jobs at once.
      const within = createBoss(over(tx.$client))
      if (mine(done).length) await within.complete(queue.name, mine(done))
      if (mine(failed).length) await within.fail(queue.name, mine(failed))
      await work(tx, lockedIds)
    })
    for (const id of [...done, ...failed]) open.delete(id)
    ended(done.length + failed.length)
  }
  try {
    await workMany({
      jobs: jobs.map(({ id, data, retryCount, retryLimit }) => ({
        id,
        payload: queue.payload.parse(data),
        attempt: retryCount + 1,
        last: retryCount >= retryLimit,
      })),
      signal: AbortSignal.any([AbortSignal.timeout(queue.seconds * 900), overdue]),
      db: database.read,
      end,
    })
  } finally {
    if (open.size) {
      await boss.fail(queue.name, [...open]).catch(() => undefined)
      ended(open.size)
    }
  }
}

/**
 * Passes results on as they arrive: everything that has arrived goes to `take` together, and later results wait for its
 * next call. The promises must not reject. Resolves after the last one; rejects when `take` does.
 */
export const asTheyCome = async <T>(
  coming: readonly Promise<T>[],
  take: (come: T[]) => Promise<void>,
): Promise<void> => {
  let come: T[] = []
  let remaining = coming.length
  let wake = () => {}
  for (const one of coming)
    void one.then(result => {
      come.push(result)
      remaining--
      wake()
    })
  while (remaining || come.length) {
    if (!come.length) await new Promise<void>(later => (wake = later))
    // Results of the same moment join this call.
    await new Promise<void>(later => setImmediate(later))
    const now = come
    come = []
    if (now.length) await take(now)
  }
}
