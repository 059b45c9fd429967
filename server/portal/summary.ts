import type { Summary } from '@contract/portal/capabilities'
import { sql } from 'drizzle-orm'
import { revenueOf } from '../billing/revenue'
import type { Db } from '../db/database'
import { today } from '../db/days'
import type { Register } from '../registry/strikes'

const MONTHS = 12

type Totals = { totals: Record<string, number>; months: string[] }

/** Reads the stored totals, and the last twelve months, oldest first, under the names that the monthly totals use. */
const readTotals = async (db: Db): Promise<Totals> => {
  const { rows } = await db.execute<Totals>(sql`
    SELECT (SELECT coalesce(json_object_agg(key, total), '{}')
        FROM (SELECT key, sum(delta)::bigint AS total FROM tally WHERE key NOT LIKE 'payment%' GROUP BY key) t WHERE total > 0) AS totals,
      (SELECT json_agg(to_char(month, 'YYYY-MM') ORDER BY month) FROM (
        SELECT date_trunc('month', ${today}::timestamp) - n * interval '1 month' AS month
        FROM generate_series(0, ${MONTHS - 1}) n) m) AS months`)
  return rows[0] ?? { totals: {}, months: [] }
}

/** Returns the data of the dashboard that this person may see: stored totals, and a year by month. */
export const summarise = async (db: Db, permissions: ReadonlySet<string>): Promise<Summary> => {
  const { totals, months } = await readTotals(db)
  const revenue = permissions.has('can_view_billing_settings') ? await revenueOf(db) : undefined
  const total = (key: string) => totals[key] ?? 0
  const under = (prefix: string) =>
    Object.fromEntries(
      Object.entries(totals)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, count]) => [key.slice(prefix.length), count]),
    )
  const byMonth = (key: string) => ({
    total: total(key),
    byMonth: months.map(month => ({ month, count: total(`${key}:${month}`) })),
  })
  const struck = (register: Register) => byMonth(`strike:${register}:ON`)
  return {
    ...(permissions.has('can_view_registry') && { entities: { total: total('entity'), byKind: under('entity:') } }),
    ...(permissions.has('can_view_blacklist_registry') && {
      blacklist: struck('BLACKLIST'),
      deRegistrations: struck('DEREGISTRATION'),
      mdas: byMonth('mda'),
    }),
    ...(permissions.has('can_view_doc_registry') && {
      legalDocuments: { total: total('legalDocument'), byType: under('legalDocument:') },
    }),
    ...(permissions.has('can_view_practitioner_registry') && {
      practitioners: { total: total('practitioner'), active: total('practitioner:active') },
    }),
    ...(revenue && { revenue }),
  }
}
