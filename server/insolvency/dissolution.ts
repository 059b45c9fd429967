import { Refusal } from '@contract/errors'
import { MONTHS_TO_DISSOLUTION } from '@contract/insolvency/applications'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { entity, insolvencyApplication } from '../db/schema'
import { holderOfName } from '../registry/nameHolder'

/** Returns the date of dissolution, as SQL: `MONTHS_TO_DISSOLUTION` after the last publication. */
export const dissolutionAfter = (publication: SQL): SQL =>
  sql`(${publication} + make_interval(months => ${MONTHS_TO_DISSOLUTION}))::date`

/** Status that a company gets when an application of a type is approved. */
const standings = sql`(VALUES (1, 'WINDING_UP', 'INSOLVENT'), (2, 'FOREIGN_COMPANY_DE_REGISTRATION', 'CEASED'))
  AS standing (rank, type, status)`

/**
 * Recomputes the status of a company after one of its applications is no longer approved: the one that its other
 * approved applications give, else Registered. Leaves a status that the application did not give. Returns the new
 * status if it changed. Refuses to bring a company back whose name another one has by now.
 */
export const takeStandingBack = async (
  db: Db,
  { brn, type }: Pick<typeof insolvencyApplication.$inferSelect, 'brn' | 'type'>,
) => {
  const remaining = sql`(
    SELECT coalesce((
      SELECT standing.status FROM ${insolvencyApplication} JOIN ${standings} ON standing.type = ${insolvencyApplication.type}
      WHERE ${insolvencyApplication.brn} = ${brn} AND ${insolvencyApplication.status} = 'APPROVED'
      ORDER BY rank LIMIT 1), 'REGISTERED') AS status) remaining`
  // Held first, so that the statement below sees every approval that others took back.
  const { register, name, status } = entity
  const [held] = await db.select({ register, name, status }).from(entity).where(eq(entity.brn, brn)).for('update')
  const [company] = await db
    .update(entity)
    .set({ status: sql`remaining.status` })
    .from(remaining)
    .where(
      and(
        eq(entity.brn, brn),
        sql`${status} <> remaining.status`,
        sql`${status} = (SELECT standing.status FROM ${standings} WHERE type = ${type})`,
      ),
    )
    .returning({ status })
  const holder = company && held?.status === 'CEASED' && (await holderOfName(db, { brn, ...held }))
  if (holder) throw new Refusal('rolled-back-name', { brn, name: held.name, holder })
  return company?.status
}
