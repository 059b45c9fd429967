import { ChosenFilter } from './filters'
import { Chosen } from './inputs'
import { type FieldKind, isMissing } from './kind'

/** One of several values. A value without a label is shown as it was sent. */
export const choice: FieldKind = {
  plain: (value, { option }) => (isMissing(value) ? '' : option(String(value))),
  Input: Chosen,
  Filter: ChosenFilter,
}
