import type { WorkSource } from '@contract/portal/workSources'
import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { type dataCorrection, type process, workSettlement } from '../db/schema'

/**
 * Returns the moment since which a message that stops now waits: retries that fail leave that of its first stop. One that
 * was recorded as settled stops anew, and is work again.
 */
export const waitingSince = (source: WorkSource, { id, stoppedAt }: typeof process | typeof dataCorrection): SQL => {
  const settled = new QueryBuilder()
    .select({ id: workSettlement.id })
    .from(workSettlement)
    .where(
      and(
        eq(workSettlement.source, source),
        eq(workSettlement.record, sql`${id}::text`),
        eq(workSettlement.since, stoppedAt),
        isNull(workSettlement.undoneAt),
      ),
    )
  return sql`CASE WHEN ${exists(settled)} THEN now() ELSE coalesce(${stoppedAt}, now()) END`
}
