import { copyAnchors } from '../audit/anchorFile'
import { anchorNow } from '../audit/anchorTrail'
import type { Settings } from '../config/settings'
import { backUpRows } from '../db/backup'
import type { BackupStore } from '../db/backupFiles'
import { type Manifest, writeManifest } from '../db/backupManifest'
import type { Database } from '../db/database'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import { noteBackup } from '../db/installation'
import { copyDocuments } from '../edms/copyDocuments'
import { documentStore } from '../edms/edms'
import { keptBy } from './keepRule'
import { backupKeys } from './keys'
import { documentsIn, sealedDocuments, sealedFiles } from './sealedFiles'
import { backupsIn, momentOf, nameAt, removeBackup, removeOthers } from './storedBackups'

export type Making = {
  database: Database
  settings: Settings
  store: BackupStore
  signal?: AbortSignal
  now?: number
}

/** A backup that is whole: its name, rows and documents, documents that EDMS could not give, and removed older backups. */
export type Made = Pick<Manifest, 'trail'> & {
  name: string
  rows: number
  documents: number
  lost: string[]
  removed: string[]
}

const SECOND = 1000

/** Returns a name after those of all backups, also within the second of the last one. */
const nextName = (newest: string | undefined, now: number) => {
  const after = newest === undefined ? 0 : Date.parse(momentOf(newest) ?? '') + SECOND
  return nameAt(new Date(Math.max(now, after)).toISOString())
}

const writeFiles = async ({ database, settings, store, signal }: Making, name: string) => {
  const keys = backupKeys(settings.backup)
  const files = sealedFiles(store, name, keys)
  const takenAt = momentOf(name)
  const there = await documentsIn(store)
  const connection = { ...database.connection, keepAlive: true }
  return withDedicatedConnection(connection, async client => {
    const manifest = await backUpRows(client, files, { ...(takenAt && { takenAt }), signal })
    // Copied after the rows: documents are only ever added, so every document of a row exists.
    const documents = await copyDocuments(client, await documentStore(settings), sealedDocuments(store, keys), hash => {
      signal?.throwIfAborted()
      return there.has(hash)
    })
    if (manifest.trail) {
      await anchorNow(database, settings, manifest.trail, 'backup')
      await copyAnchors(settings.dataDir, files)
    }
    await writeManifest(files, manifest)
    return { manifest, documents }
  })
}

/**
 * Writes an encrypted backup of rows, documents and anchors to a place, and then removes older ones by the rule of the
 * settings. A backup that fails leaves nothing of itself, and the earlier ones as they are. Errors: BackupFault, and those of
 * the database.
 */
export const makeBackup = async (making: Making): Promise<Made> => {
  const { database, settings, store, now = Date.now() } = making
  const earlier = await backupsIn(store)
  const name = nextName(earlier[0]?.name, now)
  const { manifest, documents } = await writeFiles(making, name).catch(async error => {
    // The place may be what failed: what cannot be removed now is removed a day later.
    await removeBackup(store, name).catch(() => undefined)
    throw error
  })
  await database.write(tx => noteBackup(tx, new Date(now)))
  const removed = await removeOthers(store, keptBy(settings.backup.keep, await backupsIn(store)), now)
  return {
    name,
    rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0),
    documents: documents.there,
    lost: documents.lost,
    removed,
    ...(manifest.trail && { trail: manifest.trail }),
  }
}
