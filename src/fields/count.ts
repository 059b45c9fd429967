import { numberCell } from '@contract/sheetCell'
import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

/** Count, in the person's own digit grouping (GLOBAL-35). */
export const count: FieldKind = {
  plain: (value, { locale }) =>
    typeof value === 'number' ? value.toLocaleString(locale) : isMissing(value) ? '' : String(value),
  cell: value => numberCell(value),
  fault: (typed, { positive }) => (positive && Number(typed) === 0 ? { key: 'amountNothing' } : undefined),
  value: typed => (/^\d+$/.test(typed) ? Number(typed) : undefined),
  Filter: TypedFilter,
  align: 'right',
  figures: true,
}
