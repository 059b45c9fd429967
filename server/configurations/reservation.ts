import type {
  PeriodKey,
  periods as periodContract,
  responseTemplates as templateContract,
  Unit,
} from '@contract/configurations/reservation'
import { fieldRefusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { reservationPeriod, responseTemplate } from '../db/schema'
import { refuseMaskedText } from '../http/masks'
import type { Handlers, Writing } from '../http/serve'
import { singleLine } from '../http/singleLine'

const periodValue = { period: reservationPeriod.period, type: reservationPeriod.unit }

type Setting = { key: PeriodKey; value: { period: number; type: Unit } }

/** Sets the period of a key, replacing the previous one. */
const setPeriod = async ({ db, record }: Writing, { key, value }: Setting) => {
  await oneAtATime(db, 'reservation_period')
  const [before] = await db.select(periodValue).from(reservationPeriod).where(eq(reservationPeriod.key, key))
  if (before?.period !== value.period || before.type !== value.type) {
    const set = { period: value.period, unit: value.type }
    await db
      .insert(reservationPeriod)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: reservationPeriod.key, set })
    record({ subject: key, ...(before && { before }), after: value })
  }
  return successMessage('period-set', { key, period: value.period, unit: value.type })
}

export const periodHandlers: Handlers<typeof periodContract> = {
  async list({ db }) {
    const { key } = reservationPeriod
    const rows = await db.select({ key, value: periodValue }).from(reservationPeriod).orderBy(key)
    return { rows, total: rows.length }
  },
  setExpiry: ({ body, ...writing }) => setPeriod(writing, body),
  setNotification: ({ body, ...writing }) => setPeriod(writing, body),
}

type Body = Pick<typeof responseTemplate.$inferSelect, 'reason' | 'message' | 'appealStatus'>
const recorded = ({ reason, message, appealStatus }: Body): Body => ({ reason, message, appealStatus })

/**
 * Returns a template in its stored form; its message may have line breaks. Refuses, by field, a reason that another
 * template has.
 */
const readTemplate = async (db: Db, body: Body, self: WireId = 0): Promise<Body> => {
  const reason = singleLine(body.reason, 'reason')
  await oneAtATime(db, 'response_template')
  const sameReason = sql`lower(${responseTemplate.reason}) = lower(${reason})`
  if (await db.$count(responseTemplate, and(sameReason, ne(responseTemplate.id, rowNumber(self))))) {
    throw fieldRefusal('reason', 'reason-taken', { reason })
  }
  return { reason, message: body.message, appealStatus: body.appealStatus }
}

const withId = (id: WireId | undefined) => eq(responseTemplate.id, rowNumber(id))

export const templateHandlers: Handlers<typeof templateContract> = {
  async list({ db }) {
    const { id, reason, message, appealStatus, version } = responseTemplate
    const rows = await db
      .select({ id: sql<string>`${id}::text`, reason, message, appealStatus, version })
      .from(responseTemplate)
      .orderBy(sql`lower(${reason})`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const template = await readTemplate(db, body)
    await db.insert(responseTemplate).values(template)
    record({ subject: template.reason, after: template })
    return successMessage('template-added')
  },

  async edit({ db, who, body: { id, version, ...body }, record }) {
    const rows = await db.select().from(responseTemplate).where(withId(id)).for('update')
    const before = recorded(getSeen(rows, version))
    const after = await readTemplate(db, body, id)
    for (const field of ['reason', 'message'] as const)
      refuseMaskedText(who, { field, before: before[field], text: after[field] })
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await db
        .update(responseTemplate)
        .set({ ...after, version: sql`${responseTemplate.version} + 1` })
        .where(withId(id))
      record({ subject: after.reason, before, after })
    }
    return successMessage('template-updated')
  },

  async remove({ db, path, record }) {
    const rows = await db.delete(responseTemplate).where(withId(path.id)).returning()
    const template = getSeen(rows, undefined)
    record({ subject: template.reason, before: recorded(template) })
    return successMessage('template-removed')
  },
}
