import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { renderOnce } from '../db/renderOnce'
import { nameWord } from '../db/schema'
import type { SearchTerms, Variant } from './ranking'

/** A row of the word look-up, for one typed word. */
type Alike = { n: number; word: string; stem: boolean; sound: boolean; part: number; distance: number }

/** Most variants of one typed word. */
const MOST_VARIANTS = 60
const SHORTEST_PART = 3

/** Returns the number of letters that may differ between two words of similar spelling. */
const slips = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

const variantOf = (typed: string, { word, stem, sound, part, distance }: Alike): Variant | undefined => {
  if (word === typed) return { word, kind: 'EXACT', likeness: 1 }
  const longer = Math.max(word.length, typed.length)
  const alike = 1 - distance / longer
  if (stem) return { word, kind: 'STEM', likeness: 0.85 + 0.1 * alike }
  const near = distance <= slips(Math.min(word.length, typed.length))
  // A part at the start of a word counts for more than one inside it.
  if (part > 0 && typed.length >= SHORTEST_PART && !(near && sound))
    return { word, kind: 'CONTAINED', likeness: (part === 1 ? 0.62 : 0.5) + 0.33 * (typed.length / word.length) }
  if (sound && alike >= 0.4) return { word, kind: 'PHONETIC', likeness: 0.68 + 0.25 * alike }
  if (near) return { word, kind: 'FUZZY', likeness: 0.95 * alike }
  return undefined
}

const { word, stem, sound } = nameWord

const likeness = renderOnce(sql`
  SELECT t.n::int, ${word}, ${stem} = t.stem AS stem, coalesce(${sound} = t.sound, false) AS sound,
    strpos(${word}, t.typed) AS part, levenshtein(${word}, t.typed) AS distance`)

const fromWords = sql`SELECT ${word}, ${stem}, ${sound} FROM ${nameWord}`
const alikeWords = renderOnce(sql`
  ${fromWords} WHERE ${word} = t.typed
  UNION (${fromWords} WHERE ${stem} = t.stem LIMIT 40)
  UNION (${fromWords} WHERE ${sound} = t.sound LIMIT 200)
  UNION (${fromWords} WHERE length(t.typed) >= 4 AND ${word} % t.typed ORDER BY similarity(${word}, t.typed) DESC LIMIT 60)
  UNION (${fromWords}
    WHERE length(t.typed) >= ${SHORTEST_PART} AND ${word} LIKE '%' || t.typed || '%' LIMIT 200)`)

/**
 * Finds the variants of each typed word: the word itself, other forms, words that contain it, words that sound alike
 * and words of similar spelling. All names together have few distinct words, and an index of these serves each kind. Without
 * OFFSET, PostgreSQL makes the stem and the sound of a typed word again for every word that it is compared with.
 */
export const findVariants = async (db: Db, words: readonly string[]): Promise<SearchTerms> => {
  const { rows } = await db.execute<Alike>(sql`
    ${likeness} FROM (
      SELECT typed, n, name_stem(typed) AS stem, name_sound(typed) AS sound
      FROM jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) WITH ORDINALITY each (typed, n) OFFSET 0) t,
    LATERAL (${alikeWords}) AS ${nameWord}`)
  const variants = words.map((typed, index) => {
    const alike = rows
      .filter(({ n }) => n === index + 1)
      .flatMap(row => variantOf(typed, row) ?? [])
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, MOST_VARIANTS)
    return new Map(alike.map(variant => [variant.word, variant]))
  })
  return { words, variants }
}
