import type { Summary } from '@contract/portal/capabilities'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'

type Counted = { key: string; total: number }

const byMonth = async (db: Db, register: 'BLACKLIST' | 'DEREGISTRATION') => {
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    SELECT to_char(month, 'YYYY-MM') AS month, (
      SELECT count(*)::int FROM strike_entry
      WHERE register = ${register} AND status = 'ON' AND created_at >= month AND created_at < month + interval '1 month') AS count
    FROM generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), '1 month') month`)
  return rows
}

/** What the dashboard shows: totals as they are kept, and a year by month, for what this person may see. */
export const summarise = async (db: Db, permissions: ReadonlySet<string>): Promise<Summary> => {
  const { rows } = await db.execute<Counted>(sql`SELECT key, sum(delta)::int AS total FROM tally GROUP BY key`)
  const totals = new Map(rows.map(({ key, total }) => [key, total]))
  const total = (key: string) => totals.get(key) ?? 0
  const under = (prefix: string) =>
    Object.fromEntries(
      rows
        .filter(({ key, total }) => key.startsWith(prefix) && total > 0)
        .map(({ key, total }) => [key.slice(prefix.length), total]),
    )
  const strikes = permissions.has('can_view_blacklist_registry')
  const [blacklisted, deRegistered] = strikes
    ? await Promise.all([byMonth(db, 'BLACKLIST'), byMonth(db, 'DEREGISTRATION')])
    : []
  return {
    ...(permissions.has('can_view_registry') && { entities: { total: total('entity'), byKind: under('entity:') } }),
    ...(blacklisted && { blacklist: { total: total('strike:BLACKLIST:ON'), byMonth: blacklisted } }),
    ...(deRegistered && { deRegistrations: { total: total('strike:DEREGISTRATION:ON'), byMonth: deRegistered } }),
    ...(strikes && { mdas: { total: total('mda') } }),
    ...(permissions.has('can_view_doc_registry') && {
      legalDocuments: { total: total('legalDocument'), byType: under('legalDocument:') },
    }),
    ...(permissions.has('can_view_practitioner_registry') && {
      practitioners: { total: total('practitioner'), active: total('practitioner:active') },
    }),
  }
}
