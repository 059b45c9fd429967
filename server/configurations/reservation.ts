import type {
  Period,
  PeriodKey,
  periods as periodContract,
  ResponseTemplate,
  responseTemplates as templateContract,
  Unit,
} from '@contract/configurations/reservation'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import type { Handlers, Writing } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Setting = { key: PeriodKey; value: { period: number; type: Unit } }

/** Sets the period of a key, replacing the previous one. */
const setPeriod = async ({ db, record }: Writing, { key, value }: Setting) => {
  await oneAtATime(db, 'reservation_period')
  const { rows } = await db.execute<{ period: number; type: Unit }>(
    sql`SELECT period, unit AS type FROM reservation_period WHERE key = ${key}`,
  )
  const [before] = rows
  if (before?.period !== value.period || before.type !== value.type) {
    await db.execute(sql`
      INSERT INTO reservation_period (key, period, unit) VALUES (${key}, ${value.period}, ${value.type})
      ON CONFLICT (key) DO UPDATE SET period = excluded.period, unit = excluded.unit`)
    record({ subject: key, ...(before && { before }), after: value })
  }
  return successMessage('period-set', { key, period: value.period, unit: value.type })
}

export const periodHandlers: Handlers<typeof periodContract> = {
  async list({ db }) {
    const { rows } = await db.execute<Period>(sql`
      SELECT key, json_build_object('period', period, 'type', unit) AS value FROM reservation_period ORDER BY key`)
    return { rows, total: rows.length }
  },
  setExpiry: ({ body, ...writing }) => setPeriod(writing, body),
  setNotification: ({ body, ...writing }) => setPeriod(writing, body),
}

type Kept = { id: number; reason: string; message: string; appealStatus: boolean; version: number }
type Body = Pick<Kept, 'reason' | 'message' | 'appealStatus'>
const kept = sql`id, reason, message, appeal_status AS "appealStatus", version`
const recorded = ({ reason, message, appealStatus }: Body): Body => ({ reason, message, appealStatus })

/**
 * Returns a template in its stored form; its message may have line breaks. Refuses, by field, a reason that another
 * template has.
 */
const readTemplate = async (db: Db, body: Body, self: WireId = 0): Promise<Body> => {
  const reason = singleLine(body.reason, 'reason')
  await oneAtATime(db, 'response_template')
  const { rows } = await db.execute(
    sql`SELECT FROM response_template WHERE lower(reason) = lower(${reason}) AND id <> ${rowNumber(self)}`,
  )
  if (rows.length) {
    const refusal = new Refusal('reason-taken', { reason })
    throw new Refusal(refusal.code, refusal.params, { reason: refusal.message })
  }
  return { reason, message: body.message, appealStatus: body.appealStatus }
}

export const templateHandlers: Handlers<typeof templateContract> = {
  async list({ db }) {
    const { rows } = await db.execute<ResponseTemplate>(sql`
      SELECT id::text, reason, message, appeal_status AS "appealStatus", version FROM response_template
      ORDER BY lower(reason)`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const template = await readTemplate(db, body)
    await db.execute(sql`INSERT INTO response_template (reason, message, appeal_status)
      VALUES (${template.reason}, ${template.message}, ${template.appealStatus})`)
    record({ subject: template.reason, after: template })
    return successMessage('template-added')
  },

  async edit({ db, body: { id, version, ...body }, record }) {
    const { rows } = await db.execute<Kept>(
      sql`SELECT ${kept} FROM response_template WHERE id = ${rowNumber(id)} FOR UPDATE`,
    )
    const before = recorded(getSeen(rows, version))
    const after = await readTemplate(db, body, id)
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await db.execute(sql`UPDATE response_template SET reason = ${after.reason}, message = ${after.message},
        appeal_status = ${after.appealStatus}, version = version + 1 WHERE id = ${rowNumber(id)}`)
      record({ subject: after.reason, before, after })
    }
    return successMessage('template-updated')
  },

  async remove({ db, path, record }) {
    const { rows } = await db.execute<Kept>(
      sql`DELETE FROM response_template WHERE id = ${rowNumber(path.id)} RETURNING ${kept}`,
    )
    const gone = getSeen(rows, undefined)
    record({ subject: gone.reason, before: recorded(gone) })
    return successMessage('template-removed')
  },
}
