import { getTableName, sql } from 'drizzle-orm'
import { mayDemonstrate } from '../config/reach'
import { RELEASE } from '../config/release'
import { compareMigrations, upgradedBy, worksOn } from '../db/appliedMigrations'
import { APP_ROLE } from '../db/connect'
import type { Db } from '../db/database'
import { installationOf } from '../db/installation'
import { migratedObjects } from '../db/migrationFiles'
import { untotalled } from '../db/missingTotals'
import * as schema from '../db/schema'
import { totalsIn } from '../db/totalDeclarations'
import { unwatched } from '../work/missingWork'
import { workRows } from '../work/sources'
import { type Check, finding, findingOf } from './check'

/** Oldest version of PostgreSQL that the registry works on. */
const LEAST_VERSION = 15

/** Tables that the application's role may add to and never change. */
const ADDED_TO_ONLY = [schema.auditEntry, schema.edmsFile, schema.insolvencyChange].map(getTableName)

const readState = async (db: Db) => {
  const { rows } = await db.execute<{ version: string; number: number; readOnly: boolean; role: boolean }>(sql`
    SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
      pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS "readOnly",
      EXISTS (SELECT FROM pg_roles WHERE rolname = ${APP_ROLE}) AS role`)
  return rows[0] ?? { version: '', number: 0, readOnly: false, role: false }
}

const examineMigrations = async (db: Db) => {
  const state = await compareMigrations(db)
  const newer = worksOn(state)
    ? finding('database-newer', { release: RELEASE, later: upgradedBy(state) ?? '' })
    : finding('migrations-foreign')
  return [
    ...(state.pending.length ? [finding('migrations-missing', { count: state.pending.length })] : []),
    ...(state.unknown.length ? [newer] : []),
  ]
}

const examineRole = async (db: Db) => {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT name FROM unnest(${sql.param(ADDED_TO_ONLY)}::text[]) AS name
    WHERE has_table_privilege(${APP_ROLE}, 'public.' || name, 'UPDATE, DELETE, TRUNCATE')`)
  const tables = rows.map(({ name }) => name).join(', ')
  return tables ? [finding('role-too-strong', { role: APP_ROLE, tables })] : []
}

/** Version, migrations and rights of the database, and that demonstration data are not open to others. */
export const databaseCheck: Check = {
  name: 'database',
  needsDatabase: true,
  async run({ database: { read }, settings }) {
    const { version, number, readOnly, role } = await readState(read)
    const isOpen = !mayDemonstrate(settings) && (await installationOf(read)).demonstration
    return [
      ...(number < LEAST_VERSION * 10_000 ? [finding('database-old', { version, least: LEAST_VERSION })] : []),
      ...(readOnly ? [finding('database-read-only')] : []),
      ...(role ? await examineRole(read) : [finding('role-missing', { role: APP_ROLE })]),
      ...(await examineMigrations(read)),
      ...(isOpen ? [finding('demonstration-open')] : []),
    ]
  },
}

/** Triggers and indexes that the migrations made: they are there, enabled and valid. */
export const objectsCheck: Check = {
  name: 'objects',
  needsDatabase: true,
  async run({ database: { read, pool } }) {
    const { triggers, indexes } = migratedObjects()
    const { rows: present } = await read.execute<{ name: string; enabled: boolean }>(sql`
      SELECT c.relname || '.' || t.tgname AS name, t.tgenabled IN ('O', 'A') AS enabled
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace`)
    const { rows: valid } = await read.execute<{ name: string }>(sql`
      SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indisvalid AND c.relnamespace = 'public'::regnamespace`)
    const known = new Set(present.map(({ name }) => name))
    const usable = new Set(valid.map(({ name }) => name))
    const client = await pool.connect()
    try {
      return [
        ...findingOf(
          'trigger-missing',
          triggers.map(({ name, table }) => `${table}.${name}`).filter(name => !known.has(name)),
        ),
        ...findingOf(
          'trigger-disabled',
          present.filter(({ enabled }) => !enabled).map(({ name }) => name),
        ),
        ...findingOf(
          'totals-missing',
          (await untotalled(client, totalsIn(schema))).map(({ table }) => getTableName(table)),
        ),
        ...findingOf(
          'work-missing',
          (await unwatched(client, workRows)).map(({ source }) => source),
        ),
        ...findingOf(
          'index-missing',
          indexes.map(({ name }) => name).filter(name => !usable.has(name)),
        ),
      ]
    } finally {
      client.release()
    }
  },
}
