import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../db/systemProcesses'

/** Milliseconds after which a folder of another machine belongs to nobody: no upload takes as long. */
const ABANDONED = 3_600_000

/** Name of this process's folder; several servers may share a data folder, and a process id is given again. */
const ownName = `${hostname()}_${process.pid}_${Math.round(performance.timeOrigin)}`

const isAbandoned = async (folder: string, name: string) => {
  if (name === ownName) return false
  const [host, pid] = name.split('_')
  if (host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true
  const { mtimeMs } = await stat(join(folder, name))
  return Date.now() - mtimeMs > ABANDONED
}

/** A place for uploaded files below the data folder. */
export type UploadFolder = {
  /** Makes a folder for one upload, which only this account can enter. */
  make(): Promise<string>
}

/** Opens the place for uploads of this server, and removes what servers that were killed left there. */
export const openUploadFolder = async (dataDir: string): Promise<UploadFolder> => {
  const all = join(dataDir, 'uploads')
  for (const name of await readdir(all).catch(() => []))
    if (await isAbandoned(all, name).catch(() => false)) await rm(join(all, name), { recursive: true, force: true })
  const own = join(all, ownName)
  return {
    async make() {
      await mkdir(own, { recursive: true, mode: 0o700 })
      return mkdtemp(join(own, 'upload-'))
    },
  }
}
