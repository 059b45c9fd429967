import type { Refusal } from '@contract/errors'
import { JOB_FILES_MEGABYTES } from '@contract/portal/jobs'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { job, jobFile, news } from '../db/schema'
import { bodyOf } from '../http/errorBody'

type Job = typeof job.$inferSelect
export type JobFault = NonNullable<Job['fault']>

const MEGABYTE = 1024 * 1024
/** Longest name of a job, and of its news. */
const LONGEST_NAME = 200

/** Returns the name in a notification of a person whose job moved on or ended. */
export const jobNotice = (accountId: string) => `JOB ${accountId}`

/** Tells the open pages of a person that a job of theirs moved on, once the transaction commits; see `server/work/liveUpdates.ts`. */
export const announceJob = (db: Db, accountId: string) =>
  db.execute(sql`SELECT pg_notify('portal_work', ${jobNotice(accountId)})`)

/** Returns a refusal as a job keeps it. */
export const faultOf = (refusal: Refusal): JobFault => {
  const { code, message, params = {} } = bodyOf(refusal)
  return { code, message, params }
}

/** Writes a job down. Returns false where there is one by this id. */
export const startJob = async (db: Db, { name, ...row }: typeof job.$inferInsert): Promise<boolean> => {
  const { rowCount } = await db
    .insert(job)
    .values({ ...row, name: name.slice(0, LONGEST_NAME) })
    .onConflictDoNothing()
  await announceJob(db, row.accountId)
  return rowCount === 1
}

const newsKinds = { BULK: 'BULK', IMPORT: 'IMPORT', EXPORT: undefined, LOAD: 'LOAD' } as const

type End = Pick<Job, 'state'> & Partial<Pick<Job, 'total' | 'done' | 'refused' | 'fault'>>

/**
 * Ends a job, with its news at the bell of its person. Returns false where it has ended already: cancelled, or by another
 * server. Part of the transaction of its work, so that the work is undone with it.
 */
export const endJob = async (db: Db, id: string, end: End): Promise<boolean> => {
  const [ended] = await db
    .update(job)
    .set({ ...end, endedAt: sql`now()` })
    .where(and(eq(job.id, id), eq(job.state, 'RUNNING')))
    .returning()
  if (!ended) return false
  const kind = ended.state === 'FAILED' ? 'JOB_FAILED' : ended.state === 'DONE' ? newsKinds[ended.kind] : undefined
  if (kind)
    await db.insert(news).values({
      personId: ended.accountId,
      kind,
      key: id,
      subject: ended.name,
      taken: ended.done,
      refused: ended.refused,
    })
  await announceJob(db, ended.accountId)
  return true
}

type Kept = Pick<typeof jobFile.$inferInsert, 'name' | 'bytes' | 'refusals'>

/** Keeps the file of a job. The oldest files of its person give way where all together would be too large. */
export const keepFile = async (db: Db, { id, accountId }: Pick<Job, 'id' | 'accountId'>, kept: Kept) => {
  await db.insert(jobFile).values({ jobId: id, size: kept.bytes.length, ...kept })
  const sizes = db
    .select({
      id: jobFile.jobId,
      upTo: sql<number>`sum(${jobFile.size}) OVER (ORDER BY ${jobFile.keptAt} DESC, ${jobFile.jobId})`.as('running'),
    })
    .from(jobFile)
    .innerJoin(job, eq(job.id, jobFile.jobId))
    .where(eq(job.accountId, accountId))
    .as('sizes')
  await db.delete(jobFile).where(
    sql`${jobFile.jobId} IN (${db
      .select({ id: sizes.id })
      .from(sizes)
      .where(sql`${sizes.upTo} > ${JOB_FILES_MEGABYTES * MEGABYTE}`)})`,
  )
}
