import { foldForSearch } from '@contract/fold'
import { masked } from '@contract/personal'
import { find as contract, type Found, type FoundKind, foundKinds, MOST_OF_A_KIND } from '@contract/portal/find'
import { normalBrn } from '@contract/registry/brn'
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { keptByShape, prepareByText, UNNAMED } from '../db/prepared'
import { beginsWithKept, holdsKeptWords, keptStarts, keptWords, makesTrigrams, spellingsOf } from '../db/search'
import type { Handlers } from '../http/serve'
import type { OpenLog } from '../logs/openLog'
import { withFoundFlags } from '../notes/resultFlags'
import { findPeople } from './findPeople'
import { nothing, type Source, sources } from './findSources'
import { recentPageHandlers } from './recentPages'

/** Old BRN: letters, digits and slashes, with spaces that belong to it. */
const OLD_BRN = /^(?=.*\d)(?=.*[\p{L}/])[\p{L}\d/-]+(?: [\p{L}\d/-]+)+$/u

/** Returns the query for the rows of a table that meet a condition, at most one more than are shown of a kind. */
const select = (
  db: Db,
  { table, where, row }: Source,
  match: Found['match'],
  condition: SQL | undefined,
  { order = [], most = MOST_OF_A_KIND + 1 }: { order?: SQLWrapper[]; most?: number } = {},
) =>
  db
    .select({
      kind: sql<FoundKind>`${row.kind}`.as('kind'),
      key: sql<string>`${row.key}::text`.as('key'),
      title: sql<string>`${row.title}`.as('title'),
      detail: sql<string | null>`${row.detail}`.as('detail'),
      status: sql<string | null>`${row.status}`.as('status'),
      standing: sql<Found['standing']>`${row.standing ?? sql`NULL::json`}`.as('standing'),
      accountType: sql<Found['accountType']>`${row.accountType ?? nothing}`.as('accountType'),
      match: sql<Found['match']>`${match}::text`.as('match'),
    })
    .from(table)
    .where(and(where, condition))
    .orderBy(...order.map(one => sql`${one}`))
    .limit(most)
type Part = ReturnType<typeof select>

const byNumber = (db: Db, source: Source, text: string, spellings: readonly string[]): Part[] => {
  const numbers = spellings.length ? source.numbers.map(number => inArray(number, [...spellings])) : []
  const condition = or(...numbers, source.isWhole?.(text))
  return condition ? [select(db, source, 'number', condition)] : []
}

/** Digits, with the spaces and dashes that help reading. */
const DIGITS = /^[\d\s-]+$/

/** A text as it decides which parts of a query search for it. */
type Shape = { isDigits: boolean; isSpaced: boolean; hasDigit: boolean }

/** Names that begin with a text, the exact one first: the order of their index, so that only the first ones are read. */
const byName = (db: Db, source: Source, name: SQLWrapper) => {
  const begins = beginsWithKept(name, 'text')
  const order = [sql`${name} USING ~<~`, source.row.key]
  const { groups } = source
  if (!groups) return [select(db, source, 'start', begins, { order })]
  return groups.values.map(value => select(db, source, 'start', and(eq(groups.column, value), begins), { order }))
}

/** Rows that hold every word. They have no order: a common word is in too many to read them all. */
const byText = (db: Db, source: Source, text: SQLWrapper, words: number) =>
  select(db, source, 'text', holdsKeptWords(text, words), { most: source.mostHolding })

/** Rows whose number or name begins with a text. Digits with spaces or dashes are also searched for without them. */
const byStart = (db: Db, source: Source, { isDigits, isSpaced, hasDigit }: Shape): Part[] => {
  const { names, numberStarts } = source
  const numbers = hasDigit ? numberStarts : []
  const starts = isSpaced ? (['text', 'number'] as const) : (['text'] as const)
  return [
    ...numbers.flatMap(number => starts.map(start => select(db, source, 'start', beginsWithKept(number, start)))),
    ...(isDigits && !numberStarts.length ? [] : names.flatMap(name => byName(db, source, name))),
  ]
}

/**
 * Rows that hold every word. A number is searched for by its beginning where a table can: its digits are the trigrams of too
 * many others.
 */
const byWords = (db: Db, source: Source, { isDigits }: Shape, words: number): Part[] => {
  const { text, numberStarts } = source
  return text && words && !(numberStarts.length && isDigits) ? [byText(db, source, text, words)] : []
}

/** Joins all parts into one statement; undefined for none. */
const together = ([part, next, ...rest]: readonly Part[]) => (part && next ? unionAll(part, next, ...rest) : part)

type Query = { execute(values: Record<string, string>): Promise<Found[]> }
const startsQuery = keptByShape<Query | undefined>()
const wordsQuery = keptByShape<Query | undefined>()

/**
 * Reads the rows of these sources that begin with a text or hold its words. Words without a trigram are too short for the
 * index.
 */
const readByWords = async (db: Db, open: readonly Source[], text: string): Promise<Found[]> => {
  const words = text.split(/\s+/).filter(makesTrigrams)
  const isDigits = DIGITS.test(text)
  const shape = { isDigits, isSpaced: isDigits && /[\s-]/.test(text), hasDigit: /\d/.test(text) }
  const name = JSON.stringify([shape, open.map(({ kinds }) => kinds)])
  const starts = startsQuery(db, name, () => {
    const query = together(open.flatMap(source => byStart(db, source, shape)))
    return query && prepareByText(query)
  })
  const holding = wordsQuery(db, `${words.length} ${name}`, () =>
    together(open.flatMap(source => byWords(db, source, shape, words.length)))?.prepare(UNNAMED),
  )
  return [...((await starts?.execute(keptStarts(text))) ?? []), ...((await holding?.execute(keptWords(words))) ?? [])]
}

const personalDetails = new Map(
  sources.flatMap(({ kinds, personalDetail }) => kinds.map(kind => [kind, personalDetail] as const)),
)

/** Masks the detail of a row where that is personal data. */
const withMask = (row: Found): Found => {
  const personal = personalDetails.get(row.kind)
  return personal && row.detail ? { ...row, detail: masked(personal, row.detail) } : row
}

const kinds = Object.keys(foundKinds)
const rank: Record<Found['match'], number> = { number: 0, start: 1, text: 2 }

const inSearch = (text: string) => foldForSearch(text).toUpperCase()

/** Returns a function that tells whether each word of a text, in capitals, begins a word of a name. */
const beginsWords = (text: string) => {
  const words = text.split(/\s+/)
  return (name: string) => {
    const inName = name.toUpperCase().split(/[^\p{L}\p{N}]+/u)
    return words.every(word => inName.some(one => one.startsWith(word)))
  }
}

type Place = readonly (string | number)[]

const compare = (one: Place, other: Place): number => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) > (other[at] ?? 0) ? 1 : -1
}

/**
 * Returns the place of a row among those that a text finds: the exact name, then what begins with the text, then the rest.
 * Equal ones stand by kind, those whose words begin with the typed ones first, then by title and key.
 */
const placing = (text: string) => {
  const hasWords = beginsWords(text)
  return ({ kind, key, title, match }: Found): Place => {
    const name = inSearch(title)
    return [name === text ? 0 : rank[match], kinds.indexOf(kind), hasWords(name) ? 0 : 1, name, key]
  }
}

/** Returns each record once, in order, and not too many of a kind. */
const ranked = (found: readonly Found[], typed: string): Found[] => {
  const text = inSearch(typed)
  const first = new Map<string, Found>()
  for (const row of found) {
    const begins = row.match === 'text' && inSearch(row.title).startsWith(text)
    const name = `${row.kind} ${row.key}`
    if (!first.has(name)) first.set(name, begins ? { ...row, match: 'start' } : row)
  }
  const placeOf = placing(text)
  const shown = new Map<FoundKind, number>()
  return [...first.values()]
    .map(row => ({ row, place: placeOf(row) }))
    .toSorted((a, b) => compare(a.place, b.place))
    .map(({ row }) => row)
    .filter(({ kind }) => {
      const count = (shown.get(kind) ?? 0) + 1
      shown.set(kind, count)
      return count <= MOST_OF_A_KIND
    })
    .map(withMask)
}

/**
 * Searches every kind of record whose page the asker may open. A whole number is looked up in its indexes; words are
 * searched for only where no record has that number.
 */
const findRecords = async (db: Db, text: string, permissions: ReadonlySet<string>): Promise<Found[]> => {
  const mayOpen = (kind: FoundKind) => foundKinds[kind].every(permission => permissions.has(permission))
  const open = sources.filter(({ kinds }) => kinds.every(mayOpen))
  const people = (match: 'number' | 'text') => (mayOpen('PERSON') ? findPeople(db, text, match) : [])
  // An old BRN keeps its spaces, which only help reading in other numbers.
  const spellings = [...new Set([...spellingsOf(text), ...(OLD_BRN.test(text) ? [normalBrn(text)] : [])])]
  const numbered = (await together(open.flatMap(source => byNumber(db, source, text, spellings)))) ?? []
  const whole = [...numbered, ...(spellings.length ? await people('number') : [])]
  if (whole.length) return ranked(whole, text)
  const worded = await Promise.all([readByWords(db, open, text), people('text')])
  return ranked(worded.flat(), text)
}

/**
 * Returns the handlers of the search over all records, and of a person's own pages. A person who is found by a whole number
 * counts as read: the answer tells whose number it is.
 */
export const findHandlers = (opens: OpenLog): Handlers<typeof contract> => ({
  async records({ db, who, address, body }) {
    const found = await findRecords(db, foldForSearch(body.text), who.permissions)
    for (const { kind, key, match } of found)
      if (kind === 'PERSON' && match === 'number')
        opens.add({ actor: who, address, call: contract.records.id, file: { kind, key } })
    return withFoundFlags(db, found)
  },
  ...recentPageHandlers,
})
