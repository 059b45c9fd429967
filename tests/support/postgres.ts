import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '@server/db/embeddedConnection'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/db/embedded'
import { prepareDatabase } from '../../server/openDatabase'
import { quickFolder } from './quickFolder'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Connection
  }
}

export const TEMPLATE = 'daftari_template'

/** Bytes for all databases of a run. */
const ENOUGH = 8 * 1024 ** 3

/** Starts one PostgreSQL for the whole run, with a migrated template that each test file's database is copied from. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(quickFolder(ENOUGH), 'daftari-tests-'))
  // Under root, PostgreSQL's account must be able to enter; otherwise the data would go to /var/lib.
  chmodSync(folder, 0o755)
  const embedded = await startEmbedded(folder, { durable: false, connections: 200 })
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  // Also of an interrupted run, which would go on to hold memory; PostgreSQL is told to end before this.
  process.once('exit', remove)
  const client = new pg.Client({ ...embedded.connection, database: 'postgres' })
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  await prepareDatabase({ ...embedded.connection, database: TEMPLATE })
  project.provide('postgres', embedded.connection)
  return async () => {
    await embedded.stop()
    remove()
  }
}
