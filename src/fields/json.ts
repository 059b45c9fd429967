import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

/** JSON data. Some hosts send it as text, others as the parsed value. */
export const json: FieldKind = {
  plain: value => (isMissing(value) ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  Filter: TypedFilter,
  viewed: true,
  wide: true,
}
