import { writeCause } from '@contract/processes/causes'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Db } from '../db/database'
import { dataCorrection } from '../db/schema'
import { type Step, type Worker, worker } from '../jobs/workers'
import { causeAgainst, correct, readCorrection } from './correction'
import type { Downstream } from './downstream'
import { dataCorrectionRuns } from './repairQueues'
import { sendMessage } from './sendMessage'
import { waitingSince } from './stops'

type Row = typeof dataCorrection.$inferSelect
type Process = Pick<Row, 'brn' | 'type' | 'retries' | 'payload' | 'actorId' | 'actorName' | 'address'>
type Run = { correction: number; run: string }

const { brn, type, retries, payload, actorId, actorName, address } = dataCorrection
const processFields = { brn, type, retries, payload, actorId, actorName, address }

/** Condition of the correction while this run is the current one and has not ended. */
const ofRun = ({ correction, run }: Run) =>
  and(
    eq(dataCorrection.id, correction),
    eq(dataCorrection.run, run),
    inArray(dataCorrection.status, ['PENDING', 'IN_PROGRESS']),
  )

/** Causes of a failed correction, in words for staff, who group failures by them. */
const causes = {
  UNKNOWN_BRN: writeCause('unknownBrn'),
  CHANGED_MEANWHILE: writeCause('changedMeanwhile'),
}

/** Starts the run, unless a newer run replaced it or the process has ended. */
const begin = async (db: Db, run: Run): Promise<Process | undefined> => {
  const [process] = await db
    .update(dataCorrection)
    .set({ status: 'IN_PROGRESS', updatedAt: sql`now()` })
    .where(ofRun(run))
    .returning(processFields)
  return process
}

const end = async (tx: Db, run: Run, status: Row['status'], cause: string | null = null) => {
  const hasStopped = status === 'FAILED' || status === 'PAUSED'
  const stoppedAt = hasStopped ? waitingSince('CORRECTION', dataCorrection) : null
  const { rowCount } = await tx
    .update(dataCorrection)
    .set({ status, cause, stoppedAt, updatedAt: sql`now()` })
    .where(ofRun(run))
  return Boolean(rowCount)
}

/** Corrects the register and records the outcome, with the values before and after. */
const settle = async (
  tx: Db,
  run: Run,
  process: Process,
  correction: NonNullable<ReturnType<typeof readCorrection>>,
) => {
  const { brn, actorId, actorName, address } = process
  const corrected = await correct(tx, brn, correction)
  const { outcome } = corrected
  if (!(await end(tx, run, outcome, outcome === 'FAILED' ? causes[corrected.cause] : null))) throw new Overtaken()
  if (outcome !== 'SENT') return
  await addToTrail(tx, {
    ...(actorId && { actor: { accountId: actorId, name: actorName ?? '' } }),
    address: address ?? 'the server',
    call: 'RECONCILE-RETRY',
    subject: corrected.subject,
    before: corrected.before,
    after: { ...corrected.after, process: run.correction },
  })
}

/** Somebody sent the process back to the queue meanwhile, so this run is rolled back. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

const perform = async (downstream: Downstream, step: Step<Run>) => {
  const run = step.payload
  const process = await begin(step.db, run)
  if (!process) return
  const correction = readCorrection(process.payload)
  if (!correction) {
    await step.finish(tx => end(tx, run, 'FAILED', writeCause('invalidCorrection')))
    return
  }
  const { brn, type, retries } = process
  // The other system must not hear of a correction that the register refuses.
  const cause = await causeAgainst(step.db, brn, correction)
  if (cause) {
    await step.finish(tx => end(tx, run, 'FAILED', causes[cause]))
    return
  }
  const outcome = await sendMessage(downstream, step, {
    system: 'REGISTRY',
    token: `correction-${run.correction}`,
    kind: type,
    endPoint: '/reconciliations',
    body: { brn, type, ...correction },
    before: retries,
  })
  // A refusal needs a person to decide; an unanswered request is paused until the other system is back.
  if (outcome.outcome === 'TAKEN') await step.finish(tx => settle(tx, run, process, correction))
  else await step.finish(tx => end(tx, run, outcome.outcome === 'REFUSED' ? 'FAILED' : 'PAUSED', outcome.cause))
}

/** Returns the worker that reconciles corrections with the central registry and applies them. */
export const dataCorrectionWorker = (downstream: Downstream): Worker =>
  worker(dataCorrectionRuns, step => perform(downstream, step))
