import { chown, copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Runner } from './binaries'

/** Folders whose content belongs to a running PostgreSQL, as its documentation of base backups lists them. */
const EMPTIED = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify'],
  ...['pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*)$/

/** Writes a file or folder to the disk, so that it survives a power cut. */
export const settle = async (path: string) => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

type Options = { runner?: Runner | undefined; signal?: AbortSignal | undefined }

/**
 * Copies the folder of a cluster without its WAL, for the account that runs PostgreSQL. It may be in use between
 * pg_backup_start and pg_backup_stop: files that vanish meanwhile are left out. Errors: those of the file system.
 */
export const copyCluster = async (from: string, to: string, { runner, signal }: Options = {}): Promise<void> => {
  const own = async (path: string) => {
    if (runner) await chown(path, runner.uid, runner.gid)
    await settle(path)
  }
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    signal?.throwIfAborted()
    if (LEFT_OUT.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (EMPTIED.has(entry.name)) await mkdir(target, { mode: 0o700 }).then(() => own(target))
    else if (entry.isDirectory()) await copyCluster(source, target, { runner, signal })
    else if (entry.isFile()) {
      const isThere = await copyFile(source, target).then(
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
