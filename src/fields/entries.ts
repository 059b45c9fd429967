import { EntriesBox } from './inputs'
import type { FieldKind } from './kind'
import { text } from './text'

/** Several values typed or pasted into one box; what it holds is said under it. */
export const entries: FieldKind = { ...text, Input: EntriesBox }
