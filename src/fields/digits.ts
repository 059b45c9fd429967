import { code } from './code'
import { DigitsBox } from './inputs'
import type { FieldKind } from './kind'

/** Numbers that are names and have no letters: leading zeros stay. */
export const digits: FieldKind = { ...code, Input: DigitsBox }
