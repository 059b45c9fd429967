import { randomUUID } from 'node:crypto'
import { Refusal } from '@contract/errors'
import type { LoadProgress, LoadState } from '@contract/portal/loads'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { type job as jobTable, load } from '../db/schema'
import type { Who } from '../http/handlers'
import { JOBS_SCHEMA } from '../jobs/boss'
import { enqueue } from '../jobs/enqueue'
import { announceJob, endJob, faultOf, startJob } from '../jobs/jobRows'
import { loadWork } from './queues'

export type LoadRow = typeof load.$inferSelect
const underWay = ['CHECKING', 'WRITING', 'TAKING_BACK'] as const satisfies readonly LoadState[]
export type StateUnderWay = (typeof underWay)[number]

export const isUnderWay = (state: LoadState): state is StateUnderWay => underWay.some(one => one === state)

/** Acts on a load, each with the states in which it is possible. */
const possible = {
  change: ['OPEN', 'CHECKED'],
  check: ['OPEN', 'CHECKED'],
  write: ['CHECKED'],
  cancel: underWay,
  takeBack: ['WRITTEN'],
  discard: ['OPEN', 'CHECKED'],
} as const satisfies Record<string, readonly LoadState[]>
type Act = keyof typeof possible

const refusalOf = ({ id, state }: LoadRow, act: Act) => {
  if (act === 'cancel') return new Refusal('load-not-under-way')
  if (isUnderWay(state)) return new Refusal('load-under-way')
  if (act === 'takeBack') return new Refusal('load-not-written', { load: id })
  return new Refusal(state === 'OPEN' ? 'load-not-checked' : 'load-closed')
}

/** Returns a load. Throws 'no-such-load'. */
export const getLoad = async (db: Db, id: string | undefined): Promise<LoadRow> => {
  const [row] = await db
    .select()
    .from(load)
    .where(eq(load.id, rowNumber(id)))
  if (!row) throw new Refusal('no-such-load')
  return row
}

/** Returns a load for an act. Throws 'no-such-load', and the refusal of an act that its state does not allow. */
export const getLoadFor = async (db: Db, id: string | undefined, act: Act): Promise<LoadRow> => {
  const row = await getLoad(db, id)
  if (!possible[act].some(state => state === row.state)) throw refusalOf(row, act)
  return row
}

/**
 * Locks a load for an act until the transaction ends, so that of two presses one finds the state that the other left. The lock
 * lets the work go on that writes rows of this load. Errors: those of `getLoadFor`.
 */
export const lockLoad = async (db: Db, id: string | undefined, act: Act): Promise<LoadRow> => {
  await db
    .select({ id: load.id })
    .from(load)
    .where(eq(load.id, rowNumber(id)))
    .for('no key update')
  return getLoadFor(db, id, act)
}

/** Returns the name by which the audit trail and the list of jobs know a load. */
export const subjectOf = ({ source, name }: Pick<LoadRow, 'source' | 'name'>) => (name ? `${source}: ${name}` : source)

/** Starts work on a locked load: it is a job of the person, and goes into the queue with this transaction. */
export const startWork = async (
  db: Db,
  row: LoadRow,
  state: StateUnderWay,
  { who, address }: { who: Who; address: string },
) => {
  const { id } = row
  const job = randomUUID()
  const others = await db.$count(load, inArray(load.state, underWay))
  const progress: LoadProgress | null = others ? { step: 'WAIT', rows: 0 } : null
  const asked = { job, askedBy: who.accountId, address, stop: false, aliveAt: null, progress, fault: null }
  await db
    .update(load)
    .set({ ...asked, state, stateBefore: row.state, usedAt: sql`now()` })
    .where(eq(load.id, id))
  await startJob(db, { id: job, accountId: who.accountId, kind: 'LOAD', name: subjectOf(row), load: id, address })
  await enqueue(db, loadWork, { load: id, job }, { id: job })
}

const ended = { job: null, stop: false, aliveAt: null, progress: null } as const

type Work = { id: number; job: string }
type End = { refusal: Refusal; state: 'CANCELLED' | 'FAILED' }

/** Ends work without a result: the load goes back to the state before it. */
export const endWork = async (db: Db, { id, job }: Work, { refusal, state }: End) => {
  const fault = faultOf(refusal)
  const back = await db
    .update(load)
    .set({ ...ended, state: sql`${load.stateBefore}`, fault })
    .where(and(eq(load.id, id), eq(load.job, job)))
  if (back.rowCount) await endJob(db, job, { state, ...(state === 'FAILED' && { fault }) })
}

/** The work was stopped by a person, or belongs to nobody any more. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
}

/** Rows of a load, or files that were taken back. */
export type Counts = Required<Pick<typeof jobTable.$inferInsert, 'total' | 'done' | 'refused'>>

/** Ends work with its result, in the transaction of the work. Throws WorkStopped where somebody wants it to stop. */
export const completeWork = async (tx: Db, { id, job }: Work, counts: Counts, progress: LoadProgress | null) => {
  const done = await tx
    .update(load)
    .set({ ...ended, fault: null, usedAt: sql`now()`, ...(progress && { progress, aliveAt: sql`now()` }) })
    .where(and(eq(load.id, id), eq(load.job, job), eq(load.stop, false)))
  if (!done.rowCount) throw new WorkStopped()
  await endJob(tx, job, { state: 'DONE', ...counts })
}

/** Stops the work on a locked load: at once where no server has begun it, else by a wish that its server finds. */
export const cancelWork = async (db: Db, { id, job, aliveAt }: LoadRow) => {
  if (!job) return
  if (aliveAt) await db.update(load).set({ stop: true }).where(eq(load.id, id))
  else await endWork(db, { id, job }, { refusal: new Refusal('load-stopped'), state: 'CANCELLED' })
}

/** Stops the work of a job. Throws 'job-ended'. */
export const cancelJobOfLoad = async (db: Db, job: string) => {
  const [found] = await db.select({ id: load.id }).from(load).where(eq(load.job, job)).for('no key update')
  if (!found) throw new Refusal('job-ended')
  await cancelWork(db, await getLoadFor(db, String(found.id), 'cancel'))
}

/** Marks work as begun by this server. Undefined where the work has ended. */
export const beginWork = async (db: Db, { id, job }: Work): Promise<LoadRow | undefined> => {
  const [row] = await db
    .update(load)
    .set({ aliveAt: sql`now()` })
    .where(and(eq(load.id, id), eq(load.job, job), inArray(load.state, underWay)))
    .returning()
  return row
}

/** Tells the progress of work, with a sign of life. Returns true where somebody wants the work to stop. */
export const tellProgress = async ({ read }: Database, { id, job }: Work, progress: LoadProgress, isNew: boolean) => {
  // The end of the work holds the row: it is not waited for.
  const own = read
    .select({ id: load.id })
    .from(load)
    .where(and(eq(load.id, id), eq(load.job, job)))
    .for('no key update', { skipLocked: true })
  const [row] = await read
    .update(load)
    .set({ progress, aliveAt: sql`now()` })
    .where(inArray(load.id, own))
    .returning({ stop: load.stop, askedBy: load.askedBy })
  if (isNew && row?.askedBy) await announceJob(read, row.askedBy)
  return row?.stop ?? false
}

/** Seconds without a sign of life after which the server of a work is taken for gone. */
const SILENT = 60

/**
 * Queues work again whose server gives no sign of life, and work without a job in the queue, as after a restore. Where the
 * server does live, its transaction holds the lock of loads: the other one waits, and then finds the work done.
 */
export const resumeLoads = ({ write }: Database, silentSeconds = SILENT) =>
  write(async tx => {
    const waiting = sql`(SELECT FROM ${sql.raw(JOBS_SCHEMA)}.job j
      WHERE j.name = ${loadWork.name} AND j.state < 'active' AND j.data->>'job' = ${load.job}::text)`
    const left = await tx
      .select({ id: load.id, job: load.job })
      .from(load)
      .where(
        and(
          inArray(load.state, underWay),
          sql`coalesce(${load.aliveAt}, ${load.usedAt}) < now() - make_interval(secs => ${silentSeconds})`,
          sql`NOT EXISTS ${waiting}`,
        ),
      )
      .for('no key update', { skipLocked: true })
    for (const { id, job } of left) if (job) await enqueue(tx, loadWork, { load: id, job })
  })
