import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db, OwnedDatabase } from './database'
import { mayRunAgain } from './databaseErrors'
import { withDedicatedConnection } from './dedicatedConnection'
import { FairPool } from './fairPool'
import * as schema from './schema'

/** Role of the application: it may do to the tables only what the server needs. */
export const APP_ROLE = 'daftari_app'
/**
 * Milliseconds that a statement of a request may take, and may wait for a lock. Imports set longer limits themselves.
 */
const STATEMENT_TIMEOUT = 10_000
const LOCK_TIMEOUT = 4000
/** Milliseconds that closing the database waits for connections in use. */
const CLOSE_WITHIN = 5000

/** Runs work in a transaction on this connection, and commits it. After an error the transaction is still open. */
const commit = async <T>(client: pg.PoolClient, work: (tx: Db) => Promise<T>): Promise<T> => {
  await client.query('BEGIN')
  const result = await work(drizzle(client, { schema }))
  // PostgreSQL answers COMMIT with ROLLBACK instead of an error when the work ignored a failed statement.
  const { command } = await client.query('COMMIT')
  if (command !== 'COMMIT') throw new Error('The transaction was undone: a statement in it had failed.')
  return result
}

/**
 * Runs one transaction as the owner of the tables, on a connection of its own, which has no time limits. Closing that
 * connection undoes a transaction that failed.
 */
export const writeAsOwner = <T>({ owner }: OwnedDatabase, work: (tx: Db) => Promise<T>): Promise<T> =>
  withDedicatedConnection(owner, client => commit(client, work))

/** Creates a pool on a prepared database. A connection that ends by itself is replaced. */
export const connectDatabase = (
  connection: pg.PoolConfig,
  {
    connections = 20,
    appRole = true,
    owner = connection,
    onClose,
  }: { connections?: number; appRole?: boolean; owner?: pg.PoolConfig; onClose?(): Promise<void> } = {},
): OwnedDatabase => {
  const pool = new FairPool({
    ...connection,
    max: connections,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: LOCK_TIMEOUT,
    ...(appRole && { options: `-c role=${APP_ROLE}` }),
  })
  pool.on('error', () => undefined)
  pool.on('connect', client => client.on('error', () => undefined))
  const read: Db = drizzle(pool, { schema })

  const once = async <T>(work: (tx: Db) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    let broken = false
    try {
      return await commit(client, work)
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        broken = true
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    pool,
    owner,
    read,
    async write(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(work)
        } catch (error) {
          if (tries >= 3 || !mayRunAgain(error)) throw error
        }
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
