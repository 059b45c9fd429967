import type { Settings } from '../config/settings'
import { BackupFault, type BackupStore } from '../db/backupFiles'
import type { Database, OwnedDatabase } from '../db/database'
import { faultCode } from '../db/databaseErrors'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import { tellAdministrators } from './administratorNews'
import { type Drilled, type Drilling, drill } from './drill'
import { type Made, makeBackup } from './makeBackup'
import { type NotedFault, readNotes, writeNote } from './notes'
import { dueBackup, isDrillDue } from './schedule'
import { backupStore, backupsIn, nameAt } from './storedBackups'

export type BackupParts = {
  database: OwnedDatabase
  settings: Settings
  prepare: Drilling['prepare']
}

/** Another server, or a command, makes a backup or a drill of this registry. */
export class BackupUnderWay extends Error {
  override readonly name = 'BackupUnderWay'
  constructor() {
    super('A backup or a restore drill of this registry is under way. Try again when it has ended.')
  }
}

/** Runs work that one server or command at a time may do on a registry. Errors: BackupUnderWay. */
export const alone = <T>({ connection }: Pick<Database, 'connection'>, work: () => Promise<T>): Promise<T> =>
  withDedicatedConnection({ ...connection, keepAlive: true }, async client => {
    const { rows } = await client.query<{ mine: boolean }>(
      "SELECT pg_try_advisory_lock(hashtext('registry backup')) AS mine",
    )
    if (!rows[0]?.mine) throw new BackupUnderWay()
    try {
      return await work()
    } finally {
      // The lock ends with the connection too, but PostgreSQL may notice that only after the next one asked for the lock.
      await client.query("SELECT pg_advisory_unlock(hashtext('registry backup'))").catch(() => undefined)
    }
  })

/** Returns a fault as it is noted: without its message, which may hold names of the machine. */
export const notedFault = (error: unknown): NotedFault => {
  if (error instanceof BackupFault) return { code: error.code, about: error.about }
  return { code: 'failed', about: faultCode(error) ?? (error instanceof Error ? error.name : 'unknown') }
}

type Attempt = { store: BackupStore; signal?: AbortSignal; now?: number }

/** Makes a backup and notes it. A failure is noted and told once; the error is thrown on. */
export const backUpNow = async (
  { database, settings }: BackupParts,
  { store, signal, now = Date.now(), due }: Attempt & { due?: string | undefined },
): Promise<Made> => {
  const { backup: before } = await readNotes(database)
  const triedAt = new Date(now).toISOString()
  const keptDue = due ?? before?.due
  try {
    const made = await makeBackup({ database, settings, store, now, ...(signal && { signal }) })
    const note = { ...(keptDue && { due: keptDue }), triedAt, failures: 0, lost: made.lost.length }
    await writeNote(database.read, 'backup-run', note)
    return made
  } catch (error) {
    if (signal?.aborted) throw error
    const failures = (before?.failures ?? 0) + 1
    await database.write(async tx => {
      const lost = before?.lost ?? 0
      const since = before?.due && { due: before.due }
      await writeNote(tx, 'backup-run', { ...since, triedAt, failures, fault: notedFault(error), lost })
      if (failures === 1) await tellAdministrators(tx, 'BACKUP_FAILED', nameAt(triedAt))
    })
    throw error
  }
}

/** Makes a restore drill and notes it. A failure is noted and told once; the error is thrown on. */
export const drillNow = async (
  { database, settings, prepare }: BackupParts,
  { store, signal, now = Date.now() }: Attempt,
): Promise<Drilled> => {
  const { drill: before } = await readNotes(database)
  const triedAt = new Date(now).toISOString()
  let backup = ''
  try {
    backup = (await backupsIn(store))[0]?.name ?? ''
    const done = await drill({ owner: database.owner, settings, store, prepare, ...(signal && { signal }) })
    await writeNote(database.read, 'restore-drill', { triedAt, doneAt: triedAt, backup: done.backup, failures: 0 })
    return done
  } catch (error) {
    if (signal?.aborted) throw error
    const failures = (before?.failures ?? 0) + 1
    const since = before?.doneAt && { doneAt: before.doneAt }
    await database.write(async tx => {
      await writeNote(tx, 'restore-drill', { triedAt, ...since, backup, failures, fault: notedFault(error) })
      if (failures === 1) await tellAdministrators(tx, 'DRILL_FAILED', backup)
    })
    throw error
  }
}

export type Log = { info(about: object, message: string): void; error(about: object, message: string): void }

/**
 * Returns the round of the server: it makes the backup that is due, and then the restore drill that is due. Of several
 * servers one does so at a time. Failures are logged, noted and told; a later round tries again.
 */
export const backupRound = (parts: BackupParts, log: Log) => {
  const { database, settings } = parts
  const readDue = async (now: number) => {
    const { backup, drill } = await readNotes(database)
    return { due: dueBackup(settings.backup, backup, now), drills: isDrillDue(settings.backup, drill, now) }
  }
  const failed = (signal: AbortSignal, message: string) => (error: unknown) => {
    if (!signal.aborted) log.error(notedFault(error), message)
  }
  return async (signal: AbortSignal, now = Date.now()) => {
    const store = await backupStore(settings.backup)
    if (!store) return
    const first = await readDue(now)
    if (first.due === undefined && !first.drills) return
    await alone(database, async () => {
      // Another server may have done it since.
      const { due } = await readDue(now)
      if (due !== undefined)
        await backUpNow(parts, { store, signal, now, due }).then(
          ({ name, rows, documents, lost }) => log.info({ name, rows, documents, lost: lost.length }, 'backed up'),
          failed(signal, 'the backup failed'),
        )
      if (signal.aborted || !(await readDue(now)).drills || !(await backupsIn(store)).length) return
      await drillNow(parts, { store, signal, now }).then(
        done => log.info(done, 'the backup was restored into a scratch database and compared'),
        failed(signal, 'the restore drill failed'),
      )
    }).catch(error => {
      if (!(error instanceof BackupUnderWay)) throw error
    })
  }
}
