import { z } from 'zod'
import { BRN } from './strikes'

/** BRNs are compared as they stand on certificates: without spaces, in capitals. */
export const normalBrn = (typed: string) => typed.replace(/\s+/g, '').toUpperCase()

/** A BRN as somebody typed or pasted it, spaces and all: kept in its normal form. */
export const BrnTyped = z
  .string()
  .max(60)
  .transform(normalBrn)
  .refine(brn => BRN.test(brn), 'This is not a BRN')
