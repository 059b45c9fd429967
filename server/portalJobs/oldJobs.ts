import { Refusal } from '@contract/errors'
import { JOB_DAYS, JOB_FILE_DAYS } from '@contract/portal/jobs'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { bulkRow, job, jobFile } from '../db/schema'
import { endJob, faultOf } from '../jobs/jobRows'

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

/** Longer than an import can take: the ten minutes of its longest statement, and its reading. */
const LONGEST_IMPORT = sql`interval '15 minutes'`

/**
 * Removes what is kept of jobs for a few days only, and jobs of long ago. Ends imports whose server stopped: their rows are one
 * transaction, so nothing of them was saved.
 */
export const tendJobs = async ({ read, write }: Database) => {
  await read.delete(jobFile).where(lt(jobFile.keptAt, daysAgo(JOB_FILE_DAYS)))
  await read.delete(bulkRow).where(
    sql`${bulkRow.actId} IN (${read
      .select({ id: job.id })
      .from(job)
      .where(and(eq(job.kind, 'BULK'), lt(job.endedAt, daysAgo(JOB_FILE_DAYS))))})`,
  )
  await read.delete(job).where(lt(job.endedAt, daysAgo(JOB_DAYS)))
  const lost = await read
    .select({ id: job.id })
    .from(job)
    .where(and(isNull(job.endedAt), eq(job.kind, 'IMPORT'), lt(job.startedAt, sql`now() - ${LONGEST_IMPORT}`)))
  const fault = faultOf(new Refusal('job-interrupted'))
  for (const { id } of lost) await write(tx => endJob(tx, id, { state: 'FAILED', fault }))
}
