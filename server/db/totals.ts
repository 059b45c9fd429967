import { sql } from 'drizzle-orm'
import { columnNames } from './columnNames'
import type { Database, Db } from './database'
import { renderOnce } from './renderOnce'
import { tally } from './schema'
import { StoredTotal } from './totalDeclarations'

/** A stored total of a declared list, or keys of `tally`. */
type Key = StoredTotal | string | readonly string[]

const comparisonWith = (key: Key) => {
  const keys = key instanceof StoredTotal ? key.keys : [key].flat()
  return keys.length === 1 ? sql`= ${keys[0]}` : sql`= ANY (${sql.param([...keys])}::text[])`
}

const countOfKey = renderOnce(sql`SELECT coalesce(sum(${tally.delta}), 0)::int FROM ${tally} WHERE ${tally.key}`)
const sumOfKey = renderOnce(
  sql`SELECT (coalesce(sum(${tally.delta}), 0) / 100.0)::numeric(24, 2)::text FROM ${tally} WHERE ${tally.key}`,
)

/** Returns SQL for the stored total of one or more keys, for use inside a list's own query. */
export const totalOf = (key: Key) => sql<number>`(${countOfKey} ${comparisonWith(key)})`

/** Returns SQL for the sum of an amount whose cents are stored under these keys: exact, as text. */
export const keptSumOf = (keys: Key) => sql<string>`(${sumOfKey} ${comparisonWith(keys)})`

/** Reads the stored total of one or more keys: exact in the snapshot of the query. */
export const total = async (db: Db, key: Key): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${tally.delta}), 0)::int` })
    .from(tally)
    .where(sql`${tally.key} ${comparisonWith(key)}`)
  return row?.total ?? 0
}

const totalOfEachKey = renderOnce(sql`SELECT ${tally.key}, sum(${tally.delta})::int AS total FROM ${tally}`)

/** Reads the stored total of each key that has one. */
export const readTotals = async (db: Db, { keys }: StoredTotal): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ key: string; total: number }>(sql`
    ${totalOfEachKey} WHERE ${tally.key} = ANY (${sql.param([...keys])}::text[]) GROUP BY ${tally.key}`)
  return new Map(rows.map(({ key, total }) => [key, total]))
}

/**
 * Folds the differences of each key into one row when there are many, and removes keys whose total is 0, such as those of
 * days on which nothing is due any more. Writers never wait for it, and a second run leaves at once. It replaces only rows
 * that its snapshot sees, so totals stay exact throughout.
 */
export const foldTotals = async (tx: Db, atLeast: number) => {
  await tx.execute(sql`
    WITH turn AS (SELECT pg_try_advisory_xact_lock(hashtext('tally_fold')) AS mine),
    many AS (
      SELECT ${tally.key} AS key FROM ${tally}, turn WHERE mine GROUP BY ${tally.key}
      HAVING count(*) >= ${atLeast} OR sum(${tally.delta}) = 0),
    folded AS (
      DELETE FROM ${tally} USING many WHERE ${tally.key} = many.key
      RETURNING ${tally.key} AS key, ${tally.delta} AS delta)
    INSERT INTO ${tally} (${columnNames(tally.key, tally.delta)})
    SELECT key, sum(delta) FROM folded GROUP BY key HAVING sum(delta) <> 0`)
}

/** Folds the totals in a transaction of its own. */
export const foldTally = (database: Database, atLeast = 200): Promise<void> =>
  database.write(tx => foldTotals(tx, atLeast))
