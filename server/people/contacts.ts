import type { PersonLink } from '@contract/portal/personData'
import { NATIONAL_DIGITS } from '../db/schema'
import { compareNames } from '../identity/comparePeople'

/** Words that two names must have in common, at least. */
const LEAST_WORDS = 2

const plainEmail = (email: string | null | undefined) => email?.trim().toLowerCase() || undefined
const digitsOf = (telephone: string | null | undefined) => telephone?.replace(/\D/g, '').replace(/^0+/, '') ?? ''

/**
 * Returns the digits that telephones are looked up by, as `national_number` in the database has them; undefined for a
 * number that is too short.
 */
export const nationalNumber = (telephone: string | null | undefined): string | undefined => {
  const digits = telephone?.replace(/\D/g, '') ?? ''
  return digits.length < NATIONAL_DIGITS ? undefined : digits.slice(-NATIONAL_DIGITS)
}

/** Tells whether two telephones are one, of which one may be written without its country. */
export const isSameTelephone = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const [short, long] = [digitsOf(one), digitsOf(other)].toSorted((a, b) => a.length - b.length)
  return short !== undefined && short.length >= NATIONAL_DIGITS && Boolean(long?.endsWith(short))
}

/** E-mail addresses in small letters, and telephones as they are written. */
export type Contacts = { emails: readonly string[]; telephones: readonly string[] }

/** Returns the contacts of records, each once. */
export const contactsOf = (
  records: readonly { email?: string | null | undefined; phoneNumber?: string | null | undefined }[],
): Contacts => ({
  emails: [...new Set(records.flatMap(({ email }) => plainEmail(email) ?? []))],
  telephones: [
    ...new Set(records.flatMap(({ phoneNumber }) => (nationalNumber(phoneNumber) ? (phoneNumber ?? []) : []))),
  ],
})

/** A person as records without an ID number are compared with them. */
export type Reachable = {
  /** Words of each name of the person. */
  names: readonly (readonly string[])[]
  births: readonly string[]
  /** Contacts that accounts under an ID number of the person confirmed. */
  confirmed: Contacts
  /** Contacts in the records of the person, which whoever filed them wrote. */
  filed: Contacts
}

/** Contacts and day of birth of a record without an ID number. */
export type Unnumbered = {
  dateOfBirth?: string | null | undefined
  email?: string | null | undefined
  phoneNumber?: string | null | undefined
}

const hasEmail = ({ emails }: Contacts, { email }: Unnumbered) => emails.includes(plainEmail(email) ?? '')
const hasTelephone = ({ telephones }: Contacts, { phoneNumber }: Unnumbered) =>
  telephones.some(telephone => isSameTelephone(telephone, phoneNumber))

/**
 * Returns the contact that links a record without an ID number with a person: one that an account of the person
 * confirmed, unless the day of birth is another one, or one of their records with the same day of birth. The name must be
 * the same too (`isNamed`); without both it may be another person's (decision 067).
 */
export const contactLink = ({ births, confirmed, filed }: Reachable, record: Unnumbered): PersonLink | undefined => {
  const isSameBirth = births.includes(record.dateOfBirth ?? '')
  if (record.dateOfBirth && births.length && !isSameBirth) return undefined
  if (hasEmail(confirmed, record)) return 'ACCOUNT_EMAIL'
  if (hasTelephone(confirmed, record)) return 'ACCOUNT_TELEPHONE'
  if (!isSameBirth) return undefined
  if (hasEmail(filed, record)) return 'RECORD_EMAIL'
  return hasTelephone(filed, record) ? 'RECORD_TELEPHONE' : undefined
}

/** Tells whether the words of a name are those of the person, in any order: two words at least. */
export const isNamed = ({ names }: Reachable, words: readonly string[]): boolean =>
  names.some(
    name =>
      Math.min(name.length, words.length) >= LEAST_WORDS &&
      compareNames(name, words, (one, other) => (one === other ? 'sameName' : undefined)) !== undefined,
  )
