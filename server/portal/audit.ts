import type { audit as contract } from '@contract/portal/audit'
import { sql } from 'drizzle-orm'
import { likeSearch } from '../db/search'
import type { Handlers } from '../http/serve'

/** Lists the audit trail. Its numbers have no gaps, so the last number is how many there are. */
export const auditHandlers: Handlers<typeof contract> = {
  async list({ db, filter: { q, call, actorId, from, to }, page: { page, perPage, sort } }) {
    const terms = [
      q && sql`upper(coalesce(actor_name, '') || ' ' || coalesce(subject, '') || ' ' || call) LIKE ${likeSearch(q)}`,
      call && sql`call = ${call}`,
      actorId && sql`actor_id = ${actorId}::uuid`,
      from && sql`at >= ${from}::date`,
      to && sql`at < ${to}::date + 1`,
    ].filter(term => typeof term === 'object')
    const where = terms.length ? sql`WHERE ${sql.join(terms, sql` AND `)}` : sql``
    const total = terms.length
      ? sql`SELECT count(*)::int FROM audit_entry ${where}`
      : sql`SELECT coalesce(max(id), 0)::int FROM audit_entry`
    // Numbers and times go up together.
    const order = sort?.order === 'ASC' ? sql`id` : sql`id DESC`
    const { rows } = await db.execute<{ total: number; entries: AuditRow[] }>(sql`
      SELECT (${total}) AS total, coalesce((SELECT json_agg(e) FROM (
        SELECT id, at, actor_id AS "actorId", actor_name AS "actorName", address, call, subject, before, after
        FROM audit_entry ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) e), '[]') AS entries`)
    return { rows: rows[0]?.entries ?? [], total: rows[0]?.total ?? 0 }
  },
}

type AuditRow = {
  id: number
  at: string
  actorId: string | null
  actorName: string | null
  address: string | null
  call: string
  subject: string | null
  before: unknown
  after: unknown
}
