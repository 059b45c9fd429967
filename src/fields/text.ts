import { TypedFilter } from './filters'
import { TextBox } from './inputs'
import { type FieldKind, isMissing } from './kind'

export const text: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Input: TextBox,
  Filter: TypedFilter,
}
