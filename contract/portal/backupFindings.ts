import type { FindingFacts } from './databaseFindings'

/** Findings about backups and restore drills. */
export const backupFindings = {
  'backup-none': {
    level: 'warning',
    says: 'There is no backup of this registry yet.',
    remedy: 'Set BACKUP_FOLDER or BACKUP_S3_BUCKET, or run npm run daftari -- backup every day.',
  },
  'backup-late': {
    level: 'warning',
    says: 'The last backup is %{days} days old.',
    remedy: 'Run npm run daftari -- backup, and see why the daily one did not run.',
  },
  'backup-old': {
    level: 'fault',
    says: 'The last backup is %{days} days old.',
    remedy: 'Run npm run daftari -- backup now, and see why the daily one did not run.',
  },
  'backup-place-full': {
    level: 'fault',
    says: 'The place of the backups is full: the last one could not be written.',
    remedy: 'Make room there, or keep fewer backups (BACKUP_KEEP_DAYS). Earlier ones are as they were.',
  },
  'backup-place-closed': {
    level: 'fault',
    says: 'The last backup could not be written to its place (%{code}).',
    remedy: 'Check BACKUP_FOLDER or the BACKUP_S3 settings, the rights there, and the way to it.',
  },
  'backup-failed': {
    level: 'fault',
    says: 'The last backup failed (%{code}).',
    remedy: 'Run npm run daftari -- backup, which names the cause. The server tries again every half hour.',
  },
  'backup-incomplete': {
    level: 'warning',
    says: 'Documents that the document store could not give, and that are in no backup: %{count}.',
    remedy: 'Run npm run daftari -- backup, which names them, and look for them in earlier copies.',
  },
  'drill-late': {
    level: 'warning',
    says: 'No backup was restored as a drill for %{days} days.',
    remedy: 'Run npm run daftari -- drill, and see in the log why the weekly one did not run.',
  },
  'drill-damaged': {
    level: 'fault',
    says: 'The backup %{backup} cannot be restored: %{file} is damaged or missing.',
    remedy:
      'Make another one with npm run daftari -- backup, and check the disk. A damaged document is copied again once its file in the place is removed.',
  },
  'drill-differs': {
    level: 'fault',
    says: 'Restored from the backup %{backup}, the table %{table} is not what the registry had.',
    remedy: 'Keep the backup as it is, report this, and do not rely on backups of this release until it is found.',
  },
  'drill-key-lost': {
    level: 'fault',
    says: 'The backup %{backup} was made with a key that is not among the keys.',
    remedy: 'Add the key to BACKUP_KEY on a line of its own. Without it nobody can read the backup.',
  },
  'drill-refused': {
    level: 'warning',
    says: 'Restore drills cannot be made: the account of the database may not create a database.',
    remedy: 'Give it the right (ALTER ROLE … CREATEDB), or set BACKUP_DRILL_DAYS=0 and restore by hand elsewhere.',
  },
  'drill-no-room': {
    level: 'warning',
    says: 'Restore drills cannot be made: they need %{megabytes} MB beside the database.',
    remedy: 'Enlarge the disk of DATA_DIR, or set BACKUP_DRILL_DAYS=0 and restore by hand elsewhere.',
  },
  'drill-failed': {
    level: 'fault',
    says: 'The last restore drill failed (%{code}).',
    remedy: 'Run npm run daftari -- drill, which names the cause.',
  },
  'archive-failing': {
    level: 'fault',
    says: 'The archive of the changes takes no files: the last one went there %{minutes} minutes ago.',
    remedy:
      'The log of the server names the cause. Make room in WAL_ARCHIVE_FOLDER, and let the account of the server write to its folder wal. Nothing is lost meanwhile: the files wait on the disk of DATA_DIR, and fill it.',
  },
  'archive-open': {
    level: 'warning',
    says: 'The archive of the changes is not encrypted: whoever reads WAL_ARCHIVE_FOLDER reads the register.',
    remedy:
      'Set BACKUP_KEY: a base copy is made at once, and it and all later files are encrypted. Older files stay as they are until they are removed.',
  },
  'archive-key-missing': {
    level: 'fault',
    says: 'The archive of the changes is encrypted, and BACKUP_KEY is not set: changes go there in the clear.',
    remedy: 'Set BACKUP_KEY again. To go on without a key, name an empty WAL_ARCHIVE_FOLDER.',
  },
  'base-copy-old': {
    level: 'warning',
    says: 'WAL_ARCHIVE_FOLDER has no base copy of the last %{days} days.',
    remedy:
      'See in the log why the weekly one was not made. The way back to a moment begins with one, and grows longer with its age.',
  },
} as const satisfies Record<string, FindingFacts>

export type BackupFindingName = keyof typeof backupFindings
