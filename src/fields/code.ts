import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

/** Number that is an identifier: never reformatted. */
export const code: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Filter: TypedFilter,
  figures: true,
}
