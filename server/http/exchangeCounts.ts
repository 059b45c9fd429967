import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { requestCount } from '../db/schema'
import type { ExchangeCounts } from './requestCounts'
import { hashOf } from './tokens'

const { key, made, endsAt } = requestCount
const isOpen = sql`${endsAt} > now()`

/**
 * Returns the exchange of counts through the database: one statement for all names, in the order of their keys, so that
 * two servers never wait for each other in a ring. A window that has ended begins again.
 */
export const exchangeCountsIn =
  (db: Db): ExchangeCounts =>
  async growth => {
    const names = new Map(growth.map(({ name }) => [hashOf(name), name]))
    const column = (values: readonly (string | number)[]) => sql.param(values)
    const rows = await db
      .insert(requestCount)
      .select(
        sql`SELECT key, made, now() + ttl * interval '1 millisecond'
          FROM unnest(${column([...names.keys()])}::text[], ${column(growth.map(one => one.made))}::int[],
            ${column(growth.map(one => one.ttl))}::float8[]) AS growth (key, made, ttl)
          ORDER BY key`,
      )
      .onConflictDoUpdate({
        target: key,
        set: {
          made: sql`CASE WHEN ${isOpen} THEN ${made} ELSE 0 END + excluded.made`,
          endsAt: sql`CASE WHEN ${isOpen} THEN ${endsAt} ELSE excluded.${sql.identifier(endsAt.name)} END`,
        },
      })
      .returning({ key, made, ttl: sql<number>`extract(epoch FROM ${endsAt} - now())::float8 * 1000` })
    return rows.map(row => ({ name: names.get(row.key) ?? '', made: row.made, ttl: row.ttl }))
  }
