import type { ClientBase, Pool } from 'pg'
import PgBoss from 'pg-boss'

export const JOBS_SCHEMA = 'pgboss'

type Connection = Pick<ClientBase | Pool, 'query'>

/** What pg-boss is given in place of a pool of its own: one connection, or a transaction in work. */
export const over = (connection: Connection): PgBoss.Db => ({
  executeSql: (text, values) => connection.query(text, values),
})

/** Its maintenance opens transactions by itself: a connection on which one of them failed is not used again. */
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

/** pg-boss on a given connection. Its schema and queues are made by `prepareJobs`, never by a server at work. */
export const createBoss = (db: PgBoss.Db, options: PgBoss.ConstructorOptions = {}) =>
  new PgBoss({ schema: JOBS_SCHEMA, migrate: false, schedule: false, supervise: false, ...options, db })
