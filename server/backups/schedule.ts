import { registryMoment, registryToday } from '@contract/registryDay'
import type { BackupSettings } from '../config/backupSettings'
import type { BackupNote, DrillNote } from './notes'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Milliseconds after a backup that failed until it is tried again, and after a drill that failed. */
const BACKUP_AGAIN = HOUR / 2
const DRILL_AGAIN = DAY

/** Returns the last moment, now included, at which the registry's clock showed this time of day, in ISO form. */
export const lastDue = (at: string, now: number): string => {
  const today = registryMoment(registryToday(now), `${at}:00`)
  return Date.parse(today) <= now ? today : new Date(Date.parse(today) - DAY).toISOString()
}

/** Returns the moment for which a backup is due; undefined while the last one is done, or failed a short while ago. */
export const dueBackup = (
  { at }: Pick<BackupSettings, 'at'>,
  note: BackupNote | undefined,
  now: number,
): string | undefined => {
  const due = lastDue(at, now)
  if (note?.due !== undefined && note.due >= due) return undefined
  if (note?.failures && now - Date.parse(note.triedAt) < BACKUP_AGAIN) return undefined
  return due
}

/** Returns true when a restore drill is due. */
export const isDrillDue = (
  { drillDays }: Pick<BackupSettings, 'drillDays'>,
  note: DrillNote | undefined,
  now: number,
): boolean => {
  if (!drillDays) return false
  if (!note) return true
  const since = now - Date.parse(note.triedAt)
  return since >= (note.failures ? DRILL_AGAIN : drillDays * DAY)
}
