import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { asTheyCome, type BatchWorker, batchWorker } from '../jobs/batch'
import { JOBS_SCHEMA } from '../jobs/boss'
import {
  type Downstream,
  type DownstreamAnswer,
  type DownstreamSystem,
  downstreamSystems,
  toldInTime,
} from './downstream'
import { BEGINNING, keepWhole, type ProcessStatus, requeue, type Service } from './process'
import { processQueues } from './queues'

/** Status of a process after each answer of a system, and after all tries failed. */
const ends: Record<Service, Record<DownstreamAnswer['outcome'] | 'NOTHING', ProcessStatus>> = {
  REGISTRATION: { DONE: 'SUCCESS', TAKEN: 'SENT', REFUSED: 'FAILED', HELD: 'FAILED', NOTHING: 'FAILED' },
  INCORPORATION: { DONE: 'SENT', TAKEN: 'SENT', REFUSED: 'FAILED', HELD: 'PAUSED', NOTHING: 'EXPIRED' },
  CORRECTION: { DONE: 'SENT', TAKEN: 'SENT', REFUSED: 'FAILED', HELD: 'PAUSED', NOTHING: 'FAILED' },
}

type Claimed = {
  id: string
  run: string
  service: Service
  system: DownstreamSystem
  token: string
  kind: string
  endPoint: string
  request: string
  retries: number
}

type Outcome = { id: string; run: string; status: ProcessStatus; again: boolean; text: string; cause: string | null }

/** Starts processes whose run is still the current one. */
const claim = async (db: Db, runs: readonly string[]): Promise<Claimed[]> =>
  (
    await db.execute<Claimed>(sql`
      UPDATE process p SET status = 'IN_PROGRESS', ran_at = now(),
        retries = retries + CASE WHEN ran_at IS NULL THEN 0 ELSE 1 END
      WHERE run = ANY (${sql.param([...runs])}::uuid[]) AND status IN ('PENDING', 'IN_PROGRESS')
      RETURNING id, run, service, system, token, kind, end_point AS "endPoint", retries, coalesce(
        (SELECT whole FROM process_text t WHERE t.process = p.id AND t.part = 'request'), request) AS request`)
  ).rows

const tell = async (downstream: Downstream, one: Claimed, last: boolean, signal: AbortSignal): Promise<Outcome> => {
  const { id, run, service, retries, request: body, ...about } = one
  try {
    const { outcome, body: text, cause } = await toldInTime(downstream, { ...about, body, before: retries }, signal)
    return { id, run, status: ends[service][outcome], again: false, text, cause: cause ?? null }
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'The system could not be reached'
    const text = JSON.stringify({ message: cause })
    return { id, run, status: last ? ends[service].NOTHING : 'PENDING', again: !last, text, cause }
  }
}

const write = async (tx: Db, outcomes: readonly Outcome[]) => {
  if (!outcomes.length) return
  const rows = outcomes.map(({ text, ...one }) => ({ ...one, text: text.slice(0, BEGINNING), size: text.length }))
  const { rows: written } = await tx.execute<{ id: string }>(sql`
    UPDATE process p SET status = o.status, response = o.text, response_size = o.size, cause = o.cause
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS o (id uuid, run uuid, status text, text text, size int, cause text)
    WHERE p.id = o.id AND p.run = o.run RETURNING p.id`)
  const mine = new Set(written.map(({ id }) => id))
  await keepWhole(
    tx,
    'response',
    outcomes.filter(({ id }) => mine.has(id)),
  )
}

/** Returns the worker that sends waiting messages to a system until it answers or the tries are used up. */
const processWorker = (downstream: Downstream, system: DownstreamSystem): BatchWorker =>
  batchWorker(processQueues[system], async ({ jobs, signal, db, end }) => {
    const claimed = await claim(
      db,
      jobs.map(({ id }) => id),
    )
    const lastOf = new Map(jobs.map(({ id, last }) => [id, last]))
    const runs = new Set(claimed.map(({ run }) => run))
    const over = jobs.filter(({ id }) => !runs.has(id)).map(({ id }) => id)
    if (over.length) await end({ done: over, failed: [] }, async () => undefined)
    // Each request has its own signal, which aborts with the shared one.
    const coming = claimed.map(one => tell(downstream, one, lastOf.get(one.run) ?? true, AbortSignal.any([signal])))
    await asTheyCome(coming, come =>
      end(
        {
          done: come.filter(({ again }) => !again).map(({ run }) => run),
          failed: come.filter(({ again }) => again).map(({ run }) => run),
        },
        (tx, held) =>
          write(
            tx,
            come.filter(({ run }) => held.has(run)),
          ),
      ),
    )
  })

/** Returns the workers of the processes, one for each system. */
export const processWorkers = (downstream: Downstream): BatchWorker[] =>
  downstreamSystems.map(system => processWorker(downstream, system))

const MOST = 1000

/** Queues waiting processes again that have no job left: after a restore, or when a server died in the last try. */
export const requeueForgotten = (database: Database): Promise<number> =>
  database.write(tx =>
    requeue(
      tx,
      sql`pg_try_advisory_xact_lock(hashtext('process_forgotten')) AND id IN (
        SELECT p.id FROM process p WHERE p.status IN ('PENDING', 'IN_PROGRESS') AND NOT EXISTS (
          SELECT FROM ${sql.raw(JOBS_SCHEMA)}.job j WHERE j.id = p.run AND j.state < 'completed') LIMIT ${MOST})`,
    ),
  )
