import type { FieldKind } from './kind'
import { text } from './text'

/** Several values typed or pasted into one box, with a summary of them below. */
export const entries: FieldKind = { ...text }
