import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { access, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { SEALED } from './backupFiles'
import { settle } from './copyCluster'

/**
 * Archive of the embedded PostgreSQL: compressed files of its log of changes (WAL) in the folder `wal`, and base copies of
 * the cluster beside it, `base-20261129T074801Z` by the moment in UTC when each was whole. With a key, what is added is
 * encrypted, each file under its name; `unseal` reads what was.
 */
export type WalArchive = {
  folder: string
  seal?: ((name: string) => Transform) | undefined
  unseal(name: string): Transform
}

const walIn = (archive: string) => join(archive, 'wal')

type Archived = { path: string; isSealed: boolean }

/** Finds an archived file by the name that PostgreSQL gave it. */
const findArchived = async (folder: string, name: string): Promise<Archived | undefined> => {
  for (const end of ['', SEALED]) {
    const path = join(walIn(folder), `${name}.gz${end}`)
    const isThere = await access(path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return false
      },
    )
    if (isThere) return { path, isSealed: end === SEALED }
  }
  return undefined
}

/** Returns the streams that open an archived file as a compressed one. */
const opened = ({ path, isSealed }: Archived, { unseal }: WalArchive, name: string) =>
  [createReadStream(path), ...(isSealed ? [unseal(name)] : [])] as const

const contentOf = async (streams: readonly (NodeJS.ReadableStream | NodeJS.ReadWriteStream)[]) => {
  const hash = createHash('sha256')
  await pipeline([...streams, createGunzip(), hash])
  return hash.digest('hex')
}

/**
 * Adds a compressed file to the archive, where it appears when it is whole and synced. One that is there is never overwritten:
 * the same content is a success, other content a failure. Errors: those of the file system, and of a key that is lost.
 */
export const archiveFile = async (archive: WalArchive, name: string, path: string): Promise<void> => {
  const there = await findArchived(archive.folder, name)
  if (there) {
    const [old, added] = [await contentOf(opened(there, archive, name)), await contentOf([createReadStream(path)])]
    if (old !== added) throw new Error(`${there.path} has other content, and is not overwritten.`)
    return
  }
  const target = join(walIn(archive.folder), `${name}.gz${archive.seal ? SEALED : ''}`)
  const part = createWriteStream(`${target}.part`, { mode: 0o600, flush: true })
  await pipeline([createReadStream(path), ...(archive.seal ? [archive.seal(name)] : []), part])
  await rename(`${target}.part`, target)
  await settle(walIn(archive.folder))
}

/** Brings an archived file back, compressed; nothing where the archive has none. Errors: those of the file, BackupFault. */
export const fetchFile = async (archive: WalArchive, name: string, path: string): Promise<void> => {
  const there = await findArchived(archive.folder, name)
  if (!there) return
  // The account of PostgreSQL, which alone can enter the folder, reads it.
  await pipeline([...opened(there, archive, name), createWriteStream(path, { mode: 0o644 })])
}

/** Returns the identifier that initdb gave a cluster, which its copies share. */
export const systemOf = (cluster: string) => readFileSync(join(cluster, 'global', 'pg_control')).toString('hex', 0, 8)

/**
 * Prepares an archive for a cluster. One that is away is warned of: PostgreSQL keeps its files until it is back. Errors: a
 * sentence where it belongs to another cluster. A key that was dropped is a warning and no refusal: the registry must go on, and whoever
 * removes the key can read the data anyway.
 */
export const openArchive = async (
  { folder: archive, seal }: WalArchive,
  cluster: string,
  warn: (message: string) => void,
) => {
  try {
    mkdirSync(walIn(archive), { recursive: true, mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    warn(
      `WAL_ARCHIVE_FOLDER (${archive}) cannot be written to (${error.code}): PostgreSQL keeps what it should archive.`,
    )
  }
  const [copy] = await baseCopiesIn(archive)
  if (copy && copy.system !== systemOf(cluster))
    throw new Error(
      `WAL_ARCHIVE_FOLDER (${archive}) has the archive of another database than that in ${cluster}. Name an empty folder for it, or move that database away.`,
    )
  if (copy?.isSealed && !seal)
    warn(
      `WAL_ARCHIVE_FOLDER (${archive}) has an encrypted archive, and BACKUP_KEY is not set: changes go there in the clear from now on. Set BACKUP_KEY again, or name an empty folder.`,
    )
}

/** File of a base copy that tells about it, and is never encrypted. */
export const ABOUT = 'copy.json'

/** First WAL file that a base copy needs, the identifier of its cluster, and true where its files are encrypted. */
export type AboutCopy = { segment: string; system: string; isSealed: boolean }

/** Returns the name of the WAL file with which a copy begins, from the label that PostgreSQL gives it. */
export const segmentIn = (label: string) => /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1] ?? ''

/** Base copy of the cluster: its folder, the moment when it was whole in ISO form, and what it tells about itself. */
export type BaseCopy = AboutCopy & { folder: string; endedAt: string }

const BASE = /^base-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** Returns the name of the base copy that was whole at a moment in ISO form, to the second. */
export const baseName = (endedAt: string) => `base-${endedAt.slice(0, 19).replace(/[-:]/g, '')}Z`

/** Returns the base copies of an archive, the newest first; none where it cannot be read. */
export const baseCopiesIn = async (archive: string): Promise<BaseCopy[]> => {
  const names = (await readdir(archive).catch(() => [])).filter(name => BASE.test(name))
  const copies = names.map(async name => {
    const about: AboutCopy = JSON.parse(await readFile(join(archive, name, ABOUT), 'utf8'))
    return { ...about, folder: join(archive, name), endedAt: name.replace(BASE, '$1-$2-$3T$4:$5:$6.000Z') }
  })
  return (await Promise.all(copies)).sort((one, other) => other.endedAt.localeCompare(one.endedAt))
}

/** Returns the timeline in the name of a WAL file. */
export const timelineOf = (segment: string) => segment.slice(0, 8)

/** Returns the place of a WAL file in the order of its timeline: its name counts files of 16 MB in base 256. */
export const placeOf = (segment: string) =>
  Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16, 24), 16)

const hex = (number: number) => number.toString(16).toUpperCase().padStart(8, '0')

const segmentAt = (timeline: string, place: number) => timeline + hex(Math.floor(place / 256)) + hex(place % 256)

/** Name of an archived WAL file, beside which its timeline's history and notes of base copies have names of their own. */
const WHOLE = /^[0-9A-F]{24}\.gz(\.sealed)?$/

/** Returns the names of all archived files that belong to a WAL file: the file itself, and notes about it. */
const archivedIn = async (archive: string) =>
  (await readdir(walIn(archive))).filter(name => /^[0-9A-F]{24}\./.test(name))

/** Returns the first WAL file that is missing between one and the last that was archived of its timeline. */
export const firstMissing = async (archive: string, segment: string): Promise<string | undefined> => {
  const timeline = timelineOf(segment)
  const there = (await archivedIn(archive)).filter(name => timelineOf(name) === timeline && WHOLE.test(name))
  const places = new Set(there.map(placeOf))
  const last = Math.max(placeOf(segment), ...places)
  for (let place = placeOf(segment); place <= last; place++) if (!places.has(place)) return segmentAt(timeline, place)
  return undefined
}

/** Returns the paths of archived files that lie before every one of these WAL files. */
export const archivedBefore = async (archive: string, segments: readonly string[]): Promise<string[]> => {
  const first = Math.min(...segments.map(placeOf))
  return (await archivedIn(archive)).filter(name => placeOf(name) < first).map(name => join(walIn(archive), name))
}
