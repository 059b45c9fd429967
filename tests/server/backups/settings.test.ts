import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupKeys } from '@server/backups/keys'
import { dueBackup, isDrillDue, lastDue } from '@server/backups/schedule'
import { readSettings } from '@server/config/settings'
import { describe, expect, it } from 'vitest'
import { backupKey } from '../../support/backups'

/** A key that stands in the titles. */
const key = 'ab'.repeat(32)

describe('the settings of backups', () => {
  it.each([
    [{ BACKUP_FOLDER: '/b' }, 'BACKUP_KEY is missing: BACKUP_FOLDER takes encrypted backups alone'],
    [{ BACKUP_S3_BUCKET: 'backups' }, 'BACKUP_KEY is missing: BACKUP_S3_BUCKET takes encrypted backups alone'],
    [
      { BACKUP_FOLDER: '/b', BACKUP_S3_BUCKET: 'backups', BACKUP_KEY: key },
      'BACKUP_FOLDER and BACKUP_S3_BUCKET are both given: give one of them',
    ],
    [{ BACKUP_AT: '03:00' }, 'BACKUP_AT says nothing without BACKUP_FOLDER or BACKUP_S3_BUCKET'],
    [{ BACKUP_FOLDER: '/b', BACKUP_KEY: key, BACKUP_AT: '25:00' }, 'BACKUP_AT must be a time of day such as 01:30'],
    [{ BACKUP_S3_REGION: 'eu' }, 'BACKUP_S3_REGION says nothing without BACKUP_S3_BUCKET'],
    [{ BACKUP_FOLDER: '/data/b', DATA_DIR: '/data', BACKUP_KEY: key }, 'BACKUP_FOLDER must lie outside DATA_DIR'],
    [{ BACKUP_KEY: 'short' }, 'BACKUP_KEY must have 64 hexadecimal digits on each line'],
    [
      { BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ACCESS_KEY_ID: 'desk', BACKUP_KEY: key },
      'BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be given together',
    ],
    [{ BACKUP_FOLDER: '/b', BACKUP_KEY: key, BACKUP_KEEP_DAYS: '0' }, 'BACKUP_KEEP_DAYS must be a whole number from 1'],
    [
      { WAL_ARCHIVE_FOLDER: '/b', DATABASE_URL: 'postgresql://one/registry' },
      'WAL_ARCHIVE_FOLDER is for the embedded PostgreSQL: with DATABASE_URL its own tools archive',
    ],
    [{ WAL_ARCHIVE_FOLDER: '/data/b', DATA_DIR: '/data' }, 'WAL_ARCHIVE_FOLDER must lie outside DATA_DIR'],
  ])('%j stop the start with a sentence', (variables, sentence) => {
    expect(() => readSettings(variables)).toThrow(sentence)
  })

  it('are off by default, and read the key from its file at each use', () => {
    expect(readSettings({}).backup.place).toBeUndefined()
    expect(readSettings({ BACKUP_KEY: key }).backup.place).toBeUndefined()
    const folder = mkdtempSync(join(tmpdir(), 'daftari-keys-'))
    const file = join(folder, 'backup.key')
    writeFileSync(file, `${key}\n`)
    const { backup } = readSettings({ BACKUP_FOLDER: '/b', BACKUP_KEY_FILE: file })
    const [first] = backupKeys(backup)
    writeFileSync(file, `${backupKey()}\n${key}\n`)
    expect(backupKeys(backup).map(({ id }) => id)).toEqual([expect.not.stringMatching(first.id), first.id])
    rmSync(folder, { recursive: true })
    expect(() => backupKeys(backup)).toThrow('BACKUP_KEY_FILE cannot be read (ENOENT)')
  })
})

describe('the schedule', () => {
  const at = (moment: string) => Date.parse(moment)
  const note = { triedAt: '2026-11-29T22:00:30.000Z', failures: 0, lost: 0 }

  it('follows the clock of the registry', () => {
    expect(lastDue('01:00', at('2026-11-29T22:00:00Z'))).toBe('2026-11-29T22:00:00.000Z')
    expect(lastDue('01:00', at('2026-11-29T21:59:59Z'))).toBe('2026-11-28T22:00:00.000Z')
    expect(lastDue('22:30', at('2026-11-29T19:29:00Z'))).toBe('2026-11-28T19:30:00.000Z')
  })

  it('makes one backup for each due moment, and tries again after half an hour', () => {
    const due = '2026-11-29T22:00:00.000Z'
    expect(dueBackup({ at: '01:00' }, undefined, at('2026-11-30T12:00:00Z'))).toBe(due)
    expect(dueBackup({ at: '01:00' }, { ...note, due }, at('2026-11-30T12:00:00Z'))).toBeUndefined()
    expect(dueBackup({ at: '01:00' }, { ...note, due }, at('2026-11-30T22:00:00Z'))).toBe('2026-11-30T22:00:00.000Z')
    const failed = { ...note, failures: 1 }
    expect(dueBackup({ at: '01:00' }, failed, at('2026-11-29T22:20:00Z'))).toBeUndefined()
    expect(dueBackup({ at: '01:00' }, failed, at('2026-11-29T22:31:00Z'))).toBe(due)
  })

  it('makes a drill a week, and one that failed again on the next day', () => {
    const drill = { triedAt: '2026-11-29T22:05:00.000Z', backup: 'b', failures: 0 }
    const due = (days: number, failures = 0, drillDays = 7) =>
      isDrillDue({ drillDays }, { ...drill, failures }, at(drill.triedAt) + days * 86_400_000)
    expect([due(6), due(7), due(0.5, 1), due(1, 1), due(9, 0, 0)]).toEqual([false, true, false, true, false])
    expect(isDrillDue({ drillDays: 7 }, undefined, 0)).toBe(true)
  })
})
