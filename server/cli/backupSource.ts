import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { backupKeys } from '../backups/keys'
import { sealedDocuments, sealedFiles } from '../backups/sealedFiles'
import { backupStore, backupsIn } from '../backups/storedBackups'
import type { Settings } from '../config/settings'
import { type BackupFiles, type BackupStore, folderStore, SEALED } from '../db/backupFiles'
import { MANIFEST } from '../db/backupManifest'
import { diskStore } from '../edms/diskStore'
import type { DocumentStore } from '../edms/store'
import { WrongUse } from './command'

type Source = { files: BackupFiles; documents: DocumentStore }

/** Word for the newest backup of the place that the settings name. */
const NEWEST = 'newest'

const sealedSource = (store: BackupStore, name: string, settings: Settings): Source => {
  const keys = backupKeys(settings.backup)
  return { files: sealedFiles(store, name, keys), documents: sealedDocuments(store, keys) }
}

/** Returns the place of backups that the settings name. Errors: WrongUse. */
export const placeOf = async (settings: Settings): Promise<BackupStore> => {
  const store = await backupStore(settings.backup)
  if (!store) throw new WrongUse('The settings name no place for backups: set BACKUP_FOLDER or BACKUP_S3_BUCKET.')
  return store
}

/**
 * Opens the backup that a word names: a folder, encrypted or not, the name of a backup in the place of the settings, or
 * `newest`. Errors: WrongUse where there is none.
 */
export const openSource = async (word: string, settings: Settings): Promise<Source> => {
  const folder = resolve(word)
  if (existsSync(join(folder, MANIFEST + SEALED)))
    return sealedSource(folderStore(dirname(folder)), basename(folder), settings)
  if (existsSync(join(folder, MANIFEST)))
    return { files: folderStore(folder), documents: diskStore(join(folder, 'edms')) }
  const store = settings.backup.place && (await placeOf(settings))
  const backups = store ? await backupsIn(store) : []
  const [found] = word === NEWEST ? backups : backups.filter(({ name }) => name === word)
  if (store && found) return sealedSource(store, found.name, settings)
  throw new WrongUse(
    store
      ? `There is no whole backup in ${folder}, and none of that name in the place of the settings: npm run daftari -- backups lists them.`
      : `There is no whole backup in ${folder}.`,
  )
}
