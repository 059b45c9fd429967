import { JOB_FILE_DAYS } from '@contract/portal/jobs'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { load, loadFinding } from '../db/schema'

/** Removes the refused rows of loads some days after them: they hold personal data. Their numbers stay with the load. */
export const forgetFindings = ({ write }: Database) =>
  write(tx => {
    const old = tx
      .select({ id: load.id })
      .from(load)
      .where(lt(load.startedAt, sql`now() - ${JOB_FILE_DAYS} * interval '1 day'`))
    return tx.delete(loadFinding).where(and(eq(loadFinding.outcome, 'REFUSED'), inArray(loadFinding.load, old)))
  })
