import { amountIn, LARGEST_AMOUNT } from '@contract/amount'
import { numberCell, percentageCell } from '@contract/sheetCell'
import { currentCurrency } from '@/i18n/currency'
import { decimals } from '@/i18n/formatters'
import { TypedFilter } from './filters'
import { type Fault, type FieldKind, isMissing } from './kind'

/** Returns a check of a typed amount up to `most`: it returns the fault, or undefined for a valid amount. */
const amountFault =
  (most: number) =>
  (typed: string, { positive }: { positive?: true }): Fault | undefined => {
    const amount = amountIn(typed)
    if (amount === undefined) return { key: 'noAmount' }
    if (amount < 0) return { key: 'amountBelow' }
    if (positive && amount === 0) return { key: 'amountNothing' }
    return amount > most ? { key: 'amountAbove', params: { most } } : undefined
  }

const isAmount = (written: string): written is Intl.StringNumericLiteral => /^-?\d+(\.\d+)?$/.test(written)

/**
 * Returns an amount with its currency in the person's own grouping. The digits stay text, because an amount may exceed
 * the exact range of a number.
 */
export const amountWords = (currency: string, amount: string, locale: string): string =>
  isAmount(amount) ? `${currency} ${decimals(locale).format(amount)}` : amount

const numeric = { Filter: TypedFilter, align: 'right', figures: true } as const

/** Count, in the person's own digit grouping (GLOBAL-35). */
export const count: FieldKind = {
  ...numeric,
  plain: (value, { locale }) =>
    typeof value === 'number' ? value.toLocaleString(locale) : isMissing(value) ? '' : String(value),
  cell: value => numberCell(value),
  fault: (typed, { positive }) => (positive && Number(typed) === 0 ? { key: 'amountNothing' } : undefined),
  value: typed => (/^\d+$/.test(typed) ? Number(typed) : undefined),
}

/**
 * Amount in shillings, in the person's own grouping (decision B12). A value that is not a number is shown as it was
 * sent.
 */
export const money: FieldKind = {
  ...numeric,
  plain: (value, { locale }) => {
    if (isMissing(value)) return ''
    const written = String(value).replaceAll(',', '').trim()
    return isAmount(written) ? amountWords(currentCurrency(), written, locale) : String(value)
  },
  cell: value => numberCell(value, { unit: currentCurrency() }),
  value: amountIn,
  fault: amountFault(LARGEST_AMOUNT),
}

/** Percentage, from 0 to 100. */
export const percentage: FieldKind = {
  ...numeric,
  plain: (value, { locale }) => (isMissing(value) ? '' : `${decimals(locale).format(Number(value))} %`),
  cell: percentageCell,
  value: amountIn,
  fault: amountFault(100),
}
