import { TextBox } from './inputs'
import type { FieldKind } from './kind'

export const code: FieldKind = {
  plain: value => (value === null || value === undefined ? '' : String(value)),
  Input: TextBox,
  figures: true,
}
