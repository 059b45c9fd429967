import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What bytes are known by: the SHA-256 of their content. */
export type Kept = { hash: string; size: number }

/** Where the bytes of documents are kept, each under the hash of its content. Nothing is ever changed or removed. */
export type DocumentStore = {
  /** Keeps what the stream brings; the same bytes are kept once. Nothing is there before all of it is. */
  put(bytes: Readable): Promise<Kept>
  /** The bytes under a hash, checked whole before the first of them is given. Errors: StoreFault. */
  open(hash: string): Promise<Readable>
}

/** `missing`: nothing is under this hash. `damaged`: something else is. `unreachable`: the store does not answer. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  constructor(
    readonly fault: 'missing' | 'damaged' | 'unreachable',
    cause?: unknown,
  ) {
    super(`The document store: ${fault}`, { cause })
  }
}

/** Hashes and counts what passes through. */
export const measure = () => {
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

/** Writes a stream to a new file in a folder, so that a power cut does not lose it, and says what it is. */
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

/** A file's bytes once they are known to be what the hash says. The handle is closed with the stream, or here. */
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

/** Opens a file for reading; one that is not there is a fault of the store. */
export const openFile = async (path: string): Promise<FileHandle> => {
  try {
    return await open(path, 'r')
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new StoreFault('missing', error) : error
  }
}
