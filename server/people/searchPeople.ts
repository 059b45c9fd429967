import { fieldRefusal } from '@contract/errors'
import { type Certainty, certainties, type PersonReason } from '@contract/portal/personPairs'
import { MOST_PEOPLE, type PersonHit } from '@contract/portal/persons'
import { eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { entityPerson } from '../db/schema'
import { closeness, compareBirths, compareNames, differByOne } from '../identity/comparePeople'
import { ownNumber } from '../identity/identity'
import { readNameWords, readVariants, type TypedName, withoutVariants } from '../identity/nameVariants'
import { type Person, peopleOf, readRecords } from '../identity/readPeople'
import { type PersonRecord, searchedNumber } from '../identity/recordColumns'
import { compareEach, firstOfEach, holdsAll, holdsVariants } from './nameConditions'

/** Most people of an answer, and most records that one look into an index brings: a person may have several. */
type Limits = { people: number; records: number }
const atMost = (people: number): Limits => ({ people, records: people + 20 })

type Match = { record: PersonRecord; certainty: Certainty; reasons: PersonReason[] }

/** Returns a person as lists show them, by the record that matched. */
export const hitOf = ({ id, records }: Person, { record, certainty, reasons }: Match): PersonHit => {
  // A record of a file may lack what another one of the same person has.
  const numbered = ownNumber(record) ? record : (records.find(ownNumber) ?? record)
  return {
    key: String(id),
    name: record.name,
    idType: numbered.idType,
    idNumber: numbered.idNumber,
    dateOfBirth: record.dateOfBirth ?? records.find(one => one.dateOfBirth)?.dateOfBirth,
    nationality: record.nationality,
    entities: new Set(records.map(({ brn }) => brn)).size,
    certainty,
    reasons,
  }
}

/** Returns a number that is smaller for a better match: by its certainty, then by its reasons. */
const rankOf = ({ certainty, reasons }: Match) =>
  certainties.indexOf(certainty) * 100 +
  reasons.length * 10 +
  closeness.findLastIndex(reason => reasons.includes(reason))

/** Returns each person once, by their best match, the most certain first. */
const bestFirst = async (db: Db, found: readonly Match[], cut: boolean, limits: Limits) => {
  const matches = found.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, limits.records)
  const people = await peopleOf(
    db,
    matches.map(({ record }) => record),
  )
  const byRecord = new Map(people.flatMap(person => person.records.map(({ id }) => [id, person] as const)))
  const best = new Map<number, { person: Person; match: Match }>()
  for (const match of matches) {
    const person = byRecord.get(match.record.id)
    if (!person) continue
    const earlier = best.get(person.id)
    if (!earlier || rankOf(match) < rankOf(earlier.match)) best.set(person.id, { person, match })
  }
  const hits = [...best.values()]
    .toSorted(
      (a, b) =>
        rankOf(a.match) - rankOf(b.match) ||
        a.match.record.name.localeCompare(b.match.record.name) ||
        a.person.id - b.person.id,
    )
    .map(({ person, match }) => hitOf(person, match))
  return {
    people: hits.slice(0, limits.people),
    more: cut || found.length > matches.length || hits.length > limits.people,
  }
}

const look = (db: Db, condition: SQL, { records }: Limits) => readRecords(db, condition, records + 1)
const isCut = (found: readonly PersonRecord[], { records }: Limits) => found.length > records

/** Finds the people who have an ID number, however its spaces, dashes and capitals are written. */
export const searchNumber = async (db: Db, typed: string) => {
  const limits = atMost(MOST_PEOPLE)
  const records = await look(db, sql`${searchedNumber} = person_number(${typed}::text)`, limits)
  const spelling = typed.trim().toUpperCase()
  const matches = records.map(
    (record): Match => ({
      record,
      certainty: 'exact',
      reasons: [record.idNumber?.trim().toUpperCase() === spelling ? 'sameNumber' : 'numberSpelling'],
    }),
  )
  return bestFirst(db, matches, isCut(records, limits), limits)
}

/** Tells whether a text is a day of the calendar, YYYY-MM-DD, in a year of four digits: PostgreSQL has no year 0. */
const isDay = (text: string) => {
  const day = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Returns a typed day of birth. Refuses a day that the calendar does not have. */
export const dayIn = (typed: string): string => {
  if (isDay(typed)) return typed
  throw fieldRefusal('born', 'no-such-day', { day: typed })
}

/** Returns the days that a typed one may be a slip for: day and month swapped, one digit, or two neighbours swapped. */
const daysNear = (day: string): string[] => {
  const [year = '', month = '', date = ''] = day.split('-')
  const digits = `${year}${month}${date}`
  const spelled = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  const slips = [...digits].flatMap((_, index) =>
    [...'0123456789'].map(digit => `${digits.slice(0, index)}${digit}${digits.slice(index + 1)}`),
  )
  const swaps = [...digits].map((digit, index) =>
    index ? `${digits.slice(0, index - 1)}${digit}${digits[index - 1]}${digits.slice(index + 1)}` : digits,
  )
  const near = [`${year}${date}${month}`, ...slips, ...swaps].filter(
    text => text === `${year}${date}${month}` || differByOne(text, digits),
  )
  return [...new Set(near.map(spelled))].filter(text => text !== day && isDay(text))
}

const certaintyOf = (reasons: readonly PersonReason[], hasDay: boolean): Certainty | undefined => {
  const [name, birth] = reasons
  const isSameName = name === 'sameName'
  if (!hasDay) return isSameName ? 'near' : 'possible'
  if (birth === 'sameBirth') return isSameName ? 'exact' : 'near'
  if (birth === 'birthUnknown') return isSameName ? 'possible' : undefined
  return isSameName ? 'near' : 'possible'
}

const matchesOf = (records: readonly PersonRecord[], { words, variants }: TypedName, born: string | undefined) => {
  const reasonFor = (typed: string, word: string) => variants[words.indexOf(typed)]?.get(word)
  return records.flatMap((record): Match[] => {
    const name = compareNames(words, record.words, reasonFor)
    // Words that the register's name lacks are no match: less was typed, or the same.
    if (!name?.[0] || record.words.length < words.length) return []
    const birth = born === undefined ? undefined : compareBirths(born, record.dateOfBirth)
    if (born !== undefined && !birth) return []
    const reasons: PersonReason[] = [name[0], ...(birth ? [birth] : []), ...name.slice(1)]
    const certainty = certaintyOf(reasons, born !== undefined)
    return certainty ? [{ record, certainty, reasons }] : []
  })
}

const eachOnce = (records: readonly PersonRecord[]) => [...new Map(records.map(record => [record.id, record])).values()]

type Birth = { born: string; wholeDay: boolean }

/** Finds people by a name and a day of birth (YYYY-MM-DD); without `wholeDay` also by days that it may be a slip for. */
const searchNameAndDay = async (db: Db, words: string[], { born, wholeDay }: Birth, limits: Limits) => {
  const name = await readVariants(db, words)
  const exact = holdsAll(words)
  const alike = [
    [eq(entityPerson.dateOfBirth, born), ...compareEach(name)],
    ...(wholeDay ? [] : [[exact, inArray(entityPerson.dateOfBirth, daysNear(born))]]),
    [exact, isNull(entityPerson.dateOfBirth)],
  ]
  const records = await readRecords(db, firstOfEach(alike, limits.records + 1))
  return bestFirst(db, matchesOf(records, name, born), isCut(records, limits), limits)
}

/** Finds people by a name alone. Other spellings are looked for where those who have the name leave room for them. */
const searchNameAlone = async (db: Db, words: string[], limits: Limits) => {
  const same = await look(db, holdsAll(words), limits)
  if (same.length > limits.people) {
    const matches = matchesOf(same, withoutVariants(words), undefined)
    const found = await bestFirst(db, matches, isCut(same, limits), limits)
    if (isCut(same, limits) || (found.more && found.people.length === limits.people)) return found
  }
  const name = await readVariants(db, words)
  const alike = await look(db, holdsVariants(name, limits.records + 1), limits)
  const matches = matchesOf(eachOnce([...same, ...alike]), name, undefined)
  return bestFirst(db, matches, isCut(alike, limits), limits)
}

type NameOptions = {
  /** Finds by the whole day alone: an answer for days near it tells a masked day in a few tries. */
  wholeDay?: boolean
  /** Most people of the answer. */
  most?: number
}

/** Finds people by a name and, where it is given, a day of birth (YYYY-MM-DD); undefined for a text that is no name. */
export const findByName = async (
  db: Db,
  typed: string,
  born: string | undefined,
  { wholeDay = false, most = MOST_PEOPLE }: NameOptions = {},
) => {
  const limits = atMost(most)
  const words = await readNameWords(db, typed)
  if (!words.some(word => word.length > 1)) return undefined
  return born ? searchNameAndDay(db, words, { born, wholeDay }, limits) : searchNameAlone(db, words, limits)
}

/** Does the same for a typed day. Refuses, by field, a day that the calendar does not have, and a text that is no name. */
export const searchName = async (db: Db, typed: string, typedDay: string | undefined, options?: NameOptions) => {
  const found = await findByName(db, typed, typedDay ? dayIn(typedDay) : undefined, options)
  if (!found) throw fieldRefusal('name', 'no-name-words')
  return found
}
