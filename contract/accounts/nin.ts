import { z } from 'zod'
import { anyOf, maybe, post, word } from '../call'
import { one } from '../dialects'
import { documentFaults } from '../fieldFaults'
import { foldForSearch, foldNumber } from '../fold'
import { personal } from '../personal'

/** Length of a National ID number; its first two characters are letters (docs/requirements/accounts.md). */
export const NIN_LENGTH = 14
export const NIN_TEXTS = { start: documentFaults['nin-start'], length: documentFaults['nin-length'] } as const

/** Returns a NIN in the form it is stored and compared in: folded, without spaces, in capitals. */
export const normalNin = foldNumber

/**
 * Returns the code of the fault of a malformed NIN, or undefined for one that can be looked up. An unfinished start is no
 * fault yet.
 */
export const ninFaultCode = (typed: string): 'nin-start' | 'nin-length' | undefined => {
  const nin = normalNin(typed)
  if (!/^[A-Z]{0,2}$/.test(nin.slice(0, 2))) return 'nin-start'
  return /^[A-Z]{2}[A-Z\d]{12}$/.test(nin) ? undefined : 'nin-length'
}

/** Returns the error text of a malformed NIN, or undefined for one that can be looked up. */
export const ninFault = (typed: string): string | undefined => {
  const code = ninFaultCode(typed)
  return code && documentFaults[code]
}

/** Returns the length of a text that looks like a NIN of a wrong length, without spaces and dashes; undefined otherwise. */
export const mistypedNin = (typed: string): number | undefined => {
  const nin = foldForSearch(typed)
    .replace(/[\s-]+/g, '')
    .toUpperCase()
  const isAlike = /^[A-Z]{2}(?=.*(?:\d.*){6})[A-Z\d]{6,24}$/.test(nin)
  return isAlike && nin.length !== NIN_LENGTH ? nin.length : undefined
}

const REFERENCE_DIGITS = 17

/**
 * Makes the reference of a look-up: 17 random digits from 4 to 9, with a prefix and a suffix built from the centre
 * three (docs/requirements/accounts.md). The documents do not show how those are built (decision E21): the prefix is
 * the sum of the centre digits, the suffix the centre digits reversed.
 */
export const lookUpReference = (random: () => number = Math.random): string => {
  const digits = Array.from({ length: REFERENCE_DIGITS }, () => 4 + Math.floor(random() * 6))
  const centre = digits.slice(7, 10)
  const sum = centre.reduce((total, digit) => total + digit, 0)
  return `${sum}${digits.join('')}${centre.toReversed().join('')}`
}

/** A person as the National ID register records them. */
const Identity = anyOf({
  surname: maybe(word),
  givenNames: maybe(word),
  maidenNames: maybe(word),
  gender: maybe(z.string()),
  dateOfBirth: maybe(personal('birthDate', z.string())),
})

export const nin = {
  lookUp: post('NIRA-LOOKUP', '/integration/api/nira', {
    permit: 'can_edit_user_contacts',
    body: z.strictObject({
      nin: personal('idNumber', z.string().trim().min(1).max(40)),
      reference: z.string().max(60).optional(),
    }),
    wrapping: one.dataData,
    answer: Identity,
    changes: false,
  }),
}
