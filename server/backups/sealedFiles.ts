import { open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { BackupFault, type BackupFiles, type BackupStore, SEALED, together } from '../db/backupFiles'
import { checkedStream, type DocumentStore, StoreFault, spool } from '../edms/store'
import type { BackupKey } from './keys'
import { sealing, unsealing } from './seal'

/** Returns the files below a folder of a store, encrypted. A file is tied to its name, and not to its folder. */
export const sealedFiles = (store: BackupFiles, folder: string, keys: [BackupKey, ...BackupKey[]]): BackupFiles => {
  const placeOf = (name: string) => `${folder}/${name}${SEALED}`
  return {
    async write(name, bytes) {
      const seal = sealing(keys[0], name)
      await together(pipeline(bytes, seal), store.write(placeOf(name), seal))
    },
    async open(name) {
      const source = await store.open(placeOf(name))
      const unseal = unsealing(keys, name)
      // An error of one stream ends the other, and reaches the reader with it.
      pipeline(source, unseal).catch(error => unseal.destroy(error))
      return unseal
    },
  }
}

/** Folder of documents beside the backups, which all of them share: documents are only ever added. */
const DOCUMENTS = 'documents'

const nameOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`

/** Returns the hashes of the documents of a place. */
export const documentsIn = async (store: BackupStore): Promise<Set<string>> => {
  const names = await store.list(`${DOCUMENTS}/`)
  return new Set(names.flatMap(name => name.match(/\/([\da-f]{64})\.sealed$/)?.[1] ?? []))
}

const faultOf = (error: unknown) => {
  if (!(error instanceof BackupFault)) return error
  if (error.code === 'missing') return new StoreFault('missing', error)
  return error.code === 'damaged' ? new StoreFault('damaged', error) : error
}

/** Returns the encrypted documents of a place as a document store. */
export const sealedDocuments = (store: BackupStore, keys: [BackupKey, ...BackupKey[]]): DocumentStore => {
  const files = sealedFiles(store, DOCUMENTS, keys)
  return {
    async put(bytes) {
      // The name of a document is its hash, which is known at its end.
      const { path, ...kept } = await spool(bytes, tmpdir())
      try {
        await files.write(nameOf(kept.hash), (await openFile(path)).createReadStream())
        return kept
      } finally {
        await rm(path, { force: true })
      }
    },
    async open(hash) {
      const spooled = await files
        .open(nameOf(hash))
        .then(bytes => spool(bytes, tmpdir()))
        .catch(error => {
          throw faultOf(error)
        })
      try {
        return await checkedStream(await openFile(spooled.path), hash)
      } finally {
        await rm(spooled.path, { force: true })
      }
    },
  }
}
