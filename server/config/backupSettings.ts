import { isAbsolute, relative, resolve } from 'node:path'
import { z } from 'zod'
import { bucketFaults, bucketOf, type S3Settings } from './s3Settings'
import { whole } from './settingValues'

/** Variables of backups that the server makes by itself. */
export const backupVariables = {
  /** Folder that they go to, apart from DATA_DIR; or a bucket (BACKUP_S3_BUCKET). Without either none is made. */
  BACKUP_FOLDER: z.string().min(1).optional(),
  /** Time of day at the registry. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day such as 01:30' })
    .default('01:00'),
  /** Keys, one on each line: the first encrypts, the others read what they encrypted. */
  BACKUP_KEY: z
    .string()
    .refine(
      text => backupKeyLines(text).length > 0 && backupKeyLines(text).every(line => /^[\da-f]{64}$/i.test(line)),
      {
        error: 'must have 64 hexadecimal digits on each line: openssl rand -hex 32 makes them',
      },
    )
    .optional(),
  /** Days, weeks and months of which the newest backup is kept. */
  BACKUP_KEEP_DAYS: whole(1, 3660).default(7),
  BACKUP_KEEP_WEEKS: whole(0, 520).default(5),
  BACKUP_KEEP_MONTHS: whole(0, 1200).default(12),
  /** Days between two restore drills; 0 for none. */
  BACKUP_DRILL_DAYS: whole(0, 90).default(7),
}

type Variables = Record<string, string | undefined>

/** Number of periods of which the newest backup is kept. */
export type KeepRule = { days: number; weeks: number; months: number }

/** Place that backups go to: a folder or a bucket. */
type BackupPlace = { folder: string } | { bucket: S3Settings }

/** `at` is a time of day at the registry, `key` the lines of keys; with `keyFile` they are read again at each use. */
export type BackupSettings = {
  place: BackupPlace | undefined
  at: string
  key: string | undefined
  keyFile: string | undefined
  keep: KeepRule
  drillDays: number
}

/** Returns the keys in the text of BACKUP_KEY, each on its line. */
export const backupKeyLines = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)

const isWithin = (folder: string, path: string) => {
  const way = relative(resolve(folder), resolve(path))
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

/** Returns the faults of the BACKUP variables that do not fit together. */
export const backupFaults = (variables: Variables): string[] => {
  const { BACKUP_FOLDER: folder, BACKUP_S3_BUCKET: bucket, BACKUP_KEY: key } = variables
  const place = folder ? 'BACKUP_FOLDER' : bucket && 'BACKUP_S3_BUCKET'
  // The key alone reads backups: the command that restores them needs no place.
  const idle = Object.keys(backupVariables).filter(name => variables[name] && name !== 'BACKUP_KEY')
  return [
    ...bucketFaults('BACKUP_S3', variables),
    ...(folder && bucket ? ['BACKUP_FOLDER and BACKUP_S3_BUCKET are both given: give one of them'] : []),
    ...(place ? [] : idle.map(name => `${name} says nothing without BACKUP_FOLDER or BACKUP_S3_BUCKET`)),
    ...(place && !key ? [`BACKUP_KEY is missing: ${place} takes encrypted backups alone`] : []),
    ...(folder && isWithin(variables.DATA_DIR ?? './data', folder)
      ? ['BACKUP_FOLDER must lie outside DATA_DIR: backups there are lost together with the data']
      : []),
  ]
}

/** Returns the faults of WAL_ARCHIVE_FOLDER. */
export const archiveFaults = ({
  WAL_ARCHIVE_FOLDER: folder,
  DATABASE_URL,
  DATA_DIR = './data',
}: Variables): string[] => {
  if (!folder) return []
  return [
    ...(DATABASE_URL
      ? [
          'WAL_ARCHIVE_FOLDER is for the embedded PostgreSQL: with DATABASE_URL its own tools archive (docs/operations.md)',
        ]
      : []),
    ...(isWithin(DATA_DIR, folder)
      ? ['WAL_ARCHIVE_FOLDER must lie outside DATA_DIR: an archive there is lost together with the data']
      : []),
    ...(process.platform === 'win32' ? ['WAL_ARCHIVE_FOLDER needs the shell of Linux or macOS'] : []),
  ]
}

/** Returns the settings of backups. `files` has the variables as they were given. */
export const backupOf = (
  env: z.infer<z.ZodObject<typeof backupVariables>>,
  variables: Variables,
  files: Variables,
): BackupSettings => {
  const bucket = bucketOf('BACKUP_S3', variables, files)
  const folder = env.BACKUP_FOLDER
  return {
    place: bucket ? { bucket } : folder === undefined ? undefined : { folder: resolve(folder) },
    at: env.BACKUP_AT,
    key: env.BACKUP_KEY,
    keyFile: files.BACKUP_KEY_FILE,
    keep: { days: env.BACKUP_KEEP_DAYS, weeks: env.BACKUP_KEEP_WEEKS, months: env.BACKUP_KEEP_MONTHS },
    drillDays: env.BACKUP_DRILL_DAYS,
  }
}
