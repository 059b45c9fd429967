import { mkdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canReach, type Runner } from './binaries'
import { type ClusterFolder, makeOwn } from './clusterFolder'

/**
 * Archive of the embedded PostgreSQL: compressed files of its log of changes (WAL) in the folder `wal`, which PostgreSQL
 * writes, and base copies of the cluster beside it, `base-20261129T074801Z` by the moment in UTC when each was whole.
 */
const walIn = (archive: string) => join(archive, 'wal')

/** Quotes text for the shell, with the `%` of PostgreSQL's placeholders doubled. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`

/**
 * Returns the settings with which PostgreSQL archives each WAL file within a minute of its last change. A file appears when
 * it is whole and synced. One that is there is never overwritten: the same content is a success, other content a failure.
 */
export const archiveSettings = (archive: string) => {
  const folder = quoted(walIn(archive))
  const file = `${folder}/%f.gz`
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: 60,
    archive_command: `if [ -e ${file} ]; then gzip -dc ${file} | cmp -s - %p; else gzip -1c %p > ${file}.part && sync ${file}.part && mv ${file}.part ${file} && sync ${folder}; fi`,
  }
}

/**
 * Returns the settings with which PostgreSQL comes back to a moment, in ISO form, along the timeline of its base copy. A
 * missing file ends the recovery; a damaged one fails it with its name. It answers no one until it has ended.
 */
export const recoverySettings = (archive: string, target: string) => {
  const file = `${quoted(walIn(archive))}/%f.gz`
  return {
    restore_command: `[ -e ${file} ] || exit 1; gzip -dc ${file} > %p || exit 126`,
    // PostgreSQL knows no Z while it reads its settings.
    recovery_target_time: target.replace('Z', '+00'),
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
  }
}

/** Returns the identifier that initdb gave a cluster, which its copies share. */
const systemOf = (cluster: string) => readFileSync(join(cluster, 'global', 'pg_control')).toString('hex', 0, 8)

/**
 * Creates the folder that PostgreSQL writes to. Errors: a sentence where its account cannot reach the folder; those of the
 * file system.
 */
const prepareArchive = (archive: string, runner: Runner | undefined) => {
  mkdirSync(archive, { recursive: true, mode: runner ? 0o711 : 0o700 })
  makeOwn(walIn(archive), runner)
  if (runner && !canReach(join(walIn(archive), 'x'), runner))
    throw new Error(
      `PostgreSQL runs as ${runner.name}, who cannot enter WAL_ARCHIVE_FOLDER (${archive}). Let others pass through it and the folders above it (chmod o+x).`,
    )
}

/**
 * Prepares an archive for a cluster. One that is away is warned of: PostgreSQL keeps its files until it is back. Errors: a
 * sentence where it is out of reach, or belongs to another cluster.
 */
export const openArchive = async (
  archive: string,
  { runner, folder }: Pick<ClusterFolder, 'runner' | 'folder'>,
  warn: (message: string) => void,
) => {
  try {
    prepareArchive(archive, runner)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    warn(
      `WAL_ARCHIVE_FOLDER (${archive}) cannot be written to (${error.code}): PostgreSQL keeps what it should archive.`,
    )
  }
  const [copy] = await baseCopiesIn(archive)
  if (copy && systemOf(copy.folder) !== systemOf(folder))
    throw new Error(
      `WAL_ARCHIVE_FOLDER (${archive}) has the archive of another database than that in ${folder}. Name an empty folder for it, or move that database away.`,
    )
}

/** Base copy of the cluster: its folder, the moment when it was whole in ISO form, and the first WAL file that it needs. */
export type BaseCopy = { folder: string; endedAt: string; segment: string }

const BASE = /^base-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

/** Returns the name of the base copy that was whole at a moment in ISO form, to the second. */
export const baseName = (endedAt: string) => `base-${endedAt.slice(0, 19).replace(/[-:]/g, '')}Z`

/** Returns the base copies of an archive, the newest first; none where it cannot be read. */
export const baseCopiesIn = async (archive: string): Promise<BaseCopy[]> => {
  const names = (await readdir(archive).catch(() => [])).filter(name => BASE.test(name))
  const copies = names.map(async name => {
    const label = await readFile(join(archive, name, 'backup_label'), 'utf8')
    const segment = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)$/m.exec(label)?.[1] ?? ''
    return { folder: join(archive, name), endedAt: name.replace(BASE, '$1-$2-$3T$4:$5:$6.000Z'), segment }
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

/** Returns the names of all archived files that belong to a WAL file: the file itself, and notes about it. */
const archivedIn = async (archive: string) =>
  (await readdir(walIn(archive))).filter(name => /^[0-9A-F]{24}\./.test(name))

/** Returns the first WAL file that is missing between one and the last that was archived of its timeline. */
export const firstMissing = async (archive: string, segment: string): Promise<string | undefined> => {
  const timeline = timelineOf(segment)
  const there = (await archivedIn(archive)).filter(name => timelineOf(name) === timeline && name.length === 27)
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
