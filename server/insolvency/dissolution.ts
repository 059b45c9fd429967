import { MONTHS_TO_DISSOLUTION } from '@contract/insolvency/applications'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

/** The day a company is dissolved, as SQL: so many months after its last publication. */
export const dissolutionAfter = (publication: SQL): SQL =>
  sql`(${publication} + make_interval(months => ${MONTHS_TO_DISSOLUTION}))::date`

/** What approving an application of a type makes of the company. */
const standings = sql`(VALUES (1, 'WINDING_UP', 'INSOLVENT'), (2, 'FOREIGN_COMPANY_DE_REGISTRATION', 'CEASED'))
  AS standing (rank, type, status)`

/**
 * Gives a company the standing its other approved applications leave it, once one is approved no more: Registered, when
 * there is no other. A standing that the application did not give stays. Answers the new one, if it changed.
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
