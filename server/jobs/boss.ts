import type { ClientBase, Pool } from 'pg'
import PgBoss from 'pg-boss'

export const JOBS_SCHEMA = 'pgboss'

type Connection = Pick<ClientBase | Pool, 'query'>

/** Adapts one connection, or a running transaction, to pg-boss in place of its own pool. */
export const over = (connection: Connection): PgBoss.Db => ({
  executeSql: (text, values) => connection.query(text, values),
})

/**
 * Adapts a pool to pg-boss, whose maintenance opens transactions itself: a connection on which one failed is discarded.
 */
export const overPool = (pool: Pool): PgBoss.Db => ({
  async executeSql(text, values) {
    const client = await pool.connect()
    let failed: Error | undefined
    try {
      return await client.query(text, values)
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error))
      throw failed
    } finally {
      client.release(failed)
    }
  },
})

/**
 * Creates a pg-boss on a given connection. `prepareJobs` creates its schema and queues; a running server never does.
 */
export const createBoss = (db: PgBoss.Db, options: PgBoss.ConstructorOptions = {}) =>
  new PgBoss({ schema: JOBS_SCHEMA, migrate: false, schedule: false, supervise: false, ...options, db })
