import type { Issued } from '@contract/id'
import type { NextReason, WorkItem } from '@contract/portal/work'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { workItem } from '../db/schema'
import type { Who } from '../http/serve'
import { isLeased, readItems } from './items'
import { leaseOf, noLease } from './leases'
import { isForOwner, ofSources } from './sourcesOf'
import { backlogEnd, isBacklog, isDated, isUndated } from './urgency'

/** Items of which the first free one is handed out; all of them have the same rank. */
type Queue = { name: string; rank: number; where: SQL | undefined }

type Candidate = { id: number; queue: string; rank: number; due: string | null; since: string }

/** Part of the work from which Next takes items. */
type Choice = { skips: readonly number[]; backlog: boolean }

const isFree = (skips: readonly number[]) =>
  sql`(${isLeased}) IS NOT TRUE AND ${workItem.id} <> ALL (${sql.param([...skips])}::bigint[])`

/**
 * Returns the queues of a person: what was passed on to them, what else is theirs, and what is nobody's by source; after
 * them what has no due day. Each is one range of an index, so that backlog costs nothing while it is left out.
 */
const queuesOf = (who: Who, sources: readonly WorkSource[], { skips, backlog }: Choice): Queue[] => {
  const due = and(backlog ? isBacklog() : isDated(), isFree(skips))
  const mine = and(eq(workItem.ownerId, who.accountId), inArray(workItem.source, [...sources]), due)
  const shared = sources.filter(source => !isForOwner(source))
  return [
    { name: 'PASSED_ON', rank: 0, where: and(mine, isNotNull(workItem.passedBy)) },
    { name: 'MINE', rank: 1, where: and(mine, isNull(workItem.passedBy)) },
    ...shared.map(source => ({
      name: source,
      rank: 1,
      where: and(eq(workItem.source, source), isNull(workItem.ownerId), due),
    })),
    ...(backlog
      ? []
      : [
          {
            name: 'UNDATED',
            rank: 2,
            where: and(
              inArray(workItem.source, [...sources]),
              isUndated(),
              or(eq(workItem.ownerId, who.accountId), and(isNull(workItem.ownerId), inArray(workItem.source, shared))),
              isFree(skips),
            ),
          },
        ]),
  ]
}

const order = [asc(workItem.due), asc(workItem.since), asc(workItem.id)]

/** Reads the first two free items of each queue, in the order in which they would be handed out. */
const readCandidates = async (db: Db, queues: readonly Queue[]): Promise<Candidate[]> => {
  const [first, second, ...rest] = queues.map(({ name, rank, where }) =>
    db
      .select({
        id: workItem.id,
        queue: sql<string>`${name}::text`.as('queue'),
        rank: sql<number>`${rank}::int`.as('rank'),
        due: workItem.due,
        since: workItem.since,
      })
      .from(workItem)
      .where(where)
      .orderBy(...order)
      .limit(2),
  )
  if (!first) return []
  return second ? unionAll(first, second, ...rest).orderBy(sql`rank`, sql`due`, sql`since`, sql`id`) : first
}

/** Leases the first item of a queue that no other transaction has locked; undefined when there is none. */
const leaseFirst = async (tx: Db, who: Who, { where }: Queue): Promise<number | undefined> => {
  const free = tx
    .select({ id: workItem.id })
    .from(workItem)
    .where(where)
    .orderBy(...order)
    .limit(1)
    .for('update', { skipLocked: true })
  const [leased] = await tx
    .update(workItem)
    .set(leaseOf(who))
    .where(eq(workItem.id, sql`(${free})`))
    .returning({ id: workItem.id })
  return leased?.id
}

/** Extends the lease of an item of these sources that the person holds already, and ends their other leases. */
const keepLease = async (tx: Db, who: Who, sources: readonly WorkSource[], skips: readonly number[]) => {
  const leases = await tx
    .select({
      id: workItem.id,
      mine: sql<boolean>`${ofSources(sources, who)} AND ${workItem.stage} = 0 AND ${isLeased}`,
    })
    .from(workItem)
    .where(eq(workItem.holderId, who.accountId))
    .orderBy(sql`${workItem.leasedUntil} DESC`)
    .for('update')
  const lease = leases.find(({ id, mine }) => mine && !skips.includes(id))
  const others = leases.filter(({ id }) => id !== lease?.id).map(({ id }) => id)
  if (others.length) await tx.update(workItem).set(noLease).where(inArray(workItem.id, others))
  if (lease) await tx.update(workItem).set(leaseOf(who)).where(eq(workItem.id, lease.id))
  return lease?.id
}

const reasonOf = (queue: string | undefined, { due }: Issued<WorkItem>): NextReason => {
  if (queue === undefined) return 'HELD'
  if (queue === 'PASSED_ON') return 'PASSED_ON'
  const today = registryToday()
  if (due && due < backlogEnd(today)) return 'BACKLOG'
  if (due && due < today) return 'OVERDUE'
  return due === today ? 'DUE_TODAY' : 'DUE_FIRST'
}

/**
 * Leases the next item of these sources to a person: the one they have open, else what was passed on to them, else the
 * one due first among their own and nobody's. Two people never get the same item: each locks it, and others skip locked
 * rows (docs/decisions/068-work.md). Work of a colleague is not handed out, nor the items of `skips`. Backlog is handed out
 * where it is asked for, and then nothing else.
 */
export const nextItem = async (tx: Db, who: Who, sources: readonly WorkSource[], { skips, backlog }: Choice) => {
  // Several presses of one person are answered one after the other: each keeps what the first one leased.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`daftari:next ${who.accountId}`}))`)
  // A change of the calendar locks every item whose due day it moves: without this, they would all be skipped.
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(7203115)`)
  const kept = await keepLease(tx, who, sources, skips)
  const queues = queuesOf(who, sources, { skips, backlog })
  const candidates = await readCandidates(tx, queues)
  const names = [...new Set(candidates.map(({ queue }) => queue))]
  let leased: { id: number; queue?: string } | undefined = kept === undefined ? undefined : { id: kept }
  for (const name of names) {
    if (leased) break
    const queue = queues.find(one => one.name === name)
    const id = queue && (await leaseFirst(tx, who, queue))
    if (id !== undefined) leased = { id, queue: name }
  }
  if (!leased) return {}
  const { id, queue } = leased
  const after = candidates.find(candidate => candidate.id !== id)
  const items = await readItems(tx, inArray(workItem.id, after ? [id, after.id] : [id]))
  const item = items.find(one => one.id === String(id))
  return {
    item,
    reason: item && reasonOf(queue, item),
    after: items.find(one => one !== item),
  }
}
