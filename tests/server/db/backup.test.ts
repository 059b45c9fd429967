import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyTrail } from '@server/audit/verifyTrail'
import { backUp, restore } from '@server/db/backup'
import { folderStore } from '@server/db/backupFiles'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { fillDemonstration } from '@server/demonstration'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { quickFolder } from '../../support/quickFolder'

let from: TestDatabase
let to: TestDatabase
let folder: string
beforeAll(async () => {
  from = await testDatabase()
  to = await testDatabase()
  folder = await mkdtemp(join(quickFolder(), 'daftari-backup-'))
  await fillDemonstration(from.database, { companies: 200, today: new Date('2026-11-02') })
})
afterAll(async () => {
  await from.close()
  await to.close()
  await rm(folder, { recursive: true, force: true })
})

const fingerprint = async ({ database }: TestDatabase) => {
  const { rows } = await database.read.execute(sql`
    SELECT (SELECT md5(string_agg(e::text, '|' ORDER BY brn)) FROM entity e) AS entities,
      (SELECT md5(string_agg(s::text, '|' ORDER BY id)) FROM strike_entry s) AS strikes,
      (SELECT md5(string_agg(p::text, '|' ORDER BY brn, no)) FROM entity_person p) AS people,
      (SELECT md5(string_agg(h::text, '|' ORDER BY brn, person_no, class_no)) FROM shareholding h) AS holdings,
      (SELECT md5(string_agg(f::text, '|' ORDER BY tracking_no)) FROM filing f) AS filings,
      (SELECT md5(string_agg(a::text, '|' ORDER BY id)) FROM audit_entry a) AS trail,
      (SELECT json_agg(indexdef ORDER BY indexname) FROM pg_indexes WHERE schemaname = 'public') AS indexes,
      (SELECT json_object_agg(key, total ORDER BY key) FROM (SELECT key, sum(delta) AS total FROM tally GROUP BY key) t) AS totals`)
  return rows[0]
}

describe('a backup', () => {
  it('restores every row, total and audit entry', async () => {
    await withDedicatedConnection(from.connection, client => backUp(client, folderStore(folder)))
    await withDedicatedConnection(to.connection, client => restore(client, folderStore(folder)))
    expect(await fingerprint(to)).toEqual(await fingerprint(from))
    expect((await verifyTrail(to.database.read)).faults).toEqual([])
    await to.database.write(tx => tx.execute(sql`INSERT INTO mda (name) VALUES ('After the restore')`))
  })

  it('is the same file for the same rows in any physical order', async () => {
    const second = await mkdtemp(join(quickFolder(), 'daftari-backup-'))
    // An update moves a third of the rows to the end of their tables.
    await from.database.pool.query("UPDATE entity SET name = name WHERE brn LIKE '%1'")
    await from.database.pool.query('UPDATE role SET description = description WHERE id % 3 = 0')
    const moved = await withDedicatedConnection(from.connection, client => backUp(client, folderStore(second)))
    const restored = await withDedicatedConnection(to.connection, client => backUp(client, folderStore(second)))
    const first = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as typeof moved
    await rm(second, { recursive: true, force: true })
    expect(moved.tables).toEqual(first.tables)
    const others = (manifest: typeof moved) => manifest.tables.filter(({ name }) => name !== 'mda')
    expect(others(restored)).toEqual(others(first))
  })

  it('holds every table except those that are emptied by a restart', async () => {
    const { tables } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      tables: { name: string }[]
    }
    const { rows } = await from.database.read.execute<{ name: string }>(
      sql`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    const kept = new Set(tables.map(({ name }) => name))
    expect(
      rows
        .map(({ name }) => name)
        .filter(name => !kept.has(name))
        .toSorted(),
    ).toEqual([
      'activation_link',
      'api_usage_day',
      'job_file',
      'load_file',
      'load_finding',
      'load_piece',
      'name_word',
      'partner_pace',
      'person_pair',
      'person_pair_round',
      'person_word',
      'personal_reason',
      'presence',
      'readiness',
      'request_count',
      'session',
      'sign_in_challenge',
      'sign_in_failure',
      'sign_in_source',
      'tally',
    ])
  })

  it('is restored although a person who signed in had given a reason to see personal data', async () => {
    const [busy, empty] = [await testDatabase(), await testDatabase()]
    const place = await mkdtemp(join(quickFolder(), 'daftari-backup-'))
    await busy.database.pool.query(`
      WITH staff AS (INSERT INTO account (email, given_name, sur_name) VALUES ('a@b.test', 'Ann', 'Otim') RETURNING id),
        signed_in AS (INSERT INTO session (token_hash, account_id, expires_at)
          SELECT 'token', id, now() + interval '1 hour' FROM staff RETURNING token_hash)
      INSERT INTO personal_reason (session, kind, key, reason, reference, until)
      SELECT token_hash, 'ENTITY', '80020001', 'APPLICATION', 'TN1', now() + interval '1 hour' FROM signed_in`)
    const manifest = await withDedicatedConnection(busy.connection, client => backUp(client, folderStore(place)))
    // Backups made before also name the table.
    const earlier = { name: 'personal_reason', columns: ['session', 'kind'], rows: 1, sha256: '' }
    const older = { ...manifest, tables: [...manifest.tables, earlier] }
    await writeFile(join(place, 'manifest.json'), JSON.stringify(older))
    await withDedicatedConnection(empty.connection, client => restore(client, folderStore(place)))
    expect(await empty.database.pool.query('SELECT email FROM account')).toMatchObject({
      rows: [{ email: 'a@b.test' }],
    })
    await Promise.all([busy.close(), empty.close(), rm(place, { recursive: true, force: true })])
  })

  it('may take longer than a request: no table is cut short by the time limit of a statement', async () => {
    const busy = await testDatabase()
    const place = await mkdtemp(join(quickFolder(), 'daftari-backup-'))
    // Rows that the server's role sees without the limit alone.
    await withDedicatedConnection(busy.connection, client =>
      client.query(`
        INSERT INTO mda (name) VALUES ('Ministry of Water');
        ALTER TABLE mda ENABLE ROW LEVEL SECURITY;
        CREATE POLICY unlimited ON mda USING (current_setting('statement_timeout') = '0')`),
    )
    // As the command of a backup has it: a connection of the server's pool.
    const client = await busy.database.pool.connect()
    const { tables } = await backUp(client, folderStore(place))
    const { rows } = await client.query("SELECT current_setting('statement_timeout') AS afterwards")
    client.release()
    expect(tables.find(({ name }) => name === 'mda')?.rows).toBe(1)
    expect(rows).toEqual([{ afterwards: '10s' }])
    await Promise.all([busy.close(), rm(place, { recursive: true, force: true })])
  })

  it('is not restored into a registry with data', async () => {
    await expect(
      withDedicatedConnection(to.connection, client => restore(client, folderStore(folder))),
    ).rejects.toThrow('This registry is not empty')
  })

  it('is refused when a file was changed, and leaves nothing behind', async () => {
    const empty = await testDatabase()
    const file = join(folder, 'mda.gz')
    const whole = await readFile(file)
    await writeFile(file, await readFile(join(folder, 'country.gz')))
    await expect(
      withDedicatedConnection(empty.connection, client => restore(client, folderStore(folder))),
    ).rejects.toThrow('mda.gz')
    await writeFile(file, whole)
    const { rows } = await empty.database.read.execute(sql`SELECT count(*)::int AS n FROM entity`)
    expect(rows[0]?.n).toBe(0)
    await empty.close()
  })
})

describe('verifying the audit trail', () => {
  const tamper = async (statement: string) => {
    const test = await testDatabase()
    for (let n = 0; n < 5; n++)
      await test.database.write(tx =>
        tx.execute(sql`INSERT INTO audit_entry (call, subject) VALUES ('TEST', ${`entry ${n}`})`),
      )
    await withDedicatedConnection(test.connection, async client => {
      await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER')
      await client.query(statement)
    })
    const { faults } = await verifyTrail(test.database.read)
    await test.close()
    return faults
  }

  it.each([
    ["UPDATE audit_entry SET subject = 'another' WHERE id = 3", [{ id: 3, fault: 'edited' }]],
    [
      'DELETE FROM audit_entry WHERE id = 2',
      [
        { id: 2, fault: 'missing' },
        { id: 3, fault: 'unlinked' },
      ],
    ],
  ])('detects the change of %s', async (statement, faults) => {
    expect(await tamper(statement)).toEqual(faults)
  })

  it('detects two swapped entries', async () => {
    const faults = await tamper(`
      UPDATE audit_entry SET id = 100 WHERE id = 2; UPDATE audit_entry SET id = 2 WHERE id = 4; UPDATE audit_entry SET id = 4 WHERE id = 100`)
    expect(faults.map(({ id }) => id)).toEqual(expect.arrayContaining([2, 4]))
  })
})
