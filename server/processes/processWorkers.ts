import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database, Db } from '../db/database'
import { process, processText } from '../db/schema'
import { beginningOf } from '../db/storableText'
import { asTheyCome, type BatchWorker, batchWorker } from '../jobs/batch'
import { JOBS_SCHEMA } from '../jobs/boss'
import {
  type Downstream,
  type DownstreamAnswer,
  type DownstreamSystem,
  downstreamSystems,
  messageOf,
  sendInTime,
} from './downstream'
import { BEGINNING, keepWhole, type ProcessStatus, requeue, type Service } from './process'
import { processQueues } from './queues'
import { waitingSince } from './stops'

/** Status of a process after each answer of a system, and after all tries failed. */
const ends: Record<Service, Record<DownstreamAnswer['outcome'] | 'NOTHING', ProcessStatus>> = {
  REGISTRATION: { DONE: 'SUCCESS', TAKEN: 'SENT', REFUSED: 'FAILED', HELD: 'FAILED', NOTHING: 'FAILED' },
  INCORPORATION: { DONE: 'SENT', TAKEN: 'SENT', REFUSED: 'FAILED', HELD: 'PAUSED', NOTHING: 'EXPIRED' },
  CORRECTION: { DONE: 'SENT', TAKEN: 'SENT', REFUSED: 'FAILED', HELD: 'PAUSED', NOTHING: 'FAILED' },
}

const { id, run, service, system, token, kind, endPoint, retries, stoppedAt } = process

const wholeRequest = new QueryBuilder()
  .select({ whole: processText.whole })
  .from(processText)
  .where(and(eq(processText.process, id), eq(processText.part, 'request')))

const claimedFields = {
  id,
  run,
  service,
  system,
  token,
  kind,
  endPoint,
  retries,
  request: sql<string>`coalesce((${wholeRequest}), ${process.request})`,
}

type Outcome = { id: string; run: string; status: ProcessStatus; again: boolean; text: string; cause: string | null }

const isWaiting = inArray(process.status, ['PENDING', 'IN_PROGRESS'])

/** Starts processes whose run is still the current one. */
const claim = (db: Db, runs: readonly string[]) =>
  db
    .update(process)
    .set({
      status: 'IN_PROGRESS',
      ranAt: sql`now()`,
      retries: sql`${retries} + CASE WHEN ${process.ranAt} IS NULL THEN 0 ELSE 1 END`,
    })
    .where(and(sql`${run} = ANY (${sql.param([...runs])}::uuid[])`, isWaiting))
    .returning(claimedFields)

type Claimed = Awaited<ReturnType<typeof claim>>[number]

const send = async (downstream: Downstream, process: Claimed, last: boolean, signal: AbortSignal): Promise<Outcome> => {
  const { id, run, service, retries, request: body, ...message } = process
  try {
    const { outcome, body: text, cause } = await sendInTime(downstream, { ...message, body, before: retries }, signal)
    return { id, run, status: ends[service][outcome], again: false, text, cause: cause ?? null }
  } catch (error) {
    const cause = error instanceof Error ? messageOf(error) : 'The system could not be reached'
    const text = JSON.stringify({ message: cause })
    return { id, run, status: last ? ends[service].NOTHING : 'PENDING', again: !last, text, cause }
  }
}

const write = async (tx: Db, outcomes: readonly Outcome[]) => {
  if (!outcomes.length) return
  const rows = outcomes.map(({ text, ...one }) => ({ ...one, text: beginningOf(text, BEGINNING), size: text.length }))
  const updated = await tx
    .update(process)
    .set({
      status: sql`outcome.status`,
      stoppedAt: sql`CASE WHEN outcome.status IN ('SENT', 'SUCCESS') THEN NULL
        WHEN outcome.status = 'PENDING' THEN ${stoppedAt} ELSE ${waitingSince('PROCESS', process)} END`,
      response: sql`outcome.text`,
      responseSize: sql`outcome.size`,
      cause: sql`outcome.cause`,
    })
    .from(
      sql`json_to_recordset(${JSON.stringify(rows)}::json)
        AS outcome (id uuid, run uuid, status text, text text, size int, cause text)`,
    )
    .where(sql`${id} = outcome.id AND ${run} = outcome.run`)
    .returning({ id })
  const ids = new Set(updated.map(process => process.id))
  await keepWhole(
    tx,
    'response',
    outcomes.filter(({ id }) => ids.has(id)),
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
    const coming = claimed.map(one => send(downstream, one, lastOf.get(one.run) ?? true, AbortSignal.any([signal])))
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
  database.write(tx => {
    const openJob = sql`(SELECT FROM ${sql.raw(JOBS_SCHEMA)}.job j WHERE j.id = ${run} AND j.state < 'completed')`
    const forgotten = tx
      .select({ id })
      .from(process)
      .where(and(isWaiting, notExists(openJob)))
      .limit(MOST)
    return requeue(tx, sql`pg_try_advisory_xact_lock(hashtext('process_forgotten')) AND ${inArray(id, forgotten)}`)
  })
