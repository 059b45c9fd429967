import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { preparedOnce } from '../db/prepared'
import { entityPerson, personDecision } from '../db/schema'
import { identityOf, ownNumber } from './identity'
import { isNatural, type PersonRecord, recordColumns, searchedNumber } from './recordColumns'

/** A natural person: all their records, by the number of the first one, and the people whom decisions made one. */
export type Person = {
  /** Lowest number of their records: it names the person, and stays while records are added. */
  id: number
  /** Records, the first one first. */
  records: PersonRecord[]
  /** First record of each ID number, or of each record without one. */
  identities: PersonRecord[]
}

/** Reads the records of natural persons that meet a condition, at most `limit`. */
export const readRecords = (db: Db, condition: SQL, limit?: number): Promise<PersonRecord[]> => {
  const query = db.select(recordColumns).from(entityPerson).where(and(isNatural, condition)).$dynamic()
  return limit === undefined ? query : query.limit(limit)
}

/** Reads the records of natural persons with these numbers. */
export const readByNumbers = async (db: Db, ids: readonly number[]): Promise<PersonRecord[]> =>
  ids.length ? readRecords(db, sql`${entityPerson.id} = ANY(${sql.param([...ids])}::bigint[])`) : []

// Both are asked for each search of a name: planning them anew took half of their time.
const siblingsQuery = preparedOnce(db =>
  db
    .select(recordColumns)
    .from(entityPerson)
    .where(
      and(
        isNatural,
        sql`${searchedNumber} = ANY(${sql.placeholder('numbers')}::text[])`,
        sql`${entityPerson.id} <> ALL(${sql.placeholder('read')}::bigint[])`,
      ),
    )
    .prepare('siblings_of_people'),
)

const isOneOf = (column: PgColumn) => sql`${column} = ANY(${sql.placeholder('numbers')}::bigint[])`
const anyMergeQuery = preparedOnce(db =>
  db
    .select({ id: personDecision.id })
    .from(personDecision)
    .where(
      and(
        eq(personDecision.kind, 'MERGE'),
        isNull(personDecision.undoneAt),
        or(isOneOf(personDecision.one), isOneOf(personDecision.other)),
      ),
    )
    .limit(1)
    .prepare('any_merge_of_people'),
)

/** Reads the records that share an ID number with one of these, these included. */
const withSiblings = async (db: Db, records: readonly PersonRecord[]) => {
  const numbers = [...new Set(records.flatMap(record => ownNumber(record) ?? []))]
  const siblings = numbers.length ? await siblingsQuery(db).execute({ numbers, read: records.map(({ id }) => id) }) : []
  return [...new Map([...records, ...siblings].map(record => [record.id, record])).values()]
}

/** Returns the records of each identity, the first one first. */
const byIdentity = (records: readonly PersonRecord[]) => {
  const groups = new Map<string, PersonRecord[]>()
  for (const record of records.toSorted((a, b) => a.id - b.id)) {
    const key = identityOf(record)
    const group = groups.get(key)
    if (group) group.push(record)
    else groups.set(key, [record])
  }
  return [...groups.values()]
}

const firstOf = (group: readonly PersonRecord[]): PersonRecord => {
  const [first] = group
  if (!first) throw new TypeError('A person has a record')
  return first
}

/** Returns, for each of these records, the number of the first record with the same ID number, or its own. */
export const firstNumbers = async (db: Db, records: readonly PersonRecord[]): Promise<Map<number, number>> => {
  const groups = byIdentity(await withSiblings(db, records))
  return new Map(groups.flatMap(group => group.map(({ id }) => [id, firstOf(group).id] as const)))
}

/** Returns, for each number, all numbers that decisions in force made one with it, itself included. */
export const mergedNumbers = async (db: Db, numbers: readonly number[]): Promise<Map<number, number[]>> => {
  const merged = new Map(numbers.map(number => [number, [number]]))
  if (!numbers.length || !(await anyMergeQuery(db).execute({ numbers: [...numbers] })).length) return merged
  const { kind, one, other, undoneAt } = personDecision
  const { rows } = await db.execute<{ start: string; reached: string }>(sql`
    WITH RECURSIVE reach (start, reached) AS (
      SELECT n, n FROM unnest(${sql.param([...numbers])}::bigint[]) n
      UNION
      SELECT reach.start, CASE WHEN ${one} = reach.reached THEN ${other} ELSE ${one} END
      FROM reach JOIN ${personDecision} ON (${one} = reach.reached OR ${other} = reach.reached)
        AND ${kind} = 'MERGE' AND ${undoneAt} IS NULL)
    SELECT start, reached FROM reach WHERE start <> reached`)
  for (const { start, reached } of rows) merged.get(Number(start))?.push(Number(reached))
  return merged
}

/** Returns the people who have these records. */
export const peopleOf = async (db: Db, records: readonly PersonRecord[]): Promise<Person[]> => {
  const own = byIdentity(await withSiblings(db, records))
  const merged = await mergedNumbers(
    db,
    own.map(group => firstOf(group).id),
  )
  const present = new Set(own.flat().map(({ id }) => id))
  const missing = [...new Set([...merged.values()].flat())].filter(number => !present.has(number))
  const others = missing.length ? byIdentity(await withSiblings(db, await readByNumbers(db, missing))) : []
  const groups = new Map([...own, ...others].map(group => [firstOf(group).id, group]))
  const people = new Map<number, Person>()
  for (const numbers of merged.values()) {
    const id = Math.min(...numbers)
    if (people.has(id)) continue
    const parts = numbers.toSorted((a, b) => a - b).flatMap(number => [groups.get(number) ?? []])
    const whole = parts.filter(part => part.length > 0)
    people.set(id, {
      id,
      records: whole.flat().toSorted((a, b) => a.id - b.id),
      identities: whole.map(firstOf),
    })
  }
  // A number in another spelling brings the records of other people.
  const asked = new Set(records.map(({ id }) => id))
  return [...people.values()].filter(person => person.records.some(({ id }) => asked.has(id)))
}

/** Returns the person who has the record of this number; undefined when nobody has. */
export const findPerson = async (db: Db, number: number): Promise<Person | undefined> => {
  const [person] = await peopleOf(db, await readByNumbers(db, [number]))
  return person
}
