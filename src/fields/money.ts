import { amountIn, LARGEST_AMOUNT } from '@contract/amount'
import { amountFault, MoneyBox } from './amountBox'
import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

const WRITTEN = /^-?\d+(\.\d+)?$/

/** An amount of shillings, in the person's own grouping (decision B12). What is no number reads as it was sent. */
export const money: FieldKind = {
  plain: (value, { locale }) => {
    if (isMissing(value)) return ''
    const written = String(value).replaceAll(',', '').trim()
    return WRITTEN.test(written)
      ? `UGX ${Number(written).toLocaleString(locale, { maximumFractionDigits: 2 })}`
      : String(value)
  },
  value: amountIn,
  fault: amountFault(LARGEST_AMOUNT),
  Input: MoneyBox,
  Filter: TypedFilter,
  align: 'right',
  figures: true,
}
