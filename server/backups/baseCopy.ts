import { createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '../config/settings'
import { clusterFolderOf } from '../db/clusterFolder'
import { copyCluster, settle } from '../db/copyCluster'
import type { OwnedDatabase } from '../db/database'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import {
  ABOUT,
  type AboutCopy,
  archivedBefore,
  baseCopiesIn,
  baseName,
  firstMissing,
  openArchive,
  segmentIn,
  systemOf,
  timelineOf,
  type WalArchive,
} from '../db/walArchive'
import { archiverState } from './archiverState'
import { alone, BackupUnderWay, type Log, notedFault } from './backupWork'

/** Base copies that are kept. */
const KEPT = 2
/** Milliseconds after which another base copy is made, and after which one that failed is tried again. */
const EVERY = 7 * 86_400_000
const AGAIN = 1_800_000

/** File of a copy without which PostgreSQL does not recover from it. */
const LABEL = 'backup_label'

/** Folder of a base copy under way, which appears under its name when it is whole. */
const PART = 'base.part'

type Copying = {
  database: OwnedDatabase
  settings: Pick<Settings, 'dataDir'>
  archive: WalArchive
  signal?: AbortSignal
}

/** Removes base copies but the newest, and WAL files that none of these needs; returns how many files. */
const removeOld = async (archive: string) => {
  const copies = await baseCopiesIn(archive)
  const [kept, old] = [copies.slice(0, KEPT), copies.slice(KEPT)]
  for (const { folder } of old) {
    // Under another name first, so that an interrupted removal leaves none that looks whole.
    await rename(folder, join(archive, PART))
    await rm(join(archive, PART), { recursive: true })
  }
  const files = await archivedBefore(
    archive,
    kept.map(({ segment }) => segment),
  )
  for (const file of files) await rm(file)
  return files.length
}

/**
 * Copies the cluster into its archive while it works, and then removes older copies and their WAL files. A copy that fails leaves
 * nothing of itself. Errors: those of the file system and of the database; after five minutes without room in the archive, too.
 */
const makeBaseCopy = async ({ database, settings, archive, signal }: Copying) => {
  const [part, cluster] = [join(archive.folder, PART), clusterFolderOf(settings.dataDir).folder]
  await rm(part, { recursive: true, force: true })
  try {
    const endedAt = await withDedicatedConnection({ ...database.owner, keepAlive: true }, async client => {
      await client.query("SET statement_timeout = '5min'")
      await client.query("SELECT pg_backup_start('base copy', true)")
      await copyCluster(cluster, part, { signal, through: archive.seal })
      // Resolves when the WAL files that the copy needs are archived.
      const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(true)')
      const label = rows[0]?.label ?? ''
      const [system, isSealed] = [systemOf(cluster), archive.seal !== undefined]
      const about: AboutCopy = { segment: segmentIn(label), system, isSealed }
      await writeFile(join(part, ABOUT), JSON.stringify(about), { mode: 0o600, flush: true })
      const written = [Readable.from([label]), ...(archive.seal ? [archive.seal(LABEL)] : [])]
      await pipeline([...written, createWriteStream(join(part, LABEL), { mode: 0o600, flush: true })])
      await settle(part)
      return new Date(Math.ceil(Date.now() / 1000) * 1000).toISOString()
    })
    const name = baseName(endedAt)
    await rename(part, join(archive.folder, name))
    await settle(archive.folder)
    return { name, removed: await removeOld(archive.folder) }
  } catch (error) {
    await rm(part, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

/**
 * Returns true when a base copy is due: after a week, on a timeline without one since the registry came back to a moment, while
 * the newest is in the clear although there is a key, and after the newest one where a WAL file is missing, since PostgreSQL
 * ran without the archive.
 */
const isDue = async ({ folder, seal }: WalArchive, timeline: string, now: number) => {
  const [newest] = await baseCopiesIn(folder)
  if (!newest || timelineOf(newest.segment) !== timeline || now - Date.parse(newest.endedAt) >= EVERY) return true
  if (seal && !newest.isSealed) return true
  return (await firstMissing(folder, newest.segment)) !== undefined
}

/**
 * Returns the round of the server that makes the base copy that is due. It waits while the archive takes no WAL files, which
 * the doctor tells. A failure is logged, and tried again half an hour later.
 */
export const baseCopyRound = ({ database, settings, archive }: Omit<Copying, 'signal'>, log: Log) => {
  let notBefore = 0
  return async (signal: AbortSignal, now = Date.now()) => {
    if (now < notBefore) return
    const { timeline, isFailing } = await archiverState(database)
    // A folder that was away at the start is made when it is back.
    await openArchive(archive, clusterFolderOf(settings.dataDir).folder, () => undefined)
    if (isFailing || !(await isDue(archive, timeline, now))) return
    await alone(database, () => makeBaseCopy({ database, settings, archive, signal })).then(
      made => log.info(made, 'the base copy for the way back to a moment was made'),
      error => {
        if (signal.aborted || error instanceof BackupUnderWay) return
        notBefore = now + AGAIN
        log.error(notedFault(error), 'the base copy for the way back to a moment failed')
      },
    )
  }
}
