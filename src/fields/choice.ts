import { ChosenFilter } from './filters'
import { Chosen } from './inputs'
import { type FieldKind, isMissing } from './kind'

/** A value that the definition has no words for reads as it is sent. */
export const choice: FieldKind = {
  plain: (value, { option }) => (isMissing(value) ? '' : option(String(value))),
  Input: Chosen,
  Filter: ChosenFilter,
}
