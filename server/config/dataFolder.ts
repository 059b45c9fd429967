import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
  const highest = mkdirSync(path, { recursive: true, mode: 0o700 })
  const isNew = highest !== undefined
  const { uid, mode } = statSync(path)
  const ours = isNew || OURS.some(name => existsSync(join(path, name)))
  // Shared folders such as /tmp (sticky bit) stay as they are.
  if (!ours || uid !== process.getuid?.() || mode & 0o1000) return
  const close = (folder: string) => {
    if (through) chownSync(folder, uid, through.gid)
    chmodSync(folder, through ? 0o710 : 0o700)
  }
  close(path)
  // Folders above it that were created now: the account of PostgreSQL passes through them too.
  if (highest) for (let above = dirname(path); above.length >= highest.length; above = dirname(above)) close(above)
}
