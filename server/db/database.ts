import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type * as schema from './schema'

/** A typed handle on the database: the pool, or one transaction. */
export type Db = NodePgDatabase<typeof schema>

/** An open database: `read` for queries on their own, `write` for one transaction. */
export type Database = {
  pool: Pool
  read: Db
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
