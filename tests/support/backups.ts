import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupRound } from '@server/backups/backupWork'
import { backupKeys } from '@server/backups/keys'
import { sealedFiles } from '@server/backups/sealedFiles'
import { backupStore } from '@server/backups/storedBackups'
import { readSettings } from '@server/config/settings'
import { restore } from '@server/db/backup'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { prepareDatabase } from '@server/openDatabase'
import { sql } from 'drizzle-orm'
import { type TestDatabase, testDatabase } from './database'
import { quickFolder } from './quickFolder'

/** Returns a key of backups as the setting takes it. */
export const backupKey = () => randomBytes(32).toString('hex')

/** Creates an empty folder for backups; removing it is left to the caller. */
export const backupFolder = async () => {
  const folder = await mkdtemp(join(quickFolder(), 'daftari-backups-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Returns what a server of a registry with these settings of backups needs, with its log. */
export const backingUp = async (
  { settings, another }: Pick<TestDatabase, 'settings' | 'another'>,
  variables: Record<string, string>,
) => {
  const read = readSettings({ DATA_DIR: settings.dataDir, ...variables })
  const database = another()
  // The databases of the tests are on one embedded server, whose disk is not that of the data folder.
  const own = { ...settings, backup: read.backup, databaseUrl: 'postgresql://the-server-of-the-tests' }
  const parts = { database, settings: own, prepare: prepareDatabase }
  const logged: { about: object; message: string }[] = []
  const log = (about: object, message: string) => logged.push({ about, message })
  const round = backupRound(parts, { info: log, error: log })
  const store = await backupStore(own.backup)
  if (!store) throw new Error('The settings name no place')
  return {
    parts,
    store,
    logged,
    /** Runs one round of the server at a moment. */
    round: (now: number) => round(new AbortController().signal, now),
  }
}

/** Restores a backup of a store into an empty registry, which is given to `look`. */
export const restoredFrom = async <T>(
  { store, parts }: Pick<Awaited<ReturnType<typeof backingUp>>, 'store' | 'parts'>,
  name: string,
  look: (test: TestDatabase) => Promise<T>,
) => {
  const empty = await testDatabase()
  try {
    const files = sealedFiles(store, name, backupKeys(parts.settings.backup))
    await withDedicatedConnection(empty.connection, client => restore(client, files))
    return await look(empty)
  } finally {
    await empty.close()
  }
}

/** Returns hashes of entities, people and the audit trail of a registry. */
export const fingerprintOf = async ({ database }: Pick<TestDatabase, 'database'>) => {
  const { rows } = await database.read.execute(sql`
    SELECT (SELECT md5(string_agg(e::text, '|' ORDER BY brn)) FROM entity e) AS entities,
      (SELECT md5(string_agg(p::text, '|' ORDER BY brn, no)) FROM entity_person p) AS people,
      (SELECT md5(string_agg(a::text, '|' ORDER BY id)) FROM audit_entry a) AS trail`)
  return rows[0]
}
