import { z } from 'zod'

/** The largest amount that is taken: kept exactly, and exact in every program that reads JSON. */
export const LARGEST_AMOUNT = 999_999_999_999

const CURRENCY = /ugx|ush\.?|shs\.?|\/=/gi
/** What is written of an amount without the words for its currency. */
export const withoutCurrency = (written: string) => written.replace(CURRENCY, '')

const SPACES = /[\s'’_]/g
const GROUPED = /^-?\d{1,3}(?:([,.])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/
const PLAIN = /^-?\d+(?:[.,]\d{1,2})?$/

/** Whether dots or commas are sure to divide thousands: '1.250' could be either, and is neither. */
const isGrouped = (text: string) => {
  const [, mark] = GROUPED.exec(text) ?? []
  if (!mark) return false
  const [whole = '', ...rest] = text.split(mark === ',' ? '.' : ',')
  return rest.length <= 1 && (mark === ',' || whole.split('.').length > 2 || rest.length === 1)
}

/**
 * The amount that somebody wrote or pasted, as '1,250,000', '1 250 000', 'UGX 1,250,000.50' or '1250000/='; undefined
 * when it is none, or could be read in two ways. A negative one is read, for others to refuse.
 */
export const amountIn = (written: string): number | undefined => {
  const text = withoutCurrency(written).replace(SPACES, '')
  if (!PLAIN.test(text) && !isGrouped(text)) return undefined
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}${cents ? `.${cents}` : ''}`)
}

const atMostCents = (amount: number) => Number(amount.toFixed(2)) === amount

const error = 'This is not an amount'
const Written = z.union([z.number(), z.string().max(60)], { error }).transform((written, context) => {
  const amount = typeof written === 'number' ? written : amountIn(written)
  if (amount !== undefined) return amount
  context.addIssue({ code: 'custom', message: error })
  return z.NEVER
})

/** An amount that may be nothing: 0 or more, with cents at most. */
export const Amount = Written.pipe(z.number().min(0).max(LARGEST_AMOUNT).refine(atMostCents, 'At most two decimals'))

/** What something costs: more than nothing. */
export const Price = Written.pipe(z.number().positive().max(LARGEST_AMOUNT).refine(atMostCents, 'At most two decimals'))

/** What the amounts of everything found come to in one currency: as text, for a sum can be longer than a number is exact. */
export const Sum = z.object({ currency: z.string(), amount: z.string().regex(/^-?\d+(\.\d+)?$/) })
export type Sum = z.infer<typeof Sum>

/** Hundredths of a whole, from 0 to 100. */
export const Percentage = Written.pipe(z.number().min(0).max(100).refine(atMostCents, 'At most two decimals'))
