import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { isLoopback } from '../config/reach'
import { type Check, finding, findingOf, type Installation } from './check'

const MEGABYTE = 1024 ** 2
/** Free megabytes below which a disk is low, and full. */
const LOW = 2048
const FULL = 512
/** Seconds between the clocks of two machines that are noted, and that make codes and sessions end wrongly. */
const DRIFT = 2
const WRONG = 60

/** Settings that are valid, and do not fit together or are read by nothing. */
export const settingsCheck: Check = {
  name: 'settings',
  needsDatabase: false,
  run: async ({ settings }) => [
    ...findingOf('setting-unread', settings.unread),
    ...(settings.production || isLoopback(settings.host) ? [] : [finding('not-production')]),
    ...(settings.smtpUrl && /@localhost\b/.test(settings.mailFrom) ? [finding('mail-sender-missing')] : []),
    ...(settings.smtpUrl && settings.production && !settings.publicUrl ? [finding('public-address-missing')] : []),
  ],
}

const examineFolder = async ({ freeBytes }: Installation, place: string, path: string) => {
  try {
    await access(path, constants.R_OK | constants.W_OK)
  } catch {
    return [finding('folder-closed', { place })]
  }
  const megabytes = Math.floor((await freeBytes(path)) / MEGABYTE)
  if (megabytes >= LOW) return []
  return [finding(megabytes < FULL ? 'disk-full' : 'disk-low', { place, megabytes })]
}

/** Folders of copies, which the loss of the disk of DATA_DIR must leave. One that is not there yet is made at its first use. */
const examineCopies = async (installation: Installation) => {
  const { dataDir, backup, walArchive } = installation.settings
  const places = [
    ['BACKUP_FOLDER', backup.place && 'folder' in backup.place ? backup.place.folder : undefined],
    ['WAL_ARCHIVE_FOLDER', walArchive],
  ] as const
  const diskOf = (path: string) =>
    stat(path).then(
      ({ dev }) => dev,
      () => undefined,
    )
  const own = await diskOf(dataDir)
  const found = places.map(async ([place, path]) => {
    const disk = path && (await diskOf(path))
    if (!path || disk === undefined) return []
    return [
      ...(await examineFolder(installation, place, path)),
      ...(disk === own ? [finding('disk-shared', { place })] : []),
    ]
  })
  return (await Promise.all(found)).flat()
}

/** Room on the disks of documents, copies and temporary files. The disk of a database elsewhere cannot be seen from here. */
export const diskCheck: Check = {
  name: 'disk',
  needsDatabase: false,
  run: async installation => [
    ...(await examineFolder(installation, 'DATA_DIR', installation.settings.dataDir)),
    ...(await examineFolder(installation, 'TMPDIR', tmpdir())),
    ...(await examineCopies(installation)),
  ],
}

/** The clock of this machine beside that of the database. */
export const clockCheck: Check = {
  name: 'clock',
  needsDatabase: true,
  async run({ database, now }) {
    const asked = now()
    const { rows } = await database.read.execute<{ at: number }>(
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`,
    )
    const answered = now()
    const at = rows[0]?.at ?? asked
    // The database read its clock at some moment between the question and the answer.
    const off = Math.max(asked - at, at - answered, 0) / 1000
    if (off < DRIFT) return []
    return [finding(off < WRONG ? 'clock-drift' : 'clock-wrong', { seconds: Math.round(off) })]
  },
}
