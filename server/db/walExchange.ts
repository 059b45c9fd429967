import { rmSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ClusterFolder, makeOwn } from './clusterFolder'
import { archiveFile, fetchFile, type WalArchive } from './walArchive'

/**
 * Folder in which PostgreSQL hands this process a file of its log of changes (WAL) and gets it back: its commands are those of
 * the shell, while the archive may be encrypted, or on a disk that its account cannot reach. The state of a file is in the end
 * of its name:
 *
 * - `.in`: to archive, compressed. It becomes `.done` once it is in the archive, and goes when it could not be archived.
 * - `.wanted`: asked for. It goes once the file is there as `.out`, which is empty for a damaged one, or the archive has none.
 */
const FOLDER = 'wal-exchange'

/** Returns the folder in which the PostgreSQL of a place hands over its log of changes. */
export const exchangeFolderOf = ({ base }: { base: string }) => join(base, FOLDER)

/** Quotes text for the shell, with the `%` of PostgreSQL's placeholders doubled. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`

/** Seconds that PostgreSQL waits for a file, so that it can end where this process was killed. It tries again. */
const LONGEST = 60

const waitWhile = (condition: string) =>
  `n=0; while ${condition} && [ $n -lt ${LONGEST * 20} ]; do sleep 0.05; n=$((n+1)); done`

/** Returns the settings with which PostgreSQL archives each WAL file within a minute of its last change. */
export const archiveSettings = (exchange: string) => {
  const file = `${quoted(exchange)}/%f`
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: 60,
    archive_command: `f=${file}; rm -f "$f.done" && gzip -1c %p > "$f.part" && mv "$f.part" "$f.in" && { ${waitWhile('[ -e "$f.in" ]')}; rm "$f.done"; }`,
  }
}

/**
 * Returns the settings with which PostgreSQL comes back to a moment, in ISO form, along the timeline of its base copy. A
 * missing file ends the recovery; a damaged one fails it with its name. It answers no one until it has ended.
 */
export const recoverySettings = (exchange: string, target: string) => {
  const file = `${quoted(exchange)}/%f`
  return {
    restore_command: `f=${file}; rm -f "$f.out"; : > "$f.wanted"; ${waitWhile('[ -e "$f.wanted" ]')}; [ -e "$f.out" ] || exit 1; gzip -dc "$f.out" > %p || exit 126; rm "$f.out"`,
    // PostgreSQL knows no Z while it reads its settings.
    recovery_target_time: target.replace('Z', '+00'),
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    hot_standby: 'off',
  }
}

/** Milliseconds for the file under way when the exchange ends. PostgreSQL archives it anew after its next start. */
const PATIENCE = 5_000

type Options = {
  /** Milliseconds between two looks into the folder. */
  every?: number
  /** Receives what keeps a file from the archive, or from coming back, once while it stays the same. */
  onFault(fault: unknown, file: string): void
}

/** Removes the folder of a place, by which a PostgreSQL that waits for a file of it stops to wait. */
export const removeExchange = (place: { base: string }) =>
  rmSync(exchangeFolderOf(place), { recursive: true, force: true })

/**
 * Makes the folder of a place and serves it: archives what PostgreSQL hands in, and brings back what it asks for. Returns the
 * function that ends it, after PostgreSQL, whose last files are archived while it ends.
 */
export const beginExchange = (place: ClusterFolder, archive: WalArchive, { every = 100, onFault }: Options) => {
  const folder = exchangeFolderOf(place)
  removeExchange(place)
  makeOwn(folder, place.runner)
  let lastFault = ''
  const tell = (fault: unknown, file: string) => {
    if (String(fault) !== lastFault) onFault(fault, file)
    lastFault = String(fault)
  }
  const archiveOne = async (name: string, path: string) => {
    try {
      await archiveFile(archive, name, `${path}.in`)
      await rename(`${path}.in`, `${path}.done`)
      lastFault = ''
    } catch (error) {
      tell(error, name)
      await rm(`${path}.in`, { force: true })
    }
  }
  const bringBack = async (name: string, path: string) => {
    await fetchFile(archive, name, `${path}.out`).catch(async error => {
      tell(error, name)
      await writeFile(`${path}.out`, '')
    })
    await rm(`${path}.wanted`, { force: true })
  }
  const look = async () => {
    for (const entry of await readdir(folder)) {
      const name = entry.slice(0, entry.lastIndexOf('.'))
      if (entry.endsWith('.in')) await archiveOne(name, join(folder, name))
      if (entry.endsWith('.wanted')) await bringBack(name, join(folder, name))
    }
  }
  const ending = new AbortController()
  const serving = (async () => {
    while (!ending.signal.aborted) {
      await look().catch(error => tell(error, folder))
      await pause(every, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
    }
  })()
  return async () => {
    ending.abort()
    // A disk of the network that is away can hold a file for hours.
    await Promise.race([serving, pause(PATIENCE, undefined, { ref: false })])
    removeExchange(place)
  }
}
