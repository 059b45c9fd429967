import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from './database'
import { CommitUnknown } from './databaseErrors'
import * as schema from './schema'

/** Milliseconds that the answer to COMMIT is waited for; a database whose synchronous standby is gone gives none. */
const COMMIT_WITHIN = 30_000

const COMMIT: pg.QueryConfig & { query_timeout: number } = { text: 'COMMIT', query_timeout: COMMIT_WITHIN }

/** Returns true where PostgreSQL answered with an error, which undoes the transaction, or COMMIT was never sent. */
const isUndone = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.severity === 'ERROR'
    : error instanceof Error && /is not queryable/.test(error.message)

/**
 * Sends COMMIT. Throws CommitUnknown when the answer does not come, or when a cancelled wait left the change without its
 * copy on the synchronous standby.
 */
const sendCommit = async (client: pg.PoolClient): Promise<void> => {
  let isUncopied = false
  const note = ({ routine }: { routine: string | undefined }) => {
    isUncopied ||= routine === 'SyncRepWaitForLSN'
  }
  client.on('notice', note)
  const { command } = await client
    .query(COMMIT)
    .catch(error => {
      throw isUndone(error) ? error : new CommitUnknown('COMMIT was not answered', { cause: error })
    })
    .finally(() => client.off('notice', note))
  // PostgreSQL answers COMMIT with ROLLBACK instead of an error when the work ignored a failed statement.
  if (command !== 'COMMIT') throw new Error('The transaction was undone: a statement in it had failed.')
  if (isUncopied) throw new CommitUnknown('The change is not on the synchronous standby')
}

/**
 * Runs work in a transaction on this connection, and commits it. After an error the transaction is still open, unless it
 * is a CommitUnknown: the connection then serves nothing more.
 */
export const commit = async <T>(client: pg.PoolClient, work: (tx: Db) => Promise<T>): Promise<T> => {
  await client.query('BEGIN')
  const result = await work(drizzle(client, { schema }))
  await sendCommit(client)
  return result
}
