import { offsetOf, type Page } from '@contract/dialects'
import { foldForSearch } from '@contract/fold'
import { calls } from '@contract/index'
import { maskAnywhere } from '@contract/personalText'
import { type AuditEntry, type AuditFilter, audit as contract, MOST_COUNTED_ENTRIES } from '@contract/portal/audit'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { startOf } from '../db/days'
import { executePrepared } from '../db/prepared'
import { renderOnce } from '../db/renderOnce'
import { auditEntry } from '../db/schema'
import { hasWords, likePrefix, likeSearch, makesTrigrams, searchFold, spellingsOf } from '../db/search'
import type { Handlers } from '../http/serve'
import { noteAccess } from './accessLog'
import { listActors } from './actors'
import { subjectName } from './subjectName'

const { actorId, actorName, address, after, at, before, call, subject } = auditEntry

// Constant parts, rendered once.
const table = renderOnce(sql`${auditEntry}`)
const id = renderOnce(sql`${auditEntry.id}`)
const searchText = renderOnce(
  searchFold(sql`coalesce(${actorName}, '') || ' ' || coalesce(${subject}, '') || ' ' || ${call}`),
)
// Indexed expressions: these must stay as the migration `tables` has them.
const subjectStart = renderOnce(searchFold(sql`left(${subject}, 200)`))
const subjectWords = renderOnce(
  sql`array_remove(string_to_array(translate(upper(${subject}), ',;()', '    '), ' '), '')`,
)
const changedFields = renderOnce(sql`audit_changed_fields(${before}, ${after})`)
const fields = { id: auditEntry.id, at, actorId, actorName, address, call, subject, before, after }
// Columns by their names on the wire: PostgreSQL makes an object of a whole row faster than of names and values.
const columns = renderOnce(
  sql.join(
    Object.entries({ ...fields, subjectName }).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`),
    sql`, `,
  ),
)

/** Returns the condition of the entries whose subject has a whole number among its words; undefined when none was typed. */
const withNumber = (typed = ''): SQL | undefined =>
  or(...spellingsOf(typed).map(number => sql`${subjectWords} @> string_to_array(${number}, ' ')`))

/** The trail with its people, for `listActors`. */
const trail = { table: auditEntry, actorId, actorName, newest: sql`${auditEntry.id} DESC` }
const EVERYBODY = { page: 1, perPage: 100_000 }

/**
 * Returns the condition of the entries with a text: anywhere, or at the start of the subject, the call or the name of the
 * person for one or two letters (docs/decisions/008-short-searches.md). Calls and people are found first: entries have an
 * index by each of them. Signs alone are looked for anywhere: few subjects begin with one.
 */
const withText = async (db: Db, q: string): Promise<SQL> => {
  if (makesTrigrams(q) || !hasWords(q)) return sql`${searchText} LIKE ${likeSearch(q)}`
  const typed = foldForSearch(q).toUpperCase()
  const begins = (text: string) => foldForSearch(text).toUpperCase().startsWith(typed)
  const { rows } = await listActors(db, trail, { filter: {}, page: EVERYBODY })
  const people = rows.filter(({ name }) => begins(name)).map(({ id }) => id)
  const named = calls.map(({ id }) => id).filter(begins)
  return sql`(${subjectStart} LIKE ${likePrefix(q)} OR ${actorId} = ANY (${sql.param(people)}::uuid[])
    OR ${call} = ANY (${sql.param(named)}::text[]))`
}

const conditions = ({ q: _, subject, field, ...exact }: AuditFilter, text: SQL | undefined): SQL[] => [
  ...(text ? [text] : []),
  ...(exact.call ? [eq(call, exact.call)] : []),
  ...(exact.actorId ? [eq(actorId, exact.actorId)] : []),
  ...(subject ? [sql`${subjectStart} LIKE ${likePrefix(subject)}`] : []),
  ...(field ? [sql`${changedFields} @> ARRAY[audit_field_name(${field})]`] : []),
]

/** Numbers of the entries of a period: `first` is the first of them, `next` the first one after them. */
type Span = { first: number; next: number }

const firstSince = (day: SQL) => sql`coalesce(
  (SELECT ${id} FROM ${table} WHERE ${at} >= ${startOf(day)} ORDER BY ${at}, ${id} LIMIT 1),
  (SELECT max(${id}) + 1 FROM ${table}), 1)::int`

/**
 * Finds the numbers of a period. Numbers and times ascend together, so that days become a range of numbers, which each
 * index of entries serves. It is read before the entries: the planner must know how many the range has.
 */
const readSpan = async (db: Db, { from, to }: AuditFilter): Promise<Span> => {
  const { rows } = await db.execute<Span>(sql`SELECT
    ${from ? firstSince(sql`${from}::date`) : sql`1`} AS first,
    ${to ? firstSince(sql`${to}::date + 1`) : sql`(SELECT coalesce(max(${id}), 0)::int + 1 FROM ${table})`} AS next`)
  return rows[0] ?? { first: 1, next: 1 }
}

const ascending = ({ sort }: Page) => sort?.order === 'ASC'
const order = (page: Page) => sql`ORDER BY ${ascending(page) ? id : sql`${id} DESC`}`

const entries = (where: SQL, page: Page) => sql`
  coalesce((SELECT json_agg(entry) FROM (
    SELECT ${columns} FROM ${table} WHERE ${where} ${order(page)}) entry), '[]') AS entries`

/** Entries are numbered without gaps: the length of the range is their total, and a page is a part of the range. */
const pageOfSpan = ({ first, next }: Span, page: Page) => {
  const [start, end] = [offsetOf(page), offsetOf(page) + page.perPage]
  const part = ascending(page)
    ? sql`${id} >= ${first + start} AND ${id} < ${Math.min(first + end, next)}`
    : sql`${id} < ${next - start} AND ${id} >= ${Math.max(next - end, first)}`
  return sql`SELECT ${Math.max(0, next - first)}::int AS total, ${entries(part, page)}`
}

/**
 * Finds at most as many entries as are counted, by the index that fits. With more of them the page is read in the order
 * of numbers, in which so many matches are met soon.
 */
const pageOfMatches = (terms: SQL[], page: Page) => {
  const where = sql.join(terms, sql` AND `)
  const slice = sql`LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`
  return sql`
    WITH matches AS MATERIALIZED (SELECT ${id} FROM ${table} WHERE ${where} LIMIT ${MOST_COUNTED_ENTRIES}),
    counted AS MATERIALIZED (SELECT count(*)::int AS total, count(*) = ${MOST_COUNTED_ENTRIES} AS more FROM matches),
    keys AS MATERIALIZED (
      (SELECT ${id} FROM matches AS ${table} WHERE (SELECT NOT more FROM counted) ${order(page)} ${slice})
      UNION ALL (SELECT ${id} FROM ${table} WHERE ${where} AND (SELECT more FROM counted) ${order(page)} ${slice}))
    SELECT (SELECT total FROM counted) AS total, ${entries(sql`${id} = ANY (ARRAY(SELECT * FROM keys))`, page)}`
}

type Execute = (db: Db, query: SQL) => Promise<{ total: number; entries: AuditEntry[] }[]>

const execute: Execute = async (db, query) => (await db.execute<{ total: number; entries: AuditEntry[] }>(query)).rows

const readEntries = async (
  db: Db,
  terms: SQL[],
  { filter, page }: { filter: AuditFilter; page: Page },
  run: Execute = execute,
) => {
  const hasDays = filter.from !== undefined || filter.to !== undefined
  const span = hasDays || !terms.length ? await readSpan(db, filter) : undefined
  const inSpan = span ? [sql`${id} >= ${span.first} AND ${id} < ${span.next}`] : []
  const query = span && !terms.length ? pageOfSpan(span, page) : pageOfMatches([...terms, ...inSpan], page)
  // A period needs a plan for its own range.
  const [answer] = await (span ? execute : run)(db, query)
  return { rows: answer?.entries ?? [], total: answer?.total ?? 0 }
}

const maskedText = (text: string) => String(maskAnywhere(text))

/**
 * Lists the audit trail, newest first unless asked otherwise, and the people who appear in it; records exports and
 * prints.
 */
export const auditHandlers: Handlers<typeof contract> = {
  async list({ db, filter, page }) {
    const number = withNumber(filter.q)
    const found = number && (await readEntries(db, conditions(filter, number), { filter, page }, executePrepared))
    if (found?.total) return found
    const text = filter.q ? await withText(db, filter.q) : undefined
    return readEntries(db, conditions(filter, text), { filter, page })
  },
  actors: ({ db, filter, page }) => listActors(db, trail, { filter, page }),
  async took({ db, who, address, body, record }) {
    const { resource: place, document, filter, file, ...facts } = body
    const resource = maskedText(place)
    await noteAccess(db, {
      kind: facts.kind === 'export' ? 'EXPORT' : 'PRINT',
      actor: who,
      address,
      call: contract.took.id,
      file,
      resource,
    })
    record({
      subject: resource,
      after: {
        ...facts,
        ...(file && { file }),
        ...(document && { document: maskedText(document) }),
        // The trail needs no value that tells who was looked for.
        filter: maskAnywhere(filter),
      },
    })
    return {}
  },
}
