import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '@contract/errors'
import { eq } from 'drizzle-orm'
import type { Settings } from '../config/settings'
import type { Db } from '../db/database'
import { edmsFile } from '../db/schema'
import { diskStore } from './diskStore'
import { type DocumentStore, type Kept, StoreFault } from './store'

/** Record of a filed document: its kind, subject, name and filing date. */
type Filed = { kind: string; subject: string; name: string; filedAt: string }

/** Input for making a document. `addressOf` returns the address of a path in the portal. */
export type About = Filed & { db: Db; handle: string; addressOf(path: string): string }

/** Makes the bytes of a document from the registry's own data; the same data makes the same bytes. */
export type Maker = (about: About) => Promise<Readable>

/** Groups of documents, each with its own table. */
type ShelfName = 'account' | 'entity' | 'insolvency' | 'legal' | 'manual' | 'practitioner'

/** Documents of one register: the look-up of a handle. */
export type Shelf = { name: ShelfName; find(db: Db, handle: string): Promise<Filed | undefined> }

/** Makers of a demonstration's documents, by shelf and by the document's kind. */
export type Makers = Readonly<Record<ShelfName, Readonly<Record<string, Maker>>>>

export type OpenDocument = Kept & { filed: Filed; bytes: Readable }

/** Electronic document management system: documents by handle. */
export type Edms = {
  /**
   * Opens a document by its handle, on the shelf it belongs to. Refusals: no-such-document, document-lost,
   * document-damaged, store-unavailable.
   */
  open(db: Db, shelf: Shelf, handle: string): Promise<OpenDocument>
  /** Stores bytes under a new handle. */
  keep(db: Db, handle: string, bytes: Readable): Promise<Kept>
}

type Parts = {
  store: DocumentStore
  address: string
  /** Makes the documents of a demonstration when they are first read; without it a document exists only once filed. */
  makers?: Makers | undefined
  /** Receives faults of the store for the log: the fault and the document's handle. */
  warn?(about: { fault: string; handle: string }): void
}

const refusalFor = {
  missing: 'document-lost',
  damaged: 'document-damaged',
  unreachable: 'store-unavailable',
} as const

/** Returns the configured store: a bucket, or else a folder of the data directory. */
export const documentStore = async ({
  edmsS3,
  dataDir,
}: Pick<Settings, 'edmsS3' | 'dataDir'>): Promise<DocumentStore> => {
  if (!edmsS3) return diskStore(join(dataDir, 'edms'))
  // Loaded on demand: the SDK is slow to load, and only S3 installations need it.
  const { s3Store } = await import('./s3Store')
  return s3Store(edmsS3)
}

const findKept = async (db: Db, handle: string): Promise<Kept | undefined> => {
  const [file] = await db
    .select({ hash: edmsFile.contentHash, size: edmsFile.size })
    .from(edmsFile)
    .where(eq(edmsFile.edmsId, handle))
  return file
}

export const createEdms = ({ store, address, makers, warn = () => undefined }: Parts): Edms => {
  const being = new Map<string, Promise<Kept>>()

  const keep: Edms['keep'] = async (db, handle, bytes) => {
    const file = await store.put(bytes)
    await db
      .insert(edmsFile)
      .values({ edmsId: handle, contentHash: file.hash, size: file.size })
      .onConflictDoNothing({ target: edmsFile.edmsId })
    // Another server may have stored it at the same moment: its row wins.
    return (await findKept(db, handle)) ?? file
  }

  const make = async (db: Db, shelf: Shelf, handle: string, filed: Filed): Promise<Kept> => {
    const maker = makers?.[shelf.name][filed.kind]
    if (!maker) throw new StoreFault('missing')
    const addressOf = (path: string) => `${address.replace(/\/$/, '')}${path}`
    return keep(db, handle, await maker({ ...filed, db, handle, addressOf }))
  }

  /** Makes a document on its first reading and stores it; simultaneous readers share one run. */
  const makeOnce = (db: Db, shelf: Shelf, handle: string, filed: Filed) => {
    const making = being.get(handle) ?? make(db, shelf, handle, filed).finally(() => being.delete(handle))
    being.set(handle, making)
    return making
  }

  return {
    keep,
    async open(db, shelf, handle) {
      const filed = await shelf.find(db, handle)
      if (!filed) throw new Refusal('no-such-document')
      try {
        const file = (await findKept(db, handle)) ?? (await makeOnce(db, shelf, handle, filed))
        return { ...file, filed, bytes: await store.open(file.hash) }
      } catch (error) {
        if (!(error instanceof StoreFault)) throw error
        warn({ fault: error.fault, handle })
        throw new Refusal(refusalFor[error.fault])
      }
    },
  }
}
