import { TypedFilter } from './filters'
import { ParagraphBox } from './inputs'
import { type FieldKind, isMissing } from './kind'

/** Text that machines write to each other. Some hosts send it as text, some as what the text says. */
export const json: FieldKind = {
  plain: value => (isMissing(value) ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  Input: ParagraphBox,
  Filter: TypedFilter,
  viewed: true,
  wide: true,
}
