import { offsetOf, type Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import { JOB_FILE_DAYS, type JobFilter, type JobRefusal, MOST_COUNTED_JOBS, SEES_ALL_JOBS } from '@contract/portal/jobs'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { account, bulkRow, job, jobFile } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Who } from '../http/serve'

const DAY = 24 * 60 * 60 * 1000

const seesAll = ({ permissions }: Who) => permissions.has(SEES_ALL_JOBS)

const select = (db: Db, where?: SQL) =>
  db
    .select({
      job,
      by: sql<string>`${account.displayName}`,
      file: { name: jobFile.name, bytes: jobFile.size, keptAt: jobFile.keptAt },
    })
    .from(job)
    .innerJoin(account, eq(account.id, job.accountId))
    .leftJoin(jobFile, eq(jobFile.jobId, job.id))
    .where(where)

/** Returns the moment at which a file is removed. */
const untilOf = ({ keptAt }: { keptAt: string }) => new Date(Date.parse(keptAt) + JOB_FILE_DAYS * DAY).toISOString()

type Row = Awaited<ReturnType<typeof select>>[number]

/** Returns a job as it goes over the wire. The file of somebody else's job is not named. */
export const asWire = ({ job: one, by, file }: Row, { accountId }: Who) => {
  const own = one.accountId === accountId
  const { id, kind, state, name, call, load, total, done, refused, cancelled } = one
  return {
    ...{ id, kind, state, name, call, total, done, refused, cancelled, by, own },
    load: load === null ? null : String(load),
    startedAt: isoMoment(one.startedAt),
    endedAt: one.endedAt && isoMoment(one.endedAt),
    file: own && file ? { name: file.name, bytes: file.bytes, until: untilOf(file) } : null,
  }
}

/** Returns a job that the asker may see: their own, or any with the permission. Throws 'no-such-job'. */
export const getJob = async (db: Db, who: Who, id = ''): Promise<Row> => {
  const isSeen = seesAll(who) ? undefined : eq(job.accountId, who.accountId)
  const [found] = isUuid(id) ? await select(db, and(eq(job.id, id), isSeen)) : []
  if (!found) throw new Refusal('no-such-job')
  return found
}

/** Returns a job of the asker. Throws 'job-of-other' for one that they only see. */
export const getOwnJob = async (db: Db, who: Who, id?: string): Promise<Row> => {
  const found = await getJob(db, who, id)
  if (found.job.accountId !== who.accountId) throw new Refusal('job-of-other', { name: found.by })
  return found
}

/** Lists the jobs of the asker, or of everybody to those who may see them; the newest first. */
export const listJobs = async (db: Db, who: Who, { kind, state, whose }: JobFilter, page: Page) => {
  if (whose === 'ALL' && !seesAll(who)) throw new Refusal('forbidden')
  const where = and(
    whose === 'ALL' ? undefined : eq(job.accountId, who.accountId),
    kind && eq(job.kind, kind),
    state && eq(job.state, state),
  )
  const rows = await select(db, where)
    .orderBy(desc(job.startedAt), asc(job.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  const counted = db.select({ id: job.id }).from(job).where(where).limit(MOST_COUNTED_JOBS).as('counted')
  return { rows: rows.map(row => asWire(row, who)), total: await db.$count(counted) }
}

const nothing = { code: 'failure', message: '', params: {} }

/** Returns the refused rows of a job, for its own person alone: they name records. */
export const refusalsOf = async (db: Db, { job: { id, kind, accountId } }: Row, who: Who): Promise<JobRefusal[]> => {
  if (accountId !== who.accountId) return []
  if (kind !== 'BULK') {
    const [kept] = await db.select({ refusals: jobFile.refusals }).from(jobFile).where(eq(jobFile.jobId, id))
    return kept?.refusals ?? []
  }
  const refused = await db
    .select({ name: bulkRow.name, fault: bulkRow.fault })
    .from(bulkRow)
    .where(and(eq(bulkRow.actId, id), inArray(bulkRow.state, ['REFUSED', 'UNSURE'])))
    .orderBy(asc(bulkRow.no))
  return refused.map(({ name, fault }): JobRefusal => ({ name, ...(fault ?? nothing) }))
}
