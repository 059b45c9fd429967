import { permissions } from '@contract/permissions'
import { furtherDocumentTypes, legalDocumentTypes, otherSpellings } from '@contract/registry/legalDocuments'
import { syncPermissions } from '@server/accounts/syncPermissions'
import { installationOf } from '@server/db/installation'
import { demonstrationStaff, fillDemonstration } from '@server/demonstration'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

const TODAY = new Date('2026-11-02T00:00:00Z')
const COMPANIES = 5000

let test: TestDatabase
const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>, { database } = test) =>
  (await database.read.execute<T>(query)).rows[0]

beforeAll(async () => {
  test = await testDatabase()
  await fillDemonstration(test.database, { companies: COMPANIES, today: TODAY })
})
afterAll(() => test.close())

const print = sql`
  SELECT (SELECT md5(string_agg(e::text, '|' ORDER BY brn)) FROM entity e) AS entities,
    (SELECT md5(string_agg((to_jsonb(v) - 'recorded_at' - 'transaction')::text, '|' ORDER BY id)) FROM row_version v) AS versions,
    (SELECT md5(string_agg(to_jsonb(p)::text, '|' ORDER BY id)) FROM entity_person p) AS people,
    (SELECT md5(string_agg(to_jsonb(s)::text, '|' ORDER BY id)) FROM strike_entry s) AS strikes,
    (SELECT md5(string_agg(to_jsonb(c)::text, '|' ORDER BY id)) FROM strike_change c) AS changes,
    (SELECT md5(string_agg(m::text, '|' ORDER BY no)) FROM mda m) AS mdas,
    (SELECT md5(string_agg(d::text, '|' ORDER BY instrument_number)) FROM legal_document d) AS documents,
    (SELECT md5(string_agg(y::text, '|' ORDER BY instrument_number, position)) FROM legal_document_party y) AS parties,
    (SELECT md5(string_agg(p::text, '|' ORDER BY unique_practitioner_number)) FROM practitioner p) AS practitioners,
    (SELECT md5(string_agg(a::text, '|' ORDER BY id)) FROM account a WHERE username IS NULL) AS accounts,
    (SELECT md5(string_agg(c::text, '|' ORDER BY id)) FROM contact_person c) AS contacts,
    (SELECT md5(string_agg(p::text, '|' ORDER BY id)) FROM process p) AS processes,
    (SELECT md5(string_agg(n::text, '|' ORDER BY nin)) FROM national_identity n) AS identities`

describe('the demonstration registry', () => {
  it('is identical each time', async () => {
    const again = await testDatabase()
    await fillDemonstration(again.database, { companies: COMPANIES, today: TODAY })
    expect(await one(print, again)).toEqual(await one(print))
    await again.close()
  })

  it('has companies whose files show what was filed over the last years', async () => {
    const history = await one<Record<string, number>>(sql`
      SELECT count(DISTINCT brn)::int AS companies, count(DISTINCT filing)::int AS filings,
        bool_and(v.effective_on < ${TODAY.toISOString().slice(0, 10)}) AS past,
        bool_and(e.history_since = e.registered_on) AS whole
      FROM row_version v JOIN entity e USING (brn)`)
    expect(history).toEqual({ companies: 40, filings: 160, past: true, whole: true })
  })

  it('has all parts of a registry in the requested size', async () => {
    const counts = await one<Record<string, number>>(sql`
      SELECT (SELECT count(*)::int FROM entity) AS entities, (SELECT count(DISTINCT name)::int FROM entity) AS names,
        (SELECT count(*)::int FROM strike_entry WHERE register = 'BLACKLIST' AND status = 'ON') AS blacklisted,
        (SELECT count(*)::int FROM strike_entry WHERE register = 'BLACKLIST' AND status = 'OFF') AS reversed,
        (SELECT count(*)::int FROM strike_entry WHERE register = 'DEREGISTRATION' AND status = 'ON') AS deregistered,
        (SELECT count(*)::int FROM mda) AS mdas, (SELECT count(*)::int FROM legal_document) AS documents,
        (SELECT count(*)::int FROM practitioner) AS practitioners, (SELECT count(*)::int FROM isic) AS isic,
        (SELECT count(*)::int FROM country) AS countries,
        (SELECT count(*)::int FROM account WHERE username IS NULL) AS accounts,
        (SELECT count(DISTINCT account_type)::int FROM account) AS kinds`)
    expect(counts).toMatchObject({
      entities: COMPANIES,
      names: COMPANIES,
      mdas: 161,
      documents: 1250,
      practitioners: 90,
      accounts: 400,
      kinds: 6,
    })
    expect(counts).toMatchObject({ isic: 766, countries: 250 })
    expect(counts?.blacklisted).toBeGreaterThan(350)
    expect(counts?.reversed).toBeGreaterThan(10)
    expect(counts?.deregistered).toBeGreaterThan(200)
  })

  it('has each kind of entity in realistic shares, with numbers in the format of certificates', async () => {
    const { rows } = await test.database.read.execute<{ kind: string; n: number; shaped: boolean }>(sql`
      SELECT kind, count(*)::int AS n, bool_and(brn ~ '^(800[1-4]0[0-9]{9}|P-[0-9]{6})$') AS shaped
      FROM entity GROUP BY kind ORDER BY n DESC`)
    expect(rows.map(({ kind }) => kind)).toEqual(['COMPANY', 'BUSINESS_NAME', 'FOREIGN_COMPANY', 'BUILDING_SOCIETY'])
    expect(rows.every(({ shaped, n }) => shaped && n > 20)).toBe(true)
  })

  it('has entries that were reversed and listed again, each change after the one before', async () => {
    const pasts = await one<Record<string, unknown>>(sql`
      WITH past AS (
        SELECT e.status, e.created_at, e.updated_at, array_agg(c.from_status ORDER BY c.id) AS changes,
          array_agg(c.created_at ORDER BY c.id) AS moments
        FROM strike_entry e JOIN strike_change c ON c.entry_id = e.id GROUP BY e.id)
      SELECT json_agg(DISTINCT changes) AS kinds,
        bool_and(status = changes[cardinality(changes)]) AS settled,
        bool_and(updated_at = moments[cardinality(moments)] AND created_at = ANY (moments)) AS dated,
        bool_and(moments[1] <= moments[cardinality(moments)]) AS ordered,
        bool_and(updated_at < ${TODAY.toISOString()}::timestamptz) AS past
      FROM past`)
    expect(pasts).toMatchObject({ settled: true, dated: true, ordered: true, past: true })
    expect(pasts?.kinds).toEqual([['ON'], ['ON', 'OFF'], ['ON', 'OFF', 'ON']])
  })

  it('has legal documents of each published type and one other, numbered by filing date', async () => {
    const { rows } = await test.database.read.execute<{ type: string; filed_as: string }>(
      sql`SELECT DISTINCT document_type AS type, filed_as FROM legal_document`,
    )
    const unknown = 'HIRE_PURCHASE_AGREEMENT'
    expect(rows.map(({ type }) => type).sort()).toEqual(
      [...legalDocumentTypes, ...furtherDocumentTypes, unknown].sort(),
    )
    const respelt = rows.filter(({ type, filed_as }) => type !== filed_as).map(({ type, filed_as }) => [type, filed_as])
    expect(Object.fromEntries(respelt)).toEqual(otherSpellings)
    const wrong = await one<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM legal_document
      WHERE left(instrument_number, 4) <> to_char(filing_date, 'YYYY') OR date_of_execution > filing_date`)
    expect(wrong?.n).toBe(0)
  })

  it('has on each legal document the parties of its subject, entities with their BRN', async () => {
    const parties = await one<Record<string, number>>(sql`
      SELECT (SELECT count(*)::int FROM legal_document d
          WHERE NOT EXISTS (SELECT FROM legal_document_party p WHERE p.instrument_number = d.instrument_number)) AS without,
        (SELECT count(*)::int FROM legal_document_party p LEFT JOIN entity e ON e.brn = facts->>'brn'
          WHERE nature = 'entity' AND e.name IS DISTINCT FROM facts->>'registeredName') AS strangers,
        (SELECT count(*)::int FROM legal_document WHERE document_type = 'DEED_POLL'
          AND subject_matter <> 'Deed poll of ' || old_name || ', now ' || new_name) AS misnamed,
        (SELECT count(*)::int FROM legal_document WHERE edms_id IS NULL) AS migrating`)
    expect(parties).toMatchObject({ without: 0, strangers: 0, misnamed: 0 })
    expect(parties?.migrating).toBeGreaterThan(10)
    expect(parties?.migrating).toBeLessThan(80)
  })

  it('has practitioners who are not active and some without a profession', async () => {
    const some = await one<Record<string, number>>(sql`
      SELECT count(*) FILTER (WHERE NOT active)::int AS inactive,
        count(*) FILTER (WHERE professions = '[]')::int AS without FROM practitioner`)
    expect(some?.inactive).toBeGreaterThan(3)
    expect(some?.without).toBeGreaterThan(3)
  })

  it('has the administrative units from region to village', async () => {
    const { rows } = await test.database.read.execute<Record<string, unknown>>(sql`
      SELECT u.level, count(*)::int AS n, bool_and(u.level = 'REGION' OR p.id IS NOT NULL) AS under
      FROM administrative_unit u LEFT JOIN administrative_unit p ON p.id = u.parent_id GROUP BY u.level`)
    expect(rows.every(({ under }) => under)).toBe(true)
    expect(Object.fromEntries(rows.map(({ level, n }) => [level, n]))).toMatchObject({ REGION: 4, DISTRICT: 135 })
    const villages = rows.find(({ level }) => level === 'VILLAGE')?.n
    expect(villages).toBeGreaterThan(50_000)
    const districts = await test.database.read.execute<{ region: string; n: number }>(sql`
      SELECT r.name AS region, count(*)::int AS n FROM administrative_unit d JOIN administrative_unit r ON r.id = d.parent_id
      WHERE d.level = 'DISTRICT' GROUP BY r.name ORDER BY r.name`)
    expect(districts.rows.map(({ region, n }) => [region, n])).toEqual([
      ['Central', 26],
      ['Eastern', 37],
      ['Northern', 37],
      ['Western', 35],
    ])
  })

  it('shifts all dates by whole days with its date', async () => {
    const later = await testDatabase()
    const days = 100
    await fillDemonstration(later.database, { companies: 200, today: new Date(TODAY.getTime() + days * 86_400_000) })
    const earlier = await testDatabase()
    await fillDemonstration(earlier.database, { companies: 200, today: TODAY })
    const newest = sql`SELECT max(created_at)::text AS at, max(registered_on)::text AS on FROM strike_entry, entity`
    const [a, b] = [
      await one<{ at: string; on: string }>(newest, earlier),
      await one<{ at: string; on: string }>(newest, later),
    ]
    expect(Date.parse(b?.at ?? '') - Date.parse(a?.at ?? '')).toBe(days * 86_400_000)
    expect(Date.parse(b?.on ?? '') - Date.parse(a?.on ?? '')).toBe(days * 86_400_000)
    await Promise.all([later.close(), earlier.close()])
  })

  it('is marked as a demonstration', async () => {
    expect(await installationOf(test.database.read)).toEqual({ demonstration: true, accounts: true, entities: true })
    const about = await one<{ value: unknown }>(sql`SELECT value FROM installation WHERE key = 'demonstration'`)
    expect(about?.value).toMatchObject({ companies: COMPANIES, today: '2026-11-02' })
  })
})

describe('the access log of the demonstration', () => {
  it('has every kind of access by its people, and a sample of last week with two marks', async () => {
    const kinds = await test.database.pool.query(
      'SELECT kind, count(*) > 5 AS some, bool_and(a.id IS NOT NULL) AS known FROM access_entry LEFT JOIN account a ON a.id = actor_id GROUP BY kind ORDER BY kind',
    )
    expect(kinds.rows).toEqual(
      ['EXPORT', 'OPEN', 'PRINT', 'REVEAL'].map(kind => ({ kind, some: expect.any(Boolean), known: true })),
    )
    const sample = await test.database.pool.query(
      `SELECT week::text, count(*)::int AS drawn, array_agg(mark ORDER BY mark) FILTER (WHERE mark IS NOT NULL) AS marks,
        bool_and(e.at >= week AND e.at < week + 7) AS within
      FROM access_sample JOIN access_entry e ON e.id = entry_id GROUP BY week`,
    )
    expect(sample.rows).toEqual([{ week: '2026-10-26', drawn: 20, marks: ['QUESTIONED', 'SEEN'], within: true }])
  })
})

describe('the demonstration staff', () => {
  it('are eight people, one with all permissions and one with none', async () => {
    const { rows } = await test.database.read.execute<{ username: string; held: string[] }>(sql`
      SELECT a.username, coalesce(json_agg(DISTINCT p.name) FILTER (WHERE p.name IS NOT NULL), '[]') AS held
      FROM account a LEFT JOIN account_role ar ON ar.account_id = a.id
        LEFT JOIN role_permission rp ON rp.role_id = ar.role_id LEFT JOIN permission p ON p.id = rp.permission_id
      WHERE a.password_hash IS NOT NULL GROUP BY a.username`)
    const held = Object.fromEntries(rows.map(({ username, held }) => [username, held]))
    expect(Object.keys(held).sort()).toEqual(demonstrationStaff.map(({ username }) => username).sort())
    expect(held.admin?.sort()).toEqual(Object.keys(permissions).sort())
    expect(held.newcomer).toEqual([])
    expect(held.auditor).toContain('can_view_audit_trail')
    expect(held.registrar).not.toContain('can_view_audit_trail')
  })

  it('have hashed passwords', async () => {
    const kept = await one<{ hashed: boolean }>(
      sql`SELECT bool_and(password_hash LIKE '$argon2id$%') AS hashed FROM account`,
    )
    expect(kept?.hashed).toBe(true)
  })
})

describe('permissions', () => {
  it('are updated at each start, in their groups, without duplicates', async () => {
    await test.database.pool.query(`DELETE FROM role_permission; DELETE FROM permission WHERE name LIKE '%audit%'`)
    await Promise.all([syncPermissions(test.database), syncPermissions(test.another())])
    const { rows } = await test.database.read.execute<{ name: string; group: string }>(
      sql`SELECT p.name, g.name AS group FROM permission p JOIN permission_group g ON g.id = p.group_id`,
    )
    expect(Object.fromEntries(rows.map(({ name, group }) => [name, group]))).toEqual(permissions)
    expect(rows).toHaveLength(Object.keys(permissions).length)
  })
})
