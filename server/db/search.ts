import { foldForSearch } from '@contract/fold'
import { DEFAULT_CURRENCY } from '@contract/portalConfig'
import { normalBrn } from '@contract/registry/brn'
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

const pattern = (typed: string, before: '' | '%') => `${before}${foldForSearch(typed).replace(/[\\%_]/g, '\\$&')}%`

// PostgreSQL converts both sides of a comparison to capitals, so that they agree on every letter.
const inCapitals = (value: string | Placeholder): SQL => sql`upper(${value})`

/**
 * Returns a text of the database as searches compare it: `foldForSearch`, in capitals. Indexed expressions and generated
 * columns hold the same call.
 */
export const searchFold = (text: SQLWrapper): SQL => sql`search_fold(${text})`

/** Returns the LIKE pattern of a search: anywhere, in any case, with `%`, `_` and `\` as ordinary characters. */
export const likeSearch = (typed: string) => inCapitals(pattern(typed, '%'))

/** Returns the LIKE pattern of a search at the start. */
export const likePrefix = (typed: string) => inCapitals(pattern(typed, ''))

/** Beginnings of a kept query: of a text, and of a number without its spaces and dashes. */
export type KeptStart = 'text' | 'number'

/**
 * Returns the condition of a kept query that an expression in capitals, which has an index of `text_pattern_ops`, begins with
 * a text. A range of the index serves every text with one plan, where LIKE has to be planned for each.
 */
export const beginsWithKept = (expression: SQLWrapper, start: KeptStart): SQL => {
  const first = inCapitals(sql.placeholder(start))
  return sql`(${expression} ~>=~ ${first} AND ${expression} ~<~ (${first} || chr(${sql.raw(String(0x10ffff))})))`
}

/** Returns the values of `beginsWithKept` for a typed text. */
export const keptStarts = (typed: string): Record<KeptStart, string> => ({
  text: foldForSearch(typed),
  number: foldForSearch(typed).replace(/[ -]+/g, ''),
})

/** Returns the condition of a kept query that a text in capitals holds each of so many words. */
export const holdsKeptWords = (text: SQLWrapper, words: number): SQL =>
  sql.join(
    Array.from({ length: words }, (_, n) => sql`${text} LIKE ${inCapitals(sql.placeholder(`word${n}`))}`),
    sql` AND `,
  )

/** Returns the values of `holdsKeptWords` for words. */
export const keptWords = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(words.map((word, n) => [`word${n}`, pattern(word, '%')]))

/**
 * Returns true when a trigram index can find this text anywhere. A word counts its letters, plus two when the text
 * shows its beginning and one when it shows its end: `ab` and `+++` make no trigram, `a b` makes one.
 */
export const makesTrigrams = (typed: string): boolean => {
  const text = foldForSearch(typed)
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(({ 0: word, index }) => {
    const begins = index > 0 ? 2 : 0
    const ends = index + word.length < text.length ? 1 : 0
    return [...word].length + begins + ends >= 3
  })
}

/** Returns true when a text has a letter or digit. One of signs alone is like nothing, and an index would be read whole. */
export const hasWords = (typed: string): boolean => /[\p{L}\p{N}]/u.test(typed)

/** Parts of a number that have a digit, with the spaces between them: old BRNs, such as `G/12 B/99`, have some. */
const WHOLE_NUMBER = /^(?:[\p{L}\p{N}/.-]*\d[\p{L}\p{N}/.-]*(?: +|$))+$/u

/**
 * Returns the number that a text is as a whole, such as a BRN, a tracking number or the number of an instrument, in
 * capitals and without the spaces that only help reading; undefined for words and for less than four characters.
 */
const numberIn = (typed: string): string | undefined => {
  const number = normalBrn(typed)
  return number.length >= 4 && number.length <= 60 && WHOLE_NUMBER.test(number) ? number : undefined
}

/** Returns the spellings of what may be one whole number: as it is, without spaces, and without spaces and dashes. */
export const spellingsOf = (typed: string): string[] => {
  const text = foldForSearch(typed)
  const spellings = [text, text.replaceAll(' ', ''), text.replace(/[ -]+/g, '')]
  return [...new Set(spellings.map(numberIn))].filter(number => number !== undefined)
}

/**
 * Returns the condition that a column or indexed expression in capitals is one of these spellings. A single one, as most
 * are, is compared without a list, so that PostgreSQL expects one row and keeps the plan of a prepared statement.
 */
export const isNumber = (column: SQLWrapper, spellings: readonly string[]): SQL =>
  spellings.length === 1
    ? sql`${column} = ${spellings[0]}::text`
    : sql`${column} = ANY (${sql.param([...spellings])}::text[])`

// The forms of `contract/personalText.ts` as PostgreSQL spells them, for text in the fold of searches.
const BETWEEN = String.raw`[\s()./-]{0,4}`
const APART = String.raw`[\s()./-]{1,4}`
const LOCAL_TELEPHONE = `0${BETWEEN}[1-9](?:${BETWEEN}[0-9]){8}(?![[:alnum:]])`
const MIXED_GROUP = `${BETWEEN}(?=[0-9]{0,11}[A-Z])(?=[A-Z]{0,11}[0-9])`
const IN_EMAIL = String.raw`[^\s@"''<>,;:()\[\]{}\\/=]`
const IN_DOMAIN = String.raw`[^\s@"''<>,;:()\[\]{}\\/=.]`

const CURRENCY = `(?:${DEFAULT_CURRENCY}|USHS?|SHS?)`
const AMOUNT_BEFORE = String.raw`${CURRENCY}[.:]?\s{0,3}(?:[0-9]{1,3}[ ,.]){0,4}`
const NIN = `[A-Z]${BETWEEN}[A-Z](?=(?:${BETWEEN}[A-Z]){0,8}${BETWEEN}[0-9](?:(?:${BETWEEN}[A-Z]){0,8}${BETWEEN}[0-9]){3})(?:(?!${APART}${LOCAL_TELEPHONE}(?!${MIXED_GROUP}))${BETWEEN}[A-Z0-9]){12}(?![[:alnum:]])`
/** Stands before a NIN until all are found. */
const MARK = '\ue000'
const DOT = '•'

/**
 * Forms of personal data in free text, in the order in which they are masked: all that follows the name of a field in JSON,
 * NINs, telephones, e-mail addresses. NINs are marked first, because two can overlap.
 */
const PERSONAL_FORMS: readonly (readonly [form: string, instead: string])[] = [
  [String.raw`"[^"]*"\s*:.*$`, DOT],
  [`(?<![[:alnum:]])(?=${NIN})`, MARK],
  [
    `(?:${MARK}[A-Z0-9](?:${BETWEEN}[A-Z0-9]){0,12}${BETWEEN}(?=${MARK}))*${MARK}[A-Z0-9](?:${BETWEEN}[A-Z0-9]){13}`,
    DOT,
  ],
  [
    String.raw`(?<![[:alnum:]+])(?:(?:\+[0-9]|0${BETWEEN}0${BETWEEN}[1-9])(?:${BETWEEN}[0-9]){8,20}|2${BETWEEN}5${BETWEEN}6(?:${BETWEEN}[0-9]){9}|0${BETWEEN}[1-9](?:${BETWEEN}[0-9]){8}|(?<!${AMOUNT_BEFORE})7(?:${BETWEEN}[0-9]){8})(?![[:alnum:]])`,
    DOT,
  ],
  [String.raw`${IN_EMAIL}{1,64}@${IN_DOMAIN}{1,63}(?:\.${IN_DOMAIN}{1,63}){1,8}`, DOT],
  // Groups beside a masked number may belong to it: two telephones can overlap.
  [`(?:[+]?[0-9A-Z]*[0-9][0-9A-Z]*${BETWEEN})*${DOT}(?:${BETWEEN}(?:${DOT}|[0-9A-Z]*[0-9][0-9A-Z]*))*`, DOT],
]

/**
 * Returns a text in the fold of searches with a dot in place of personal data, for people who see it masked: a search in it
 * tells nobody a masked value letter by letter (docs/decisions/064-personal-data-masked.md).
 */
export const withoutPersonalData = (text: SQL): SQL => {
  const rest = PERSONAL_FORMS.reduce(
    (rest, [form, instead]) => sql`regexp_replace(${rest}, ${sql.raw(`'${form}'`)}, ${sql.raw(`'${instead}'`)}, 'g')`,
    text,
  )
  // Most texts have none of these signs, and are told apart twenty times as fast.
  return sql`CASE WHEN ${text} ~ '[@"]|([0-9][^0-9]*){4}' THEN ${rest} ELSE ${text} END`
}
