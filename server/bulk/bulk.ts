import { Refusal } from '@contract/errors'
import { calls } from '@contract/index'
import type { bulk as contract } from '@contract/portal/bulk'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { account, bulkAct, bulkRow } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers, Who } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import { bulkActs } from './queues'

const many = new Set(calls.filter(call => 'many' in call && call.many).map(({ id }) => id))

/** Returns an act of a person. Throws where they started none by this id. */
const actOf = async (db: Db, id = '', { accountId }: Who) => {
  if (!isUuid(id)) throw new Refusal('no-such-entry')
  const [act] = await db
    .select({
      id: bulkAct.id,
      list: bulkAct.list,
      action: bulkAct.action,
      by: sql<string>`${account.displayName}`,
      total: bulkAct.total,
      done: bulkAct.done,
      refused: bulkAct.refused,
      cancelled: bulkAct.cancelled,
      startedAt: bulkAct.startedAt,
      endedAt: bulkAct.endedAt,
    })
    .from(bulkAct)
    .innerJoin(account, eq(account.id, bulkAct.accountId))
    .where(and(eq(bulkAct.id, id), eq(bulkAct.accountId, accountId)))
  if (!act) throw new Refusal('no-such-entry')
  return { ...act, startedAt: isoMoment(act.startedAt), endedAt: act.endedAt && isoMoment(act.endedAt) }
}

/** Handlers of acts on many rows (docs/decisions/112-many-at-once.md). */
export const bulkHandlers: Handlers<typeof contract> = {
  async start({ db, who, address, body: { id, list, action, rows } }) {
    if (rows.some(({ call }) => !many.has(call))) throw new Refusal('no-such-entry')
    const started = await db
      .insert(bulkAct)
      .values({ id, list, action, address, accountId: who.accountId, total: rows.length })
      .onConflictDoNothing()
    if (started.rowCount) {
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
    const left = await db
      .update(bulkRow)
      .set({ state: 'CANCELLED' })
      .where(and(eq(bulkRow.actId, id), eq(bulkRow.state, 'QUEUED')))
    await db
      .update(bulkAct)
      .set({ cancelled: sql`${bulkAct.cancelled} + ${left.rowCount ?? 0}` })
      .where(and(eq(bulkAct.id, id), isNull(bulkAct.endedAt)))
    return actOf(db, id, who)
  },
}
