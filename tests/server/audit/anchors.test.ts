import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { anchorFileIn, readAnchors } from '@server/audit/anchorFile'
import { anchorEveryHour } from '@server/audit/anchorTrail'
import { findAuditKey, openAuditKey } from '@server/audit/auditKey'
import { readSettings } from '@server/config/settings'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addEntries,
  anchor,
  anchored,
  asOwner,
  hoursLater,
  newDatabase,
  newFolder,
  ownAnchors,
  quiet,
  removeTrails,
  verify,
} from '../../support/anchoredTrail'
import { runCommand } from '../../support/command'
import type { TestDatabase } from '../../support/database'

afterEach(removeTrails)

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
