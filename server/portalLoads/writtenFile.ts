import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { UploadFolder } from '../http/uploadFolder'

/** Has `write` write a file at a temporary path, and returns it as a stream; the file is removed at its end, or on a failure. */
export const writtenFile = async (uploads: UploadFolder, write: (path: string) => Promise<void>): Promise<Readable> => {
  const folder = await uploads.make()
  const discard = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  try {
    await write(path)
  } catch (error) {
    await discard()
    throw error
  }
  const stream = createReadStream(path)
  stream.once('close', () => void discard())
  return stream
}
