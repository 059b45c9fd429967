import { Chosen } from './inputs'
import type { FieldKind } from './kind'

/** A value that the definition has no words for reads as it is sent. */
export const choice: FieldKind = {
  plain: (value, { option }) => (value === null || value === undefined ? '' : option(String(value))),
  Input: Chosen,
}
