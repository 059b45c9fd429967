import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { commit } from './commit'
import type { Db, OwnedDatabase } from './database'
import { CommitUnknown, isLost, isRefusedWrite, mayRunAgain } from './databaseErrors'
import { type Connection, withDedicatedConnection } from './dedicatedConnection'
import { FairPool } from './fairPool'
import * as schema from './schema'

/** Role of the application: it may do to the tables only what the server needs. */
export const APP_ROLE = 'daftari_app'
/**
 * Milliseconds that a statement of a request may take, and may wait for a lock. Imports set longer limits themselves.
 */
const STATEMENT_TIMEOUT = 10_000
const LOCK_TIMEOUT = 4000
/** Milliseconds for which a change is tried again after a lost connection, and between two tries. */
const REPEAT_WITHIN = 5000
const REPEAT_AFTER = 250
/** Milliseconds that closing the database waits for connections in use. */
const CLOSE_WITHIN = 5000

/**
 * Runs one transaction as the owner of the tables, on a connection of its own, which has no time limits. Closing that
 * connection undoes a transaction that failed.
 */
export const writeAsOwner = <T>({ owner }: OwnedDatabase, work: (tx: Db) => Promise<T>): Promise<T> =>
  withDedicatedConnection(owner, client => commit(client, work))

type PoolOptions = {
  connections: number
  appRole: boolean
  standby?: boolean
  /** Called with the error of each connection that ended by itself. */
  onLost?(error: unknown): void
}

/**
 * Sets role and limits of a new connection. A standby in place of the primary is refused: it may lack the last changes.
 */
const prepareFor =
  ({ appRole, standby = false }: PoolOptions) =>
  async (client: pg.ClientBase) => {
    const { rows } = await client.query<{ standby: boolean }>(
      `SELECT pg_is_in_recovery() AS standby, set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('role', $3, false)`,
      [STATEMENT_TIMEOUT, LOCK_TIMEOUT, appRole ? APP_ROLE : 'none'],
    )
    if (rows[0]?.standby && !standby)
      throw Object.assign(new Error('A standby answered in place of the primary'), { code: '08004' })
  }

/**
 * Creates a pool whose connections have the role and the limits of the application. A connection that ends by itself, idle or
 * in use, is replaced: an error that nothing listens to would end the process.
 */
export const createPool = (connection: Connection, options: PoolOptions) => {
  const { connections, onLost = () => undefined } = options
  const pool = new FairPool({
    ...connection,
    max: connections,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    onConnect: prepareFor(options),
  })
  pool.on('error', onLost)
  pool.on('connect', client => client.on('error', onLost))
  return pool
}

type Options = {
  connections?: number
  appRole?: boolean
  owner?: Connection
  /** Called with each error that may mean that another server is the primary now. */
  onLost?(error: unknown): void
  onClose?(): Promise<void>
}

/** Creates a pool on a prepared database. */
export const connectDatabase = (
  connection: Connection,
  { connections = 20, appRole = true, owner = connection, onLost = () => undefined, onClose }: Options = {},
): OwnedDatabase => {
  const pool = createPool(connection, { connections, appRole, onLost })
  const read: Db = drizzle(pool, { schema })

  /** Tries once. `isLost`: the connection was lost before COMMIT was sent, so that nothing is written. */
  const once = async <T>(
    work: (tx: Db) => Promise<T>,
  ): Promise<{ result: T } | { error: unknown; isLost: boolean }> => {
    let client: pg.PoolClient
    try {
      client = await pool.connect()
    } catch (error) {
      return { error, isLost: isLost(error) }
    }
    let isBroken = false
    try {
      return { result: await commit(client, work) }
    } catch (error) {
      const isUnknown = error instanceof CommitUnknown
      const rolledBack = () =>
        client.query('ROLLBACK').then(
          () => true,
          () => false,
        )
      isBroken = isUnknown || !(await rolledBack())
      return { error, isLost: isBroken && !isUnknown }
    } finally {
      client.release(isBroken)
    }
  }

  return {
    pool,
    connection,
    owner,
    read,
    async write(work) {
      const until = Date.now() + REPEAT_WITHIN
      for (let tries = 1; ; tries++) {
        const outcome = await once(work)
        if ('result' in outcome) return outcome.result
        const { error } = outcome
        if (outcome.isLost || isRefusedWrite(error)) onLost(error)
        if (outcome.isLost && Date.now() < until) await pause(REPEAT_AFTER)
        else if (tries >= 3 || !mayRunAgain(error)) throw error
      }
    },
    async close() {
      // A leaked connection must not keep the embedded PostgreSQL running.
      const ended = new AbortController()
      await Promise.race([pool.end(), pause(CLOSE_WITHIN, undefined, { signal: ended.signal }).catch(() => undefined)])
      ended.abort()
      await onClose?.()
    },
  }
}
