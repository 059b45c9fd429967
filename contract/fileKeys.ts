import { foldForSearch, foldNumber } from './fold'
import type { FileKind } from './personal'
import type { LoggedFile } from './portal/accessLog'

/** Digits of a BRN, as certificates show it. */
export const BRN_DIGITS = 14

/**
 * Returns a BRN as certificates show it: folded, in capitals. Spaces between digits, and dashes between fourteen of them,
 * only help reading and are removed; those in an old number of letters and slashes ('G/12 B/99', 'P-100123') belong to it.
 */
export const normalBrn = (typed: string): string => {
  const brn = foldForSearch(typed).toUpperCase()
  const digits = brn.replaceAll(' ', '')
  const plain = digits.replaceAll('-', '')
  if (/^\d*$/.test(plain) && plain.length === BRN_DIGITS) return plain
  return /^\d*$/.test(digits) ? digits : brn
}

/** Returns a PRN in the form it is stored and compared in: folded, without spaces, in capitals. */
export const normalPrn = foldNumber

// Practitioner and tracking numbers are stored in capitals; those of instruments are compared in them.
const inCapitals = (number: string) => foldForSearch(number).toUpperCase()

const withoutZeros = (number: string) => foldForSearch(number).replace(/^0+(?=\d+$)/, '')

/** Kinds of files, those of the access log, and processes, which have no file of their own. */
type KeyKind = FileKind | LoggedFile | 'PROCESS'

const spellings: Partial<Record<KeyKind, (key: string) => string>> = {
  ENTITY: normalBrn,
  PERSON: withoutZeros,
  PRACTITIONER: inCapitals,
  LEGAL_DOCUMENT: inCapitals,
  APPLICATION: inCapitals,
  ACCOUNT: key => foldForSearch(key).toLowerCase(),
  // A UUID, or the number of a correction.
  PROCESS: key => withoutZeros(key).toLowerCase(),
  PAYMENT: normalPrn,
}

/**
 * Returns the key of a file or record in its one spelling: the one under which its row is found, its opens are logged,
 * its reasons hold and its flags stand. Keys of other kinds are folded.
 */
export const fileKey = (kind: KeyKind, key: string): string => (spellings[kind] ?? foldForSearch)(key)
