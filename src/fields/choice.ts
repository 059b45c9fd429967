import { ChosenFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

/** One of several values. A value without a label is shown as it was sent. */
export const choice: FieldKind = {
  plain: (value, { option }) => (isMissing(value) ? '' : option(String(value))),
  Filter: ChosenFilter,
  chosen: true,
}
