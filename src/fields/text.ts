import { TextBox } from './inputs'
import type { FieldKind } from './kind'

export const text: FieldKind = {
  plain: value => (value === null || value === undefined ? '' : String(value)),
  Input: TextBox,
}
