import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** End of the names of encrypted files. */
export const SEALED = '.sealed'

/** Files of backups, by names with `/` between folders: in a folder, in a bucket, or encrypted in either. */
export type BackupFiles = {
  /** Writes a file, which appears when all of it is written. Errors: those of the stream, and BackupFault. */
  write(name: string, bytes: Readable): Promise<void>
  /** Opens a file. Errors, also of the stream: BackupFault. */
  open(name: string): Promise<Readable>
}

/** The place of several backups, whose files are listed and removed, too. */
export type BackupStore = BackupFiles & {
  /** Returns the names of the files that begin so, in any order. */
  list(start: string): Promise<string[]>
  remove(name: string): Promise<void>
}

/** Reasons for which a backup cannot be written, read or restored. */
type BackupFaultCode =
  | 'place-full'
  | 'place-closed'
  | 'place-unreachable'
  | 'missing'
  | 'damaged'
  | 'key-lost'
  | 'newer'
  | 'older'
  | 'not-empty'
  | 'differs'
  | 'no-right'
  | 'no-room'

/** A fault of a backup: a sentence for the operator, and its code. `about` names the file or the system's code. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault'
  constructor(
    readonly code: BackupFaultCode,
    message: string,
    readonly about = '',
  ) {
    super(message)
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code

/** Returns the fault of a folder as a sentence; other errors as they are. */
const folderFault = (error: unknown, folder: string): unknown => {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupFault(
      'place-full',
      `The disk of ${folder} is full (${code}): the backup was not written, and earlier ones are as they were. Make room, or keep fewer backups.`,
      code,
    )
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EIO'].includes(code ?? ''))
    return new BackupFault('place-closed', `The files of the backup cannot be written to ${folder} (${code}).`, code)
  return error
}

/** Syncs a folder, so that a new name survives a power cut. */
const settle = async (folder: string) => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Runs two streams that share one in the middle, and waits for both. The fault that began it is thrown, since each passes it
 * on through the shared stream.
 */
export const together = async (...parts: Promise<unknown>[]): Promise<void> => {
  const isEcho = (reason: unknown) => codeOf(reason) === 'ERR_STREAM_PREMATURE_CLOSE'
  const results = await Promise.allSettled(parts)
  const faults = results.flatMap(result => (result.status === 'rejected' ? [result.reason as unknown] : []))
  // A full disk reaches both parts, one of them without its sentence.
  const isFull = (fault: unknown) => fault instanceof BackupFault && fault.code === 'place-full'
  if (faults.length) throw faults.find(isFull) ?? faults.find(fault => !isEcho(fault)) ?? faults[0]
}

/** Removes a file, and its folder with the last one. */
const removeFile = async (path: string) => {
  await rm(path, { force: true })
  await rmdir(dirname(path)).catch(() => undefined)
}

/** Returns the files of a folder. Each is written under another name, synced and renamed. */
export const folderStore = (folder: string): BackupStore => {
  const pathOf = (name: string) => join(folder, ...name.split('/'))
  return {
    async write(name, bytes) {
      const path = pathOf(name)
      const part = `${path}.part`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }))
        await rename(part, path)
        await settle(dirname(path))
      } catch (error) {
        bytes.destroy()
        await removeFile(part).catch(() => undefined)
        throw folderFault(error, folder)
      }
    },
    async open(name) {
      const file = await open(pathOf(name), 'r').catch(error => {
        if (codeOf(error) === 'ENOENT') throw new BackupFault('missing', `${name} is missing in ${folder}.`, name)
        throw error
      })
      return file.createReadStream()
    },
    async list(start) {
      const [top = ''] = start.split('/')
      const entries = await readdir(folder, { withFileTypes: true }).catch(error => {
        if (codeOf(error) === 'ENOENT') return []
        throw folderFault(error, folder)
      })
      const names: string[] = []
      for (const entry of entries.filter(({ name }) => name.startsWith(top))) {
        if (entry.isFile()) names.push(entry.name)
        if (!entry.isDirectory()) continue
        const inside = await readdir(join(folder, entry.name), { recursive: true, withFileTypes: true })
        for (const file of inside.filter(one => one.isFile()))
          names.push(relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'))
      }
      return names.filter(name => name.startsWith(start))
    },
    remove: name => removeFile(pathOf(name)),
  }
}
