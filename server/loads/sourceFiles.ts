import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '@contract/errors'
import { loadKinds } from './kind'

/** A file of a load: its name, its size in bytes, its content as a stream, and its place on this machine. */
export type SourceFile = { name: string; size: number; open(): Readable; place(): Promise<string> }

/** Name of the file that corrects the proposed mapping. */
const MAPPING_FILE = 'mapping.json'

/** Endings of files that can be loaded. */
const loadEndings = ['.csv', '.xlsx', '.ndjson'] as const

export const endingOf = ({ name }: { name: string }) => loadEndings.find(ending => name.toLowerCase().endsWith(ending))

/** Returns a refusal that names the file and the kinds that there are. */
export const unknownFile = (file: string) => new Refusal('load-file-unknown', { file, kinds: loadKinds.join(', ') })

/** Returns a file of this machine as a file of a load. */
const fileAt = async (path: string): Promise<SourceFile> => ({
  name: basename(path),
  size: (await stat(path)).size,
  open: () => createReadStream(path),
  place: async () => path,
})

/**
 * Returns the files of a folder, or the one that a path names, in the order of their names, and the file with the mapping.
 * Hidden files are left out. Refuses files that cannot be loaded ('load-file-unknown') and an empty folder ('load-nothing').
 */
export const filesAt = async (path: string): Promise<{ files: SourceFile[]; mapping?: string }> => {
  const isFolder = (await stat(path)).isDirectory()
  const names = isFolder ? (await readdir(path)).filter(name => !name.startsWith('.')).sort() : [basename(path)]
  const folder = isFolder ? path : join(path, '..')
  const files = await Promise.all(names.filter(name => name !== MAPPING_FILE).map(name => fileAt(join(folder, name))))
  const other = files.find(file => !endingOf(file))
  if (other) throw unknownFile(other.name)
  if (!files.length) throw new Refusal('load-nothing')
  return { files, ...(isFolder && names.includes(MAPPING_FILE) && { mapping: join(folder, MAPPING_FILE) }) }
}
