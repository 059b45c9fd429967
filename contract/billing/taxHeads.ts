import { z } from 'zod'
import { Amount, Percentage } from '../amount'
import { figure, list, maybe, post, word } from '../call'
import { paging, under } from '../dialects'
import { Id } from '../id'
import { type TaxHeadLevel, taxHeadLevels } from './taxHeadLevels'

const YES_NO = ['YES', 'NO'] as const
/** YES: on our own portal only; BOTH: on other portals too (decision F4). */
const availabilities = ['YES', 'BOTH'] as const
export const TAX_HEAD_CURRENCY = 'UGANDA_SHILLINGS' as const

const flagsAs = <T extends z.ZodType>(schema: T) => ({
  isActive: schema,
  isDescriptionDisplayed: schema,
  isTinMandatory: schema,
  isReferenceTypeMandatory: schema,
})

const levelsAs = <T extends z.ZodType>(of: (level: TaxHeadLevel) => T) => ({
  level_1: of('level_1'),
  level_2: of('level_2'),
  level_3: of('level_3'),
  level_4: of('level_4'),
  level_5: of('level_5'),
  level_6: of('level_6'),
})

/** A head under which the tax authority collects money, with the least amount (docs/requirements/billing.md). */
export const TaxHead = z.object({
  taxHeadId: Id,
  taxHeadName: z.string(),
  taxHeadCode: maybe(word),
  taxHeadDescription: maybe(z.string()),
  baseValue: maybe(figure),
  baseValueCurrency: maybe(z.string()),
  taxHeadCurrency: maybe(z.string()),
  percentage: maybe(figure),
  feesPerUnit: maybe(figure),
  isAvailableOnPortal: maybe(z.string()),
  ...flagsAs(maybe(z.string())),
  ...levelsAs(() => maybe(word)),
  version: maybe(z.number()),
})
export type TaxHead = z.infer<typeof TaxHead>

const permit = 'can_access_billing_settings'

/** Accepts the entries of a level; none, or the empty text that a row has, means no choice. */
const level = (name: TaxHeadLevel) => z.enum(['', ...Object.keys(taxHeadLevels[name])]).optional()
const digits = z.string().trim().min(1).max(20).regex(/^\d+$/)

const body = z.strictObject({
  taxHeadId: digits,
  taxHeadName: z.string().trim().min(1).max(200),
  taxHeadCode: digits,
  taxHeadDescription: z.string().trim().max(500),
  baseValue: Amount,
  baseValueCurrency: z.literal(TAX_HEAD_CURRENCY),
  taxHeadCurrency: z.literal(TAX_HEAD_CURRENCY),
  percentage: Percentage,
  feesPerUnit: Amount,
  isAvailableOnPortal: z.enum(availabilities),
  ...flagsAs(z.enum(YES_NO)),
  ...levelsAs(level),
  version: z.number().int().optional(),
})
export type TaxHeadBody = z.infer<typeof body>

export const taxHeads = {
  list: list('TAXHEAD-LIST', '/configuration/tax-head/all', {
    permit,
    filter: z.object({}),
    row: TaxHead,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('TAXHEAD-CREATE', '/configuration/tax-head/create', { permit, body: body.omit({ version: true }) }),
  update: post('TAXHEAD-UPDATE', '/configuration/tax-head/by-id', {
    permit,
    extras: { version: 'versions' },
    query: z.object({ taxHeadId: Id }),
    body: body.extend({ taxHeadId: Id }),
  }),
}
