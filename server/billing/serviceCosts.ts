import type { serviceCosts as contract, currencies as currencyContract } from '@contract/billing/serviceCosts'
import { fieldRefusal, Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseCode, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { currency, serviceCost, tally, taxHead } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

type Body = { serviceName: string; serviceCode: string; serviceCost: number; taxHeadId: WireId; currencyId: WireId }
type StoredCost = typeof serviceCost.$inferSelect

const lock = async (db: Db, id: WireId, version?: number) => {
  const rows = await db
    .select()
    .from(serviceCost)
    .where(eq(serviceCost.id, rowNumber(id)))
    .for('update')
  return getSeen(rows, version)
}

type CostValues = Omit<StoredCost, 'id' | 'version'>

/** Returns the values that the audit trail records: the currency of a price is part of it. */
const recorded = async (db: Db, { name, code, cost, taxHeadId, currencyId }: CostValues) => {
  const [row] = await db.select({ code: currency.code }).from(currency).where(eq(currency.id, currencyId))
  return { name, code, cost, currency: row?.code, taxHeadId }
}

/** Refuses a tax head that does not exist, and an inactive one unless the service already has it. */
const checkTaxHead = async (db: Db, taxHeadId: string, current?: string) => {
  const [head] = await db
    .select({ name: taxHead.name, active: taxHead.active })
    .from(taxHead)
    .where(eq(taxHead.id, taxHeadId))
    .for('share')
  if (!head) throw fieldRefusal('taxHeadId', 'unknown-tax-head', { taxHeadId })
  if (head.active === 'NO' && taxHeadId !== current)
    throw fieldRefusal('taxHeadId', 'tax-head-off', { name: head.name })
}

const checkCurrency = async (db: Db, currencyId: number) => {
  const [row] = await db.select({ id: currency.id }).from(currency).where(eq(currency.id, currencyId))
  if (row) return
  throw fieldRefusal('currencyId', 'unknown-currency')
}

/** Refuses to remove a service that payments name; the number of payments is a kept total. */
const refusePaidFor = async (db: Db, name: string) => {
  const [row] = await db
    .select({ payments: sql<number>`coalesce(sum(${tally.delta}), 0)::int` })
    .from(tally)
    .where(sql`${tally.key} = 'paymentOf:' || lower(${name})`)
  const payments = row?.payments ?? 0
  if (payments > 0) throw new Refusal('service-paid-for', { name, payments })
}

/** Validates the body and returns the values to store. */
const check = async (db: Db, body: Body, before?: StoredCost) => {
  await oneAtATime(db, 'service_cost')
  const name = singleLine(body.serviceName, 'serviceName')
  await refuseName(db, serviceCost, name, 'serviceName', before?.id)
  await refuseCode(db, serviceCost, serviceCost.code, body.serviceCode, 'serviceCode', before?.id)
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
    const rows = await db
      .select({
        id: serviceCost.id,
        serviceName: serviceCost.name,
        serviceCode: serviceCost.code,
        serviceCost: sql<number>`${serviceCost.cost}::float8`,
        taxHeadId: serviceCost.taxHeadId,
        taxHeadCode: taxHead.code,
        currencyId: sql<string>`${serviceCost.currencyId}::text`,
        version: serviceCost.version,
      })
      .from(serviceCost)
      .innerJoin(taxHead, eq(taxHead.id, serviceCost.taxHeadId))
      .orderBy(sql`lower(${serviceCost.name})`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    const values = await check(db, body)
    await db.insert(serviceCost).values(values)
    record({ subject: values.name, after: await recorded(db, values) })
    return successMessage('service-cost-created')
  },

  async update({ db, body, record }) {
    const before = await lock(db, body.serviceChargeId, body.version)
    const values = await check(db, body, before)
    const earlier = await recorded(db, before)
    const later = await recorded(db, values)
    if (JSON.stringify(earlier) === JSON.stringify(later)) return successMessage('service-cost-updated')
    await db
      .update(serviceCost)
      .set({ ...values, version: sql`${serviceCost.version} + 1` })
      .where(eq(serviceCost.id, before.id))
    record({ subject: values.name, before: earlier, after: later })
    return successMessage('service-cost-updated')
  },

  async remove({ db, query, record }) {
    const before = await lock(db, query.serviceChargeId)
    await refusePaidFor(db, before.name)
    await db.delete(serviceCost).where(eq(serviceCost.id, before.id))
    record({ subject: before.name, before: await recorded(db, before) })
    return successMessage('service-cost-removed')
  },
}

export const currencyHandlers: Handlers<typeof currencyContract> = {
  async list({ db }) {
    const rows = await db
      .select({ id: sql<string>`${currency.id}::text`, code: currency.code, name: currency.name })
      .from(currency)
      .orderBy(currency.code)
    return { rows, total: rows.length }
  },
}
