import type { Settings } from '../config/settings'
import type { WalArchive } from '../db/walArchive'
import { backupKeys } from './keys'
import { sealing, unsealing } from './seal'

/**
 * Returns the archive of the embedded PostgreSQL that the settings name, if they do. It is encrypted as backups are where there
 * is a BACKUP_KEY, which is read at each use, so that it changes while the server runs.
 */
export const walArchiveOf = ({
  walArchive,
  backup,
}: Partial<Pick<Settings, 'walArchive' | 'backup'>>): WalArchive | undefined => {
  if (walArchive === undefined) return undefined
  const { key, keyFile } = { ...backup }
  const keys = () => backupKeys({ key, keyFile })
  return {
    folder: walArchive,
    seal: key === undefined ? undefined : name => sealing(keys()[0], name),
    unseal: name => unsealing(keys(), name),
  }
}
