import type { FieldKind } from './kind'
import { text } from './text'

/** Text of several lines; outside a form it is shown as plain text. */
export const paragraph: FieldKind = { ...text }
