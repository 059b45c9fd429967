import { offsetOf, type Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import type { WorkSource } from '@contract/portal/workSources'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { workDone, workItem, workSettlement, workSettlementTotals } from '../db/schema'
import { total } from '../db/totals'
import type { Who, Writing } from '../http/serve'
import { compareItemsOf } from './keepItems'
import { subjectOf } from './passOn'
import { freeFromUnfit } from './reassign'
import { refusedItem } from './settle'
import { sourcesOf } from './sourcesOf'

/** Lists settled items of the sources whose permissions a supervisor holds, the latest first. */
export const listSettlements = async (db: Db, who: Who, { q }: { q?: string | undefined }, page: Page) => {
  const sources = sourcesOf(who.permissions)
  const where = and(inArray(workSettlement.source, sources), q ? eq(workSettlement.key, q) : undefined)
  const rows = await db
    .select()
    .from(workSettlement)
    .where(where)
    .orderBy(desc(workSettlement.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return {
    rows: rows.map(({ id, at, actorName: by, reason, note, source, key, kind, subject, since, due, ...row }) => ({
      ...{ id: String(id), at: isoMoment(at), by, reason, note, source, key, kind, subject, due },
      since: isoMoment(since),
      undoneAt: row.undoneAt && isoMoment(row.undoneAt),
      undoneBy: row.undoneBy,
    })),
    total: q
      ? await db.$count(workSettlement, where)
      : await total(db, workSettlementTotals.of('workSettlement', sources)),
  }
}

/** Gives the items that wait again their owners of before, unless these may not do them any more. */
const restoreOwners = async (tx: Db, ids: number[]) => {
  const returned = await tx
    .update(workItem)
    .set({ ownerId: workSettlement.ownerId })
    .from(workSettlement)
    .where(
      and(
        inArray(workSettlement.id, ids),
        eq(workItem.source, workSettlement.source),
        eq(workItem.record, workSettlement.record),
        isNull(workItem.ownerId),
      ),
    )
    .returning({ id: workItem.id, source: workItem.source })
  await freeFromUnfit(tx, returned)
}

type Settled = Pick<typeof workSettlement.$inferSelect, 'id' | 'itemId' | 'source' | 'record'>

/** Gives back items of settlements whose rows are locked. */
const giveBack = async (tx: Db, settled: readonly Settled[], undoneBy: string) => {
  const undone = settled.map(({ id }) => id)
  await tx.update(workSettlement).set({ undoneAt: sql`now()`, undoneBy }).where(inArray(workSettlement.id, undone))
  await tx.delete(workDone).where(
    inArray(
      workDone.itemId,
      settled.map(({ itemId }) => itemId),
    ),
  )
  await compareItemsOf(tx, settled)
  await restoreOwners(tx, undone)
}

/** Gives back a row that was settled and is work again by an act of this person, after the change of the row. */
export const reopen = async (tx: Db, source: WorkSource, record: string, by: string) => {
  const { id, itemId } = workSettlement
  const ofRow = and(
    eq(workSettlement.source, source),
    eq(workSettlement.record, record),
    isNull(workSettlement.undoneAt),
  )
  const settled = await tx.select({ id, itemId }).from(workSettlement).where(ofRow).for('update')
  if (settled.length)
    await giveBack(
      tx,
      settled.map(one => ({ ...one, source, record })),
      by,
    )
}

/**
 * Gives settled items back. An item whose row still waits is work again, under a new number and with its owner of before, and
 * counts no longer as done. Those that were given back before count as given back.
 */
export const undoSettlements = async ({ db, who, body, record }: Writing & { who: Who; body: { ids: WireId[] } }) => {
  const ids = [...new Set(body.ids.map(rowNumber))]
  await db.execute(sql`SELECT pg_advisory_xact_lock_shared(7203115)`)
  const rows = await db
    .select()
    .from(workSettlement)
    .where(inArray(workSettlement.id, ids))
    .orderBy(workSettlement.id)
    .for('update')
  const allowed = sourcesOf(who.permissions)
  const mine = rows.filter(({ source }) => allowed.includes(source))
  const known = new Set(mine.map(({ id }) => id))
  const again = mine.filter(({ undoneAt }) => undoneAt === null)
  if (again.length) {
    await giveBack(db, again, who.name)
    const numbers = again.map(({ id }) => id).join(', ')
    record({ subject: `Settlements ${numbers}`.slice(0, 200), after: { undone: again.map(subjectOf) } })
  }
  return {
    undone: mine.length,
    refused: ids.filter(id => !known.has(id)).map(id => refusedItem(id, new Refusal('no-such-settlement'))),
  }
}
