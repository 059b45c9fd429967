import { contract } from '@contract/index'
import type { AccessEntry, SampledReveal } from '@contract/portal/accessLog'
import type { AuditEntry } from '@contract/portal/audit'
import { registryToday } from '@contract/registryDay'
import { noteAccess } from '@server/logs/accessLog'
import { drawSample, forgetAccesses, lastWeek } from '@server/logs/accessLogWork'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const ADA = { accountId: '00000000-0000-4000-8000-00000000000a', name: 'Ada Nakato' }

let registry: TestRegistry
let clerk: ReturnType<TestRegistry['as']>
let supervisor: ReturnType<TestRegistry['as']>
let brn: string
const { accessLog } = contract
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  const owner = new pg.Client(registry.connection)
  await owner.connect()
  // The demonstration's own entries are put away, so that totals are those of this test.
  await owner.query(`ALTER TABLE access_entry DISABLE TRIGGER USER; TRUNCATE access_entry CASCADE;
    ALTER TABLE access_entry ENABLE TRIGGER USER`)
  await owner.end()
  await givePermissions(registry.database, 'auditor', ['can_view_access_log', 'can_view_audit_trail'])
  clerk = registry.as(await registry.signIn('registrar'))
  supervisor = registry.as(await registry.signIn('auditor'))
  const { rows } = await registry.database.pool.query("SELECT brn FROM entity WHERE kind = 'COMPANY' ORDER BY brn")
  brn = rows[0].brn
})
afterAll(() => registry.close())

type Caller = typeof clerk
const list = async (path: string, query: Record<string, unknown>, caller: Caller = supervisor) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))
  return caller({ url: `${path}?${search}` })
}
const entries = async (filter: object, range = [0, 99]): Promise<AccessEntry[]> => {
  const answer = await list(pathOf(accessLog.list), { filter, range })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const opens = (key: string) =>
  registry.database.pool.query(
    "SELECT actor_name, file_kind, call, address FROM access_entry WHERE kind = 'OPEN' AND file_key = $1 ORDER BY at",
    [key],
  )
const openCompany = (caller = clerk, headers = {}) => caller({ url: pathOf(contract.companies.read, { brn }), headers })

describe('an open of a file', () => {
  it('leaves one entry for the calls of one page, with person, address and call', async () => {
    expect((await openCompany()).statusCode).toBe(200)
    await clerk({ url: pathOf(contract.people.directors, { id: brn }) })
    await expect
      .poll(async () => (await opens(brn)).rows)
      .toEqual([
        { actor_name: expect.stringMatching(/\w/), file_kind: 'ENTITY', call: 'CR-COMPANY-READ', address: '127.0.0.1' },
      ])
  })

  it('leaves none when it is refused, when nothing has the number, and when nothing changed', async () => {
    const { rows } = await registry.database.pool.query('SELECT brn FROM entity ORDER BY brn DESC LIMIT 1')
    const other = pathOf(contract.companies.read, { brn: rows[0].brn })
    expect((await supervisor({ url: other })).statusCode).toBe(403)
    expect((await clerk({ url: pathOf(contract.companies.read, { brn: '99999999999999' }) })).statusCode).toBe(404)
    const fresh = registry.as(await registry.signIn('admin'))
    const tag = String((await openCompany()).headers.etag)
    await expect.poll(async () => (await opens(brn)).rows).toHaveLength(1)
    expect((await openCompany(clerk, { 'if-none-match': tag })).statusCode).toBe(304)
    // An entry of another person is written after those that the calls above could have left.
    await openCompany(fresh)
    await expect.poll(async () => (await opens(brn)).rows).toHaveLength(2)
    expect((await opens(rows[0].brn)).rows).toEqual([])
    expect((await opens('99999999999999')).rows).toEqual([])
  })

  it('in another spelling of its number is an open of the same file', async () => {
    const admin = registry.as(await registry.signIn('admin'))
    const readersOf = async (query: { kind: string; key: string }) =>
      (await admin({ url: pathOf(accessLog.ofFile), query })).json().entries
    const run = async (statement: string) => (await registry.database.pool.query(statement)).rows[0]
    const company = await run("SELECT brn AS key FROM entity WHERE kind = 'COMPANY' ORDER BY brn OFFSET 2 LIMIT 1")
    const { upn } = await run('SELECT unique_practitioner_number AS upn FROM practitioner ORDER BY 1 LIMIT 1')
    const person = await run("SELECT min(id) AS id FROM entity_person WHERE kind = 'INDIVIDUAL' AND id_number <> ''")
    const again = await run(
      `INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, nationality)
       SELECT brn, 900 + no, roles, kind, given_name, sur_name, id_type, id_number, nationality
       FROM entity_person WHERE id = ${person.id} RETURNING id`,
    )
    const spellings = [
      [
        pathOf(contract.companies.read, { brn: `${company.key.slice(0, 4)} ${company.key.slice(4)} ` }),
        { kind: 'ENTITY', key: company.key },
      ],
      [pathOf(contract.practitioners.read, { n: upn.toLowerCase() }), { kind: 'PRACTITIONER', key: upn }],
      [pathOf(contract.persons.file, { person: again.id }), { kind: 'PERSON', key: String(person.id) }],
      [pathOf(contract.persons.file, { person: `00${person.id}` }), { kind: 'PERSON', key: String(again.id) }],
    ] as const
    for (const [url, file] of spellings) {
      expect([file, (await admin({ url })).statusCode]).toEqual([file, 200])
      await expect
        .poll(async () => (await readersOf(file)).map(({ kind }: AccessEntry) => kind), { message: file.kind })
        .toContain('OPEN')
    }
    await expect.poll(() => readersOf({ kind: 'PERSON', key: String(person.id) })).toHaveLength(2)
  })

  it('is that of a person whose whole number the command palette found', async () => {
    const { rows } = await registry.database.pool.query<{ number: string }>(
      "SELECT id_number AS number FROM entity_person WHERE id_type = 'NATIONAL_ID' ORDER BY id LIMIT 1",
    )
    const post = (text: string) => clerk({ method: 'POST', url: pathOf(contract.find.records), payload: { text } })
    const [found] = (await post(rows[0]?.number ?? '')).json().found
    expect(found).toMatchObject({ kind: 'PERSON', match: 'number' })
    await post('nobody of this name')
    const entriesOfSearch = async () =>
      (await opens(found.key)).rows.filter(({ call }) => call === contract.find.records.id)
    await expect
      .poll(entriesOfSearch)
      .toEqual([{ actor_name: 'Moses Okello', file_kind: 'PERSON', call: 'PORTAL-FIND', address: '127.0.0.1' }])
  })

  it('is written when the server stops', async () => {
    const server = await registry.server()
    const { rows } = await registry.database.pool.query(
      "SELECT brn FROM entity WHERE kind = 'COMPANY' ORDER BY brn OFFSET 1 LIMIT 1",
    )
    const headers = { authorization: `Bearer ${await registry.signIn('clerk')}` }
    await givePermissions(registry.database, 'clerk', ['can_view_reservation_settings'])
    const answer = await server.inject({ url: pathOf(contract.companies.read, { brn: rows[0].brn }), headers })
    expect(answer.statusCode).toBe(200)
    await server.close()
    expect((await opens(rows[0].brn)).rows).toHaveLength(1)
  })
})

it('notes an export and a print in the same call as the audit trail, with the file', async () => {
  const took = (payload: object) => clerk({ method: 'POST', url: pathOf(contract.audit.took), payload })
  const file = { kind: 'ENTITY', key: brn }
  await took({ kind: 'export', resource: 'mdas', filter: {}, rows: 35, format: 'csv' })
  await took({ kind: 'print', resource: `/home/registry/file-viewer/${brn}`, filter: {}, format: 'paper', file })
  expect(await entries({ kind: 'EXPORT' })).toMatchObject([{ resource: 'mdas', fileKey: null, call: 'PORTAL-TOOK' }])
  expect(await entries({ kind: 'PRINT' })).toMatchObject([{ fileKind: 'ENTITY', fileKey: brn }])
  const trail = await list(pathOf(contract.audit.list), { filter: { call: 'PORTAL-TOOK' }, range: [0, 9] })
  const [print, exported]: AuditEntry[] = trail.json()
  expect(print?.after).toMatchObject({ kind: 'print', file })
  expect(exported?.after).not.toHaveProperty('file')
})

describe('the page of the access log', () => {
  const reveal = {
    kind: 'REVEAL' as const,
    actor: ADA,
    address: '10.0.0.7',
    call: 'PORTAL-REVEAL',
    reason: 'COURT_ORDER',
    reference: 'HCT 1',
  }
  beforeAll(() =>
    registry.database.write(tx => noteAccess(tx, { ...reveal, file: { kind: 'ENTITY', key: '80010000000007' } })),
  )

  it('is filtered by person, kind, number in any spelling, and days, newest first, with an exact total', async () => {
    const today = registryToday()
    for (const filter of [
      { actorId: ADA.accountId },
      { kind: 'REVEAL' },
      { fileKey: '8001 0000 000 007' },
      { fileKind: 'ENTITY', fileKey: '80010000000007', from: today, to: today },
    ])
      expect(await entries(filter)).toMatchObject([{ actorName: 'Ada Nakato', reason: 'COURT_ORDER' }])
    expect(await entries({ actorId: ADA.accountId, to: '2001-01-01' })).toEqual([])
    const answer = await list(pathOf(accessLog.list), { filter: { kind: 'OPEN' }, range: [0, 1] })
    const times = answer.json().map(({ at }: AccessEntry) => at)
    expect(times).toEqual([...times].sort().reverse())
    const { rows } = await registry.database.pool.query(
      "SELECT count(*)::int AS total FROM access_entry WHERE kind = 'OPEN' AND at <= $1",
      [times[0]],
    )
    expect(answer.headers['content-range']).toBe(`items 0-1/${rows[0].total}`)
  })

  it('names the file as the register has it, and the people of the log', async () => {
    const [entry] = await entries({ fileKind: 'ENTITY', fileKey: brn, kind: 'OPEN' })
    const { rows } = await registry.database.pool.query('SELECT name FROM entity WHERE brn = $1', [brn])
    expect(entry).toMatchObject({ fileName: rows[0].name, entityKind: 'COMPANY' })
    const people = await list(pathOf(accessLog.actors), { filter: { q: 'nakat' }, range: [0, 9] })
    expect(people.json()).toContainEqual({ id: ADA.accountId, name: 'Ada Nakato' })
  })

  it('names an attachment by its document and its entity', async () => {
    const { rows } = await registry.database.pool.query(
      `SELECT edms_id, d.name || ' · ' || e.name AS name
       FROM entity_document d JOIN entity e USING (brn) WHERE edms_id IS NOT NULL LIMIT 1`,
    )
    const { rows: instruments } = await registry.database.pool.query(
      `SELECT edms_id, instrument_number || ' · ' || subject_matter AS name
       FROM legal_document WHERE edms_id IS NOT NULL LIMIT 1`,
    )
    for (const { edms_id: key, name } of [...rows, ...instruments]) {
      await registry.database.write(tx => noteAccess(tx, { ...reveal, kind: 'OPEN', file: { kind: 'DOCUMENT', key } }))
      expect(await entries({ fileKind: 'DOCUMENT', fileKey: key })).toMatchObject([{ fileName: name }])
    }
    expect([rows.length, instruments.length]).toEqual([1, 1])
  })

  it('answers the latest readers of one file', async () => {
    const url = `${pathOf(accessLog.ofFile)}?kind=ENTITY&key=80010000000007`
    expect((await supervisor({ url })).json().entries).toMatchObject([{ kind: 'REVEAL', actorName: 'Ada Nakato' }])
    expect((await supervisor({ url: url.replace('ENTITY', 'PERSON') })).json()).toEqual({ entries: [] })
  })

  it('is on record itself, with what was looked up', async () => {
    await expect
      .poll(async () => (await opens('80010000000007')).rows)
      .toMatchObject([{ file_kind: 'ACCESS_LOG', call: 'PORTAL-ACCESS-LOG' }])
    await expect.poll(async () => (await opens(ADA.accountId)).rows).toHaveLength(1)
  })

  it('is closed to people without its permission', async () => {
    const mark = {
      method: 'POST',
      url: pathOf(accessLog.mark, { id: ADA.accountId }),
      payload: { mark: 'SEEN', note: '' },
    } as const
    for (const answer of [
      await list(pathOf(accessLog.list), {}, clerk),
      await list(pathOf(accessLog.actors), {}, clerk),
      await list(pathOf(accessLog.sample), {}, clerk),
      await clerk({ url: `${pathOf(accessLog.ofFile)}?kind=ENTITY&key=${brn}` }),
      await clerk(mark),
    ])
      expect(answer.statusCode).toBe(403)
  })
})

describe('the weekly sample', () => {
  const week = lastWeek()
  const sample = async (filter = {}): Promise<SampledReveal[]> =>
    (await list(pathOf(accessLog.sample), { filter, range: [0, 99] })).json()
  const reveals = (count: number, at: string, actor = ADA.accountId) =>
    registry.database.pool.query(
      `INSERT INTO access_entry (id, at, actor_id, actor_name, kind, file_kind, file_key, call)
        SELECT gen_random_uuid(), $1::timestamptz + n * interval '1 minute', $2, 'Ada Nakato', 'REVEAL', 'ENTITY', 'N' || n,
          'PORTAL-REVEAL' FROM generate_series(1, $3) n`,
      [at, actor, count],
    )

  it('begins on a Monday at the registry and ends before the next', () => {
    expect(lastWeek(Date.parse('2026-11-22T20:59:59Z'))).toBe('2026-11-09')
    expect(lastWeek(Date.parse('2026-11-22T21:00:00Z'))).toBe('2026-11-16')
    expect(lastWeek(Date.parse('2026-11-23T12:00:00Z'))).toBe('2026-11-16')
  })

  it('draws twenty reveals of that week, once, whichever server draws, and the same by the same seed', async () => {
    await reveals(60, `${week} 12:00Z`)
    await reveals(5, '2001-01-01 12:00Z')
    const another = registry.another()
    await Promise.all([drawSample(registry.database, week, 'seed'), drawSample(another, week, 'another seed')])
    const first = await sample()
    expect(first).toHaveLength(20)
    expect(new Set(first.map(row => row.week))).toEqual(new Set([week]))
    const drawnKeys = async (seed: string) => {
      await registry.database.pool.query('DELETE FROM access_sample')
      await drawSample(registry.database, week, seed)
      return (await sample()).map(({ fileKey }) => fileKey)
    }
    const one = await drawnKeys('one')
    expect(await drawnKeys('one')).toEqual(one)
    expect(await drawnKeys('two')).not.toEqual(one)
  })

  it('takes a mark with a note once, on record, and needs a note for a question', async () => {
    const [row] = await sample()
    const mark = (payload: object, caller = supervisor) =>
      caller({ method: 'POST', url: pathOf(accessLog.mark, { id: row?.id ?? '' }), payload })
    expect((await mark({ mark: 'QUESTIONED', note: ' ' })).json()).toMatchObject({
      fields: { note: expect.any(String) },
    })
    for (let sent = 0; sent < 2; sent++)
      expect((await mark({ mark: 'QUESTIONED', note: 'Which court, for CM90100100ABCD?' })).statusCode).toBe(200)
    expect(await sample({ state: 'QUESTIONED' })).toMatchObject([
      { note: 'Which court, for CM••••••••ABCD?', markedBy: expect.any(String) },
    ])
    expect(await sample({ state: 'UNMARKED' })).toHaveLength(19)
    const trail = await list(pathOf(contract.audit.list), { filter: { call: 'PORTAL-ACCESS-MARK' }, range: [0, 9] })
    expect(trail.json()).toMatchObject([
      { before: { mark: null, note: null }, after: { mark: 'QUESTIONED', note: 'Which court, for CM••••••••ABCD?' } },
    ])
    const unknown = pathOf(accessLog.mark, { id: ADA.accountId })
    expect(
      (await supervisor({ method: 'POST', url: unknown, payload: { mark: 'SEEN', note: '' } })).json(),
    ).toMatchObject({
      code: 'no-such-entry',
    })
  })

  it('shows the note of a mark without personal data, and keeps what the masks hide', async () => {
    const [row] = await sample({ state: 'UNMARKED' })
    const id = row?.id ?? ''
    const mark = async (payload: object) =>
      (await supervisor({ method: 'POST', url: pathOf(accessLog.mark, { id }), payload })).json()
    const stored = async () =>
      (await registry.database.pool.query('SELECT note FROM access_sample WHERE entry_id = $1', [id])).rows
    const note = 'Ask annet@mail.example or 0772 123456'
    await mark({ mark: 'QUESTIONED', note })
    const shown = (await sample({ state: 'QUESTIONED' })).find(one => one.id === id)?.note ?? ''
    expect(shown).toMatch(/^Ask a•+@•+ or •+56$/)
    expect(await mark({ mark: 'SEEN', note: shown })).toMatchObject({ code: 'reveal-marked' })
    expect(await stored()).toEqual([{ note }])
    expect(await mark({ mark: 'SEEN', note: `${shown}, done` })).toMatchObject({
      code: 'masked-value',
      fields: { note: expect.any(String) },
    })
    expect(await stored()).toEqual([{ note }])
  })

  it('refuses a mark that would replace the question of a colleague unseen', async () => {
    const [row] = await sample({ state: 'UNMARKED' })
    const url = pathOf(accessLog.mark, { id: row?.id ?? '' })
    const mark = async (payload: object) => (await supervisor({ method: 'POST', url, payload })).json()
    const question = { mark: 'QUESTIONED', note: 'Which file?', seen: row?.markedAt ?? null }
    for (let sent = 0; sent < 2; sent++) expect(await mark(question)).toMatchObject({ code: 'reveal-marked' })
    expect(await mark({ mark: 'SEEN', note: '', seen: null })).toMatchObject({ status: 409, code: 'changed-meanwhile' })
    const marked = (await sample({ state: 'QUESTIONED' })).find(({ id }) => id === row?.id)
    expect(marked).toMatchObject({ note: 'Which file?' })
    expect(await mark({ mark: 'SEEN', note: '', seen: marked?.markedAt })).toMatchObject({ code: 'reveal-marked' })
  })

  it('takes no mark of a person on their own reveal', async () => {
    const { rows } = await registry.database.pool.query("SELECT id FROM account WHERE username = 'auditor'")
    await registry.database.pool.query('DELETE FROM access_sample')
    await reveals(1, '2002-02-06 12:00Z', rows[0].id)
    await drawSample(registry.database, '2002-02-04')
    const [own] = await sample()
    const url = pathOf(accessLog.mark, { id: own?.id ?? '' })
    const answer = await supervisor({ method: 'POST', url, payload: { mark: 'SEEN', note: '' } })
    expect(answer.json()).toMatchObject({ code: 'own-reveal' })
  })
})

it('forgets entries after their days, with their samples, and keeps the others', async () => {
  const counts = async () => {
    const { rows } = await registry.database.pool.query(
      `SELECT count(*) FILTER (WHERE at < '2010-01-01')::int AS old, count(*)::int AS all,
        (SELECT count(*)::int FROM access_sample) AS sampled FROM access_entry`,
    )
    return rows[0]
  }
  const before = await counts()
  expect(before).toMatchObject({ old: 6, sampled: 1 })
  await forgetAccesses(registry.database, 1095)
  expect(await counts()).toEqual({ old: 0, all: before.all - 6, sampled: 0 })
})
