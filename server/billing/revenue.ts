import type { Summary } from '@contract/portal/capabilities'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { dayOf, startOf, today } from '../db/days'
import { payment } from '../db/schema'

const DAYS = 30

type Sum = { of: 'day' | 'service' | 'method' | 'all'; name: string; amount: number }

/**
 * Returns the revenue of completed payments of the last `DAYS` days, today included, by day, service and method; each
 * total is exact.
 */
export const revenueOf = async (db: Db): Promise<NonNullable<Summary['revenue']>> => {
  const { transactionType: service, paymentMethod: method } = payment
  const { rows } = await db.execute<{ days: string[]; sums: Sum[] }>(sql`
    WITH days AS (
      SELECT ${today} - n AS day FROM generate_series(0, ${DAYS - 1}) n),
    sums AS (
      SELECT CASE grouping(d.day, ${service}, ${method}) WHEN 3 THEN 'day' WHEN 5 THEN 'service' WHEN 6 THEN 'method' ELSE 'all' END AS of,
        coalesce(d.day, ${service}, ${method}, '') AS name, sum(${payment.grandTotal})::float8 AS amount
      FROM ${payment}, LATERAL (SELECT to_char(${dayOf(payment.createdAt)}, 'YYYY-MM-DD') AS day) d
      WHERE ${payment.status} = 'COMPLETED' AND ${payment.createdAt} >= (SELECT ${startOf(sql`min(day)`)} FROM days)
      GROUP BY GROUPING SETS ((d.day), (${service}), (${method}), ()))
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
