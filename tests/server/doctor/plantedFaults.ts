import { generateKeyPairSync } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FindingName } from '@contract/portal/findings'
import { anchorFileIn, appendAnchor } from '@server/audit/anchorFile'
import { openAuditKey } from '@server/audit/auditKey'
import type { BackupNote, DrillNote } from '@server/backups/notes'
import { connectDatabase } from '@server/db/connect'
import { noteBackup } from '@server/db/installation'
import { installation } from '@server/db/schema'
import { ABOUT, baseName } from '@server/db/walArchive'
import type { Installation } from '@server/doctor/check'
import { findSigningKey } from '@server/extracts/signingKey'
import { eq } from 'drizzle-orm'
import type { HealthyInstallation } from '../../support/healthyInstallation'
import { quickFolder } from '../../support/quickFolder'

/** Differences from the healthy installation, and the function that takes the fault out again. */
type Planted = Partial<Installation> & { undo?(): Promise<unknown> }
type Plant = (test: HealthyInstallation) => Promise<Planted>

const withSettings =
  (change: Partial<Installation['settings']>): Plant =>
  async ({ installation }) => ({ settings: { ...installation.settings, ...change } })

const statements =
  (plant: string, undo: string): Plant =>
  async ({ owner }) => {
    await owner.query(plant)
    return { undo: () => owner.query(undo) }
  }

/** Drops an object of the catalogue, which `find` returns with its definition. */
const dropped =
  (find: string, statement: (name: string) => string): Plant =>
  async ({ owner }) => {
    const { rows } = await owner.query<{ name: string; definition: string }>(`${find} LIMIT 1`)
    const [{ name, definition } = { name: '', definition: '' }] = rows
    await owner.query(statement(name))
    return { undo: () => owner.query(definition) }
  }

const signingKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const keyId = findSigningKey({ extractKey: signingKey, extractKeyFile: undefined, dataDir: '' })?.id ?? ''
const signedBefore = (id: string) =>
  statements(
    `INSERT INTO extract_key (id, public_key, first_used_at) VALUES ('${id}', 'public', '2026-02-03T09:00:00+03:00')`,
    `DELETE FROM extract_key WHERE id = '${id}'`,
  )

const trigger = (table: string, name: string) =>
  dropped(
    `SELECT tgname AS name, pg_get_triggerdef(oid) AS definition FROM pg_trigger
     WHERE tgrelid = '${table}'::regclass AND tgname LIKE '${name}' ORDER BY 1`,
    found => `DROP TRIGGER "${found}" ON ${table}`,
  )

/** A data folder of its own, whose file of anchors `fill` writes. */
const withFolder =
  (
    fill: (test: HealthyInstallation, folder: string) => Promise<unknown>,
    change: Partial<Installation['settings']> = {},
  ): Plant =>
  async test => {
    const dataDir = await mkdtemp(join(quickFolder(), 'daftari-doctor-'))
    const settings = { ...test.installation.settings, ...change, dataDir }
    await fill({ ...test, installation: { ...test.installation, settings } }, dataDir)
    return { settings, undo: () => rm(dataDir, { recursive: true }) }
  }

const anchor =
  (reason: 'backup' | 'start', daysAgo: number) =>
  ({ installation, head }: HealthyInstallation) =>
    appendAnchor(
      anchorFileIn(installation.settings.dataDir),
      openAuditKey(installation.settings),
      head,
      reason,
      new Date(Date.now() - daysAgo * 86_400_000),
    )

/** The last backup, so many days ago. */
const backedUp =
  (daysAgo: number): Plant =>
  async ({ database }) => {
    await database.write(tx => noteBackup(tx, new Date(Date.now() - daysAgo * 86_400_000)))
    return { undo: () => database.write(tx => noteBackup(tx)) }
  }

const LONG_AGO = '2026-01-02T22:00:00.000Z'

/** A note of backups or of restore drills. */
const noted =
  (...[kind, value]: ['backup-run', BackupNote] | ['restore-drill', DrillNote]): Plant =>
  async ({ database }) => {
    await database.read.insert(installation).values({ key: kind, value })
    return { undo: () => database.read.delete(installation).where(eq(installation.key, kind)) }
  }

const backupNoted = (code: string, about = '') =>
  noted('backup-run', { triedAt: LONG_AGO, failures: 1, lost: 0, fault: { code, about } })

const drill = { triedAt: LONG_AGO, backup: 'daftari-20260102T220000Z', failures: 1 }

const drillNoted = (code: string, about = '') => noted('restore-drill', { ...drill, fault: { code, about } })

const job = (columns: string, values: string) =>
  statements(
    `INSERT INTO pgboss.job (name, ${columns}) VALUES ('bulk-acts', ${values})`,
    `DELETE FROM pgboss.job WHERE name = 'bulk-acts'`,
  )

const item = (columns: string, values: string) =>
  `INSERT INTO work_item (source, record, key, subject, since, days, ${columns})
   VALUES ('COMPLAINT', '1', 'C1', 'A complaint', now() - interval '90 days', 5, ${values})`

/** Every fault that can be planted, by the name of its finding. */
export const plantedFaults: Partial<Record<FindingName, Plant>> = {
  'setting-unread': withSettings({ unread: ['BACKUP_FODLER (BACKUP_FOLDER?)'] }),
  'not-production': withSettings({ host: '0.0.0.0' }),
  'mail-sender-missing': withSettings({ mailFrom: 'Daftari <no-reply@localhost>' }),
  'public-address-missing': withSettings({ production: true }),
  'database-unreachable': async () => {
    const database = connectDatabase({ host: '/nowhere', connectionTimeoutMillis: 1000 })
    return { database, undo: () => database.close() }
  },
  'database-read-only': async ({ owner, another, connection }) => {
    await owner.query(`ALTER DATABASE ${connection.database} SET default_transaction_read_only = on`)
    return {
      database: another(),
      undo: async () => {
        await owner.query(`ALTER DATABASE ${connection.database} RESET default_transaction_read_only`)
      },
    }
  },
  'migrations-missing': statements(
    `CREATE TABLE drizzle.aside AS SELECT * FROM drizzle.__drizzle_migrations ORDER BY id DESC LIMIT 1;
     DELETE FROM drizzle.__drizzle_migrations WHERE id IN (SELECT id FROM drizzle.aside)`,
    `INSERT INTO drizzle.__drizzle_migrations SELECT * FROM drizzle.aside; DROP TABLE drizzle.aside`,
  ),
  'migrations-foreign': statements(
    `INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (900, 'of a later version', 1)`,
    `DELETE FROM drizzle.__drizzle_migrations WHERE id = 900`,
  ),
  'database-earlier': statements(
    `CREATE TABLE drizzle.aside AS SELECT * FROM drizzle.__drizzle_migrations ORDER BY id DESC LIMIT 1;
     UPDATE drizzle.__drizzle_migrations SET hash = 'of an earlier version' WHERE id IN (SELECT id FROM drizzle.aside)`,
    `UPDATE drizzle.__drizzle_migrations m SET hash = a.hash FROM drizzle.aside a WHERE a.id = m.id; DROP TABLE drizzle.aside`,
  ),
  'database-newer': statements(
    `INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES (900, 'of a later version', 1);
     UPDATE installation SET value = value || '[{"name": "0900_later", "hash": "of a later version", "kind": "expand",
       "reason": "It only adds.", "release": "900.0.0"}]' WHERE key = 'migrations'`,
    `DELETE FROM drizzle.__drizzle_migrations WHERE id = 900;
     UPDATE installation SET value = value - (jsonb_array_length(value) - 1) WHERE key = 'migrations'`,
  ),
  'demonstration-open': async test => ({
    ...(await statements(
      `INSERT INTO installation (key, value) VALUES ('demonstration', 'true')`,
      `DELETE FROM installation WHERE key = 'demonstration'`,
    )(test)),
    ...(await withSettings({ production: true })(test)),
  }),
  'role-too-strong': statements(
    'GRANT UPDATE ON audit_entry TO daftari_app',
    'REVOKE UPDATE ON audit_entry FROM daftari_app',
  ),
  'trigger-missing': trigger('audit_entry', 'audit_entry_keep'),
  'trigger-disabled': statements(
    'ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_link',
    'ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_link',
  ),
  'totals-missing': trigger('mda', 'totals_%'),
  'work-missing': trigger('complaint', 'work_%'),
  'index-missing': dropped(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname = 'work_item_key'`,
    name => `DROP INDEX ${name}`,
  ),
  'clock-drift': async () => ({ now: () => Date.now() + 20_000 }),
  'clock-wrong': async () => ({ now: () => Date.now() - 3_600_000 }),
  'disk-low': async () => ({ freeBytes: async () => 1024 ** 3 }),
  'disk-full': async () => ({ freeBytes: async () => 100 * 1024 ** 2 }),
  'disk-shared': async test => withSettings({ walArchive: test.settings.dataDir })(test),
  'folder-closed': withSettings({ dataDir: '/nowhere' }),
  'mail-none': withSettings({ smtpUrl: undefined }),
  'mail-refused': async ({ installation, mail }) => ({
    settings: { ...installation.settings, smtpUrl: mail.url('a wrong password') },
  }),
  'mail-unreachable': withSettings({ smtpUrl: 'smtp://127.0.0.1:9' }),
  'bucket-refused': async ({ installation, s3 }) => ({
    settings: { ...installation.settings, edmsS3: { ...s3.settings, keyId: 'stranger' } },
  }),
  'bucket-missing': async ({ installation, s3 }) => ({
    settings: { ...installation.settings, edmsS3: { ...s3.settings, bucket: 'elsewhere' } },
  }),
  'bucket-unreachable': async ({ installation, s3 }) => ({
    settings: { ...installation.settings, edmsS3: { ...s3.settings, endpoint: 'http://127.0.0.1:9' } },
  }),
  'backup-none': statements(
    `UPDATE installation SET key = 'earlier backup' WHERE key = 'backup'`,
    `UPDATE installation SET key = 'backup' WHERE key = 'earlier backup'`,
  ),
  'backup-late': backedUp(3),
  'backup-old': backedUp(30),
  'backup-place-full': backupNoted('place-full'),
  'backup-place-closed': backupNoted('place-closed', 'EACCES'),
  'backup-failed': backupNoted('failed', '57P01'),
  'backup-incomplete': noted('backup-run', { triedAt: LONG_AGO, failures: 0, lost: 2 }),
  'drill-late': async test => ({
    ...(await noted('restore-drill', { ...drill, failures: 0, doneAt: LONG_AGO })(test)),
    settings: {
      ...test.installation.settings,
      backup: { ...test.installation.settings.backup, place: { folder: '/b' } },
    },
  }),
  'drill-damaged': drillNoted('damaged', 'entity.gz'),
  'drill-differs': drillNoted('differs', 'entity'),
  'drill-key-lost': drillNoted('key-lost', '1a2b3c4d5e6f7081'),
  'drill-refused': drillNoted('no-right'),
  'drill-no-room': drillNoted('no-room', '1200'),
  'drill-failed': drillNoted('failed', '53300'),
  'archive-open': withSettings({ walArchive: '/nowhere' }),
  'archive-key-missing': async test => {
    const walArchive = await mkdtemp(join(quickFolder(), 'daftari-doctor-'))
    const copy = join(walArchive, baseName(new Date().toISOString()))
    await mkdir(copy)
    await writeFile(join(copy, ABOUT), JSON.stringify({ segment: '', system: '', isSealed: true }))
    return { ...(await withSettings({ walArchive })(test)), undo: () => rm(walArchive, { recursive: true }) }
  },
  'base-copy-old': withSettings({ walArchive: '/nowhere' }),
  'trail-broken': statements(
    `ALTER TABLE audit_entry DISABLE TRIGGER USER; UPDATE audit_entry SET subject = 'mary' WHERE id = 1`,
    `UPDATE audit_entry SET subject = 'grace' WHERE id = 1; ALTER TABLE audit_entry ENABLE TRIGGER USER`,
  ),
  'anchors-none': withFolder(async () => undefined),
  'anchors-forged': withFolder(async (test, folder) => {
    const { mac, ...facts } = await anchor('backup', 0)(test)
    await appendFile(anchorFileIn(folder), `${JSON.stringify({ ...facts, previous: mac, mac: 'forged' })}\n`)
  }),
  'key-missing': withFolder(
    async test => {
      await anchor('backup', 0)(test)
      await rm(join(test.installation.settings.dataDir, 'audit.key'))
    },
    { auditKey: undefined },
  ),
  'key-exposed': withFolder(
    (_, folder) => writeFile(join(folder, 'audit.key'), 'a key of more than thirty-two characters', { mode: 0o644 }),
    { auditKey: undefined },
  ),
  'key-weak': withSettings({ auditKey: 'abc'.repeat(12) }),
  'key-alone': withFolder(anchor('backup', 0), { auditKey: undefined, databaseUrl: 'postgres://elsewhere' }),
  'signing-key': async test => {
    const { undo } = await signedBefore(keyId)(test)
    return { settings: { ...test.installation.settings, extractKey: signingKey }, undo }
  },
  'signing-key-unused': withSettings({ extractKey: signingKey }),
  'signing-key-missing': signedBefore('0123456789abcdef'),
  'signing-key-unusable': withFolder((_, folder) =>
    writeFile(join(folder, 'extract.key'), signingKey, { mode: 0o644 }),
  ),
  'queue-stuck': job('start_after', `now() - interval '40 minutes'`),
  'queue-failed': job('state', `'failed'`),
  'administrator-missing': statements('UPDATE account SET enabled = false', 'UPDATE account SET enabled = true'),
  'permission-unheld': statements(
    `CREATE TABLE aside AS SELECT rp.* FROM role_permission rp JOIN permission p ON p.id = rp.permission_id
       WHERE p.name = 'can_manage_calendar';
     DELETE FROM role_permission rp USING aside
       WHERE rp.role_id = aside.role_id AND rp.permission_id = aside.permission_id`,
    'INSERT INTO role_permission SELECT * FROM aside; DROP TABLE aside',
  ),
  'work-unowned': statements(item('due', `current_date - 60`), 'DELETE FROM work_item'),
  'work-of-disabled': statements(
    `INSERT INTO account (username, email, given_name, sur_name, enabled)
       VALUES ('left', 'left@registry.example', 'Left', 'Longago', false);
     ${item('due, owner_id', `current_date, (SELECT id FROM account WHERE username = 'left')`)}`,
    `DELETE FROM work_item; DELETE FROM account WHERE username = 'left'`,
  ),
  'check-failed': statements('ALTER TABLE pgboss.queue RENAME TO aside', 'ALTER TABLE pgboss.aside RENAME TO queue'),
  'check-late': statements('BEGIN; LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE', 'ROLLBACK'),
}
