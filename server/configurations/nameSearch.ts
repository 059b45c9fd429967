import { MOST_HITS, type NameHit, scopeWords } from '@contract/configurations/names'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { readLibrary, wordsOf } from './library'
import { rank, type Sought } from './ranking'
import { findVariants } from './variants'

type Candidate = { no: string; name: string; type: string; key: string }

/** So many names of each way are looked at, before they are ranked by what they really hold. */
const LOOKED_AT = 1000
const KEPT = 200
/** What else is typed says nothing that the first words did not. */
const MOST_WORDS = 12
/** So many words are looked for at once: the more that were typed, the fewer that each may have meant. */
const MOST_MEANT = 120

const kinds: Partial<Record<string, string>> = scopeWords

/** How a kind of entity is told on the wire; what a file called it stands as it is. */
const typeOf = (type: string) => kinds[type] ?? type

const fields = sql`no, name, type, name_key AS key`
const within = (scope: string | undefined) => (scope ? sql` AND scope = ${scope}` : sql``)

/** Names that hold a word of each group: as a tsquery of words that need no parsing. */
const allOf = (groups: readonly (readonly string[])[]) =>
  groups.map(words => `(${words.map(word => `'${word}'`).join('|')})`).join('&')

/**
 * The same, with any one of the groups left out. Halved again and again, so that a group stands in it a few times and not
 * once for each of the others: an index asks the whole of it of every name that holds any word.
 */
const allButOne = (groups: readonly (readonly string[])[]): string => {
  const half = Math.ceil(groups.length / 2)
  const [left, right] = [groups.slice(0, half), groups.slice(half)]
  const lacking = (some: typeof groups, others: typeof groups) =>
    some.length > 1 ? `(${allButOne(some)})&${allOf(others)}` : allOf(others)
  return `${lacking(left, right)}|${lacking(right, left)}`
}

/** What begins or ends a name without making it another, put around it. */
const spellings = (core: string, openings: readonly string[], endings: readonly string[]) => {
  const whole = ['', ...openings].map(opening => `${opening} ${core}`.trim())
  return whole.flatMap(one => [one, ...endings.map(ending => `${one} ${ending}`)]).slice(0, 400)
}

/**
 * Some of the names that fulfil a tsquery. Planned as if all of them were wanted: for the first of many the planner would
 * rather read the table from its start, and read it whole where a kind has none of them.
 */
const holding = (query: string, scope: string | undefined, order: SQL) => sql`
  (WITH every AS MATERIALIZED (SELECT ${fields} FROM searchable_name WHERE name_words @@ ${query}::tsquery${within(scope)})
    SELECT * FROM (SELECT * FROM every LIMIT ${LOOKED_AT}) found ORDER BY ${order} LIMIT ${KEPT})`

const read = async (db: Db, parts: SQL[]) => {
  const { rows } = await db.execute<Candidate>(sql.join(parts, sql` UNION ALL `))
  return rows
}

/** Names with just the words that were typed. */
const nearest = (db: Db, core: readonly string[], typed: string, scope: string | undefined, spelt: readonly string[]) =>
  read(db, [
    sql`(SELECT ${fields} FROM searchable_name
      WHERE name_key = ANY (${sql.param([typed, ...spelt])}::text[])${within(scope)}
      LIMIT ${KEPT})`,
    sql`(SELECT ${fields} FROM searchable_name WHERE name_key LIKE ${`${core.join(' ')}%`}${within(scope)}
      ORDER BY name_key LIMIT ${KEPT})`,
    holding(allOf(core.map(word => [word])), scope, sql`length(key)`),
  ])

/** Names with words that may have been meant, and with all but one of them. */
const looser = (db: Db, { words, variants }: Sought, scope: string | undefined) => {
  const each = Math.floor(MOST_MEANT / words.length)
  const groups = variants.map(found => [...found.keys()].slice(0, each)).filter(({ length }) => length)
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
 * Names like the one typed, the likest first, each with why it was found. Words that the library leaves out are not
 * compared, on either side.
 */
export const searchNames = async (db: Db, typed: string, scope?: string): Promise<NameHit[]> => {
  const [library, { rows }] = await Promise.all([
    readLibrary(db),
    db.execute<{ key: string }>(sql`SELECT name_key(${typed}) AS key`),
  ])
  const key = rows[0]?.key ?? ''
  const core = library.counting(wordsOf(key)).slice(0, MOST_WORDS)
  if (!core.length) return []
  const spelt = spellings(core.join(' '), library.openings, library.endings)
  const [near, sought] = await Promise.all([nearest(db, core, key, scope, spelt), findVariants(db, core)])
  const hits = new Map<string, NameHit & { likeness: number }>()
  const take = (candidates: readonly Candidate[]) => {
    for (const { no, name, type, key } of candidates) {
      if (hits.has(no)) continue
      const words = wordsOf(key)
      // An ending that is misspelt counts in what was typed: it is then compared with that of the name.
      const ranked = rank(sought, library.counting(words)) ?? rank(sought, words)
      if (ranked) hits.set(no, { no, name, type: typeOf(type), ...ranked })
    }
  }
  take(near)
  if (hits.size < MOST_HITS) take(await looser(db, sought, scope))
  return [...hits.values()]
    .sort((a, b) => b.likeness - a.likeness || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_HITS)
    .map(hit => ({ ...hit, likeness: Math.round(hit.likeness * 100) / 100 }))
}
