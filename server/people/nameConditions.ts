import { and, arrayContains, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { entityPerson } from '../db/schema'
import type { TypedName } from '../identity/nameVariants'
import { isNatural } from '../identity/recordColumns'

/** Words of the register of which a name has one. */
type Choice = readonly string[]

const array = (words: Choice) => sql`${sql.param([...words])}::text[]`
const choicesIn = ({ variants }: TypedName): Choice[] => variants.map(words => [...words.keys()])

/** Returns the condition of names that have all these words: by their pairs, or by the only word. */
export const holdsAll = (words: readonly string[]): SQL => {
  const pairs = words.slice(1).map((word, index) => sql`word_pair(${words[index]}::text, ${word}::text)`)
  return pairs.length
    ? sql`word_pairs(${entityPerson.nameWords}) @> ARRAY[${sql.join(pairs, sql`, `)}]`
    : arrayContains(entityPerson.nameWords, [...words])
}

/** Returns the condition of a choice without an index, from which the empty array hides it. */
const comparedWith = (words: Choice) => sql`(${entityPerson.nameWords} || '{}'::text[]) && ${array(words)}`

/**
 * Returns the conditions of names that have a variant of each word, for the names that another condition finds: an index
 * would read all bearers of each variant.
 */
export const compareEach = (name: TypedName): SQL[] => choicesIn(name).map(comparedWith)

/** Returns SQL for the numbers of the first `most` records of natural persons that meet these conditions. */
const numbersOf = (conditions: readonly SQL[], most: number) =>
  new QueryBuilder()
    .select({ id: entityPerson.id })
    .from(entityPerson)
    .where(and(isNatural, ...conditions))
    .limit(most)

/** Returns the condition of the records that meet one of these lists of conditions, the first `most` of each list. */
export const firstOfEach = (lists: readonly (readonly SQL[])[], most: number): SQL =>
  sql`${entityPerson.id} = ANY(${sql.join(
    lists.map(conditions => sql`ARRAY(${numbersOf(conditions, most)})`),
    sql` || `,
  )})`

/** Returns the condition of people born in the year of a day, YYYY-MM-DD. */
export const bornInYearOf = (day: string): SQL => {
  const year = Number(day.slice(0, 4))
  const firstOf = (one: number) => sql`${`${String(one).padStart(4, '0')}-01-01`}::date`
  return sql`${entityPerson.dateOfBirth} >= ${firstOf(year)} AND ${entityPerson.dateOfBirth} < ${firstOf(year + 1)}`
}

/**
 * Returns the condition of the closest `most` names that have a variant of each word, and meet further conditions. A word of the register has tens of
 * thousands of bearers and two words together have few, so pairs of words are looked up one after the other, the closest
 * first, until there are enough names.
 */
export const holdsVariants = (name: TypedName, most: number, further: readonly SQL[] = []): SQL => {
  const [one = [], other, ...rest] = choicesIn(name).toSorted((a, b) => a.length - b.length)
  const each = (words: Choice) => sql`unnest(${array(words)}) WITH ORDINALITY`
  const lookups = other
    ? sql`SELECT ARRAY[word_pair(a.word, b.word)] AS words FROM ${each(one)} a (word, n), ${each(other)} b (word, n) ORDER BY a.n + b.n`
    : sql`SELECT ARRAY[a.word] AS words FROM ${each(one)} a (word, n)`
  const held = other ? sql`word_pairs(${entityPerson.nameWords})` : entityPerson.nameWords
  const conditions = [sql`${held} @> lookup.words`, ...rest.map(comparedWith), ...further]
  return sql`${entityPerson.id} = ANY(ARRAY(
    SELECT found.id FROM (${lookups}) lookup, LATERAL (${numbersOf(conditions, most)}) found
    LIMIT ${most}))`
}
