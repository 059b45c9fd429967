import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canReach, findRunner, type Runner } from './binaries'

const windows = process.platform === 'win32'

/** Where the copy of the programs, and clusters whose own folder is out of reach, are kept when root starts the server. */
export const SHARED = '/var/lib/daftari'

export type Place = { runner: Runner | undefined; base: string; folder: string; sockets: string }

/**
 * Where the embedded database of a data folder lives, and which account runs it: the one that made it, where it is
 * there already; in /var/lib/daftari where the account cannot reach the data folder.
 */
export const placeOf = (dataDir: string): Place => {
  const key = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  const sockets = join(existsSync('/tmp') ? '/tmp' : tmpdir(), `daftari-${key}`)
  const here = join(dataDir, 'postgres')
  const found = findRunner()
  const made = found && statSync(join(here, 'PG_VERSION'), { throwIfNoEntry: false })
  if (made?.uid)
    return { runner: { name: 'its owner', uid: made.uid, gid: made.gid }, base: dataDir, folder: here, sockets }
  const base = found && !canReach(join(dataDir, 'x'), found) ? join(SHARED, key) : dataDir
  return { runner: found, base, folder: join(base, 'postgres'), sockets }
}

/** Makes a folder that only the account which runs PostgreSQL can enter. */
export const makeOwn = (path: string, runner: Runner | undefined) => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (runner) lchownSync(path, runner.uid, runner.gid)
  if (!windows) chmodSync(path, 0o700)
}

/**
 * Makes the short folder of the socket, whose path may have 107 bytes at most. It stands where everybody may write, so
 * one that somebody else put there, or a link, is refused and never followed.
 */
export const makeSocketFolder = (path: string, runner: Runner | undefined) => {
  const self = process.getuid?.()
  if (!lstatSync(path, { throwIfNoEntry: false })) mkdirSync(path, { mode: 0o700 })
  const found = lstatSync(path)
  if (!found.isDirectory() || (found.uid !== self && found.uid !== runner?.uid))
    throw new Error(`${path} was made by another account. Remove it, and start again.`)
  makeOwn(path, runner)
}

/** Removes the sockets and their locks that a killed PostgreSQL left in its folder. Only while none runs there. */
export const removeSockets = (path: string) => {
  for (const name of readdirSync(path)) if (name.startsWith('.s.PGSQL.')) rmSync(join(path, name), { force: true })
}
