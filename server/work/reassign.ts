import { createHash } from 'node:crypto'
import { offsetOf, type Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { maskNins } from '@contract/personalText'
import type { WorkSource } from '@contract/portal/workSources'
import { and, desc, eq, inArray, isNull, notExists, notInArray, sql } from 'drizzle-orm'
import { activeStaff } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { rowNumber } from '../db/rowNumber'
import { account, workItem, workReassigned, workReassignment, workReassignmentTotals } from '../db/schema'
import { total } from '../db/totals'
import type { Who, Writing } from '../http/serve'
import { getColleague } from './colleagues'
import { isLeased } from './items'
import { noLease } from './leases'
import { subjectOf } from './passOn'
import { holdersOf, isForOwner, sourcesOf } from './sourcesOf'

type Body = { token?: string | undefined; ids: WireId[]; to: string | null; note: string }
type Reassigning = Writing & { who: Who; body: Body }

/** Condition of reassignments that can be the answer to a request without a token, which may also be a new wish. */
const isRecent = (tx: Db) => {
  const changedSince = tx
    .select({ id: workItem.id })
    .from(workReassigned)
    .innerJoin(workItem, eq(workItem.id, workReassigned.itemId))
    .where(
      and(
        eq(workReassigned.reassignmentId, workReassignment.id),
        sql`${workItem.reassignmentId} IS DISTINCT FROM ${workReassignment.id}`,
      ),
    )
  return and(
    isNull(workReassignment.undoneAt),
    sql`${workReassignment.at} > now() - interval '10 minutes'`,
    notExists(changedSince),
  )
}

/**
 * Returns the reassignment that the same request made before. One with a token stays the same request whatever became of
 * the items: sent again, it must not take them from whoever has them by now. Refuses one that was undone.
 */
const findSent = async (tx: Db, { accountId }: Who, request: string, token: string | undefined) => {
  const [sent] = await tx
    .select({
      id: workReassignment.id,
      changed: workReassignment.count,
      toName: workReassignment.toName,
      undoneBy: workReassignment.undoneBy,
    })
    .from(workReassignment)
    .where(
      and(
        eq(workReassignment.actorId, accountId),
        eq(workReassignment.request, request),
        token ? undefined : isRecent(tx),
      ),
    )
    .orderBy(desc(workReassignment.id))
    .limit(1)
  if (!sent) return undefined
  const { undoneBy, ...answer } = sent
  if (undoneBy !== null) throw new Refusal('reassignment-undone', { name: undoneBy })
  return answer
}

/**
 * Gives many items to one person, or back to everybody, whoever has them open. Refuses a person who may not do all of
 * them. `gone` counts items that nothing waits under any more.
 */
export const reassign = async ({ db, who, body, record }: Reassigning) => {
  const ids = [...new Set(body.ids.map(rowNumber))]
  const request = createHash('sha256')
    .update(JSON.stringify([ids, body.to, body.note, body.token]))
    .digest('base64url')
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${who.accountId}))`)
  const sent = await findSent(db, who, request, body.token)
  if (sent) return { ...sent, gone: 0 }
  const items = await db.select().from(workItem).where(inArray(workItem.id, ids)).orderBy(workItem.id).for('update')
  const shared = items.filter(({ source }) => !isForOwner(source))
  const sources = [...new Set(shared.map(({ source }) => source))]
  const allowed = sourcesOf(who.permissions)
  if (sources.some(source => !allowed.includes(source))) throw new Refusal('forbidden')
  const colleague = body.to ? await getColleague(db, body.to, shared) : undefined
  const owner = { ownerId: colleague?.id ?? null }
  const moved = shared.filter(({ ownerId }) => ownerId !== owner.ownerId)
  const note = maskNins(body.note)
  const [made] = await db
    .insert(workReassignment)
    .values({
      actorId: who.accountId,
      actorName: who.name,
      toId: owner.ownerId,
      toName: colleague?.name ?? null,
      note,
      count: moved.length,
      request,
    })
    .returning({ id: workReassignment.id })
  const reassignmentId = made?.id ?? 0
  if (moved.length) {
    await db.insert(workReassigned).values(
      moved.map(item => ({
        reassignmentId,
        itemId: item.id,
        ownerId: item.ownerId,
        passedBy: item.passedBy,
        passedNote: item.passedNote,
        previousId: item.reassignmentId,
      })),
    )
    const passed = colleague && colleague.id !== who.accountId
    await db
      .update(workItem)
      .set({
        ...owner,
        ...noLease,
        reassignmentId,
        passedBy: passed ? who.name : null,
        passedNote: passed ? note || null : null,
      })
      .where(
        inArray(
          workItem.id,
          moved.map(({ id }) => id),
        ),
      )
    record({
      subject: `Reassignment ${reassignmentId}`,
      after: { owner: colleague?.name ?? null, note, items: moved.map(subjectOf) },
    })
  }
  return {
    id: reassignmentId,
    changed: moved.length,
    toName: colleague?.name ?? null,
    gone: ids.length - shared.length,
  }
}

/** Frees items whose owner may not do them any more: they would wait in nobody's list. */
export const freeFromUnfit = async (db: Db, items: readonly { id: number; source: WorkSource }[]) => {
  for (const source of new Set(items.map(item => item.source))) {
    const mayDo = and(activeStaff, holdersOf(source))
    const fit = db.select({ id: account.id }).from(account).where(mayDo)
    const ids = items.flatMap(item => (item.source === source ? [item.id] : []))
    await db
      .update(workItem)
      .set({ ownerId: null, passedBy: null, passedNote: null })
      .where(and(inArray(workItem.id, ids), notInArray(workItem.ownerId, fit)))
  }
}

/**
 * Gives each item back to its owner of before, or to everybody when that person may not do it any more. Leaves an item
 * whose owner was changed since, or that somebody has open: they would lose what they are at. Returns how many went back; a repeated request of the same account gets the same number, and one of
 * another account is refused. Refuses a supervisor who may not do the work of all of them.
 */
export const undoReassignment = async ({
  db,
  who,
  path,
  record,
}: Writing & { who: Who; path: Record<string, string> }) => {
  const isThis = eq(workReassignment.id, rowNumber(path.id))
  const [one] = await db.select().from(workReassignment).where(isThis).for('update')
  if (!one) throw new Refusal('no-such-reassignment')
  const ofThis = eq(workReassigned.reassignmentId, one.id)
  if (one.undoneAt) {
    if (one.undoneById !== who.accountId) throw new Refusal('reassignment-undone', { name: one.undoneBy ?? '' })
    return one.undoneCount ?? one.count
  }
  const returned = await db
    .update(workItem)
    .set({
      ownerId: workReassigned.ownerId,
      passedBy: workReassigned.passedBy,
      passedNote: workReassigned.passedNote,
      reassignmentId: workReassigned.previousId,
      ...noLease,
    })
    .from(workReassigned)
    .where(
      and(
        ofThis,
        eq(workItem.id, workReassigned.itemId),
        eq(workItem.reassignmentId, one.id),
        sql`(${isLeased}) IS NOT TRUE`,
      ),
    )
    .returning({ id: workItem.id, source: workItem.source, key: workItem.key })
  if (!returned.length) throw new Refusal('nothing-to-undo')
  const allowed = sourcesOf(who.permissions)
  if (returned.some(({ source }) => !allowed.includes(source))) throw new Refusal('forbidden')
  await freeFromUnfit(db, returned)
  await db
    .update(workReassignment)
    .set({ undoneAt: sql`now()`, undoneById: who.accountId, undoneBy: who.name, undoneCount: returned.length })
    .where(isThis)
  record({
    subject: `Reassignment ${one.id}`,
    before: { owner: one.toName },
    after: { undone: true, items: returned.map(subjectOf) },
  })
  return returned.length
}

/** Lists bulk reassignments, the latest first. */
export const listReassignments = async (db: Db, page: Page) => {
  const rows = await db
    .select()
    .from(workReassignment)
    .orderBy(desc(workReassignment.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return {
    rows: rows.map(({ id, at, actorName, toName, count: changed, undoneAt, undoneBy }) => ({
      id: String(id),
      at: isoMoment(at),
      by: actorName,
      to: toName,
      count: changed,
      undoneAt: undoneAt && isoMoment(undoneAt),
      undoneBy,
    })),
    total: await total(db, workReassignmentTotals.of('workReassignment')),
  }
}
