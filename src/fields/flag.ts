import { ChosenFilter } from './filters'
import type { FieldKind } from './kind'

/** Boolean with its own labels; a filter holds it as text. */
export const flag: FieldKind = {
  uncut: true,
  plain: (value, { option }) =>
    typeof value === 'boolean' || value === 'true' || value === 'false' ? option(String(value)) : '',
  value: typed => (typed === '' ? undefined : typed === 'true'),
  Filter: ChosenFilter,
  chosen: true,
}
