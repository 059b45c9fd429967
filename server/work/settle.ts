import { Refusal } from '@contract/errors'
import type { Issued, WireId } from '@contract/id'
import { maskNins } from '@contract/personalText'
import type { WorkFilter } from '@contract/portal/work'
import { MOST_FROZEN, type RefusedItem, type SettleReason } from '@contract/portal/workSettling'
import type { WorkSource } from '@contract/portal/workSources'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { account, workDone, workItem, workSettlement } from '../db/schema'
import type { Who, Writing } from '../http/serve'
import { isLeased } from './items'
import { compareItemsOf } from './keepItems'
import { readKeys } from './listWork'
import { subjectOf } from './passOn'
import { isForOwner, sourcesOf } from './sourcesOf'

type Item = typeof workItem.$inferSelect

/** Returns an item that was refused in the shape of the wire, with the sentence and its code. */
export const refusedItem = (
  id: number,
  { code, message, params }: Refusal,
  about: Partial<Pick<Item, 'source' | 'key' | 'subject'>> = {},
): Issued<RefusedItem> => {
  const { source, key, subject } = about
  return { id: String(id), source, key, subject, code, reason: message, params }
}

/** Reads the numbers of the items that a filter finds now, in their order. */
export const frozenItems = async (db: Db, who: Who, filter: WorkFilter) => {
  const sources = sourcesOf(who.permissions, filter)
  const ids = await readKeys(db, who, sources, filter, { offset: 0, limit: MOST_FROZEN + 1 })
  return { ids: ids.slice(0, MOST_FROZEN).map(String), more: ids.length > MOST_FROZEN }
}

/** Returns who ended the items that do not wait any more, by their numbers; nobody where it is not known. */
const readEnders = async (db: Db, ids: number[]) => {
  const rows = await db
    .select({ id: workDone.itemId, source: workDone.source, key: workDone.key, name: account.displayName })
    .from(workDone)
    .leftJoin(account, eq(account.id, workDone.personId))
    .where(inArray(workDone.itemId, ids))
  return new Map(rows.map(row => [row.id, row]))
}

/** Returns the refusals of items that do not wait any more; those whose source the asker may not see stay unnamed. */
const refuseGone = async (db: Db, ids: number[], allowed: readonly WorkSource[]) => {
  if (!ids.length) return []
  const enders = await readEnders(db, ids)
  return ids.map(id => {
    const done = enders.get(id)
    if (!done || !allowed.includes(done.source)) return refusedItem(id, new Refusal('work-gone'))
    const refusal = done.name ? new Refusal('work-done', { name: done.name }) : new Refusal('work-gone')
    return refusedItem(id, refusal, done)
  })
}

/** Returns the names of the people who have these items open, by the number of the item. */
const readHolders = async (tx: Db, ids: number[]) => {
  const rows = await tx
    .select({ id: workItem.id, holderId: workItem.holderId, name: account.displayName })
    .from(workItem)
    .innerJoin(account, eq(account.id, workItem.holderId))
    .where(and(inArray(workItem.id, ids), isLeased))
  return new Map(rows.map(row => [row.id, row]))
}

type Body = { token: string; ids: WireId[]; reason: SettleReason; note: string }

/**
 * Records items as settled: each is settled, or refused with its reason, and what is refused keeps none of the others. Items
 * that the same act settled before count as settled. The rows themselves are not touched.
 */
export const settleItems = async ({ db, who, body, record }: Writing & { who: Who; body: Body }) => {
  const { token, reason } = body
  const ids = [...new Set(body.ids.map(rowNumber))]
  // Before any row is locked: a change of the calendar takes this lock first, and then the rows.
  await db.execute(sql`SELECT pg_advisory_xact_lock_shared(7203115)`)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`daftari:settle ${token}`}))`)
  const sent = await db
    .select({ id: workSettlement.itemId })
    .from(workSettlement)
    .where(and(eq(workSettlement.token, token), eq(workSettlement.actorId, who.accountId)))
  const before = new Set(sent.map(({ id }) => id))
  const asked = ids.filter(id => !before.has(id))
  const items = asked.length
    ? await db.select().from(workItem).where(inArray(workItem.id, asked)).orderBy(workItem.id).for('update')
    : []
  const holders = await readHolders(db, asked)
  const allowed = sourcesOf(who.permissions)
  const refusalOf = ({ id, source }: Item): Refusal | undefined => {
    if (!allowed.includes(source)) return new Refusal('forbidden')
    if (isForOwner(source)) return new Refusal('work-not-settled')
    const holder = holders.get(id)
    return holder && holder.holderId !== who.accountId
      ? new Refusal('work-taken', { name: holder.name ?? '' })
      : undefined
  }
  const judged = items.map(item => ({ item, refusal: refusalOf(item) }))
  const good = judged.flatMap(({ item, refusal }) => (refusal ? [] : [item]))
  const note = maskNins(body.note) || null
  if (good.length) {
    await db.insert(workSettlement).values(
      good.map(({ id, source, record, key, kind, subject, since, due, ownerId }) => ({
        ...{ token, actorId: who.accountId, actorName: who.name, reason, note },
        ...{ itemId: id, source, record, key, kind, subject, since, due, ownerId },
      })),
    )
    await compareItemsOf(db, good)
    record({ subject: `Settlement ${token}`, after: { reason, note, items: good.map(subjectOf) } })
  }
  const found = new Set(items.map(({ id }) => id))
  const gone = await refuseGone(
    db,
    asked.filter(id => !found.has(id)),
    allowed,
  )
  const refused = judged.flatMap(({ item, refusal }) => {
    if (!refusal) return []
    return [refusedItem(item.id, refusal, refusal.code === 'forbidden' ? {} : item)]
  })
  return { settled: good.length + (ids.length - asked.length), refused: [...refused, ...gone] }
}
