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
