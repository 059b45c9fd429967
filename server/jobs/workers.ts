import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Db } from '../db/database'
import { type BatchWorker, type Fetched, performBatch } from './batch'
import { createBoss, over, overPool } from './boss'
import type { Queue } from './queue'

/** One try of one job. */
export type Step<Payload> = {
  id: string
  payload: Payload
  /** Number of the try, from 1. */
  attempt: number
  /** True when no other try follows. */
  last: boolean
  /** Aborts when the time limit of this try is over or the server stops; calls to other systems should end. */
  signal: AbortSignal
  db: Db
  /**
   * Commits the job's effects and its completion in one transaction. If another server took the job over, everything is
   * rolled back, so that its effects happen once however often it starts.
   */
  finish<T>(work: (tx: Db) => Promise<T>): Promise<T>
}

/** A queue and the function that works on it. */
// biome-ignore lint/suspicious/noExplicitAny: `worker` ties the payload of a queue to its work
export type Worker = { queue: Queue<any>; work(step: Step<any>): Promise<void> }

export const worker = <Payload>(queue: Queue<Payload>, work: (step: Step<Payload>) => Promise<void>): Worker => ({
  queue,
  work,
})

export type Workers = {
  /** Stops fetching, waits for running jobs, and returns to the queue those that do not end in time. */
  stop(): Promise<void>
}

type Options = {
  log?: (about: { queue: string; fault: string }) => void
  /** Interval between checks of an empty queue. */
  pollMs?: number
  /** Longest wait for running jobs when the server stops. */
  drainMs?: number
  /** Interval between searches for jobs of servers that died. */
  maintenanceSeconds?: number
}

/** Another server took over this job. */
class JobLost extends Error {
  override readonly name = 'JobLost'
}

/**
 * Works on the jobs of these queues until it is stopped. Any number of servers may do so on one database: one server
 * holds a job at a time, and the job returns to the queue when that server dies.
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

  const pause = () => delay(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined)

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
      // If this fails too, the job returns to the queue when its time limit ends.
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
      const running = tried.finally(() => inWork.delete(running))
      inWork.add(running)
    }
    // Fetching one job costs as much as fetching many, so jobs that run together are fetched together. The next batch
    // is fetched while the effects of the last one are written, so that neither waits for the other.
    const most = 'workMany' in own ? Math.ceil(atOnce / 2) : atOnce
    const enough = 'workMany' in own ? Math.ceil(atOnce / 4) : 1
    while (!stopping.signal.aborted) {
      const places = Math.min(most, atOnce - busy)
      const jobs = await boss.fetch<unknown>(name, { batchSize: places, includeMetadata: true }).catch(() => [])
      busy += jobs.length
      if ('workMany' in own) {
        if (jobs.length) keep(together(own, jobs, ended))
      } else for (const job of jobs) keep(attempt(own, job).finally(() => ended(1)))
      if (jobs.length < places) await pause()
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
