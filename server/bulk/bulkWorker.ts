import { Refusal } from '@contract/errors'
import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { whoOfAccount } from '../auth/sessions'
import type { Database, Db } from '../db/database'
import { bulkRow, job } from '../db/schema'
import type { Runs } from '../http/runCalls'
import { enqueue } from '../jobs/enqueue'
import { announceJob, endJob, faultOf } from '../jobs/jobRows'
import { openJob } from '../jobs/openJob'
import { type Step, worker } from '../jobs/workers'
import { bulkActs } from './queues'

type Act = typeof job.$inferSelect
type Row = typeof bulkRow.$inferSelect
type Reached = 'BEGUN' | 'DONE' | 'REFUSED' | 'UNSURE'

/** Rows still wait, so the job must be tried again. */
class StillQueued extends Error {
  override readonly name = 'StillQueued'
}

const isRow = ({ actId, no }: Row, state: Row['state']) =>
  and(eq(bulkRow.actId, actId), eq(bulkRow.no, no), eq(bulkRow.state, state))

/** Moves a row on, and counts it. Returns false where another server did, or somebody cancelled it. */
const move = async (tx: Db, row: Row, from: Row['state'], to: Reached, fault: Row['fault'] = null) => {
  const moved = await tx.update(bulkRow).set({ state: to, fault }).where(isRow(row, from))
  if (!moved.rowCount) return false
  const counts = { DONE: job.done, REFUSED: job.refused, UNSURE: job.refused } as const
  if (to === 'BEGUN') return true
  const key = to === 'DONE' ? 'done' : 'refused'
  const [act] = await tx
    .update(job)
    .set({ [key]: sql`${counts[to]} + 1` })
    .where(eq(job.id, row.actId))
    .returning({ accountId: job.accountId })
  if (act) await announceJob(tx, act.accountId)
  return true
}

/** Makes the call of a row and its move in one transaction, so that both happen once however often the job is tried. */
const reachAtOnce = async (database: Database, runs: Runs, act: Act, row: Row) => {
  try {
    await database.write(async tx => {
      if (!(await move(tx, row, 'QUEUED', 'DONE'))) return
      const who = await whoOfAccount(tx, act.accountId)
      await runs.run(row.call, { who, address: act.address }, row.parts, tx)
    })
  } catch (error) {
    // A fault of the server is no answer to the row: the job is tried again.
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    await database.write(tx => move(tx, row, 'QUEUED', 'REFUSED', faultOf(error)))
  }
}

/** Makes a call that another system answers, and that may have been answered before a crash: the row is never sent twice. */
const reachOutside = async (database: Database, runs: Runs, act: Act, row: Row) => {
  if (!(await database.write(tx => move(tx, row, 'QUEUED', 'BEGUN')))) return
  try {
    const who = await whoOfAccount(database.read, act.accountId)
    await runs.run(row.call, { who, address: act.address }, row.parts, database.read)
    await database.write(tx => move(tx, row, 'BEGUN', 'DONE'))
  } catch (error) {
    const isRefused = error instanceof Refusal
    const fault = isRefused ? faultOf(error) : null
    await database.write(tx => move(tx, row, 'BEGUN', isRefused ? 'REFUSED' : 'UNSURE', fault))
  }
}

const work = async (database: Database, runs: Runs, { payload, db, signal }: Step<{ act: string }>) => {
  const [act] = await db.select().from(job).where(eq(job.id, payload.act))
  if (!act) return
  const begun = await db
    .select()
    .from(bulkRow)
    .where(and(eq(bulkRow.actId, act.id), eq(bulkRow.state, 'BEGUN')))
  for (const row of begun) await database.write(tx => move(tx, row, 'BEGUN', 'UNSURE'))
  for (;;) {
    const [row] = await db
      .select()
      .from(bulkRow)
      .where(and(eq(bulkRow.actId, act.id), eq(bulkRow.state, 'QUEUED')))
      .orderBy(asc(bulkRow.no))
      .limit(1)
    if (!row) break
    if (signal.aborted) throw new StillQueued()
    await (runs.isWaiting(row.call) ? reachOutside : reachAtOnce)(database, runs, act, row)
  }
  await database.write(async tx => {
    const [now] = await tx.select({ cancelled: job.cancelled }).from(job).where(eq(job.id, act.id)).for('update')
    await endJob(tx, act.id, { state: now?.cancelled ? 'CANCELLED' : 'DONE' })
  })
}

/** Returns the worker that makes the calls of bulk acts, row by row. */
export const bulkWorker = (database: Database, runs: Runs) => worker(bulkActs, step => work(database, runs, step))

/** Longer than the pause between two tries of a job. */
const STANDING = sql`interval '2 minutes'`

/** Queues acts again that have not ended and have no job: after a restore, or when the tries of a job were used up. */
export const resumeBulkActs = ({ write }: Database) =>
  write(async tx => {
    const left = await tx
      .select({ id: job.id })
      .from(job)
      .where(
        and(
          isNull(job.endedAt),
          eq(job.kind, 'BULK'),
          lt(job.startedAt, sql`now() - ${STANDING}`),
          notExists(openJob(bulkActs, 'act', job.id)),
        ),
      )
    for (const { id } of left) await enqueue(tx, bulkActs, { act: id })
  })
