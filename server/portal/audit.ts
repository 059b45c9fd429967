import { offsetOf, type Page } from '@contract/dialects'
import type { AuditEntry, AuditFilter, audit as contract } from '@contract/portal/audit'
import { eq, type SQL, sql } from 'drizzle-orm'
import { within } from '../db/days'
import { renderOnce } from '../db/renderOnce'
import { auditEntry } from '../db/schema'
import { likeSearch } from '../db/search'
import type { Handlers } from '../http/serve'

const { actorId, actorName, address, after, at, before, call, subject } = auditEntry

// Constant parts, rendered once.
const table = renderOnce(sql`${auditEntry}`)
const id = renderOnce(sql`${auditEntry.id}`)
const searchText = renderOnce(
  sql`upper(coalesce(${actorName}, '') || ' ' || coalesce(${subject}, '') || ' ' || ${call})`,
)
const fields = { id: auditEntry.id, at, actorId, actorName, address, call, subject, before, after }
// Columns by their names on the wire: PostgreSQL makes an object of a whole row faster than of names and values.
const columns = renderOnce(
  sql.join(
    Object.entries(fields).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`),
    sql`, `,
  ),
)

const conditions = ({ q, from, to, ...exact }: AuditFilter): SQL[] => [
  ...(q ? [sql`${searchText} LIKE ${likeSearch(q)}`] : []),
  ...(exact.call ? [eq(call, exact.call)] : []),
  ...(exact.actorId ? [eq(actorId, exact.actorId)] : []),
  ...within(at, { from, to }),
]

// Ids and times ascend together.
const ascending = ({ sort }: Page) => sort?.order === 'ASC'

const entries = (where: SQL, ascends: boolean, slice: SQL) => sql`
  coalesce((SELECT json_agg(entry) FROM (
    SELECT ${columns} FROM ${table} WHERE ${where}
    ORDER BY ${ascends ? id : sql`${id} DESC`} ${slice}) entry), '[]') AS entries`

/** Entries are numbered without gaps: the last number is their total, and a page is a range of numbers. */
const readAll = (page: Page) => {
  const offset = offsetOf(page)
  const span = ascending(page)
    ? sql`${id} > ${offset} AND ${id} <= ${offset + page.perPage}`
    : sql`${id} <= (SELECT total FROM counted) - ${offset}
        AND ${id} > (SELECT total FROM counted) - ${offset + page.perPage}`
  return sql`
    WITH counted AS MATERIALIZED (SELECT coalesce(max(${id}), 0) AS total FROM ${table})
    SELECT (SELECT total::int FROM counted) AS total, ${entries(span, ascending(page), sql``)}`
}

const readMatching = (page: Page, terms: SQL[]) => {
  const where = sql.join(terms, sql` AND `)
  const slice = sql`LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`
  return sql`
    SELECT (SELECT count(*)::int FROM ${table} WHERE ${where}) AS total, ${entries(where, ascending(page), slice)}`
}

/** Lists the audit trail, newest first unless asked otherwise. */
export const auditHandlers: Handlers<typeof contract> = {
  async list({ db, filter, page }) {
    const terms = conditions(filter)
    const query = terms.length ? readMatching(page, terms) : readAll(page)
    const { rows } = await db.execute<{ total: number; entries: AuditEntry[] }>(query)
    return { rows: rows[0]?.entries ?? [], total: rows[0]?.total ?? 0 }
  },
}
