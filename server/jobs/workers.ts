import type { Database, Db } from '../db/database'
import { type BatchWorker, type Fetched, performBatch } from './batch'
import { createBoss, over, overPool } from './boss'
import type { Queue } from './queue'

/** One try at one job. */
export type Step<Payload> = {
  id: string
  payload: Payload
  /** 1 for the first try. */
  attempt: number
  /** No other try will follow. */
  last: boolean
  /** Fires when the time of this try is over, or the server stops: what is waited for outside should end. */
  signal: AbortSignal
  db: Db
  /**
   * The job's effects and its end in one transaction. When another server has had the job meanwhile, all of it is
   * undone: however often a job is begun, its effects come about once.
   */
  finish<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

/** A queue and who works on it. */
// biome-ignore lint/suspicious/noExplicitAny: `worker` ties the payload of a queue to its work
export type Worker = { queue: Queue<any>; work(step: Step<any>): Promise<void> }

export const worker = <Payload>(queue: Queue<Payload>, work: (step: Step<Payload>) => Promise<void>): Worker => ({
  queue,
  work,
})

export type Workers = {
  /** Takes no more jobs, waits for those in work, and puts back what does not end in time. */
  stop(): Promise<void>
}

type Options = {
  log?: (about: { queue: string; fault: string }) => void
  /** How often a queue that was empty is looked into. */
  pollMs?: number
  /** How long the jobs in work are waited for when the server stops. */
  drainMs?: number
  /** How often jobs of servers that died are looked for. */
  maintenanceSeconds?: number
}

/** Somebody else has this job by now. */
export class JobLost extends Error {
  override readonly name = 'JobLost'
}

/**
 * Works on the jobs of these queues until it is stopped. Any number of servers may do so on one database: each job is
 * one server's at a time, and comes back when that server has died.
 */
export const startWorkers = async (
  database: Database,
  workers: readonly (Worker | BatchWorker)[],
  { log = () => undefined, pollMs = 500, drainMs = 5000, maintenanceSeconds = 10 }: Options = {},
): Promise<Workers> => {
  const boss = createBoss(overPool(database.pool), { supervise: true, maintenanceIntervalSeconds: maintenanceSeconds })
  boss.on('error', error => log({ queue: 'maintenance', fault: error.name }))
  await boss.start()
  const stopping = new AbortController()
  const overdue = new AbortController()

  const pause = () =>
    new Promise<void>(later => {
      const done = () => {
        clearTimeout(timer)
        stopping.signal.removeEventListener('abort', done)
        later()
      }
      const timer = setTimeout(done, pollMs)
      stopping.signal.addEventListener('abort', done)
    })

  const perform = async ({ queue, work }: Worker, { id, data, retryCount, retryLimit }: Fetched) => {
    const complete = async (tx: Db) => {
      const done: unknown = await boss.complete(queue.name, id, {}, { db: over(tx.$client) })
      const affected = typeof done === 'object' && done !== null && 'affected' in done ? done.affected : 0
      if (affected !== 1) throw new JobLost()
    }
    let finished = false
    await work({
      id,
      payload: queue.payload.parse(data),
      attempt: retryCount + 1,
      last: retryCount >= retryLimit,
      signal: AbortSignal.any([AbortSignal.timeout(queue.seconds * 900), overdue.signal]),
      db: database.read,
      async finish(change) {
        const result = await database.write(async tx => {
          await complete(tx)
          return change(tx)
        })
        finished = true
        return result
      },
    })
    if (!finished) await complete(database.read)
  }

  const attempt = async (own: Worker, job: Fetched) => {
    const { name } = own.queue
    try {
      await perform(own, job)
    } catch (error) {
      const fault = error instanceof Error ? error.name : 'unknown'
      log({ queue: name, fault })
      if (error instanceof JobLost) return
      // When even this cannot be written down, the job comes back by itself once its time is over.
      await boss.fail(name, job.id, { fault }).catch(() => log({ queue: name, fault: 'not put back' }))
    }
  }

  const together = (own: BatchWorker, jobs: readonly Fetched[], ended: (count: number) => void) =>
    performBatch(own, jobs, { boss, database, overdue: overdue.signal, ended }).catch(error =>
      log({ queue: own.queue.name, fault: error instanceof Error ? error.name : 'unknown' }),
    )

  const run = async (own: Worker | BatchWorker) => {
    const { name, atOnce } = own.queue
    const inWork = new Set<Promise<void>>()
    let busy = 0
    let wake = () => {}
    const ended = (count: number) => {
      busy -= count
      wake()
    }
    const keep = (tried: Promise<void>) => {
      const kept = tried.finally(() => inWork.delete(kept))
      inWork.add(kept)
    }
    // To fetch one job costs as much as to fetch many: those that are tried together are fetched together. The next of
    // them are fetched while the effects of the last are written, so that neither waits for the other.
    const most = 'workMany' in own ? Math.ceil(atOnce / 2) : atOnce
    const enough = 'workMany' in own ? Math.ceil(atOnce / 4) : 1
    while (!stopping.signal.aborted) {
      const wanted = Math.min(most, atOnce - busy)
      const jobs = await boss.fetch<unknown>(name, { batchSize: wanted, includeMetadata: true }).catch(() => [])
      busy += jobs.length
      if ('workMany' in own) {
        if (jobs.length) keep(together(own, jobs, ended))
      } else for (const job of jobs) keep(attempt(own, job).finally(() => ended(1)))
      if (jobs.length < wanted) await pause()
      while (atOnce - busy < enough) await new Promise<void>(later => (wake = later))
    }
    await Promise.all(inWork)
  }

  const loops = workers.map(run)
  return {
    async stop() {
      stopping.abort()
      const late = setTimeout(() => overdue.abort(), drainMs)
      await Promise.all(loops)
      clearTimeout(late)
      await boss.stop({ graceful: false })
    },
  }
}
