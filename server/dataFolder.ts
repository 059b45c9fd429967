import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders that only a Daftari data folder contains. */
const OURS = ['server.pid', 'postgres', 'edms', 'audit.key']

/**
 * Creates the data folder, or restricts an existing one to the account of the server (0700). Where another account runs
 * PostgreSQL inside it, the server keeps the folder and that account's group may pass through without listing it
 * (0710). A folder with other contents keeps the mode its owner gave it.
 */
export const closeDataFolder = (path: string, through?: { gid: number }): void => {
  if (process.platform === 'win32') {
    mkdirSync(path, { recursive: true })
    return
  }
  const isNew = mkdirSync(path, { recursive: true, mode: 0o700 }) !== undefined
  const { uid, mode } = statSync(path)
  const ours = isNew || OURS.some(name => existsSync(join(path, name)))
  // Shared folders such as /tmp (sticky bit) stay as they are.
  if (!ours || uid !== process.getuid?.() || mode & 0o1000) return
  if (through) chownSync(path, uid, through.gid)
  chmodSync(path, through ? 0o710 : 0o700)
}
