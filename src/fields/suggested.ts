import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

/** Text with suggestions of known values. */
export const suggested: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Filter: TypedFilter,
}
