import type { Summary } from '@contract/portal/capabilities'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { dayOf, startOf, today } from '../db/days'

const DAYS = 30

type Sum = { of: 'day' | 'service' | 'method' | 'all'; name: string; amount: number }

/**
 * Returns the revenue of completed payments of the last `DAYS` days, today included, by day, service and method; each
 * total is exact.
 */
export const revenueOf = async (db: Db): Promise<NonNullable<Summary['revenue']>> => {
  const { rows } = await db.execute<{ days: string[]; sums: Sum[] }>(sql`
    WITH days AS (
      SELECT ${today} - n AS day FROM generate_series(0, ${DAYS - 1}) n),
    sums AS (
      SELECT CASE grouping(d.day, p.service, p.method) WHEN 3 THEN 'day' WHEN 5 THEN 'service' WHEN 6 THEN 'method' ELSE 'all' END AS of,
        coalesce(d.day, p.service, p.method, '') AS name, sum(p.grand_total)::float8 AS amount
      FROM (SELECT created_at, transaction_type AS service, payment_method AS method, grand_total FROM payment
        WHERE status = 'COMPLETED'
          AND created_at >= (SELECT ${startOf(sql`min(day)`)} FROM days)) p,
        LATERAL (SELECT to_char(${dayOf(sql`p.created_at`)}, 'YYYY-MM-DD') AS day) d
      GROUP BY GROUPING SETS ((d.day), (p.service), (p.method), ()))
    SELECT (SELECT json_agg(to_char(day, 'YYYY-MM-DD') ORDER BY day) FROM days) AS days,
      (SELECT coalesce(json_agg(sums), '[]') FROM sums) AS sums`)
  const { days = [], sums = [] } = rows[0] ?? {}
  const by = (of: Sum['of']) =>
    Object.fromEntries(sums.filter(sum => sum.of === of && sum.name).map(({ name, amount }) => [name, amount]))
  const byDay = by('day')
  return {
    total: sums.find(({ of }) => of === 'all')?.amount ?? 0,
    byDay: days.map(day => ({ day, amount: byDay[day] ?? 0 })),
    byService: by('service'),
    byMethod: by('method'),
  }
}
