import { and, eq, gt, max, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { rowVersion } from '../../db/schema'

type Among = { tx: Db; brn: string }

/** Returns the last day after `day` on which a recorded change of a file takes effect, among those of a condition. */
export const lastChangeAfter = async ({ tx, brn }: Among, day: string, among: SQL | undefined) => {
  const [found] = await tx
    .select({ day: max(rowVersion.effectiveOn) })
    .from(rowVersion)
    .where(and(eq(rowVersion.brn, brn), gt(rowVersion.effectiveOn, day), among))
  return found?.day ?? undefined
}

/** Returns the day on which a row came into a file; undefined for one that was there before the first recorded change. */
export const arrivalOf = async ({ tx, brn }: Among, list: string, key: string) => {
  const { operation, effectiveOn } = rowVersion
  const [found] = await tx
    .select({ day: max(effectiveOn) })
    .from(rowVersion)
    .where(and(eq(rowVersion.brn, brn), eq(rowVersion.list, list), eq(rowVersion.key, key), eq(operation, 'INSERT')))
  return found?.day ?? undefined
}
