import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { placeOf, timelineOf } from '../db/walArchive'

/** Minutes without an archived file after which one that waits is late. */
const LATE = 15

/** State of the archiver: its timeline, minutes since the last archived file, and true while files wait in vain. */
type ArchiverState = { timeline: string; minutes: number; isFailing: boolean }

/** Reads the state of PostgreSQL's archiver. One that hangs tells no failure: then two files wait for it. */
export const archiverState = async ({ read }: { read: Db }): Promise<ArchiverState> => {
  const { rows } = await read.execute<{ current: string; last: string | null; failed: boolean; minutes: number }>(sql`
    SELECT pg_walfile_name(pg_current_wal_lsn()) AS current, last_archived_wal AS last,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS failed,
      floor(extract(epoch FROM now() - coalesce(last_archived_time, stats_reset)) / 60)::int AS minutes
    FROM pg_stat_archiver`)
  const { current = '', last = null, failed = false, minutes = 0 } = rows[0] ?? {}
  const waits = last !== null && placeOf(current) - placeOf(last) > 1
  return { timeline: timelineOf(current), minutes, isFailing: failed || (waits && minutes >= LATE) }
}
