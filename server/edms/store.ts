import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Identity of stored bytes: the SHA-256 of their content, with their size. */
export type Kept = { hash: string; size: number }

/** Store of documents' bytes, each under the hash of its content. Bytes are never changed or removed. */
export type DocumentStore = {
  /** Stores a stream; equal bytes are stored once. Bytes appear only when all of them are written. */
  put(bytes: Readable): Promise<Kept>
  /** Opens the bytes under a hash, verified completely before the first byte is delivered. Errors: StoreFault. */
  open(hash: string): Promise<Readable>
}

/**
 * `missing`: there is nothing under this hash. `damaged`: the bytes do not match it. `unreachable`: the store does not
 * answer.
 */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  constructor(
    readonly fault: 'missing' | 'damaged' | 'unreachable',
    cause?: unknown,
  ) {
    super(`The document store: ${fault}`, { cause })
  }
}

/** Hashes and counts the bytes of a stream. */
const measure = () => {
  const digest = createHash('sha256')
  let size = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      digest.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { through, result: (): Kept => ({ hash: digest.digest('hex'), size }) }
}

/** Writes a stream to a new file in a folder and syncs it to disk; returns its hash, size and path. */
export const spool = async (bytes: Readable, folder: string): Promise<Kept & { path: string }> => {
  const path = join(folder, `${randomBytes(12).toString('hex')}.part`)
  const { through, result } = measure()
  try {
    await pipeline(bytes, through, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
    return { ...result(), path }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/**
 * Returns the bytes of a file after checking them against the hash. The file handle closes with the stream, or here on
 * an error.
 */
export const checkedStream = async (file: FileHandle, hash: string): Promise<Readable> => {
  try {
    const digest = createHash('sha256')
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false })) digest.update(chunk)
    if (digest.digest('hex') !== hash) throw new StoreFault('damaged')
    return file.createReadStream({ start: 0 })
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Opens a file for reading; a missing file is a fault of the store. */
export const openFile = async (path: string): Promise<FileHandle> => {
  try {
    return await open(path, 'r')
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new StoreFault('missing', error) : error
  }
}
