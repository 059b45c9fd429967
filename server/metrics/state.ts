import type { Urgency } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import { gt, sql } from 'drizzle-orm'
import { anchorFileIn, lastAnchor } from '../audit/anchorFile'
import { readNotes } from '../backups/notes'
import type { Database } from '../db/database'
import { lastBackup } from '../db/installation'
import { session } from '../db/schema'
import { JOBS_SCHEMA } from '../jobs/boss'
import { workNumbers } from '../work/counts'

/** State of a registry's database and data folder; ages and lags in seconds. */
export type State = {
  up: boolean
  sessions: number
  jobs: { queue: string; state: string; count: number; oldest: number }[]
  work: { source: WorkSource; urgency: Urgency; count: number }[]
  replicas: { name: string; lag: number }[]
  anchorAge: number | undefined
  backupAge: number | undefined
  /** Backups and drills that failed since the last that succeeded; undefined before the first try. */
  backupFailures: number | undefined
  drillAge: number | undefined
  drillFailures: number | undefined
}

type Facts = Omit<State, 'up' | 'anchorAge'>

const none: Facts = {
  ...{ sessions: 0, jobs: [], work: [], replicas: [] },
  ...{ backupAge: undefined, backupFailures: undefined, drillAge: undefined, drillFailures: undefined },
}

const jobs = sql.raw(`SELECT name AS queue, state::text, count(*)::int AS count,
  greatest(extract(epoch FROM now() - min(start_after)), 0)::float8 AS oldest
  FROM ${JOBS_SCHEMA}.job WHERE state < 'completed' GROUP BY name, state`)

const replicas = sql`SELECT coalesce(nullif(application_name, ''), host(client_addr), 'replica') AS name,
  coalesce(extract(epoch FROM replay_lag), 0)::float8 AS lag FROM pg_stat_replication WHERE state = 'streaming'`

/** Returns the seconds since a moment of the wire, undefined without one. */
const ageOf = (at: string | undefined) => (at === undefined ? undefined : (Date.now() - Date.parse(at)) / 1000)

const readFacts = async ({ read }: Database): Promise<Facts> => {
  const [sessions, queues, followers, work, backup, notes] = await Promise.all([
    read.$count(session, gt(session.expiresAt, sql`now()`)),
    read.execute<State['jobs'][number]>(jobs),
    read.execute<State['replicas'][number]>(replicas),
    workNumbers(read),
    lastBackup(read),
    readNotes({ read }),
  ])
  return {
    ...{ sessions, jobs: queues.rows, replicas: followers.rows, work, backupAge: ageOf(backup) },
    backupFailures: notes.backup?.failures,
    drillAge: ageOf(notes.drill?.doneAt),
    drillFailures: notes.drill?.failures,
  }
}

/**
 * Returns a function that reads the state of a registry. A database that does not answer is a fact, `up: false`, and no
 * failure: whoever watches must hear of it.
 */
export const stateReader = (database: Database, dataDir: string) => async (): Promise<State> => {
  const [facts, anchor] = await Promise.all([
    readFacts(database).then(
      facts => ({ up: true, ...facts }),
      () => ({ up: false, ...none }),
    ),
    lastAnchor(anchorFileIn(dataDir)),
  ])
  return { ...facts, anchorAge: ageOf(anchor?.at) }
}
