import { Refusal } from '@contract/errors'
import { calls } from '@contract/index'
import type { bulk as contract } from '@contract/portal/bulk'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { account, bulkRow, job } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers, Who } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import { announceJob, startJob } from '../jobs/jobRows'
import { bulkActs } from './queues'

const many = new Set(calls.filter(call => 'many' in call && call.many).map(({ id }) => id))

/** Returns an act of a person. Throws where they started none by this id. */
const actOf = async (db: Db, id = '', { accountId }: Who) => {
  if (!isUuid(id)) throw new Refusal('no-such-entry')
  const [act] = await db
    .select({
      id: job.id,
      list: sql<string>`${job.list}`,
      action: sql<string>`${job.action}`,
      by: sql<string>`${account.displayName}`,
      total: sql<number>`${job.total}`,
      done: job.done,
      refused: job.refused,
      cancelled: job.cancelled,
      startedAt: job.startedAt,
      endedAt: job.endedAt,
    })
    .from(job)
    .innerJoin(account, eq(account.id, job.accountId))
    .where(and(eq(job.id, id), eq(job.kind, 'BULK'), eq(job.accountId, accountId)))
  if (!act) throw new Refusal('no-such-entry')
  return { ...act, startedAt: isoMoment(act.startedAt), endedAt: act.endedAt && isoMoment(act.endedAt) }
}

/** Leaves the rows of an act alone that were not reached yet. Its worker ends it. */
export const cancelAct = async (db: Db, id: string) => {
  const left = await db
    .update(bulkRow)
    .set({ state: 'CANCELLED' })
    .where(and(eq(bulkRow.actId, id), eq(bulkRow.state, 'QUEUED')))
  const [act] = await db
    .update(job)
    .set({ cancelled: sql`${job.cancelled} + ${left.rowCount ?? 0}` })
    .where(and(eq(job.id, id), isNull(job.endedAt)))
    .returning({ accountId: job.accountId })
  if (act) await announceJob(db, act.accountId)
}

/** Handlers of acts on many rows (docs/decisions/112-many-at-once.md). */
export const bulkHandlers: Handlers<typeof contract> = {
  async start({ db, who, address, body: { id, list, action, title, rows } }) {
    if (rows.some(({ call }) => !many.has(call))) throw new Refusal('no-such-entry')
    const about = { id, kind: 'BULK' as const, name: title ?? list, list, action, address }
    if (await startJob(db, { ...about, accountId: who.accountId, total: rows.length })) {
      await db.insert(bulkRow).values(rows.map((row, index) => ({ ...row, actId: id, no: index + 1 })))
      await enqueue(db, bulkActs, { act: id }, { id })
    }
    return actOf(db, id, who)
  },

  async read({ db, who, path }) {
    const act = await actOf(db, path.act, who)
    const refused = await db
      .select({ name: bulkRow.name, fault: bulkRow.fault })
      .from(bulkRow)
      .where(and(eq(bulkRow.actId, act.id), inArray(bulkRow.state, ['REFUSED', 'UNSURE'])))
      .orderBy(asc(bulkRow.no))
    const nothing = { code: 'failure', message: '', params: {} }
    return { ...act, refusals: refused.map(({ name, fault }) => ({ name, ...(fault ?? nothing) })) }
  },

  async cancel({ db, who, path }) {
    const { id } = await actOf(db, path.act, who)
    await cancelAct(db, id)
    return actOf(db, id, who)
  },
}
