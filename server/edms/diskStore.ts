import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedStream, type DocumentStore, openFile, spool } from './store'

const windows = process.platform === 'win32'

/** Syncs a folder, so that a new file name survives a power cut. */
const settle = async (folder: string) => {
  if (windows) return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Stores documents in a folder as `ab/ab12...`; each is written to a temporary file, synced and renamed. */
export const diskStore = (folder: string): DocumentStore => {
  const shelfOf = (hash: string) => join(folder, hash.slice(0, 2))
  const pathOf = (hash: string) => join(shelfOf(hash), hash)
  return {
    async put(bytes) {
      const incoming = join(folder, 'incoming')
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const { path, hash, size } = await spool(bytes, incoming)
      if (await mkdir(shelfOf(hash), { recursive: true, mode: 0o700 })) await settle(folder)
      await rename(path, pathOf(hash))
      await settle(shelfOf(hash))
      return { hash, size }
    },
    open: async hash => checkedStream(await openFile(pathOf(hash)), hash),
  }
}
