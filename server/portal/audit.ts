import { offsetOf, type Page } from '@contract/dialects'
import type { AuditEntry, AuditFilter, audit as contract } from '@contract/portal/audit'
import { type SQL, sql } from 'drizzle-orm'
import { within } from '../db/days'
import { likeSearch } from '../db/search'
import type { Handlers } from '../http/serve'

const conditions = ({ q, call, actorId, from, to }: AuditFilter): SQL[] => [
  ...(q
    ? [sql`upper(coalesce(actor_name, '') || ' ' || coalesce(subject, '') || ' ' || call) LIKE ${likeSearch(q)}`]
    : []),
  ...(call ? [sql`call = ${call}`] : []),
  ...(actorId ? [sql`actor_id = ${actorId}::uuid`] : []),
  ...within(sql`at`, { from, to }),
]

// Ids and times ascend together.
const ascending = ({ sort }: Page) => sort?.order === 'ASC'

const entries = (where: SQL, ascends: boolean, slice: SQL) => sql`
  coalesce((SELECT json_agg(e) FROM (
    SELECT id, at, actor_id AS "actorId", actor_name AS "actorName", address, call, subject, before, after
    FROM audit_entry WHERE ${where} ORDER BY ${ascends ? sql`id` : sql`id DESC`} ${slice}) e), '[]') AS entries`

/** Entries are numbered without gaps: the last number is their total, and a page is a range of numbers. */
const readAll = (page: Page) => {
  const offset = offsetOf(page)
  const span = ascending(page)
    ? sql`id > ${offset} AND id <= ${offset + page.perPage}`
    : sql`id <= (SELECT total FROM counted) - ${offset} AND id > (SELECT total FROM counted) - ${offset + page.perPage}`
  return sql`
    WITH counted AS MATERIALIZED (SELECT coalesce(max(id), 0) AS total FROM audit_entry)
    SELECT (SELECT total::int FROM counted) AS total, ${entries(span, ascending(page), sql``)}`
}

const readFound = (page: Page, terms: SQL[]) => {
  const where = sql.join(terms, sql` AND `)
  const slice = sql`LIMIT ${page.perPage} OFFSET ${offsetOf(page)}`
  return sql`
    SELECT (SELECT count(*)::int FROM audit_entry WHERE ${where}) AS total, ${entries(where, ascending(page), slice)}`
}

/** Lists the audit trail, newest first unless asked otherwise. */
export const auditHandlers: Handlers<typeof contract> = {
  async list({ db, filter, page }) {
    const terms = conditions(filter)
    const query = terms.length ? readFound(page, terms) : readAll(page)
    const { rows } = await db.execute<{ total: number; entries: AuditEntry[] }>(query)
    return { rows: rows[0]?.entries ?? [], total: rows[0]?.total ?? 0 }
  },
}
