import { createHmac } from 'node:crypto'
import { type BackupSettings, backupKeyLines } from '../config/backupSettings'
import { readSecretFile } from '../config/secretFiles'

/** A key of 32 bytes; `id` names it in the files that it encrypted without revealing it. */
export type BackupKey = { id: string; bytes: Buffer }

/**
 * Returns the keys of BACKUP_KEY, the one that encrypts first. Its file is read at each call, so that a key changes while
 * the server runs. Throws where there is none.
 */
export const backupKeys = ({ key, keyFile }: Pick<BackupSettings, 'key' | 'keyFile'>): [BackupKey, ...BackupKey[]] => {
  const lines = backupKeyLines((keyFile === undefined ? key : readSecretFile('BACKUP_KEY', keyFile)) ?? '')
  const [first, ...others] = lines.map(line => {
    const bytes = Buffer.from(line, 'hex')
    if (bytes.length !== 32) throw new Error('BACKUP_KEY must have 64 hexadecimal digits on each line.')
    return { id: createHmac('sha256', bytes).update('the id of this key').digest('hex').slice(0, 16), bytes }
  })
  if (!first) throw new Error('BACKUP_KEY is not set: it encrypts backups and reads them.')
  return [first, ...others]
}
