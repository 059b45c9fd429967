import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canReach, findBinaries, findRunner, type Runner } from './binaries'

const windows = process.platform === 'win32'

/**
 * Folder for the copied programs, and for clusters whose own folder the runner cannot reach, when root starts the
 * server.
 */
export const SHARED = '/var/lib/daftari'

export type ClusterFolder = { runner: Runner | undefined; base: string; folder: string; sockets: string }

/**
 * Returns the place of an embedded database and the account that runs it. An existing cluster stays with its owner; a
 * new one goes to /var/lib/daftari where the account cannot reach the data folder.
 */
export const clusterFolderOf = (dataDir: string): ClusterFolder => {
  const key = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  const sockets = join(existsSync('/tmp') ? '/tmp' : tmpdir(), `daftari-${key}`)
  const here = join(dataDir, 'postgres')
  const runner = findRunner()
  const cluster = runner && statSync(join(here, 'PG_VERSION'), { throwIfNoEntry: false })
  if (cluster?.uid)
    return { runner: { name: 'its owner', uid: cluster.uid, gid: cluster.gid }, base: dataDir, folder: here, sockets }
  const base = runner && !canReach(join(dataDir, 'x'), runner) ? join(SHARED, key) : dataDir
  return { runner, base, folder: join(base, 'postgres'), sockets }
}

/** Returns the folder of a cluster that is being recovered to a moment. */
export const recoveringOf = ({ folder }: Pick<ClusterFolder, 'folder'>) => `${folder}.recovering`

/** Returns the folder of a whole cluster that a restore to a moment puts in the place of the former one. */
export const restoredOf = ({ folder }: Pick<ClusterFolder, 'folder'>) => `${folder}.restored`

/** Returns a function that gives the paths of PostgreSQL's programs, where the account that runs them can reach them. */
export const programIn = (runner: Runner | undefined) => {
  const bin = findBinaries(runner, SHARED)
  return (name: string) => join(bin, windows ? `${name}.exe` : name)
}

/**
 * Creates the shared folder so that every account can pass through it, whatever the umask. A folder that root keeps to
 * itself is opened: everything inside has permissions of its own.
 */
export const makeShared = (path = SHARED) => {
  mkdirSync(path, { recursive: true, mode: 0o755 })
  chmodSync(path, statSync(path).mode | 0o755)
}

/** Creates a folder that only the account of PostgreSQL can enter. */
export const makeOwn = (path: string, runner: Runner | undefined) => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (runner) lchownSync(path, runner.uid, runner.gid)
  if (!windows) chmodSync(path, 0o700)
}

/**
 * Creates the short folder of the socket, whose path may have at most 107 bytes. Its parent is writable by everybody,
 * so a folder that another account made, or a link, is refused.
 */
export const makeSocketFolder = (path: string, runner: Runner | undefined) => {
  const self = process.getuid?.()
  if (!lstatSync(path, { throwIfNoEntry: false })) mkdirSync(path, { mode: 0o700 })
  const stats = lstatSync(path)
  if (!stats.isDirectory() || (stats.uid !== self && stats.uid !== runner?.uid))
    throw new Error(`${path} was made by another account. Remove it, and start again.`)
  makeOwn(path, runner)
}

/**
 * Removes the sockets and lock files that a killed PostgreSQL left in its folder. Call it only while none runs there.
 */
export const removeSockets = (path: string) => {
  for (const name of readdirSync(path)) if (name.startsWith('.s.PGSQL.')) rmSync(join(path, name), { force: true })
}
