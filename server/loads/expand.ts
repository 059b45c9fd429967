import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { Refusal } from '@contract/errors'
import { type Entry, openPromise } from 'yauzl'
import type { SourceFile } from './sourceFiles'

/** Folder of the files that the list of documents names. */
export const DOCUMENTS = 'documents/'

/** Files in a zip, at most: each is held in memory by its name. */
const MOST_FILES = 200_000
/** A zip that declares more bytes than this may have at most so many times its own size: sheets shrink to a tenth or less. */
const FREE_BYTES = 100 * 1024 * 1024
const MOST_TIMES = 200

/** Type of a Unix file in the attributes of an entry, and the one of a link to another file. */
const TYPE = 0o170_000
const LINK = 0o120_000

const isZip = ({ name }: { name: string }) => name.toLowerCase().endsWith('.zip')

const broken = ({ name }: SourceFile, reason: string) => new Refusal('load-file-broken', { file: name, reason })

/** Returns the refusal for an error of the reader: it names paths that climb and encryption, all others are damage. */
const refusalFor = (zip: SourceFile, error: unknown) => {
  if (error instanceof Refusal) return error
  const { message } = error as Error
  const [, path] = /^(?:absolute path|invalid relative path): (.*)$/s.exec(message) ?? []
  if (path !== undefined)
    return broken(zip, `It names a file outside of itself, ${path}. Make the zip again from the folder.`)
  if (/encrypt/.test(message)) return broken(zip, 'It is protected by a password. Make it again without one.')
  return broken(zip, 'It is damaged, or only a part of it was copied. Copy or make it again.')
}

/** Checks what an entry says about itself. */
const checkEntry = (zip: SourceFile, entry: Entry) => {
  const { fileName } = entry
  if (entry.isEncrypted()) throw broken(zip, `${fileName} is protected by a password. Make the zip again without one.`)
  if (((entry.externalFileAttributes >>> 16) & TYPE) === LINK)
    throw broken(zip, `${fileName} is a link to another file. Put the file itself into the zip.`)
  if (!entry.canDecodeFileData())
    throw broken(zip, `${fileName} is compressed in a way that is not read. Make the zip with the usual compression.`)
  if (isZip({ name: fileName })) throw broken(zip, `It has another zip in it, ${fileName}. Unpack that one.`)
}

/** Folders, and files that systems add by themselves. */
const isLeftOut = (path: string) =>
  path.endsWith('/') || path.split('/').some(part => part.startsWith('.') || part === '__MACOSX')

const entriesOf = async (zip: SourceFile, path: string) => {
  const file = await openPromise(path, { autoClose: false })
  const entries = new Map<string, Entry>()
  let bytes = 0
  try {
    for await (const entry of file.eachEntry()) {
      if (isLeftOut(entry.fileName)) continue
      checkEntry(zip, entry)
      if (entries.has(entry.fileName))
        throw broken(zip, `It has two files called ${entry.fileName}. Make the zip again from the folder.`)
      entries.set(entry.fileName, entry)
      bytes += entry.uncompressedSize
      if (entries.size > MOST_FILES)
        throw broken(zip, `It has more than ${MOST_FILES.toLocaleString('en')} files. Make several zips of it.`)
      if (bytes > FREE_BYTES && bytes > MOST_TIMES * zip.size)
        throw broken(zip, `It would unpack to more than ${MOST_TIMES} times its size. Load the folder instead.`)
    }
  } finally {
    file.close()
  }
  return entries
}

/** Reads a file of a zip as a stream, and checks its size and its checksum on the way. */
async function* bytesOf(zip: SourceFile, path: string, entry: Entry): AsyncGenerator<Buffer> {
  const file = await openPromise(path, { autoClose: false })
  try {
    let sum = 0
    for await (const chunk of await file.openReadStreamPromise(entry)) {
      sum = crc32(chunk as Buffer, sum)
      yield chunk as Buffer
    }
    if (sum !== entry.crc32) throw new Error('The checksum differs')
  } catch (error) {
    throw refusalFor(zip, error)
  } finally {
    file.close()
  }
}

/** Returns the folder that all files of a zip are in, with its slash; empty where there is none. */
const sharedFolder = (names: readonly string[]) => {
  const first = names[0]?.slice(0, names[0].indexOf('/') + 1) ?? ''
  return first && first !== DOCUMENTS && names.every(name => name.startsWith(first)) ? first : ''
}

const fileIn = (zip: SourceFile, path: string, entry: Entry, name: string): SourceFile => {
  let folder: string | undefined
  const leave = async () => {
    if (folder) await rm(folder, { recursive: true, force: true })
  }
  const open = () => Readable.from(bytesOf(zip, path, entry), { objectMode: false })
  return {
    name,
    size: entry.uncompressedSize,
    open,
    async place() {
      folder = await mkdtemp(join(tmpdir(), 'daftari-zip-'))
      const to = join(folder, basename(name))
      try {
        await pipeline(open(), createWriteStream(to, { mode: 0o600 }))
      } catch (error) {
        await leave()
        throw error
      }
      return to
    },
    leave,
  }
}

const filesIn = async (zip: SourceFile): Promise<SourceFile[]> => {
  try {
    const path = await zip.place()
    const entries = await entriesOf(zip, path)
    if (!entries.size) throw broken(zip, 'It has no files.')
    const folder = sharedFolder([...entries.keys()])
    return [...entries].map(([name, entry]) => fileIn(zip, path, entry, name.slice(folder.length)))
  } catch (error) {
    throw refusalFor(zip, error)
  }
}

/**
 * Returns the files of a load with those of each zip in its place, read as streams when they are needed. A folder around all
 * files of a zip is left out of their names. Refuses ('load-file-broken') zips that are damaged or protected, that name files
 * outside of themselves, or that would unpack to many times their size; a file that is longer than its zip declares is refused
 * as it is read.
 */
export const expand = async (files: readonly SourceFile[]): Promise<SourceFile[]> => {
  const expanded: SourceFile[] = []
  for (const file of files) expanded.push(...(isZip(file) ? await filesIn(file) : [file]))
  return expanded
}
