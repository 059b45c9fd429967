// Spacing accents that people type as apostrophes. NFKC takes an acute accent apart, into a space and a combining mark.
const ACUTE = '\u00b4'
/** Signs that search and comparison read as `'`, with the grave accent on the key beside the digits. */
const APOSTROPHES = `\u2018\u2019\u201a\u201b\u2032\u2035\u02b9\u02bb\u02bc\u02bd\`${ACUTE}`
/** Signs that search and comparison read as `"`. */
const DOUBLE_QUOTES = '\u201c\u201d\u201e\u201f'
/** Signs that search and comparison read as `-`. */
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58'

const anyOf = (signs: string) => new RegExp(`[${signs}]`, 'gu')
const [apostrophe, doubleQuote, dash] = [anyOf(APOSTROPHES), anyOf(DOUBLE_QUOTES), anyOf(DASHES)]
const NOT_ACUTE = new RegExp(`[^${ACUTE}]+`, 'gu')

const composed = (typed: string) =>
  typed
    .replace(/\p{Cf}+/gu, '')
    .replace(NOT_ACUTE, part => part.normalize('NFKC'))
    .replace(/[\s\p{Z}]+/gu, ' ')

/** Returns a text with plain spaces, apostrophes, quotes and dashes, and without marks that nobody sees. */
export const foldSigns = (typed: string): string =>
  composed(typed).replace(apostrophe, "'").replace(doubleQuote, '"').replace(dash, '-')

/**
 * Returns a text of one line as it is stored: compatibility forms composed (NFKC), marks that nobody sees removed, one
 * ordinary space for every run of white space, none around it. Apostrophes and dashes stay as typed.
 */
export const foldText = (typed: string): string => composed(typed).trim()

/**
 * Returns a text as it is searched and compared, apart from its case: as it is stored, with plain apostrophes, quotes and
 * dashes. `search_fold` does the same in the database, in capitals.
 */
export const foldForSearch = (typed: string): string => foldSigns(typed).trim()

const SYNTAX = /[\\^$.*+?()[\]{}|]/g

/** Returns the source of a pattern that finds a typed text in a shown one, whichever spaces and signs either has. */
export const foldedPattern = (typed: string): string =>
  foldForSearch(typed)
    .replace(SYNTAX, '\\$&')
    .replaceAll(' ', '[\\s\\p{Z}]+')
    .replaceAll("'", `['${APOSTROPHES}]`)
    .replaceAll('"', `["${DOUBLE_QUOTES}]`)
    .replaceAll('-', `[-${DASHES}]`)

/** Returns a number of letters and digits in the form it is compared in: folded, in capitals, without spaces. */
export const foldNumber = (typed: string): string => foldForSearch(typed).replaceAll(' ', '').toUpperCase()
