import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Whatever only a data folder of ours has in it. */
const OURS = ['server.pid', 'postgres', 'edms', 'audit.key']

/**
 * Makes the data folder, or closes one that is already there, to everybody but the account of the server (0700). Where
 * another account runs PostgreSQL inside it, the folder stays the server's own, and that account's group may pass
 * through it without listing it (0710). A folder that holds other things is left as its owner made it.
 */
export const closeDataFolder = (path: string, through?: { gid: number }): void => {
  if (process.platform === 'win32') {
    mkdirSync(path, { recursive: true })
    return
  }
  const made = mkdirSync(path, { recursive: true, mode: 0o700 }) !== undefined
  const { uid, mode } = statSync(path)
  const ours = made || OURS.some(name => existsSync(join(path, name)))
  // Folders such as /tmp are everybody's.
  if (!ours || uid !== process.getuid?.() || mode & 0o1000) return
  if (through) chownSync(path, uid, through.gid)
  chmodSync(path, through ? 0o710 : 0o700)
}
