import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { personWord } from '../db/schema'
import { compareSpelling, type WordReason } from './comparePeople'

/** Words of a typed name that are searched for, at most. */
const MOST_WORDS = 6
/** Letters of a word, at most: `person_word` has no longer ones. */
const LONGEST_WORD = 60
/** Words of the register that a typed word may stand for, at most. */
const MOST_VARIANTS = 40
/** Letters of an unfinished word, at least. */
const LEAST_START = 3

/** A typed name: its words, and for each the words of the register that it may stand for, with the reason. */
export type TypedName = { words: string[]; variants: ReadonlyMap<string, WordReason>[] }

/**
 * Reads the words of a typed name as names are compared, each once, in their order. Plain letters need no query: the
 * function `person_words` only divides them as well.
 */
export const readNameWords = async (db: Db, typed: string): Promise<string[]> => {
  if (/^[A-Za-z ]*$/.test(typed)) {
    const words = typed.toUpperCase().split(' ')
    return [...new Set(words)].filter(word => word && word.length <= LONGEST_WORD).slice(0, MOST_WORDS)
  }
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM unnest(person_words(${typed}::text, NULL, NULL)) WITH ORDINALITY t (word, place)
    WHERE length(word) <= ${LONGEST_WORD} GROUP BY word ORDER BY min(place) LIMIT ${MOST_WORDS}`)
  return rows.map(({ word }) => word)
}

/** Returns a name whose words stand for themselves alone. */
export const withoutVariants = (words: string[]): TypedName => ({
  words,
  variants: words.map(word => new Map([[word, 'sameName']])),
})

/**
 * Reads the words of the register that look or sound like those of a name. Without OFFSET, PostgreSQL makes the sound of a
 * typed word again for every word that it is compared with.
 */
export const readVariants = async (db: Db, words: string[]): Promise<TypedName> => {
  const { word, sound } = personWord
  const { rows } = await db.execute<{ typed: string; near: string; sounds: boolean | null }>(sql`
    SELECT typed.word AS typed, near.word AS near, near.sounds
    FROM (
      SELECT word, name_sound(word) AS sound FROM unnest(${sql.param(words)}::text[]) word OFFSET 0) typed, LATERAL (
      SELECT ${word} AS word, ${sound} = typed.sound AS sounds
      FROM ${personWord}
      WHERE ${word} % typed.word OR ${sound} = typed.sound
        OR (length(typed.word) >= ${LEAST_START} AND ${word} LIKE typed.word || '%')
      ORDER BY similarity(${word}, typed.word) DESC, ${word} LIMIT ${MOST_VARIANTS}) near`)
  const variants = new Map(words.map(word => [word, new Map<string, WordReason>([[word, 'sameName']])]))
  for (const row of rows) {
    const ofWord = variants.get(row.typed)
    if (!ofWord || ofWord.has(row.near)) continue
    const reason =
      compareSpelling(row.typed, row.near) ?? (row.sounds ? 'nameSound' : row.near.startsWith(row.typed) && 'namePart')
    if (reason) ofWord.set(row.near, reason)
  }
  return { words, variants: [...variants.values()] }
}
