import { amountIn } from '@contract/amount'
import { percentageCell } from '@contract/sheetCell'
import { decimals } from '@/i18n/formatters'
import { amountFault } from './amountFault'
import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

/** Percentage, from 0 to 100. */
export const percentage: FieldKind = {
  plain: (value, { locale }) => {
    if (isMissing(value)) return ''
    return `${decimals(locale).format(Number(value))} %`
  },
  cell: percentageCell,
  value: amountIn,
  fault: amountFault(100),
  Filter: TypedFilter,
  align: 'right',
  figures: true,
}
