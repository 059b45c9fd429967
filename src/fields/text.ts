import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

export const text: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Filter: TypedFilter,
}
