import type { BackupSettings } from '../config/backupSettings'
import { type BackupStore, folderStore, SEALED } from '../db/backupFiles'
import { MANIFEST } from '../db/backupManifest'

const NAME_START = 'daftari-'
/** Names of backups: the moment of their rows. */
const NAME = /^daftari-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/
/** Files of a backup as they are written, and parts of them that a killed server left. */
const FILE = /^[a-z][\w-]*\.(gz|json|jsonl)\.sealed(\.part)?$/

/** A backup of a place: its name, and the moment of its rows in ISO form. */
export type Kept = { name: string; at: string }

/** Returns the name of the backup of a moment in ISO form. */
export const nameAt = (at: string) => `${NAME_START}${at.slice(0, 19).replace(/[-:]/g, '')}Z`

/** Returns the moment that the name of a backup says, in ISO form; undefined for any other name. */
export const momentOf = (name: string): string | undefined => {
  const [year, month, day, hour, minute, second] = name.match(NAME)?.slice(1) ?? []
  return year && `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}

/** Opens the place of backups; undefined where the settings name none. */
export const backupStore = async ({ place }: Pick<BackupSettings, 'place'>): Promise<BackupStore | undefined> => {
  if (!place) return undefined
  if ('folder' in place) return folderStore(place.folder)
  // Loaded on demand: the SDK is slow to load, and only S3 installations need it.
  const { s3Files } = await import('./s3Files')
  return s3Files(place.bucket)
}

/** Returns the files of a place by the names of their backups; other files of the place are not among them. */
const filesByBackup = async (store: BackupStore) => {
  const byName = new Map<string, string[]>()
  for (const path of await store.list(NAME_START)) {
    const [name = '', file = '', ...deeper] = path.split('/')
    if (deeper.length || !NAME.test(name) || !FILE.test(file)) continue
    byName.set(name, [...(byName.get(name) ?? []), file])
  }
  return byName
}

const isWhole = (files: readonly string[]) => files.includes(MANIFEST + SEALED)

/** Returns the whole backups of a place, the newest first. One without its manifest is not whole. */
export const backupsIn = async (store: BackupStore): Promise<Kept[]> =>
  [...(await filesByBackup(store))]
    .flatMap(([name, files]) => {
      const at = momentOf(name)
      return at && isWhole(files) ? [{ name, at }] : []
    })
    .sort((one, other) => other.at.localeCompare(one.at))

/** Milliseconds after which a backup that is not whole belongs to a server that was killed. */
const LEFT_AFTER = 86_400_000

const removeFiles = async (store: BackupStore, name: string, files: readonly string[]) => {
  // The manifest goes first, so that an interrupted removal leaves none that looks whole.
  for (const file of files.toSorted((one, other) => Number(isWhole([other])) - Number(isWhole([one]))))
    await store.remove(`${name}/${file}`)
}

/** Removes a backup that failed. */
export const removeBackup = async (store: BackupStore, name: string) =>
  removeFiles(store, name, (await filesByBackup(store)).get(name) ?? [])

/**
 * Removes whole backups other than these, and what a killed server left of one. Files that the server did not write stay.
 * Returns the names of the removed ones.
 */
export const removeOthers = async (store: BackupStore, kept: ReadonlySet<string>, now: number): Promise<string[]> => {
  const removed: string[] = []
  for (const [name, files] of await filesByBackup(store)) {
    const age = now - Date.parse(momentOf(name) ?? '')
    if (kept.has(name) || (!isWhole(files) && age < LEFT_AFTER)) continue
    await removeFiles(store, name, files)
    removed.push(name)
  }
  return removed
}
