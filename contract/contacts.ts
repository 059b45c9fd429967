import { foldForSearch } from './fold'

/** Longest email address and telephone, in characters. */
export const LONGEST_EMAIL = 200
export const LONGEST_PHONE = 30

/** Returns an email address or telephone as it is stored: without marks that nobody sees, with ordinary spaces and signs. */
export const normalContact = foldForSearch

const WORD = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
const TOP = '\\p{L}[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}]'
const EMAIL = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${TOP}$`, 'u')

/**
 * Tells whether a folded text is an email address: words with single dots between, @, and a domain of at least two labels.
 * Letters of every language are valid on both sides.
 */
export const isEmail = (text: string): boolean => EMAIL.test(text)

/** Digits of a number of the country after its code. */
const AT_HOME = 9

/**
 * Tells whether a folded text is a telephone (docs/decisions/093-emails-and-telephones.md): digits with spaces, dots,
 * dashes, slashes and brackets between, 8 to 15 of them after a plus sign, else 7 to 15. Numbers with +256 have nine more.
 */
export const isPhone = (text: string): boolean => {
  if (!/^\+?\(?\d[\d ()./-]*\d$/.test(text)) return false
  if (text.split('(').length !== text.split(')').length) return false
  const digits = text.replace('(0)', '').replace(/\D/g, '')
  if (digits.length > 15) return false
  if (!text.startsWith('+')) return digits.length >= 7
  if (digits.startsWith('256')) return digits.length === 3 + AT_HOME
  return digits.length >= 8 && !digits.startsWith('0')
}
