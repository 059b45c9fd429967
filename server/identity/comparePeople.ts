import type { Certainty, PersonReason } from '@contract/portal/personPairs'
import { ownNumber } from './identity'
import type { PersonRecord } from './recordColumns'

/** Least letters of a word in which one different letter counts as a spelling. */
const LEAST_LETTERS = 4

/** Tells whether two texts differ in one character at most, or in two neighbours that changed places. */
export const differByOne = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [was, is] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return Math.max(was.length, is.length) <= 1 || (was.length === 2 && is === `${was[1]}${was[0]}`)
}

/** Reason why a word of a name may stand for another. */
export type WordReason = Extract<PersonReason, 'sameName' | 'nameSpelling' | 'nameSound' | 'namePart'>
type CompareWords = (one: string, other: string) => WordReason | undefined

/** Compares two words of names by their letters. */
export const compareSpelling: CompareWords = (one, other) => {
  if (one === other) return 'sameName'
  return Math.min(one.length, other.length) >= LEAST_LETTERS && differByOne(one, other) ? 'nameSpelling' : undefined
}

/** Compares two words of names that must be the same. */
export const sameWord: CompareWords = (one, other) => (one === other ? 'sameName' : undefined)

/** Reasons why words of names are alike, the closest first. */
export const closeness: readonly WordReason[] = ['sameName', 'nameSpelling', 'nameSound', 'namePart']

/**
 * Compares two names in any order of their words: each word of the shorter one must have a partner in the other. Returns
 * the reasons, the loosest last; undefined for other names.
 */
export const compareNames = (
  one: readonly string[],
  other: readonly string[],
  compare: CompareWords = compareSpelling,
): WordReason[] | undefined => {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (!shorter.length) return undefined
  const ofOne = shorter === one
  const rest = [...longer]
  const reasons = new Set<WordReason>()
  // Equal words first, so that no other word takes their place.
  const inOrder = shorter.toSorted((a, b) => Number(rest.includes(b)) - Number(rest.includes(a)))
  for (const word of inOrder) {
    const partners = rest.flatMap((partner, index) => {
      const reason = ofOne ? compare(word, partner) : compare(partner, word)
      return reason ? [{ index, reason }] : []
    })
    const [best] = partners.toSorted((a, b) => closeness.indexOf(a.reason) - closeness.indexOf(b.reason))
    if (!best) return undefined
    rest.splice(best.index, 1)
    reasons.add(best.reason)
  }
  if (rest.length) reasons.add('namePart')
  if (reasons.size > 1) reasons.delete('sameName')
  return closeness.filter(reason => reasons.has(reason))
}

type Day = string | null

/** Compares two days, written YYYY-MM-DD. Returns undefined for days that are too different. */
export const compareBirths = (one: Day, other: Day): PersonReason | undefined => {
  if (!one || !other) return 'birthUnknown'
  if (one === other) return 'sameBirth'
  const [year, month, day] = one.split('-')
  if (other === `${year}-${day}-${month}`) return 'birthSwapped'
  return differByOne(one.replaceAll('-', ''), other.replaceAll('-', '')) ? 'birthDigit' : undefined
}

const compareNumbers = (one: PersonRecord, other: PersonRecord): PersonReason | 'other' | undefined => {
  const [ofOne, ofOther] = [ownNumber(one), ownNumber(other)]
  if (!ofOne || !ofOther) return undefined
  if (ofOne === ofOther) return 'numberSpelling'
  if (one.idType !== other.idType) return undefined
  return ofOne.length === ofOther.length && differByOne(ofOne, ofOther) ? 'numberDigit' : 'other'
}

export type Likeness = { certainty: Certainty; reasons: PersonReason[] }

/**
 * Compares the records of two different people. Returns the reasons why they are probably one; undefined when there are
 * too few. Two different whole numbers make the same name and day of birth merely possible.
 */
export const comparePeople = (one: PersonRecord, other: PersonRecord): Likeness | undefined => {
  const number = compareNumbers(one, other)
  const name = compareNames(one.words, other.words)
  const birth = compareBirths(one.dateOfBirth, other.dateOfBirth)
  const isSameBirth = birth === 'sameBirth'
  // One word of a name in common is too little.
  const isSameName = name !== undefined && Math.min(one.words.length, other.words.length) > 1
  if (number === 'numberSpelling')
    return { certainty: 'near', reasons: [number, ...(name ?? []), ...(isSameBirth ? [birth] : [])] }
  if (!isSameName) return undefined
  if (number === 'numberDigit' && (name[0] === 'sameName' || isSameBirth))
    return { certainty: 'near', reasons: [number, ...name, ...(isSameBirth ? [birth] : [])] }
  if (!isSameBirth) return undefined
  const certainty = number === undefined && name[0] === 'sameName' ? 'near' : 'possible'
  return { certainty, reasons: [...name, birth] }
}

type OtherIdentity = Pick<PersonRecord, 'idType' | 'number' | 'nationality' | 'dateOfBirth' | 'words'>

const same = (one: string | null, other: string | null) =>
  Boolean(one && other && one.trim().toUpperCase() === other.trim().toUpperCase())

/**
 * Tells whether somebody outside the files of entities is the person of a record: by the same type and number of the ID
 * and, for numbers other than national ones, the same country. Accounts name a nationality and records a country, so the
 * same name and day of birth count as the same country.
 */
export const isSameIdentity = (record: PersonRecord, other: OtherIdentity): boolean => {
  if (ownNumber(record) === undefined || record.number !== other.number || record.idType !== other.idType) return false
  if (record.idType === 'NATIONAL_ID' || same(record.nationality, other.nationality)) return true
  const name = compareNames(record.words, other.words, sameWord)
  return same(record.dateOfBirth, other.dateOfBirth) && name !== undefined
}
