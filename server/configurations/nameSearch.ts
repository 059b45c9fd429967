import { MOST_HITS, type NameHit, scopeWords } from '@contract/configurations/names'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { renderOnce } from '../db/renderOnce'
import { searchableName } from '../db/schema'
import { readLibrary, readNameKey, wordsOf } from './library'
import { rank, type SearchTerms } from './ranking'
import { findVariants } from './variants'

type Candidate = { no: string; name: string; type: string; key: string }

/** Most names fetched for each kind of match, and most of them that are ranked. */
const MOST_FETCHED = 1000
const MOST_RANKED = 200
/** Words after these are ignored: they add nothing to the match. */
const MOST_WORDS = 12
/** Most variants in one search: the more words are typed, the fewer variants each may have. */
const MOST_VARIANTS = 120

const kinds: Partial<Record<string, string>> = scopeWords

/** Returns an entity kind in the spelling of the wire; a kind from an uploaded file stays as it is. */
const typeOf = (type: string) => kinds[type] ?? type

// Constant parts, rendered once.
const fromNames = renderOnce(sql`
  SELECT ${searchableName.no}, ${searchableName.name}, ${searchableName.type}, ${searchableName.nameKey} AS key
  FROM ${searchableName}`)
const nameKey = renderOnce(sql`${searchableName.nameKey}`)
const nameWords = renderOnce(sql`${searchableName.nameWords}`)

const within = (scope: string | undefined) => (scope ? sql` AND ${searchableName.scope} = ${scope}` : sql``)

/** Builds a tsquery for names that hold a word of each group; the words need no parsing. */
const allOf = (groups: readonly (readonly string[])[]) =>
  groups.map(words => `(${words.map(word => `'${word}'`).join('|')})`).join('&')

/**
 * Builds the same tsquery with any one group left out. Recursive halving keeps each group to a few occurrences instead
 * of one for every other group: the index evaluates the whole query for every name that holds any word.
 */
const allButOne = (groups: readonly (readonly string[])[]): string => {
  const half = Math.ceil(groups.length / 2)
  const [left, right] = [groups.slice(0, half), groups.slice(half)]
  const lacking = (some: typeof groups, others: typeof groups) =>
    some.length > 1 ? `(${allButOne(some)})&${allOf(others)}` : allOf(others)
  return `${lacking(left, right)}|${lacking(right, left)}`
}

/** Returns the name with every opening and ending that does not make it a different name. */
const spellings = (core: string, openings: readonly string[], endings: readonly string[]) => {
  const whole = ['', ...openings].map(opening => `${opening} ${core}`.trim())
  return whole.flatMap(one => [one, ...endings.map(ending => `${one} ${ending}`)]).slice(0, 400)
}

/**
 * Returns some of the names that match a tsquery. The materialised CTE makes the planner plan for all matches: with a
 * bare LIMIT it would rather scan the table from its start, all of it where a kind has no match.
 */
const holding = (query: string, scope: string | undefined, order: SQL) => sql`
  (WITH every AS MATERIALIZED (${fromNames} WHERE ${nameWords} @@ ${query}::tsquery${within(scope)})
    SELECT * FROM (SELECT * FROM every LIMIT ${MOST_FETCHED}) ranked ORDER BY ${order} LIMIT ${MOST_RANKED})`

const read = async (db: Db, parts: SQL[]) => {
  const { rows } = await db.execute<Candidate>(sql.join(parts, sql` UNION ALL `))
  return rows
}

/** Reads names with exactly the typed words. */
const nearest = (db: Db, core: readonly string[], typed: string, scope: string | undefined, spelt: readonly string[]) =>
  read(db, [
    sql`(${fromNames}
      WHERE ${nameKey} = ANY (${sql.param([typed, ...spelt])}::text[])${within(scope)}
      LIMIT ${MOST_RANKED})`,
    sql`(${fromNames} WHERE ${nameKey} LIKE ${`${core.join(' ')}%`}${within(scope)}
      ORDER BY ${nameKey} LIMIT ${MOST_RANKED})`,
    holding(allOf(core.map(word => [word])), scope, sql`length(key)`),
  ])

/** Reads names with variants of the typed words, also with all but one of them. */
const looser = (db: Db, { words, variants }: SearchTerms, scope: string | undefined) => {
  const each = Math.floor(MOST_VARIANTS / words.length)
  const groups = variants.map(alike => [...alike.keys()].slice(0, each)).filter(({ length }) => length)
  const unknown = words.length - groups.length
  const order = sql`similarity(key, ${words.join(' ')}) DESC`
  const queries = [
    ...(unknown === 0 || (unknown === 1 && words.length > 2) ? [allOf(groups)] : []),
    ...(unknown === 0 && words.length > 2 ? [allButOne(groups)] : []),
  ]
  return queries.length
    ? read(
        db,
        queries.map(query => holding(query, scope, order)),
      )
    : []
}

/**
 * Searches names like the typed one, most similar first, each with the kind of match. Words that the library leaves out
 * are not compared on either side.
 */
export const searchNames = async (db: Db, typed: string, scope?: string): Promise<NameHit[]> => {
  const [library, key] = await Promise.all([readLibrary(db), readNameKey(db, typed)])
  const core = library.counting(wordsOf(key)).slice(0, MOST_WORDS)
  if (!core.length) return []
  const spelt = spellings(core.join(' '), library.openings, library.endings)
  const [near, terms] = await Promise.all([nearest(db, core, key, scope, spelt), findVariants(db, core)])
  const hits = new Map<string, NameHit & { likeness: number }>()
  const addHits = (candidates: readonly Candidate[]) => {
    for (const { no, name, type, key } of candidates) {
      if (hits.has(no)) continue
      const words = wordsOf(key)
      // A misspelt ending counts as a typed word, so the name is compared with its ending too.
      const ranked = rank(terms, library.counting(words)) ?? rank(terms, words)
      if (ranked) hits.set(no, { no, name, type: typeOf(type), ...ranked })
    }
  }
  addHits(near)
  if (hits.size < MOST_HITS) addHits(await looser(db, terms, scope))
  return [...hits.values()]
    .sort((a, b) => b.likeness - a.likeness || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_HITS)
    .map(hit => ({ ...hit, likeness: Math.round(hit.likeness * 100) / 100 }))
}
