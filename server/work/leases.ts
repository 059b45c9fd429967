import { LEASE_MINUTES } from '@contract/portal/work'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { workItem } from '../db/schema'
import type { Who } from '../http/serve'
import { lockItem, readItem } from './items'

/** Returns the values of an item that a person has open from now on. */
export const leaseOf = ({ accountId }: Who) => ({
  holderId: accountId,
  leasedUntil: sql`now() + make_interval(mins => ${LEASE_MINUTES})`,
})

export const noLease = { holderId: null, leasedUntil: null }

/** Leases an item to a person, or extends their lease. Refuses items that a colleague has open. */
export const takeItem = async (tx: Db, id: string | undefined, who: Who) => {
  const item = await lockItem(tx, id, who)
  await tx.update(workItem).set(leaseOf(who)).where(eq(workItem.id, item.id))
  return readItem(tx, item.id)
}

/** Removes leases that have ended, so that open lists hear of it: none of them asks meanwhile. */
export const endLeases = ({ read }: Database) =>
  read
    .update(workItem)
    .set(noLease)
    .where(and(isNotNull(workItem.holderId), sql`${workItem.leasedUntil} <= now()`))

/** Ends a person's lease of an item, if they have one. */
export const releaseItem = (tx: Db, id: number, { accountId }: Who) =>
  tx
    .update(workItem)
    .set(noLease)
    .where(and(eq(workItem.id, id), eq(workItem.holderId, accountId)))
