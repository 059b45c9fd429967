import { readHead } from '../audit/anchorTrail'
import { archiverState } from '../backups/archiverState'
import { type BackupNote, type DrillNote, readNotes } from '../backups/notes'
import { lastBackup } from '../db/installation'
import { baseCopiesIn } from '../db/walArchive'
import { type Check, finding, type Installation } from './check'

const DAY = 86_400_000
/** Days after which a backup is late, and old. */
const BACKUP_LATE = 2
const BACKUP_OLD = 8
/** Days by which a restore drill may be late. */
const DRILL_LATE = 2
/** Days after which the weekly base copy of the archive is late. */
const BASE_LATE = 9

const daysSince = (at: string, now: number) => Math.floor((now - Date.parse(at)) / DAY)

const examineAge = (last: string | undefined, now: number) => {
  if (!last) return [finding('backup-none')]
  const days = daysSince(last, now)
  if (days < BACKUP_LATE) return []
  return [finding(days < BACKUP_OLD ? 'backup-late' : 'backup-old', { days })]
}

const examineLast = ({ fault, lost }: BackupNote) => {
  if (!fault) return lost ? [finding('backup-incomplete', { count: lost })] : []
  const { code, about } = fault
  if (code === 'place-full') return [finding('backup-place-full')]
  if (code === 'place-closed' || code === 'place-unreachable') return [finding('backup-place-closed', { code: about })]
  return [finding('backup-failed', { code: about || code })]
}

const drillFault = ({ fault, backup }: DrillNote) => {
  if (!fault) return []
  const { code, about } = fault
  if (code === 'damaged' || code === 'missing') return [finding('drill-damaged', { backup, file: about })]
  if (code === 'differs') return [finding('drill-differs', { backup, table: about })]
  if (code === 'key-lost') return [finding('drill-key-lost', { backup })]
  if (code === 'no-right') return [finding('drill-refused')]
  if (code === 'no-room') return [finding('drill-no-room', { megabytes: about })]
  return [finding('drill-failed', { code: about || code })]
}

const examineDrills = (note: DrillNote, { settings, now }: Installation) => {
  const { place, drillDays } = settings.backup
  if (!place || !drillDays || note.fault) return drillFault(note)
  const days = daysSince(note.triedAt, now())
  return days < drillDays + DRILL_LATE ? [] : [finding('drill-late', { days })]
}

/** Archive of the embedded PostgreSQL: if it takes the files of changes, its key, and the age of its newest base copy. */
const examineArchive = async ({ database, settings: { walArchive, backup }, now }: Installation) => {
  if (!walArchive) return []
  const { isFailing, minutes } = await archiverState(database)
  const [newest] = await baseCopiesIn(walArchive)
  const isOld = !newest || daysSince(newest.endedAt, now()) >= BASE_LATE
  const open = newest?.isSealed ? 'archive-key-missing' : 'archive-open'
  return [
    ...(backup.key === undefined ? [finding(open)] : []),
    ...(isFailing ? [finding('archive-failing', { minutes })] : []),
    ...(isOld ? [finding('base-copy-old', { days: BASE_LATE })] : []),
  ]
}

/** Backups and restore drills, as the database remembers the last of each, and the archive of changes. */
export const backupCheck: Check = {
  name: 'backup',
  needsDatabase: true,
  async run(installation) {
    const { database, now } = installation
    const archive = await examineArchive(installation)
    if (!(await readHead(database.read))) return archive
    const { backup, drill } = await readNotes(database)
    return [
      ...archive,
      ...examineAge(await lastBackup(database.read), now()),
      ...(backup ? examineLast(backup) : []),
      ...(drill ? examineDrills(drill, installation) : []),
    ]
  },
}
