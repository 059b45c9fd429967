import { code } from './code'
import { DigitsBox } from './inputs'
import type { FieldKind } from './kind'

/** Identifier that consists of digits: leading zeros stay. */
export const digits: FieldKind = { ...code, Input: DigitsBox }
