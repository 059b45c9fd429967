import { z } from 'zod'
import { fault } from '../fault'
import { BRN_DIGITS, normalBrn } from '../fileKeys'
import { foldForSearch } from '../fold'
import { BRN } from './strikes'

export { BRN_DIGITS, normalBrn } from '../fileKeys'

/** BRN as somebody typed or pasted it, normalised. */
export const BrnTyped = z
  .string()
  .max(60)
  .transform(normalBrn)
  .refine(brn => BRN.test(brn), fault('not-a-brn'))

/** Returns a typed BRN as it is sent: digits without what only helps reading, any other number as it was typed. */
export const sentBrn = (typed: string) => {
  const brn = normalBrn(typed)
  return /^\d+$/.test(brn) ? brn : typed.trim()
}

/** Tells whether a typed BRN is complete. Numbers that are not of digits alone have no fixed length. */
export const isWholeBrn = (typed: string) => {
  const brn = sentBrn(typed)
  return /^\d+$/.test(brn) ? brn.length === BRN_DIGITS : BRN.test(brn)
}

/**
 * Returns the number of digits of what may be a mistyped BRN, which has some too many or too few; undefined for any other
 * text.
 */
export const mistypedBrn = (typed: string): number | undefined => {
  const { length } = /^\d{11,20}$/.exec(foldForSearch(typed).replace(/[\s-]+/g, ''))?.[0] ?? ''
  return length && length !== BRN_DIGITS ? length : undefined
}
