import { Refusal } from '@contract/errors'
import type { Issued, WireId } from '@contract/id'
import type { WorkItem } from '@contract/portal/work'
import { type WorkSource, workSources } from '@contract/portal/workSources'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { preparedOnce } from '../db/prepared'
import { rowNumber } from '../db/rowNumber'
import { account, workDone, workItem } from '../db/schema'
import type { Who } from '../http/serve'
import { numbersOfItem } from './filter'
import { flagsOfItems, itemFlags } from './itemFlags'
import { isForOwner } from './sourcesOf'
import { urgencyOf } from './urgency'

const owner = alias(account, 'owner')
const holder = alias(account, 'holder')

/** Condition of items that somebody has open. */
export const isLeased = sql`${workItem.leasedUntil} > now()`

const columns = {
  id: workItem.id,
  source: workItem.source,
  record: workItem.record,
  key: workItem.key,
  kind: workItem.kind,
  subject: workItem.subject,
  about: workItem.about,
  since: workItem.since,
  due: workItem.due,
  stage: workItem.stage,
  ownerId: workItem.ownerId,
  ownerName: owner.displayName,
  holderId: workItem.holderId,
  holderName: holder.displayName,
  leasedUntil: workItem.leasedUntil,
  leaseLeft: sql<number>`greatest(ceil(extract(epoch FROM ${workItem.leasedUntil} - now())), 0)::int`,
  snoozedUntil: workItem.snoozedUntil,
  snoozedBy: workItem.snoozedBy,
  snoozeReason: workItem.snoozeReason,
  passedBy: workItem.passedBy,
  passedNote: workItem.passedNote,
  flags: itemFlags,
}

/** Order of work: what waits for staff, paused and snoozed items, each by due day and then age. */
const workOrder = [workItem.stage, workItem.due, workItem.since, workItem.id]

const selectItems = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(workItem)
    .leftJoin(owner, eq(owner.id, workItem.ownerId))
    .leftJoin(holder, eq(holder.id, workItem.holderId))
    .where(where)
    .orderBy(...workOrder)

type Selected = Awaited<ReturnType<typeof selectItems>>

/** Returns items in the shape of the wire, with the seconds of their leases and the flags of their records. */
const inWireShape = async (db: Db, rows: Selected): Promise<Issued<WorkItem>[]> => {
  const flags = await flagsOfItems(db, rows)
  return rows.map(({ id, stage, flags: _, leaseLeft, since, holderId, holderName, leasedUntil, ...row }, index) => ({
    ...row,
    id: String(id),
    since: isoMoment(since),
    urgency: urgencyOf({ stage, due: row.due }),
    holderId: leaseLeft ? holderId : null,
    holderName: leaseLeft ? holderName : null,
    leasedUntil: leaseLeft && leasedUntil ? isoMoment(leasedUntil) : null,
    leaseLeft: leaseLeft || null,
    ...(flags[index]?.length && { flags: flags[index] }),
  }))
}

/** Reads all items that meet a condition, in the order of work. */
export const readItems = async (db: Db, where: SQL | undefined) => inWireShape(db, await selectItems(db, where))

/**
 * Items with one number that are read at once. A constant: with a parameter PostgreSQL expects a tenth of all items, finds
 * one plan for every number too costly, and makes another at each search, which takes longer than the search.
 */
export const MOST_OF_NUMBER = 100

/**
 * Returns the condition of the first items of those that meet one, in the order of work. The people of items are joined to
 * these few: joined first, every account would be read where PostgreSQL expects many items.
 */
const firstOf = (db: Db, where: SQL | undefined) =>
  inArray(
    workItem.id,
    db
      .select({ id: workItem.id })
      .from(workItem)
      .where(where)
      .orderBy(...workOrder)
      .limit(MOST_OF_NUMBER),
  )

/** Reads the first `MOST_OF_NUMBER` items that meet a condition. */
export const readFirst = (db: Db, where: SQL | undefined) => readItems(db, firstOf(db, where))

/** The conditions of `ofSources` and `hasNumber` with parameters for their values, so that the text is always the same. */
const byNumber = preparedOnce(db => {
  const shared = sql`${workItem.source} = ANY (${sql.placeholder('shared')}::text[])`
  const own = sql`(${workItem.source} = ANY (${sql.placeholder('own')}::text[]) AND ${workItem.ownerId} = ${sql.placeholder('owner')}::uuid)`
  const has = or(...numbersOfItem.map(one => sql`${one} = ${sql.placeholder('number')}::text`))
  return selectItems(db, firstOf(db, and(or(shared, own), has))).prepare('work_by_number')
})

/** Reads the first `MOST_OF_NUMBER` items with a whole number, among those of some sources that a person sees. */
export const readByNumber = async (db: Db, number: string, sources: readonly WorkSource[], who: Who) => {
  const [own, shared] = [sources.filter(isForOwner), sources.filter(source => !isForOwner(source))]
  return inWireShape(db, await byNumber(db).execute({ number, own, shared, owner: who.accountId }))
}

/** Returns an item in the shape of the wire. Throws where there is none. */
export const readItem = async (db: Db, id: number): Promise<Issued<WorkItem>> => {
  const [item] = await readItems(db, eq(workItem.id, id))
  if (!item) throw new Refusal('work-gone')
  return item
}

/** Refuses a number under which nothing waits any more, and names the person who ended it. */
const refuseGone = async (db: Db, id: number): Promise<never> => {
  const [done] = await db
    .select({ name: account.displayName })
    .from(workDone)
    .innerJoin(account, eq(account.id, workDone.personId))
    .where(eq(workDone.itemId, id))
  throw done?.name ? new Refusal('work-done', { name: done.name }) : new Refusal('work-gone')
}

/** Refuses whoever may not do the work of an item. */
const refuseStrangers = (item: Pick<typeof workItem.$inferSelect, 'source' | 'ownerId'>, who: Who) => {
  const mayOpen = workSources[item.source].needs.every(permission => who.permissions.has(permission))
  if (!mayOpen || (isForOwner(item.source) && item.ownerId !== who.accountId)) throw new Refusal('forbidden')
}

/** Returns an item that the asker may see. Refuses unknown numbers and other people's work. */
export const visibleItem = async (db: Db, id: WireId | undefined, who: Who) => {
  const number = rowNumber(id)
  const [item] = await db
    .select({ id: workItem.id, source: workItem.source, record: workItem.record, ownerId: workItem.ownerId })
    .from(workItem)
    .where(eq(workItem.id, number))
  if (!item) return refuseGone(db, number)
  refuseStrangers(item, who)
  return item
}

/** Returns an item, locked until the end of the transaction. Refuses unknown numbers. */
export const lockRow = async (tx: Db, id: WireId | undefined) => {
  const number = rowNumber(id)
  const [item] = await tx.select().from(workItem).where(eq(workItem.id, number)).for('update')
  return item ?? refuseGone(tx, number)
}

/** Refuses a change of an item by whoever may not do its work, and while a colleague has it open. */
export const refuseOthers = async (tx: Db, item: typeof workItem.$inferSelect, who: Who) => {
  refuseStrangers(item, who)
  const [taken] = await tx
    .select({ id: account.id, name: account.displayName })
    .from(workItem)
    .innerJoin(account, eq(account.id, workItem.holderId))
    .where(sql`${workItem.id} = ${item.id} AND ${isLeased}`)
  if (taken && taken.id !== who.accountId) throw new Refusal('work-taken', { name: taken.name ?? '' })
}

/** Returns an item, locked until the end of the transaction, for a change by the asker. */
export const lockItem = async (tx: Db, id: WireId | undefined, who: Who) => {
  const item = await lockRow(tx, id)
  await refuseOthers(tx, item, who)
  return item
}
