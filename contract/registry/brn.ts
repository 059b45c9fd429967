import { z } from 'zod'
import { BRN } from './strikes'

/**
 * Returns a BRN as certificates show it: in capitals, trimmed. Spaces between digits only help reading and are removed;
 * those in an old number of letters and slashes ('G/12 B/99') belong to it.
 */
export const normalBrn = (typed: string) => {
  const brn = typed.trim().toUpperCase()
  const digits = brn.replace(/\s+/g, '')
  return /^\d*$/.test(digits) ? digits : brn
}

/** BRN as somebody typed or pasted it, normalised. */
export const BrnTyped = z
  .string()
  .max(60)
  .transform(normalBrn)
  .refine(brn => BRN.test(brn), 'Enter a BRN, for example 80020001234567')

/** Digits of a BRN, as certificates show it. */
export const BRN_DIGITS = 14

/**
 * Returns the number of digits of what may be a mistyped BRN, which has some too many or too few; undefined for any other
 * text.
 */
export const mistypedBrn = (typed: string): number | undefined => {
  const { length } = /^\d{11,20}$/.exec(typed.replace(/[\s-]+/g, ''))?.[0] ?? ''
  return length && length !== BRN_DIGITS ? length : undefined
}
