import type { Remark } from '@contract/configurations/names'
import type { Effect, Position } from '@contract/configurations/words'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { renderOnce } from '../db/renderOnce'
import { dictionary, dictionaryWord } from '../db/schema'

/** A word of the library with the effect of its dictionary; `key` is the form it is compared in. */
export type LibraryWord = {
  id: number
  word: string
  key: string
  description: string
  position: Position
  dictionary: string
  effect: Effect
}

type Phrase = LibraryWord & { words: string[] }

/** Word library: the words that do not count in a comparison, and the remarks on the others. */
export type Library = {
  /** Returns the words of a name that count in a comparison; all of them if none would be left. */
  counting(words: readonly string[]): string[]
  remarks(words: readonly string[]): LibraryWord[]
  /** Words that may begin or end a name without making it a different name. */
  openings: string[]
  endings: string[]
}

/** Splits a name into words as `name_key` does. */
export const wordsOf = (key: string) => key.split(' ').filter(Boolean)

const standsAt = (phrase: Phrase, words: readonly string[], at: number) =>
  at >= 0 && at + phrase.words.length <= words.length && phrase.words.every((word, index) => words[at + index] === word)

/** Groups phrases by their first or last word. */
const group = (phrases: readonly Phrase[], at: 0 | -1) => {
  const groups = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const word = phrase.words.at(at) ?? ''
    const group = groups.get(word)
    if (group) group.push(phrase)
    else groups.set(word, [phrase])
  }
  return groups
}

/** Builds a library from words: the current ones, or those after a trial change. */
export const createLibrary = (all: readonly LibraryWord[]): Library => {
  const phrases = all
    .map(one => ({ ...one, words: wordsOf(one.key) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.length - a.words.length)
  const silent = phrases.filter(({ effect }) => effect === 'LEFT_OUT')
  const starting = group(
    silent.filter(({ position }) => position !== 'End'),
    0,
  )
  const ending = group(
    silent.filter(({ position }) => position !== 'Start'),
    -1,
  )
  const anywhere = group(
    silent.filter(({ position }) => position === 'Any'),
    0,
  )
  const speaking = group(
    phrases.filter(({ effect }) => effect !== 'LEFT_OUT'),
    0,
  )

  const counting = (words: readonly string[]) => {
    let remaining = [...words]
    for (;;) {
      const opening = starting.get(remaining[0] ?? '')?.find(one => standsAt(one, remaining, 0))
      const closing = ending
        .get(remaining.at(-1) ?? '')
        ?.find(one => standsAt(one, remaining, remaining.length - one.words.length))
      const phrase = opening ?? closing
      if (!phrase || phrase.words.length >= remaining.length) break
      remaining = opening
        ? remaining.slice(phrase.words.length)
        : remaining.slice(0, remaining.length - phrase.words.length)
    }
    for (let at = 0; at < remaining.length; at++) {
      const phrase = anywhere.get(remaining[at] ?? '')?.find(one => standsAt(one, remaining, at))
      if (!phrase || phrase.words.length >= remaining.length) continue
      remaining.splice(at, phrase.words.length)
      at--
    }
    return remaining
  }

  const remarks = (words: readonly string[]) => {
    const reported = new Set<Phrase>()
    const read = (within: readonly string[]) => {
      for (const [at, word] of within.entries())
        for (const phrase of speaking.get(word) ?? []) {
          if (!standsAt(phrase, within, at)) continue
          const last = at + phrase.words.length === within.length
          if (phrase.position === 'Any' || (phrase.position === 'Start' ? at === 0 : last)) reported.add(phrase)
        }
    }
    read(words)
    // Match BANK before an optional legal ending such as LIMITED.
    read(counting(words))
    return [...reported]
  }

  const edges = (position: Position) =>
    silent.filter(phrase => phrase.position === position).map(({ words }) => words.join(' '))
  return { counting, remarks, openings: edges('Start'), endings: edges('End') }
}

const allWords = renderOnce(sql`
  SELECT ${dictionaryWord.id}, ${dictionaryWord.word}, name_key(${dictionaryWord.word}) AS key,
    ${dictionaryWord.description}, ${dictionaryWord.position}, ${dictionary.name} AS dictionary, ${dictionary.effect}
  FROM ${dictionaryWord} JOIN ${dictionary} ON ${dictionary.id} = ${dictionaryWord.dictionaryId}
  ORDER BY ${dictionaryWord.id}`)

/** Reads all words of the library. */
export const readWords = async (db: Db): Promise<LibraryWord[]> => {
  const { rows } = await db.execute<LibraryWord>(allWords)
  return rows
}

/** Returns the form in which a name is compared. */
export const readNameKey = async (db: Db, name: string): Promise<string> => {
  const { rows } = await db.execute<{ key: string }>(sql`SELECT name_key(${name}) AS key`)
  return rows[0]?.key ?? ''
}

export const readLibrary = async (db: Db) => createLibrary(await readWords(db))

/** Converts a library word to a remark of the wire. */
export const asRemark = ({ word, position, dictionary, effect, description }: LibraryWord): Remark => ({
  word,
  position,
  dictionary,
  effect,
  description,
})
