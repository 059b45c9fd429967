import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Connection } from './dedicatedConnection'
import type { FairPool } from './fairPool'
import type { Replicas } from './replicas'
import type * as schema from './schema'

/** A typed handle on the database: the pool, or one transaction. */
export type Db = NodePgDatabase<typeof schema> & { $client: Pool | PoolClient }

/**
 * An open database: `read` for queries on their own, `write` for one transaction. After a lost connection `write` does its
 * work again for some seconds where nothing can be written yet, and throws CommitUnknown where it may be. `connection` is
 * for connections beside the pool, such as those that listen.
 */
export type Database = {
  pool: FairPool
  connection: Connection
  read: Db
  write<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** Copies for reading, where there are any. */
  replicas?: Replicas
  close(): Promise<void>
}

/**
 * An open database with a connection as the owner of its tables, for work that changes them as a whole. Requests are
 * served without it: the application's role may not change the audit trail.
 */
export type OwnedDatabase = Database & { owner: Connection }

/** Returns the transaction's own connection, for COPY. Throws outside a transaction. */
export const connectionOf = (db: Db): PoolClient => {
  if (!('release' in db.$client)) throw new TypeError('COPY needs a transaction')
  return db.$client
}

/** Raises the time limits of the rest of a transaction from those of a request to those of a large import. */
export const waitLong = async (db: Db) => {
  await db.execute(sql`SET LOCAL statement_timeout = '10min'`)
  await db.execute(sql`SET LOCAL lock_timeout = '10min'`)
}
