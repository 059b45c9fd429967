import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@contract/errors'
import { MOST_LOAD_FILES } from '@contract/portal/loads'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { loadFile, loadPiece } from '../db/schema'
import type { Uploaded } from '../http/upload'
import type { UploadFolder } from '../http/uploadFolder'
import type { SourceFile } from '../loads/sourceFiles'
import type { Proposal } from './proposal'

/** Bytes of a piece: one at a time is in memory. */
const PIECE = 4 * 1024 * 1024
/** Bytes that a reader is given at a time: a quarter of what it gathers before it looks for the ends of rows. */
const CHUNK = 256 * 1024

/** Returns a file that has just been uploaded as a file of a load. */
export const uploadedFile = ({ path, name, bytes }: Uploaded): SourceFile => ({
  name,
  size: bytes,
  open: () => createReadStream(path),
  place: async () => path,
})

/** Stores a file of a load, in place of the one with its name. Throws 'load-too-many-files'. */
export const storeFile = async (db: Db, load: number, file: Uploaded, proposal: Proposal) => {
  await db.delete(loadFile).where(and(eq(loadFile.load, load), eq(loadFile.name, file.name)))
  const [row] = await db
    .insert(loadFile)
    .values({ load, name: file.name, size: file.bytes, ...proposal })
    .returning({ id: loadFile.id })
  if (!row) throw new Error('PostgreSQL returned no number for the file')
  const source = await open(file.path)
  try {
    const piece = Buffer.alloc(PIECE)
    for (let no = 0; ; no++) {
      const { bytesRead } = await source.read(piece, 0, PIECE, no * PIECE)
      if (!bytesRead) break
      await db.insert(loadPiece).values({ file: row.id, no, bytes: piece.subarray(0, bytesRead) })
    }
  } finally {
    await source.close()
  }
  if ((await db.$count(loadFile, eq(loadFile.load, load))) > MOST_LOAD_FILES)
    throw new Refusal('load-too-many-files', { most: MOST_LOAD_FILES })
}

async function* piecesOf(db: Db, file: number, size: number): AsyncGenerator<Buffer> {
  let rest = size
  for (let no = 0; rest > 0; no++) {
    const [piece] = await db
      .select({ bytes: loadPiece.bytes })
      .from(loadPiece)
      .where(and(eq(loadPiece.file, file), eq(loadPiece.no, no)))
    if (!piece) throw new Error(`Piece ${no} of file ${file} of a load is missing`)
    rest -= piece.bytes.length
    for (let at = 0; at < piece.bytes.length; at += CHUNK) yield piece.bytes.subarray(at, at + CHUNK)
  }
}

/**
 * Returns the stored files of a load as its source files, in the order of their names: read piece by piece from the database,
 * and put on this machine where a reader needs a place. `discard` removes them there.
 */
export const storedFiles = async (db: Db, uploads: UploadFolder, load: number) => {
  const rows = await db.select().from(loadFile).where(eq(loadFile.load, load)).orderBy(asc(loadFile.name))
  const folders: string[] = []
  const files = rows.map(({ id, name, size }): SourceFile & { id: number } => {
    const read = () => Readable.from(piecesOf(db, id, size))
    let placed: Promise<string> | undefined
    const place = async () => {
      const folder = await uploads.make()
      folders.push(folder)
      const path = join(folder, 'upload')
      await pipeline(read(), createWriteStream(path, { mode: 0o600 }))
      return path
    }
    return { id, name, size, open: read, place: () => (placed ??= place()) }
  })
  const discard = async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  return { files, discard }
}
