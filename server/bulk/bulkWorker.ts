import { Refusal } from '@contract/errors'
import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { whoOfAccount } from '../auth/sessions'
import type { Database, Db } from '../db/database'
import { bulkAct, bulkRow } from '../db/schema'
import { bodyOf } from '../http/errorBody'
import type { Runs } from '../http/runCalls'
import { enqueue } from '../jobs/enqueue'
import { openJob } from '../jobs/openJob'
import { type Step, worker } from '../jobs/workers'
import { bulkActs } from './queues'

type Act = typeof bulkAct.$inferSelect
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
  const counts = { DONE: bulkAct.done, REFUSED: bulkAct.refused, UNSURE: bulkAct.refused } as const
  if (to === 'DONE')
    await tx
      .update(bulkAct)
      .set({ done: sql`${counts.DONE} + 1` })
      .where(eq(bulkAct.id, row.actId))
  if (to === 'REFUSED' || to === 'UNSURE')
    await tx
      .update(bulkAct)
      .set({ refused: sql`${counts[to]} + 1` })
      .where(eq(bulkAct.id, row.actId))
  return true
}

const faultOf = (refusal: Refusal): Row['fault'] => {
  const { code, message, params = {} } = bodyOf(refusal)
  return { code, message, params }
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
  const [act] = await db.select().from(bulkAct).where(eq(bulkAct.id, payload.act))
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
  await db
    .update(bulkAct)
    .set({ endedAt: sql`now()` })
    .where(and(eq(bulkAct.id, act.id), isNull(bulkAct.endedAt)))
}

/** Returns the worker that makes the calls of bulk acts, row by row. */
export const bulkWorker = (database: Database, runs: Runs) => worker(bulkActs, step => work(database, runs, step))

/** Longer than the pause between two tries of a job. */
const STANDING = sql`interval '2 minutes'`

/** Time for which the outcome of an act is kept. */
const KEPT = sql`interval '7 days'`

/**
 * Queues acts again that have not ended and have no job: after a restore, or when the tries of a job were used up. Deletes
 * those that ended long ago.
 */
export const resumeBulkActs = ({ write }: Database) =>
  write(async tx => {
    await tx.delete(bulkAct).where(lt(bulkAct.endedAt, sql`now() - ${KEPT}`))
    const left = await tx
      .select({ id: bulkAct.id })
      .from(bulkAct)
      .where(
        and(
          isNull(bulkAct.endedAt),
          lt(bulkAct.startedAt, sql`now() - ${STANDING}`),
          notExists(openJob(bulkActs, 'act', bulkAct.id)),
        ),
      )
    for (const { id } of left) await enqueue(tx, bulkActs, { act: id })
  })
