import {
  type taxHeads as contract,
  TAX_HEAD_CURRENCY,
  type TaxHead,
  type TaxHeadBody,
} from '@contract/billing/taxHeads'
import { Refusal } from '@contract/errors'
import type { OnWire, WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseCode } from '../db/rowChecks'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

/** Columns of a row as the database spells them; `levels` in the order of their numbers. */
const row = sql`
  id, name, code, description, base_value::text AS "baseValue", percentage::text, fees_per_unit::text AS "feesPerUnit",
  active, available_on_portal AS "availableOnPortal", description_displayed AS "descriptionDisplayed",
  tin_mandatory AS "tinMandatory", reference_type_mandatory AS "referenceTypeMandatory", levels, version`

type YesNo = 'YES' | 'NO'
type Kept = {
  id: string
  name: string
  code: string
  description: string
  baseValue: string
  percentage: string
  feesPerUnit: string
  active: YesNo
  availableOnPortal: 'YES' | 'BOTH'
  descriptionDisplayed: YesNo
  tinMandatory: YesNo
  referenceTypeMandatory: YesNo
  levels: string[]
  version: number
}

const asTaxHead = ({ levels, ...kept }: Kept): OnWire<TaxHead> => ({
  taxHeadId: kept.id,
  taxHeadName: kept.name,
  taxHeadCode: kept.code,
  taxHeadDescription: kept.description,
  // The contract parses numbers that arrive as text.
  baseValue: Number(kept.baseValue),
  percentage: Number(kept.percentage),
  feesPerUnit: Number(kept.feesPerUnit),
  baseValueCurrency: TAX_HEAD_CURRENCY,
  taxHeadCurrency: TAX_HEAD_CURRENCY,
  isActive: kept.active,
  isAvailableOnPortal: kept.availableOnPortal,
  isDescriptionDisplayed: kept.descriptionDisplayed,
  isTinMandatory: kept.tinMandatory,
  isReferenceTypeMandatory: kept.referenceTypeMandatory,
  ...Object.fromEntries(levels.map((level, index) => [`level_${index + 1}`, level])),
  version: kept.version,
})

const asKept = (body: Omit<TaxHeadBody, 'version' | 'taxHeadId'> & { taxHeadId: WireId }): Omit<Kept, 'version'> => ({
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

/** The same columns and values serve INSERT and UPDATE. */
const columns = sql.raw(`name, code, description, base_value, percentage, fees_per_unit, active, available_on_portal,
  description_displayed, tin_mandatory, reference_type_mandatory, levels`)
const valuesOf = (kept: Omit<Kept, 'version'>) => sql`
  ${kept.name}, ${kept.code}, ${kept.description}, ${kept.baseValue}, ${kept.percentage}, ${kept.feesPerUnit},
  ${kept.active}, ${kept.availableOnPortal}, ${kept.descriptionDisplayed}, ${kept.tinMandatory},
  ${kept.referenceTypeMandatory}, ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(kept.levels)}::jsonb))`

/** Refuses to change the code of a tax head, or to deactivate it, while a service is paid under it. */
const refuseInUse = async (db: Db, before: Kept, after: Omit<Kept, 'version'>) => {
  const field =
    before.code !== after.code ? 'taxHeadCode' : after.active === 'NO' && before.active === 'YES' && 'isActive'
  if (!field) return
  const { rows } = await db.execute<{ services: string[] }>(
    sql`SELECT coalesce(json_agg(name ORDER BY name), '[]') AS services FROM service_cost WHERE tax_head_id = ${before.id}`,
  )
  const services = rows[0]?.services ?? []
  if (!services.length) return
  const named = services.slice(0, 3).join(', ') + (services.length > 3 ? ` + ${services.length - 3}` : '')
  const refusal = new Refusal('tax-head-in-use', { name: before.name, services: named })
  throw new Refusal(refusal.code, refusal.params, { [field]: refusal.message })
}

const recorded = ({ version: _, ...kept }: Kept | (Omit<Kept, 'version'> & { version?: number })) => kept

export const taxHeadHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const { rows } = await db.execute<Kept>(sql`SELECT ${row} FROM tax_head ORDER BY lower(name), id`)
    return { rows: rows.map(asTaxHead), total: rows.length }
  },

  async create({ db, body, record }) {
    await oneAtATime(db, 'tax_head')
    const kept = asKept(body)
    const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM tax_head WHERE id = ${kept.id}`)
    if (rows[0]) {
      const refusal = new Refusal('tax-head-taken', { taxHeadId: kept.id, name: rows[0].name })
      throw new Refusal(refusal.code, refusal.params, { taxHeadId: refusal.message })
    }
    await refuseCode(db, sql`tax_head`, sql`code`, kept.code, 'taxHeadCode')
    await db.execute(sql`INSERT INTO tax_head (id, ${columns}) VALUES (${kept.id}, ${valuesOf(kept)})`)
    record({ subject: kept.name, after: recorded(kept) })
    return successMessage('tax-head-created', { name: kept.name })
  },

  async update({ db, query, body, record }) {
    await oneAtATime(db, 'tax_head')
    const { rows } = await db.execute<Kept>(
      sql`SELECT ${row} FROM tax_head WHERE id = ${`${query.taxHeadId}`} FOR UPDATE`,
    )
    const before = getSeen(rows, body.version)
    if (`${body.taxHeadId}` !== before.id)
      throw new Refusal('invalid-fields', { fields: 'taxHeadId' }, { taxHeadId: 'This stays as it is' })
    const kept = asKept(body)
    await refuseCode(db, sql`tax_head`, sql`code`, kept.code, 'taxHeadCode', before.id)
    await refuseInUse(db, before, kept)
    if (JSON.stringify(recorded(before)) !== JSON.stringify(kept)) {
      await db.execute(sql`
        UPDATE tax_head SET (${columns}, version) = ROW(${valuesOf(kept)}, version + 1) WHERE id = ${before.id}`)
      record({ subject: kept.name, before: recorded(before), after: recorded(kept) })
    }
    return successMessage('tax-head-updated', { name: kept.name })
  },
}
