import { DigitsBox } from './inputs'
import type { FieldKind } from './kind'

export const count: FieldKind = {
  plain: (value, { locale }) => (typeof value === 'number' ? value.toLocaleString(locale) : String(value ?? '')),
  Input: DigitsBox,
  align: 'right',
  figures: true,
}
