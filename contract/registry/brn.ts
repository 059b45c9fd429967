import { z } from 'zod'
import { BRN } from './strikes'

/**
 * BRNs are compared as they stand on certificates: in capitals, with no space around them. Spaces between digits only
 * make a number easier to read; those in an old one of letters and strokes ('G/12 B/99') are part of it.
 */
export const normalBrn = (typed: string) => {
  const brn = typed.trim().toUpperCase()
  const digits = brn.replace(/\s+/g, '')
  return /^\d*$/.test(digits) ? digits : brn
}

/** A BRN as somebody typed or pasted it, spaces and all: kept in its normal form. */
export const BrnTyped = z
  .string()
  .max(60)
  .transform(normalBrn)
  .refine(brn => BRN.test(brn), 'This is not a BRN')
