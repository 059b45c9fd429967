import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Refusal } from '@contract/errors'
import { DOCUMENTS, expand } from './expand'
import { loadKinds } from './kind'

/**
 * A file of a load: its name, with the folder that it is in, its size in bytes, its content as a stream, and its place on this
 * machine. `leave` removes a copy that `place` made.
 */
export type SourceFile = {
  name: string
  size: number
  open(): Readable
  place(): Promise<string>
  leave?(): Promise<void>
}

/** Name of the file that corrects the proposed mapping. */
export const MAPPING_FILE = 'mapping.json'

/** Endings of files that can be loaded. */
const loadEndings = ['.csv', '.xlsx', '.ndjson', '.json'] as const

export const endingOf = ({ name }: { name: string }) => loadEndings.find(ending => name.toLowerCase().endsWith(ending))

/** Returns a refusal that names the file and the kinds that there are. */
export const unknownFile = (file: string) => new Refusal('load-file-unknown', { file, kinds: loadKinds.join(', ') })

/** Returns a file of this machine as a file of a load. */
const fileAt = async (path: string, name = basename(path)): Promise<SourceFile> => ({
  name,
  size: (await stat(path)).size,
  open: () => createReadStream(path),
  place: async () => path,
})

const withoutHidden = (names: readonly string[]) => names.filter(name => !name.startsWith('.')).sort()

/** Returns the files of a folder and of those below it, with the folder in their names. */
const filesBelow = async (folder: string, prefix: string): Promise<SourceFile[]> => {
  const files: SourceFile[] = []
  for (const name of withoutHidden(await readdir(folder))) {
    const path = join(folder, name)
    if ((await stat(path)).isDirectory()) files.push(...(await filesBelow(path, `${prefix}${name}/`)))
    else files.push(await fileAt(path, prefix + name))
  }
  return files
}

/** Takes the file of the mapping out of the files of a load. */
const takeMapping = (files: readonly SourceFile[]) => ({
  files: files.filter(({ name }) => name !== MAPPING_FILE),
  mapping: files.find(({ name }) => name === MAPPING_FILE),
})

/**
 * Returns the files of a folder and its `documents`, or the one that a path names, in the order of their names, with those of
 * each zip in its place; and the file with the mapping. Hidden files are left out. Refuses files that cannot be loaded
 * ('load-file-unknown'), an empty folder ('load-nothing'), and zips as `expand` does.
 */
export const filesAt = async (path: string): Promise<{ files: SourceFile[]; mapping?: SourceFile | undefined }> => {
  const isFolder = (await stat(path)).isDirectory()
  const { files, mapping } = takeMapping(await expand(isFolder ? await filesBelow(path, '') : [await fileAt(path)]))
  const other = files.find(file => !file.name.startsWith(DOCUMENTS) && !endingOf(file))
  if (other) throw unknownFile(other.name)
  if (!files.length) throw new Refusal('load-nothing')
  return { files, mapping }
}
