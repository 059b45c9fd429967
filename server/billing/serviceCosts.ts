import type {
  serviceCosts as contract,
  currencies as currencyContract,
  ServiceCost,
} from '@contract/billing/serviceCosts'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseCode, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Body = { serviceName: string; serviceCode: string; serviceCost: number; taxHeadId: WireId; currencyId: WireId }
type Kept = {
  id: number
  name: string
  code: string
  cost: string
  taxHeadId: string
  currencyId: number
  version: number
}

const lock = async (db: Db, id: WireId, version?: number) => {
  const { rows } = await db.execute<Kept>(sql`
    SELECT id, name, code, cost::text, tax_head_id AS "taxHeadId", currency_id AS "currencyId", version
    FROM service_cost WHERE id = ${rowNumber(id)} FOR UPDATE`)
  return getSeen(rows, version)
}

const recorded = ({ name, code, cost, taxHeadId }: Omit<Kept, 'id' | 'version' | 'currencyId'>) => ({
  name,
  code,
  cost,
  taxHeadId,
})

/** Refuses a tax head that does not exist, and an inactive one unless the service already has it. */
const checkTaxHead = async (db: Db, taxHeadId: string, current?: string) => {
  const { rows } = await db.execute<{ name: string; active: string }>(
    sql`SELECT name, active FROM tax_head WHERE id = ${taxHeadId} FOR SHARE`,
  )
  const found = rows[0]
  const refusal = !found
    ? new Refusal('unknown-tax-head', { taxHeadId })
    : found.active === 'NO' && taxHeadId !== current
      ? new Refusal('tax-head-off', { name: found.name })
      : undefined
  if (refusal) throw new Refusal(refusal.code, refusal.params, { taxHeadId: refusal.message })
}

const checkCurrency = async (db: Db, currencyId: number) => {
  const { rows } = await db.execute(sql`SELECT FROM currency WHERE id = ${currencyId}`)
  if (rows.length) return
  const refusal = new Refusal('unknown-currency')
  throw new Refusal(refusal.code, {}, { currencyId: refusal.message })
}

/** Refuses to remove or rename a service that payments name; the number of payments is a kept total. */
const refusePaidFor = async (db: Db, name: string) => {
  const { rows } = await db.execute<{ payments: number }>(
    sql`SELECT coalesce(sum(delta), 0)::int AS payments FROM tally WHERE key = 'paymentOf:' || lower(${name})`,
  )
  const payments = rows[0]?.payments ?? 0
  if (payments > 0) throw new Refusal('service-paid-for', { name, payments })
}

/** Validates the body and returns the values to store. */
const check = async (db: Db, body: Body, before?: Kept) => {
  await oneAtATime(db, 'service_cost')
  const name = singleLine(body.serviceName, 'serviceName')
  await refuseName(db, sql`service_cost`, name, 'serviceName', before?.id)
  await refuseCode(db, sql`service_cost`, sql`code`, body.serviceCode, 'serviceCode', before?.id)
  const taxHeadId = `${body.taxHeadId}`
  const currencyId = rowNumber(body.currencyId)
  await checkTaxHead(db, taxHeadId, before?.taxHeadId)
  await checkCurrency(db, currencyId)
  const { serviceCode: code } = body
  return { name, code, cost: body.serviceCost.toFixed(2), taxHeadId, currencyId }
}

/** Handlers of service prices. Amounts are stored as decimal text, never converted to a float. */
export const serviceCostHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const { rows } = await db.execute<ServiceCost>(sql`
      SELECT s.id, s.name AS "serviceName", s.code AS "serviceCode", s.cost::float8 AS "serviceCost",
        s.tax_head_id AS "taxHeadId", h.code AS "taxHeadCode", s.currency_id::text AS "currencyId", s.version
      FROM service_cost s JOIN tax_head h ON h.id = s.tax_head_id ORDER BY lower(s.name)`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const kept = await check(db, body)
    await db.execute(sql`
      INSERT INTO service_cost (name, code, cost, tax_head_id, currency_id)
      VALUES (${kept.name}, ${kept.code}, ${kept.cost}, ${kept.taxHeadId}, ${kept.currencyId})`)
    record({ subject: kept.name, after: recorded(kept) })
    return successMessage('service-cost-created')
  },

  async update({ db, body, record }) {
    const before = await lock(db, body.serviceChargeId, body.version)
    const kept = await check(db, body, before)
    const same = JSON.stringify(recorded(before)) === JSON.stringify(recorded(kept))
    if (same && before.currencyId === kept.currencyId) return successMessage('service-cost-updated')
    await db.execute(sql`
      UPDATE service_cost SET name = ${kept.name}, code = ${kept.code}, cost = ${kept.cost},
        tax_head_id = ${kept.taxHeadId}, currency_id = ${kept.currencyId}, version = version + 1
      WHERE id = ${before.id}`)
    record({ subject: kept.name, before: recorded(before), after: recorded(kept) })
    return successMessage('service-cost-updated')
  },

  async remove({ db, query, record }) {
    const before = await lock(db, query.serviceChargeId)
    await refusePaidFor(db, before.name)
    await db.execute(sql`DELETE FROM service_cost WHERE id = ${before.id}`)
    record({ subject: before.name, before: recorded(before) })
    return successMessage('service-cost-removed')
  },
}

export const currencyHandlers: Handlers<typeof currencyContract> = {
  async list({ db }) {
    const { rows } = await db.execute<{ id: string; code: string; name: string }>(
      sql`SELECT id::text, code, name FROM currency ORDER BY code`,
    )
    return { rows, total: rows.length }
  },
}
