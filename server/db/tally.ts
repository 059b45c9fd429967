import { sql } from 'drizzle-orm'
import type { Database, Db } from './database'

const under = (key: string | readonly string[]) =>
  typeof key === 'string' ? sql`key = ${key}` : sql`key = ANY (${sql.param([...key])}::text[])`

/** SQL for the total kept under a key, or under several together, for use inside a list's own query. */
export const totalOf = (key: string | readonly string[]) =>
  sql<number>`(SELECT coalesce(sum(delta), 0)::int FROM tally WHERE ${under(key)})`

/** SQL for the sum of an amount whose cents are kept under these keys: exact, as text. */
export const keptSumOf = (keys: readonly string[]) =>
  sql<string>`(SELECT (coalesce(sum(delta), 0) / 100.0)::numeric(24, 2)::text FROM tally WHERE ${under(keys)})`

/** The total kept under a key, or under several together: exact in the snapshot it is read in. */
export const total = async (db: Db, key: string | readonly string[]): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`SELECT ${totalOf(key)} AS total`)
  return rows[0]?.total ?? 0
}

/**
 * Folds the differences under each key into one row, when they have become many. Writers never wait for it, and a
 * second folder leaves at once. Only rows that this snapshot sees are replaced, so totals stay exact throughout.
 */
export const foldTally = (database: Database, atLeast = 200): Promise<void> =>
  database.write(async tx => {
    await tx.execute(sql`
      WITH turn AS (SELECT pg_try_advisory_xact_lock(hashtext('tally_fold')) AS mine),
      many AS (SELECT key FROM tally, turn WHERE mine GROUP BY key HAVING count(*) >= ${atLeast}),
      folded AS (DELETE FROM tally USING many WHERE tally.key = many.key RETURNING tally.key, tally.delta)
      INSERT INTO tally (key, delta) SELECT key, sum(delta) FROM folded GROUP BY key`)
  })
