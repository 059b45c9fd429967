import type { FileKind } from './personal'
import type { LoggedFile } from './portal/accessLog'

/**
 * Returns a BRN as certificates show it: in capitals, trimmed. Spaces between digits only help reading and are removed;
 * those in an old number of letters and slashes ('G/12 B/99') belong to it.
 */
export const normalBrn = (typed: string) => {
  const brn = typed.trim().toUpperCase()
  const digits = brn.replace(/\s+/g, '')
  return /^\d*$/.test(digits) ? digits : brn
}

/** Returns a PRN in the form it is stored and compared in: without spaces, in capitals. */
export const normalPrn = (typed: string) => typed.replace(/\s+/g, '').toUpperCase()

// Practitioner and tracking numbers are stored in capitals; those of instruments are compared in them.
const inCapitals = (number: string) => number.trim().toUpperCase()

const withoutZeros = (number: string) => number.trim().replace(/^0+(?=\d+$)/, '')

/** Kinds of files, those of the access log, and processes, which have no file of their own. */
type KeyKind = FileKind | LoggedFile | 'PROCESS'

const spellings: Partial<Record<KeyKind, (key: string) => string>> = {
  ENTITY: normalBrn,
  PERSON: withoutZeros,
  PRACTITIONER: inCapitals,
  LEGAL_DOCUMENT: inCapitals,
  APPLICATION: inCapitals,
  ACCOUNT: key => key.trim().toLowerCase(),
  // A UUID, or the number of a correction.
  PROCESS: key => withoutZeros(key).toLowerCase(),
  PAYMENT: normalPrn,
}

/**
 * Returns the key of a file or record in its one spelling: the one under which its row is found, its opens are logged,
 * its reasons hold and its flags stand. Keys of other kinds are trimmed.
 */
export const fileKey = (kind: KeyKind, key: string): string => (spellings[kind] ?? (text => text.trim()))(key)
