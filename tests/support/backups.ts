import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupRound } from '@server/backups/backupWork'
import { backupStore } from '@server/backups/storedBackups'
import { readSettings } from '@server/config/settings'
import { prepareDatabase } from '@server/openDatabase'
import type { TestDatabase } from './database'

/** Returns a key of backups as the setting takes it. */
export const backupKey = () => randomBytes(32).toString('hex')

/** Creates an empty folder for backups; removing it is left to the caller. */
export const backupFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'daftari-backups-'))
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
