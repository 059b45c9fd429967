import { amountIn, LARGEST_AMOUNT } from '@contract/amount'
import { numberCell } from '@contract/sheetCell'
import { currentCurrency } from '@/i18n/currency'
import { decimals } from '@/i18n/formatters'
import { amountFault } from './amountFault'
import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

const isAmount = (written: string): written is Intl.StringNumericLiteral => /^-?\d+(\.\d+)?$/.test(written)

/**
 * Returns an amount with its currency in the person's own grouping. The digits stay text, because an amount may exceed
 * the exact range of a number.
 */
export const amountWords = (currency: string, amount: string, locale: string): string =>
  isAmount(amount) ? `${currency} ${decimals(locale).format(amount)}` : amount

/**
 * Amount in shillings, in the person's own grouping (decision B12). A value that is not a number is shown as it was
 * sent.
 */
export const money: FieldKind = {
  plain: (value, { locale }) => {
    if (isMissing(value)) return ''
    const written = String(value).replaceAll(',', '').trim()
    return isAmount(written) ? amountWords(currentCurrency(), written, locale) : String(value)
  },
  cell: value => numberCell(value, { unit: currentCurrency() }),
  value: amountIn,
  fault: amountFault(LARGEST_AMOUNT),
  Filter: TypedFilter,
  align: 'right',
  figures: true,
}
