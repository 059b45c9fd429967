import { Chosen } from './inputs'
import type { FieldKind } from './kind'

export const flag: FieldKind = {
  plain: (value, { option }) => (typeof value === 'boolean' ? option(String(value)) : ''),
  Input: Chosen,
}
