import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'
import type { BatchWorker } from './batch'
import { startWorkers, type Worker, type Workers } from './workers'

const AGAIN_AFTER = 2_000

/**
 * Starts the work that follows from requests, and ends it in good order. Where the database cannot be reached the server
 * says so to whoever asks, and the work begins once it can.
 */
export const employ = (app: FastifyInstance, database: Database, workers: readonly (Worker | BatchWorker)[]) => {
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
  // Beside the requests that are still being answered, so that both have all of the time.
  app.addHook('preClose', async () => {
    stopping.abort()
    stopped = working?.then(workers => workers?.stop())
  })
  app.addHook('onClose', () => stopped)
}
