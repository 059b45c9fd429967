import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { databaseRefusal } from './databaseErrors'
import { readiness } from './schema'

/** Milliseconds for which the result of a check is reused. */
const GOOD_FOR = 1000

/**
 * Creates the readiness check: it commits a write, because a database that lost its disk or became a replica can still
 * read. It writes at most once a second. Refuses with 503 when the write fails.
 */
export const readinessOf = (database: Pick<Database, 'write'>) => {
  let last: { at: number; done: Promise<void> } | undefined
  const write = async () => {
    try {
      await database.write(async tx => {
        await tx.execute(sql`SET LOCAL lock_timeout = '2s'`)
        await tx
          .insert(readiness)
          .values({ id: 1 })
          .onConflictDoUpdate({ target: readiness.id, set: { checkedAt: sql`now()` } })
      })
    } catch (error) {
      throw databaseRefusal(error) ?? new Refusal('database-unavailable')
    }
  }
  return (): Promise<void> => {
    if (!last || Date.now() - last.at > GOOD_FOR) last = { at: Date.now(), done: write() }
    return last.done
  }
}
