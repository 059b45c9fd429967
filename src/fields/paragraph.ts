import { ParagraphBox } from './inputs'
import type { FieldKind } from './kind'
import { text } from './text'

/** Text of several lines; elsewhere it reads like any other. */
export const paragraph: FieldKind = { ...text, Input: ParagraphBox }
