import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { ClusterFolder } from './clusterFolder'

export type Connection = { host: string; port: number; user: string; password?: string; database: string }

/** Name of the database and of its user. */
export const NAME = 'daftari'

/** Returns the path of the file that holds the password of the user. */
export const secretOf = (base: string) => join(base, 'postgres.secret')

/** Returns the connection to the embedded database: a Unix socket, or a port with a password on Windows. */
export const connectionTo = ({ base, sockets }: ClusterFolder, port: number): Connection =>
  process.platform === 'win32'
    ? { host: '127.0.0.1', port, user: NAME, password: readFileSync(secretOf(base), 'utf8'), database: NAME }
    : { host: sockets, port, user: NAME, database: NAME }

/** Returns true when a PostgreSQL answers at the connection. */
export const answers = async (connection: Connection) => {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Creates the database unless the cluster has it. */
export const createDatabase = async (connection: Connection) => {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME])
    if (!rowCount) await client.query(`CREATE DATABASE ${NAME}`)
  } finally {
    await client.end()
  }
}
