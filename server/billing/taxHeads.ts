import {
  type taxHeads as contract,
  TAX_HEAD_CURRENCY,
  type TaxHead,
  type TaxHeadBody,
} from '@contract/billing/taxHeads'
import { fieldRefusal, Refusal } from '@contract/errors'
import type { OnWire, WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseCode } from '../db/rowChecks'
import { serviceCost, taxHead } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

type StoredHead = typeof taxHead.$inferSelect
type HeadValues = Omit<StoredHead, 'version'>

const asTaxHead = ({ levels, ...values }: StoredHead): OnWire<TaxHead> => ({
  taxHeadId: values.id,
  taxHeadName: values.name,
  taxHeadCode: values.code,
  taxHeadDescription: values.description,
  // The contract parses numbers that arrive as text.
  baseValue: Number(values.baseValue),
  percentage: Number(values.percentage),
  feesPerUnit: Number(values.feesPerUnit),
  baseValueCurrency: TAX_HEAD_CURRENCY,
  taxHeadCurrency: TAX_HEAD_CURRENCY,
  isActive: values.active,
  isAvailableOnPortal: values.availableOnPortal,
  isDescriptionDisplayed: values.descriptionDisplayed,
  isTinMandatory: values.tinMandatory,
  isReferenceTypeMandatory: values.referenceTypeMandatory,
  ...Object.fromEntries(levels.map((level, index) => [`level_${index + 1}`, level])),
  version: values.version,
})

const asKept = (body: Omit<TaxHeadBody, 'version' | 'taxHeadId'> & { taxHeadId: WireId }): HeadValues => ({
  id: `${body.taxHeadId}`,
  name: singleLine(body.taxHeadName, 'taxHeadName'),
  code: body.taxHeadCode,
  description: body.taxHeadDescription,
  baseValue: body.baseValue.toFixed(2),
  percentage: body.percentage.toFixed(2),
  feesPerUnit: body.feesPerUnit.toFixed(2),
  active: body.isActive,
  availableOnPortal: body.isAvailableOnPortal,
  descriptionDisplayed: body.isDescriptionDisplayed,
  tinMandatory: body.isTinMandatory,
  referenceTypeMandatory: body.isReferenceTypeMandatory,
  levels: [body.level_1, body.level_2, body.level_3, body.level_4, body.level_5, body.level_6].map(one => one ?? ''),
})

/** Refuses to change the code of a tax head, or to deactivate it, while a service is paid under it. */
const refuseInUse = async (db: Db, before: StoredHead, after: HeadValues) => {
  const field =
    before.code !== after.code ? 'taxHeadCode' : after.active === 'NO' && before.active === 'YES' && 'isActive'
  if (!field) return
  const rows = await db
    .select({ name: serviceCost.name })
    .from(serviceCost)
    .where(eq(serviceCost.taxHeadId, before.id))
    .orderBy(serviceCost.name)
  if (!rows.length) return
  const services = rows.map(({ name }) => name)
  const named = services.slice(0, 3).join(', ') + (services.length > 3 ? ` + ${services.length - 3}` : '')
  throw fieldRefusal(field, 'tax-head-in-use', { name: before.name, services: named })
}

const recorded = ({ version: _, ...values }: HeadValues & { version?: number }) => values

export const taxHeadHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const rows = await db.select().from(taxHead).orderBy(sql`lower(${taxHead.name})`, taxHead.id)
    return { rows: rows.map(asTaxHead), total: rows.length }
  },

  async create({ db, body, record }) {
    await oneAtATime(db, 'tax_head')
    const values = asKept(body)
    const [other] = await db.select({ name: taxHead.name }).from(taxHead).where(eq(taxHead.id, values.id))
    if (other) {
      throw fieldRefusal('taxHeadId', 'tax-head-taken', { taxHeadId: values.id, name: other.name })
    }
    await refuseCode(db, taxHead, taxHead.code, values.code, 'taxHeadCode')
    await db.insert(taxHead).values(values)
    record({ subject: values.name, after: recorded(values) })
    return successMessage('tax-head-created', { name: values.name })
  },

  async update({ db, query, body, record }) {
    await oneAtATime(db, 'tax_head')
    const rows = await db
      .select()
      .from(taxHead)
      .where(eq(taxHead.id, `${query.taxHeadId}`))
      .for('update')
    const before = getSeen(rows, body.version)
    if (`${body.taxHeadId}` !== before.id)
      throw new Refusal('invalid-fields', { fields: 'taxHeadId' }, { taxHeadId: { code: 'unchangeable' } })
    const values = asKept(body)
    await refuseCode(db, taxHead, taxHead.code, values.code, 'taxHeadCode', before.id)
    await refuseInUse(db, before, values)
    if (JSON.stringify(recorded(before)) !== JSON.stringify(values)) {
      await db
        .update(taxHead)
        .set({ ...values, version: sql`${taxHead.version} + 1` })
        .where(eq(taxHead.id, before.id))
      record({ subject: values.name, before: recorded(before), after: recorded(values) })
    }
    return successMessage('tax-head-updated', { name: values.name })
  },
}
