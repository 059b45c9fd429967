import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '@server/app'
import { anchorFileIn, copyAnchors, readAnchors, readLooseAnchors } from '@server/audit/anchorFile'
import { anchorEveryHour, anchorNow, anchorRound, readHead } from '@server/audit/anchorTrail'
import { findAuditKey, openAuditKey } from '@server/audit/auditKey'
import { restoreAnchors } from '@server/audit/restoreAnchors'
import { anchorsInForce, verifyTrail } from '@server/audit/verifyTrail'
import { readSettings } from '@server/config/settings'
import { backUp, restore } from '@server/db/backup'
import { folderStore } from '@server/db/backupFiles'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { NotTaken } from '@server/mail/mailer'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command'
import { type TestDatabase, testDatabase } from '../../support/database'
import { quickFolder } from '../../support/quickFolder'
import { catchCodes } from '../../support/sessions'

const opened: TestDatabase[] = []
const folders: string[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map(test => test.close()))
  await Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true, force: true })))
})
const newFolder = async () => {
  const folder = await mkdtemp(join(quickFolder(), 'daftari-anchors-'))
  folders.push(folder)
  return folder
}
const newDatabase = async (settings: Record<string, string> = {}) => {
  const test = await testDatabase(settings)
  opened.push(test)
  return test
}

const quiet: Parameters<typeof anchorEveryHour>[1]['log'] = { info: () => undefined, error: () => undefined }
const START = Date.parse('2026-11-02T08:00:00Z')
const hoursLater = (hours: number) => new Date(START + hours * 3_600_000)
const addEntries = (test: TestDatabase, count: number) =>
  test.database.read.execute(sql`
    INSERT INTO audit_entry (call, subject) SELECT 'TEST', 'entry ' || n FROM generate_series(1, ${count}::int) n`)
const anchor = ({ database, settings }: TestDatabase, hours: number, log = quiet) =>
  anchorEveryHour(database, { settings, log }, hoursLater(hours))
const keyOf = ({ settings }: TestDatabase) => openAuditKey(settings)
const ownAnchors = (test: TestDatabase) => readAnchors(anchorFileIn(test.settings.dataDir), keyOf(test))
const verify = async (test: TestDatabase) => {
  const found = await ownAnchors(test)
  const { faults } = await verifyTrail(test.database.read, anchorsInForce(found.anchors))
  return { faults, forged: found.forged }
}
/** Adds nine entries, with anchors at three, six and nine. */
const anchored = async () => {
  const test = await newDatabase()
  for (const hour of [0, 1, 2]) {
    await addEntries(test, 3)
    await anchor(test, hour)
  }
  return test
}
const asOwner = (test: TestDatabase, statement: string) =>
  withDedicatedConnection(test.connection, async client => {
    await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER')
    await client.query(statement)
    await client.query('ALTER TABLE audit_entry ENABLE TRIGGER USER')
  })

/** Recomputes the hash of every entry from the first, as the owner of the database can. */
const rehash = `DO $$ DECLARE e audit_entry; before text := repeat('0', 64); BEGIN
  FOR e IN SELECT * FROM audit_entry ORDER BY id LOOP
    e.previous_hash := before; e.hash := audit_hash(e); before := e.hash;
    UPDATE audit_entry SET previous_hash = e.previous_hash, hash = e.hash WHERE id = e.id;
  END LOOP; END $$`

describe('a change by the owner of the database', () => {
  it('is not reported when there was none', async () => {
    expect(await verify(await anchored())).toEqual({ faults: [], forged: 0 })
  })

  it.each([
    ['edits an entry', "UPDATE audit_entry SET subject = 'another' WHERE id = 4", [4, 'edited']],
    ['takes one out', 'DELETE FROM audit_entry WHERE id = 4', [4, 'missing']],
    [
      'swaps two',
      'UPDATE audit_entry SET id = 0 WHERE id = 4; UPDATE audit_entry SET id = 4 WHERE id = 5; UPDATE audit_entry SET id = 5 WHERE id = 0',
      [4, 'edited'],
    ],
    ['cuts the end off', 'DELETE FROM audit_entry WHERE id > 7', [9, 'shortened']],
    ['empties it', 'DELETE FROM audit_entry', [1, 'empty']],
    [
      'edits an entry and hashes all anew',
      `UPDATE audit_entry SET subject = 'another' WHERE id = 2; ${rehash}`,
      [3, 'rehashed'],
    ],
    [
      'takes one out, numbers and hashes all anew',
      `DELETE FROM audit_entry WHERE id = 4; UPDATE audit_entry SET id = id - 1 WHERE id > 4; ${rehash}`,
      [6, 'rehashed'],
    ],
    [
      'replaces the function that hashes',
      `UPDATE audit_entry SET subject = 'another' WHERE id = 4;
       CREATE OR REPLACE FUNCTION audit_hash(entry audit_entry) RETURNS text LANGUAGE sql AS 'SELECT entry.hash'`,
      [4, 'edited'],
    ],
  ])('is detected when the owner %s', async (_, statement, [id, fault]) => {
    const test = await anchored()
    await asOwner(test, statement)
    expect((await verify(test)).faults).toContainEqual({ id, fault })
  })

  it('is detected when the trail was emptied and refilled with as many entries', async () => {
    const test = await anchored()
    await asOwner(test, 'DELETE FROM audit_entry')
    await addEntries(test, 12)
    expect((await verify(test)).faults).toEqual([3, 6, 9].map(id => ({ id, fault: 'rehashed' })))
  })

  it('is logged at the next hour', async () => {
    const test = await anchored()
    await asOwner(test, 'DELETE FROM audit_entry WHERE id > 7')
    const said: object[] = []
    await anchor(test, 3, { ...quiet, error: about => void said.push(about) })
    expect(said).toEqual([{ entry: 9 }])
    // A new anchor does not hide faults that older anchors reveal.
    await addEntries(test, 5)
    expect((await verify(test)).faults).toContainEqual({ id: 9, fault: 'rehashed' })
  })
})

describe('the anchor file', () => {
  const linesIn = async (test: TestDatabase) =>
    (await readFile(anchorFileIn(test.settings.dataDir), 'utf8')).trim().split('\n')
  const write = (test: TestDatabase, lines: string[]) =>
    writeFile(anchorFileIn(test.settings.dataDir), lines.map(line => `${line}\n`).join(''))

  it('reveals a changed and a removed line', async () => {
    const test = await anchored()
    const [first = '', second = '', third = ''] = await linesIn(test)
    await write(test, [first, second.replace('"entry":6', '"entry":5'), third])
    expect((await verify(test)).forged).toBe(1)
    await write(test, [first, third])
    expect((await verify(test)).forged).toBe(1)
    await write(test, [first, 'x', second, third])
    expect((await verify(test)).forged).toBe(1)
  })

  it('continues after an incomplete line', async () => {
    const test = await anchored()
    const path = anchorFileIn(test.settings.dataDir)
    await writeFile(path, `${await readFile(path, 'utf8')}{"at":"2026`)
    await addEntries(test, 1)
    await anchor(test, 3)
    expect(await verify(test)).toEqual({ faults: [], forged: 0 })
    expect((await ownAnchors(test)).proven).toBe(4)
  })

  it('gets one line an hour, and none without new entries', async () => {
    const test = await anchored()
    await addEntries(test, 1)
    expect(await anchor(test, 2.9)).toBeUndefined()
    expect(await anchor(test, 3)).toMatchObject({ entry: 10, reason: 'hour' })
    expect(await anchor(test, 5)).toBeUndefined()
  })

  it('gets one line from ten servers that share it, and one each from those with folders of their own', async () => {
    const test = await newDatabase()
    await addEntries(test, 3)
    const servers = Array.from({ length: 10 }, () => test.another())
    const round = (settings: TestDatabase['settings']) =>
      Promise.all(servers.map(database => anchorEveryHour(database, { settings, log: quiet }, hoursLater(0))))
    await round(test.settings)
    expect((await ownAnchors(test)).anchors).toHaveLength(1)
    const elsewhere = { ...test.settings, dataDir: await newFolder(), auditKey: 'k'.repeat(40) }
    await round(elsewhere)
    const there = await readAnchors(anchorFileIn(elsewhere.dataDir), openAuditKey(elsewhere))
    expect(there).toMatchObject({ proven: 1, forged: 0 })
  })

  it('is readable only by the server’s account, like its key', async () => {
    const test = await anchored()
    for (const name of ['audit.key', 'audit-anchors.jsonl'])
      expect((await stat(join(test.settings.dataDir, name))).mode & 0o777).toBe(0o600)
    await chmod(join(test.settings.dataDir, 'audit.key'), 0o644)
    expect(() => findAuditKey(test.settings)).toThrow('chmod 600')
  })

  it('is still compared without its key, but proves nothing', async () => {
    const test = await anchored()
    await rm(join(test.settings.dataDir, 'audit.key'))
    await addEntries(test, 1)
    await anchor(test, 3)
    expect(await ownAnchors(test)).toMatchObject({ proven: 1, otherKey: 3, forged: 0 })
    await asOwner(test, `UPDATE audit_entry SET subject = 'another' WHERE id = 2; ${rehash}`)
    expect((await verify(test)).faults).toContainEqual({ id: 3, fault: 'rehashed' })
  })
})

describe('a server', () => {
  it('writes an anchor at its start, in the log and by mail, without the key', async () => {
    const test = await newDatabase({
      LOG_LEVEL: 'info',
      AUDIT_MAIL_TO: 'auditor@registry.example',
      AUDIT_KEY: 'k'.repeat(40),
    })
    await addEntries(test, 3)
    const lines: string[] = []
    const mails: { to: string; text: string }[] = []
    const app = await createApp({
      database: test.database,
      settings: test.settings,
      delivery: catchCodes().delivery,
      mailer: { send: async mail => void mails.push(mail) },
      portalFolder: '/nowhere',
      log: { write: line => void lines.push(line) },
    })
    await app.ready()
    await app.close()
    const head = await readHead(test.database.read)
    expect(mails).toMatchObject([{ to: 'auditor@registry.example' }])
    const folder = await newFolder()
    for (const [name, text] of [
      ['log', lines.join('')],
      ['mail', mails[0]?.text ?? ''],
    ] as const) {
      await writeFile(join(folder, name), text)
      const { anchors, proven } = await readLooseAnchors(join(folder, name), openAuditKey(test.settings))
      expect([proven, anchors]).toMatchObject([1, [{ ...head, reason: 'start' }]])
      expect(text).not.toContain('kkkk')
    }
  })
})

describe('an anchor that the mail server does not take', () => {
  it('is mailed in the next round, once', async () => {
    const test = await newDatabase({ AUDIT_MAIL_TO: 'auditor@registry.example' })
    await addEntries(test, 3)
    const mails: string[] = []
    const faults: string[] = []
    let away = true
    const mailer = {
      async send({ text }: { text: string }) {
        if (away) throw new NotTaken('UNREACHABLE')
        mails.push(text)
      },
    }
    const log = { info: () => undefined, error: (_: object, message: string) => void faults.push(message) }
    const round = anchorRound(test.database, { settings: test.settings, mailer, log })
    await round()
    expect([mails, faults]).toEqual([[], ['the anchor was not mailed']])
    away = false
    await round()
    await round()
    expect(mails.map(text => JSON.parse(text))).toMatchObject([await readHead(test.database.read)])
  })
})

describe('a backup', () => {
  it('has the head of the trail at its time, from which a restored registry continues', async () => {
    const test = await anchored()
    const folder = await newFolder()
    const { trail } = await withDedicatedConnection(test.connection, client => backUp(client, folderStore(folder)))
    expect(trail).toEqual(await readHead(test.database.read))
    await anchorNow(test.database, test.settings, trail ?? { entry: 0, hash: '' }, 'backup')
    await copyAnchors(test.settings.dataDir, folderStore(folder))
    await addEntries(test, 4)
    await anchor(test, 1_000_000)

    // The same data folder, after the database was lost.
    const again = await newDatabase()
    await withDedicatedConnection(again.connection, client => restore(client, folderStore(folder)))
    const settings = test.settings
    const restored = { ...again, settings }
    expect((await verify(restored)).faults).toEqual([{ id: 13, fault: 'shortened' }])
    expect(await restoreAnchors(again.database, settings, folderStore(folder))).toEqual([
      'The audit trail goes on after entry 9.',
      'At least 4 later entries were anchored before. They are in no database any more.',
    ])
    expect(await verify(restored)).toEqual({ faults: [], forged: 0 })
    await asOwner(again, 'DELETE FROM audit_entry WHERE id > 8')
    expect((await verify(restored)).faults).toContainEqual({ id: 9, fault: 'shortened' })

    // A new machine: the anchors come with the backup.
    const fresh = await newDatabase({ AUDIT_KEY: 'another key of at least 32 characters' })
    await withDedicatedConnection(fresh.connection, client => restore(client, folderStore(folder)))
    expect(await restoreAnchors(fresh.database, fresh.settings, folderStore(folder))).toContain(
      '4 anchors carry another key and prove nothing here.',
    )
    expect(await ownAnchors(fresh)).toMatchObject({ proven: 1, otherKey: 4, forged: 0 })
  })
})

describe('audit verify', () => {
  const run = async (test: TestDatabase) => {
    const { status, stdout, stderr } = await runCommand(test, 'audit verify')
    return { code: status, said: stdout + stderr }
  }

  it('succeeds on an intact trail, and fails on a shorter trail and without anchors', async () => {
    const test = await anchored()
    expect(await run(test)).toMatchObject({ code: 0, said: expect.stringContaining('9 entries, all as') })
    await asOwner(test, 'DELETE FROM audit_entry WHERE id > 7')
    expect(await run(test)).toMatchObject({ code: 1, said: expect.stringContaining('entry 9: shortened') })
    await rm(anchorFileIn(test.settings.dataDir))
    expect(await run(test)).toMatchObject({ code: 1, said: expect.stringContaining('No anchor was made') })
  })
})

it('requires at least 32 characters for a key from the environment', () => {
  expect(() => readSettings({ AUDIT_KEY: 'short' })).toThrow('AUDIT_KEY must have at least 32 characters')
})
