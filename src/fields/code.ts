import { TypedFilter } from './filters'
import { TextBox } from './inputs'
import { type FieldKind, isMissing } from './kind'

/** Number that is an identifier: never reformatted. */
export const code: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Input: TextBox,
  Filter: TypedFilter,
  figures: true,
}
