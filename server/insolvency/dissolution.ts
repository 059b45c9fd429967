import { MONTHS_TO_DISSOLUTION } from '@contract/insolvency/applications'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

/** Returns the date of dissolution, as SQL: `MONTHS_TO_DISSOLUTION` after the last publication. */
export const dissolutionAfter = (publication: SQL): SQL =>
  sql`(${publication} + make_interval(months => ${MONTHS_TO_DISSOLUTION}))::date`

/** Status that a company gets when an application of a type is approved. */
const standings = sql`(VALUES (1, 'WINDING_UP', 'INSOLVENT'), (2, 'FOREIGN_COMPANY_DE_REGISTRATION', 'CEASED'))
  AS standing (rank, type, status)`

/**
 * Recomputes the status of a company after one of its applications is no longer approved: the one that its other
 * approved applications give, else Registered. Leaves a status that the application did not give. Returns the new
 * status if it changed.
 */
export const takeStandingBack = async (db: Db, { brn, type }: { brn: string; type: string }) => {
  const { rows } = await db.execute<{ status: string }>(sql`
    UPDATE entity SET status = left_over.status FROM (
      SELECT coalesce((SELECT standing.status FROM insolvency_application a JOIN ${standings} USING (type)
        WHERE a.brn = ${brn} AND a.status = 'APPROVED' ORDER BY rank LIMIT 1), 'REGISTERED') AS status) left_over
    WHERE brn = ${brn} AND entity.status <> left_over.status
      AND entity.status = (SELECT standing.status FROM ${standings} WHERE type = ${type})
    RETURNING entity.status`)
  return rows[0]?.status
}
