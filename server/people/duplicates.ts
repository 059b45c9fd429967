import { certainties } from '@contract/portal/personPairs'
import type { PersonHit } from '@contract/portal/persons'
import { arrayContains, arrayOverlaps, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { entityPerson, personDecision } from '../db/schema'
import { comparePeople, type Likeness } from '../identity/comparePeople'
import { ownNumber } from '../identity/identity'
import { type Person, peopleOf, readRecords } from '../identity/readPeople'
import { type PersonRecord, searchedNumber } from '../identity/recordColumns'
import { hitOf } from './searchPeople'

/** Records that are compared with a person's, at most, and duplicates that are shown. */
const MOST_COMPARED = 500
const MOST_SHOWN = 20

/** Reads records that may belong to the same person: born on the same day, of the same number, or of the same name. */
const readCandidates = async (db: Db, { records }: Person) => {
  const births = [...new Set(records.flatMap(({ dateOfBirth }) => dateOfBirth ?? []))]
  const numbers = [...new Set(records.flatMap(record => ownNumber(record) ?? []))]
  const names = [...new Map(records.map(({ words }) => [words.join(' '), words])).values()]
  const words = [...new Set(names.flat())]
  const half = (number: string) => number.length >> 1
  const conditions = [
    ...births.map(
      born => sql`${eq(entityPerson.dateOfBirth, born)} AND ${arrayOverlaps(entityPerson.nameWords, words)}`,
    ),
    ...(numbers.length ? [sql`${searchedNumber} = ANY(${sql.param(numbers)}::text[])`] : []),
    // A mistyped digit leaves the half of the number before or after it.
    ...numbers.flatMap(number =>
      names.map(
        name => sql`${arrayContains(entityPerson.nameWords, name)}
          AND (starts_with(${searchedNumber}, ${number.slice(0, half(number))}::text)
            OR right(${searchedNumber}, ${number.length - half(number)}) = ${number.slice(half(number))})`,
      ),
    ),
  ]
  const candidates: PersonRecord[] = []
  for (const condition of conditions) candidates.push(...(await readRecords(db, condition, MOST_COMPARED)))
  return candidates
}

/** Returns the likeness of two people: that of their two most alike records. */
const likenessOf = (
  one: Person,
  other: Person,
): { record: PersonRecord; certainty: Likeness['certainty']; reasons: Likeness['reasons'] } | undefined => {
  const found = one.records.flatMap(mine =>
    other.records.flatMap(record => {
      const likeness = comparePeople(mine, record)
      return likeness ? [{ record, ...likeness }] : []
    }),
  )
  return found.toSorted((a, b) => certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty))[0]
}

/** Numbers of the people whom a decision in force keeps apart from one who has these numbers. */
const keptApart = async (db: Db, numbers: readonly number[]) => {
  const { one, other, kind, undoneAt } = personDecision
  const own = sql.param([...numbers])
  const rows = await db
    .select({ one, other })
    .from(personDecision)
    .where(
      sql`${kind} = 'APART' AND ${isNull(undoneAt)} AND ${or(sql`${one} = ANY(${own}::bigint[])`, sql`${other} = ANY(${own}::bigint[])`)}`,
    )
  return new Set(rows.flatMap(row => [row.one, row.other]))
}

/** Returns the probable duplicates of a person about whom nobody decided yet, the most certain first. */
export const duplicatesOf = async (db: Db, person: Person): Promise<PersonHit[]> => {
  const own = new Set(person.records.map(({ id }) => id))
  const candidates = (await readCandidates(db, person)).filter(({ id }) => !own.has(id))
  const numbers = person.identities.map(({ id }) => id)
  const people = await peopleOf(db, candidates)
  const apart = await keptApart(db, numbers)
  return people
    .filter(({ id, identities }) => id !== person.id && !identities.some(identity => apart.has(identity.id)))
    .flatMap(other => {
      const likeness = likenessOf(person, other)
      return likeness ? [hitOf(other, likeness)] : []
    })
    .toSorted((a, b) => certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty))
    .slice(0, MOST_SHOWN)
}
