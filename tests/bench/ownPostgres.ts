import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { withDedicatedConnection } from '../../server/db/dedicatedConnection'
import { startEmbedded } from '../../server/db/embedded'
import { prepareDatabase } from '../../server/openDatabase'

/**
 * An embedded PostgreSQL for one bench, a folder for files, and an empty one in it for a backup. `into` opens one connection to a database; `empty` creates a
 * database with all tables and no rows; `pid` is the id of PostgreSQL's main process.
 */
export type Place = {
  folder: string
  backup: string
  connection: Awaited<ReturnType<typeof startEmbedded>>['connection']
  pid: number
  into<T>(database: string, work: (client: PoolClient) => Promise<T>): Promise<T>
  empty(database: string): Promise<void>
}

/** Runs work on an embedded PostgreSQL of its own, as the owner; both it and the folder are deleted afterwards. */
export const withPostgres = async (work: (place: Place) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-bench-'))
  chmodSync(folder, 0o755)
  const backup = join(folder, 'backup')
  mkdirSync(backup, { mode: 0o700 })
  const { connection, pid, stop } = await startEmbedded(join(folder, 'data'))
  const into = <T>(database: string, work: (client: PoolClient) => Promise<T>) =>
    withDedicatedConnection({ ...connection, database }, work)
  const empty = async (database: string) => {
    await into('postgres', client => client.query(`CREATE DATABASE ${database}`))
    await prepareDatabase({ ...connection, database })
  }
  try {
    await prepareDatabase(connection)
    await work({ folder, backup, connection, pid: pid() ?? 0, into, empty })
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the result of the work, and its duration in seconds. */
export const timed = async <T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> => {
  const started = performance.now()
  const result = await work()
  return [result, (performance.now() - started) / 1000]
}
