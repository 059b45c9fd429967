import { idText } from '@contract/id'
import { TypedFilter } from './filters'
import type { FieldKind } from './kind'

/** Any number of options. */
export const several: FieldKind = {
  plain: value => (Array.isArray(value) ? value.map(idText).join(', ') : ''),
  many: true,
  Filter: TypedFilter,
  wide: true,
}
