import { code } from './code'
import type { FieldKind } from './kind'

/** Identifier that consists of digits: leading zeros stay. */
export const digits: FieldKind = { ...code }
