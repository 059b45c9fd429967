import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings, type Settings } from '@server/config/settings'
import { connectDatabase } from '@server/db/connect'
import type { OwnedDatabase } from '@server/db/database'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from './postgres'
import { quickFolder } from './quickFolder'

export type TestDatabase = {
  database: OwnedDatabase
  settings: Settings
  connection: pg.ClientConfig
  /** Opens a second server on the same data. */
  another(): OwnedDatabase
  close(): Promise<void>
}

/**
 * Creates a database, migrated and empty or as the template has it, with a data folder for documents; closing deletes
 * both.
 */
export const testDatabase = async (
  settings: Record<string, string> = {},
  template: string = TEMPLATE,
): Promise<TestDatabase> => {
  const postgres = inject('postgres')
  const name = `t_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ ...postgres, database: 'postgres' })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const connection = { ...postgres, database: name }
  const folder = await mkdtemp(join(quickFolder(), 'daftari-data-'))
  const opened: OwnedDatabase[] = []
  const another = () => {
    const database = connectDatabase(connection, { connections: 10 })
    opened.push(database)
    return database
  }
  return {
    database: another(),
    settings: readSettings({ LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder, ...settings }),
    connection,
    another,
    async close() {
      await Promise.all(opened.map(database => database.close().catch(() => undefined)))
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Drops the GIN indexes, and returns a function that creates them again: each row has many entries in one. */
const setSearchIndexesAside = async (owner: pg.Client) => {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `SELECT i.oid::regclass::text AS name, pg_get_indexdef(i.oid) AS definition
     FROM pg_class i JOIN pg_am m ON m.oid = i.relam
     WHERE m.amname = 'gin' AND i.relkind = 'i' AND i.relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) await owner.query(`DROP INDEX ${name}`)
  return async () => {
    for (const { definition } of rows) await owner.query(definition)
  }
}

/**
 * Creates a database that `fill` fills as its owner, vacuumed and with the statistics that PostgreSQL makes plans from.
 */
export const filledDatabase = async (fill: (owner: pg.Client) => Promise<unknown>): Promise<TestDatabase> => {
  const test = await testDatabase()
  const owner = new pg.Client(test.connection)
  await owner.connect()
  // As a load into an empty register does: the rows are its first state (docs/decisions/120-versions.md).
  await owner.query("SET daftari.versions = 'off'")
  const createSearchIndexes = await setSearchIndexesAside(owner)
  await fill(owner)
  await createSearchIndexes()
  await owner.query('VACUUM ANALYZE')
  await owner.end()
  return test
}
