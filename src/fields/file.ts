import { TypedFilter } from './filters'
import type { FieldKind } from './kind'

/** File to upload; a list shows nothing for it. */
export const file: FieldKind = {
  plain: () => '',
  Filter: TypedFilter,
}
