import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'
import type { BatchWorker } from './batch'
import { startWorkers, type Worker, type Workers } from './workers'

const AGAIN_AFTER = 2_000

/**
 * Starts the workers with the server and stops them with it. While the database cannot be reached, requests get their
 * own refusal, and the workers start once it is back.
 */
export const startJobWorkers = (
  app: FastifyInstance,
  database: Database,
  workers: readonly (Worker | BatchWorker)[],
) => {
  const stopping = new AbortController()
  const start = async (): Promise<Workers | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await startWorkers(database, workers, { log: about => app.log.warn(about, 'a job failed') })
      } catch (error) {
        app.log.warn({ fault: (error as Error).name }, 'work could not begin')
        await pause(AGAIN_AFTER, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
  let working: Promise<Workers | undefined> | undefined
  let stopped: Promise<void> | undefined
  app.addHook('onReady', async () => {
    working = start()
  })
  // Stops in parallel to the last requests, so that both have the full time limit.
  app.addHook('preClose', async () => {
    stopping.abort()
    stopped = working?.then(workers => workers?.stop())
  })
  app.addHook('onClose', () => stopped)
}
