import { type LoadProgress, loadSteps } from '@contract/portal/loads'
import type pg from 'pg'
import type { OwnedDatabase } from '../db/database'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import type { Follow } from '../loads/runLoad'
import { tellProgress, WorkStopped } from './states'

/** Milliseconds between two signs of life. */
const EVERY = 1000

/** The watch over a work: it tells its progress, and ends its statement when somebody wants it to stop. */
export type Watch = {
  follow: Follow
  /** Reason for which the work was made to end. */
  reason(): Error | undefined
  end(): Promise<void>
}

type Watched = {
  database: OwnedDatabase
  /** Connection of the work, whose statement is ended. */
  client: pg.PoolClient
  work: { id: number; job: string }
  /** Aborts when the server stops. */
  signal: AbortSignal
}

/** The server stops; another one goes on with the work. */
class ServerStops extends Error {
  override readonly name = 'ServerStops'
}

/**
 * Watches over a work by other connections than its own: once a second its progress is told, and the wish to stop is read. A
 * work that is to end throws at its next step, and its statement is cancelled again each second until it has ended.
 */
export const watchWork = async ({ database, client, work, signal }: Watched): Promise<Watch> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const pid = rows[0]?.pid
  let progress: LoadProgress = { step: 'READ', rows: 0 }
  let told: LoadProgress | undefined
  let reason: Error | undefined
  let beating: Promise<void> | undefined
  const cancelStatement = () =>
    withDedicatedConnection(database.owner, other => other.query('SELECT pg_cancel_backend($1)', [pid]))
  const tell = async () => {
    const now = progress
    if (await tellProgress(database, work, now, now !== told)) reason ??= new WorkStopped()
    told = now
    if (signal.aborted) reason ??= new ServerStops()
    if (reason) await cancelStatement()
  }
  const beat = () => {
    // A lost database ends the work itself.
    beating ??= tell()
      .catch(() => undefined)
      .finally(() => {
        beating = undefined
      })
  }
  const timer = setInterval(beat, EVERY)
  signal.addEventListener('abort', beat)
  const go = () => {
    if (reason) throw reason
  }
  return {
    follow: {
      async step(step, kind) {
        go()
        const name = loadSteps.find(one => one.toLowerCase() === step) ?? progress.step
        progress = { step: name, rows: progress.rows, ...(kind && { kind }) }
      },
      async rows(count) {
        go()
        progress = { ...progress, rows: progress.rows + count }
      },
    },
    reason: () => reason,
    async end() {
      clearInterval(timer)
      signal.removeEventListener('abort', beat)
      await beating
    },
  }
}
