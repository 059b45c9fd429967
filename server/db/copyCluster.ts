import { createReadStream, createWriteStream } from 'node:fs'
import { chown, copyFile, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Runner } from './binaries'

/** Folders whose content belongs to a running PostgreSQL, as its documentation of base backups lists them. */
const EMPTIED = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|copy\.json)$/

/** Writes a file or folder to the disk, so that it survives a power cut. */
export const settle = async (path: string) => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

type Options = {
  runner?: Runner | undefined
  signal?: AbortSignal | undefined
  /** Returns the stream that each file is passed through, by its path in the cluster. */
  through?: ((name: string) => Transform) | undefined
}

const copyThrough = async (source: string, target: string, stream: Transform) => {
  try {
    await pipeline(createReadStream(source), stream, createWriteStream(target, { mode: 0o600 }))
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

/**
 * Copies the folder of a cluster without its WAL, for the account that runs PostgreSQL. It may be in use between
 * pg_backup_start and pg_backup_stop: files that vanish meanwhile are left out. Errors: those of the file system, and of
 * the streams.
 */
export const copyCluster = async (from: string, to: string, options: Options = {}, within = ''): Promise<void> => {
  const { runner, signal, through } = options
  const own = async (path: string) => {
    if (runner) await chown(path, runner.uid, runner.gid)
    await settle(path)
  }
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    signal?.throwIfAborted()
    if (LEFT_OUT.test(entry.name)) continue
    const [source, target, name] = [join(from, entry.name), join(to, entry.name), `${within}${entry.name}`]
    if (EMPTIED.has(entry.name)) await mkdir(target, { mode: 0o700 }).then(() => own(target))
    else if (entry.isDirectory()) await copyCluster(source, target, options, `${name}/`)
    else if (entry.isFile()) {
      const copied = through ? copyThrough(source, target, through(name)) : copyFile(source, target)
      const isThere = await copied.then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return false
        },
      )
      if (isThere) await own(target)
    }
  }
  await own(to)
}
