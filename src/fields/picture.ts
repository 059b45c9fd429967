import { TypedFilter } from './filters'
import type { FieldKind } from './kind'

/** Picture to upload; a list shows nothing for it. */
export const picture: FieldKind = {
  plain: () => '',
  Filter: TypedFilter,
}
