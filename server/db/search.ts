import { type SQL, sql } from 'drizzle-orm'

// Both sides of a comparison are put in capitals by the database, so that they agree on every letter.
const pattern = (typed: string, before: '' | '%'): SQL =>
  sql`upper(${`${before}${typed.trim().replace(/[\\%_]/g, '\\$&')}%`})`

/** A typed search as a LIKE pattern: found anywhere, in any case, with `%`, `_` and `\` as ordinary characters. */
export const likeSearch = (typed: string) => pattern(typed, '%')

/** Found at the start only. */
export const likePrefix = (typed: string) => pattern(typed, '')

/**
 * Whether a trigram index can find this text anywhere. A word counts for its length, and for two more where the text
 * shows how it begins and one where it shows how it ends: `ab` and `+++` make no trigram, `a b` makes one.
 */
export const makesTrigrams = (typed: string): boolean => {
  const text = typed.trim()
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(({ 0: word, index }) => {
    const begins = index > 0 ? 2 : 0
    const ends = index + word.length < text.length ? 1 : 0
    return [...word].length + begins + ends >= 3
  })
}
