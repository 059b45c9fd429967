import { z } from 'zod'
import { fault } from './fault'

/** Largest accepted amount: exact in the database and in every program that reads JSON numbers as floats. */
export const LARGEST_AMOUNT = 999_999_999_999

const CURRENCY = /ugx|ush\.?|shs\.?|\/=/gi
/** Removes the currency words from a written amount. */
export const withoutCurrency = (written: string) => written.replace(CURRENCY, '')

const SPACES = /[\s'’_]/g
const GROUPED = /^-?\d{1,3}(?:([,.])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/
const PLAIN = /^-?\d+(?:[.,]\d{1,2})?$/

/** Returns true when dots or commas certainly separate thousands: '1.250' could be either, so it returns false. */
const isGrouped = (text: string) => {
  const [, mark] = GROUPED.exec(text) ?? []
  if (!mark) return false
  const [whole = '', ...rest] = text.split(mark === ',' ? '.' : ',')
  return rest.length <= 1 && (mark === ',' || whole.split('.').length > 2 || rest.length === 1)
}

/**
 * Reads an amount that somebody typed or pasted, as '1,250,000', '1 250 000', 'UGX 1,250,000.50' or '1250000/='.
 * Returns undefined when it is not an amount or is ambiguous. Negative amounts are read; the schemas reject them.
 */
export const amountIn = (written: string): number | undefined => {
  const text = withoutCurrency(written).replace(SPACES, '')
  if (!PLAIN.test(text) && !isGrouped(text)) return undefined
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}${cents ? `.${cents}` : ''}`)
}

const atMostCents = (amount: number) => Number(amount.toFixed(2)) === amount

const error = fault('not-an-amount')
const Written = z.union([z.number(), z.string().max(60)], { error }).transform((written, context) => {
  const amount = typeof written === 'number' ? written : amountIn(written)
  if (amount !== undefined) return amount
  context.addIssue({ code: 'custom', message: error })
  return z.NEVER
})

/** Amount that may be zero, with at most two decimals. */
export const Amount = Written.pipe(z.number().min(0).max(LARGEST_AMOUNT).refine(atMostCents, fault('decimals')))

/** Price: more than zero, with at most two decimals. */
export const Price = Written.pipe(z.number().positive().max(LARGEST_AMOUNT).refine(atMostCents, fault('decimals')))

/** Total of all rows found, in one currency: text, because a sum can be too long for an exact number. */
export const Sum = z.object({ currency: z.string(), amount: z.string().regex(/^-?\d+(\.\d+)?$/) })
export type Sum = z.infer<typeof Sum>

/** Percentage from 0 to 100, with at most two decimals. */
export const Percentage = Written.pipe(z.number().min(0).max(100).refine(atMostCents, fault('decimals')))
