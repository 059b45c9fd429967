import { contract } from '@contract/index'
import { type Actor, type AuditEntry, AuditFilter } from '@contract/portal/audit'
import { registryToday } from '@contract/registryDay'
import { addToTrail } from '@server/audit/auditTrail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const ADA = '00000000-0000-4000-8000-00000000000a'
const BEN = '00000000-0000-4000-8000-00000000000b'
const people = { [ADA]: 'Ada Nakato', [BEN]: 'Ben Okello' }

let registry: TestRegistry
let as: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  const entry = (id: keyof typeof people, call: string, subject: string, before?: unknown, after?: unknown) =>
    registry.database.write(tx =>
      addToTrail(tx, {
        actor: { accountId: id, name: people[id] ?? '' },
        address: '127.0.0.1',
        call,
        subject,
        before,
        after,
      }),
    )
  await entry(ADA, 'TEST-EDIT', 'Lake Authority', { name: 'Lake', price: 5 }, { name: 'Lake', price: 7 })
  await entry(ADA, 'TEST-CREATE', 'Lake 100%', undefined, { name: 'Lake 100%', emailAddress: 'a@b.c' })
  await entry(BEN, 'TEST-EDIT', 'lakeside', { name: 'Lakes' }, { name: 'Lakeside' })
  await entry(
    BEN,
    'TEST-MANY',
    'one, two',
    [
      { name: 'one', state: 'OPEN' },
      { name: 'two', state: 'OPEN' },
    ],
    [
      { name: 'one', state: 'OPEN' },
      { name: 'two', state: 'SHUT', oddity: 1 },
    ],
  )
  await entry(BEN, 'TEST-LIST', 'words only', ['a'], ['a', 'b'])
  as = registry.as(await registry.signIn('auditor'))
})
afterAll(() => registry.close())

const read = async (path: string, query: Record<string, unknown>, caller = as) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))
  return caller({ url: `${path}?${search}` })
}
const found = async (filter: AuditFilter, range = [0, 99]) => {
  const answer = await read(pathOf(contract.audit.list), { filter, range })
  const entries: AuditEntry[] = answer.json()
  expect(answer.statusCode).toBe(200)
  return {
    subjects: entries.map(({ subject }) => subject),
    total: Number(String(answer.headers['content-range']).split('/')[1]),
  }
}

describe('the audit trail', () => {
  it.each<[string, AuditFilter, string[]]>([
    ['a person', { actorId: ADA }, ['Lake 100%', 'Lake Authority']],
    ['a call', { call: 'TEST-EDIT' }, ['lakeside', 'Lake Authority']],
    ['the beginning of a subject, in any case', { subject: 'LAKE' }, ['lakeside', 'Lake 100%', 'Lake Authority']],
    ['a whole subject', { subject: 'lake authority' }, ['Lake Authority']],
    ['a percent sign in a subject', { subject: 'Lake 100%' }, ['Lake 100%']],
    ['a pattern that is no subject', { subject: '%authority' }, []],
    ['a changed field', { field: 'price' }, ['Lake Authority']],
    ['a field in other letters, with spaces', { field: 'Email address' }, ['Lake 100%']],
    ['a field of one of many changes', { field: 'state' }, ['one, two']],
    ['a field that only one of many changes has', { field: 'oddity' }, ['one, two']],
    ['a field that stayed as it was', { field: 'name', actorId: ADA }, ['Lake 100%']],
    ['a person and a call', { actorId: BEN, call: 'TEST-EDIT' }, ['lakeside']],
    [
      'a person, a call, a subject and a field',
      { actorId: BEN, call: 'TEST-EDIT', subject: 'l', field: 'name' },
      ['lakeside'],
    ],
    ['a search and a field', { q: 'nakato', field: 'price' }, ['Lake Authority']],
    ['two letters that begin a subject', { q: 'la' }, ['lakeside', 'Lake 100%', 'Lake Authority']],
    ['two letters that begin a name', { q: 'ad' }, ['Lake 100%', 'Lake Authority']],
    ['two letters that nothing begins with', { q: 'uk' }, []],
    ['a person and the field of another', { actorId: ADA, field: 'state' }, []],
  ])('is filtered by %s', async (_, filter, subjects) => {
    expect(await found(filter)).toEqual({ subjects, total: subjects.length })
    const today = registryToday()
    const long = { from: '2001-01-01', to: '2001-12-31' }
    expect(await found({ ...filter, from: today, to: today })).toEqual({ subjects, total: subjects.length })
    expect(await found({ ...filter, ...long })).toEqual({ subjects: [], total: 0 })
  })

  it('is counted whole by days, which are a range of its numbers', async () => {
    const all = await found({})
    const today = registryToday()
    expect((await found({ from: today })).total).toBe(all.total)
    expect((await found({ to: today }, [0, 1])).subjects).toEqual(all.subjects.slice(0, 2))
    expect((await found({ from: '2001-01-01', to: today }, [2, 3])).subjects).toEqual(all.subjects.slice(2, 4))
    expect((await found({ from: '2999-01-01' })).total).toBe(0)
  })

  it('refuses a filter that its contract does not have', async () => {
    const answer = await read(pathOf(contract.audit.list), { filter: { fields: 'name' } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(AuditFilter.shape)).toEqual(['q', 'call', 'actorId', 'subject', 'field', 'from', 'to'])
  })
})

describe('the people of the audit trail', () => {
  const actors = async (filter: object): Promise<Actor[]> =>
    (await read(pathOf(contract.audit.actors), { filter, range: [0, 99] })).json()

  it('are those who appear in it, each once', async () => {
    const everybody = await actors({})
    expect(everybody).toEqual(
      expect.arrayContaining([
        { id: ADA, name: 'Ada Nakato' },
        { id: BEN, name: 'Ben Okello' },
      ]),
    )
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length)
  })

  it('are found by a part of a name, and by their id', async () => {
    expect(await actors({ q: 'nak' })).toEqual([{ id: ADA, name: 'Ada Nakato' }])
    expect(await actors({ id: BEN })).toEqual([{ id: BEN, name: 'Ben Okello' }])
    expect(await actors({ q: '%' })).toEqual([])
  })

  it('are hidden from people who may not read the trail', async () => {
    const clerk = registry.as(await registry.signIn('billing'))
    expect((await read(pathOf(contract.audit.actors), {}, clerk)).statusCode).toBe(403)
  })
})

describe('an export or a print', () => {
  const took = (payload: object, caller = as) => caller({ method: 'POST', url: pathOf(contract.audit.took), payload })
  const taking = { kind: 'export', resource: 'mdas', filter: {}, rows: 35, format: 'csv' }

  it('leaves an entry with the person of the session, and any person may leave one', async () => {
    const clerk = registry.as(await registry.signIn('billing'))
    const answer = await took({ ...taking, filter: { search: 'Lake', status: 'ACTIVE' } }, clerk)
    expect(answer.statusCode).toBe(200)
    const [entry]: AuditEntry[] = (
      await read(pathOf(contract.audit.list), { filter: { call: 'PORTAL-TOOK' }, range: [0, 0] })
    ).json()
    expect(entry).toMatchObject({
      actorName: expect.stringMatching(/\w/),
      subject: 'mdas',
      before: null,
      after: { kind: 'export', rows: 35, format: 'csv', filter: { search: 'Lake', status: 'ACTIVE' } },
    })
    expect((await found({ call: 'PORTAL-TOOK', field: 'format' })).total).toBe(1)
  })

  it.each(['CM90001234ABCD', 'cm90001234abcd', 'CM 9000 1234 ABCD', 'of CM-9000-1234-ABCD, once'])(
    'keeps no whole NIN of a search for %s',
    async search => {
      await took({ ...taking, document: `Letter ${search}`, filter: { search } })
      const { rows } = await registry.database.pool.query<{ after: unknown }>(
        'SELECT after FROM audit_entry ORDER BY id DESC LIMIT 1',
      )
      const text = JSON.stringify(rows[0]?.after)
      expect(text.replace(/[ -]/g, '').toUpperCase()).not.toContain('CM90001234ABCD')
      expect(text.toUpperCase()).toContain('CM••••••••ABCD')
    },
  )

  it('keeps no day of birth, address or telephone that somebody filtered by', async () => {
    await took({ ...taking, filter: { born: '1985-03-04', email: 'jane.doe@example.org', phone: '+256772123456' } })
    const { rows } = await registry.database.pool.query('SELECT after FROM audit_entry ORDER BY id DESC LIMIT 1')
    expect(rows[0].after.filter).toEqual({ born: '1985-••-••', email: 'j••••••••@••••••••', phone: '••••••••56' })
  })

  it('keeps words and other numbers as they are', async () => {
    const words = 'administration of 80020001234567 by CONGRATULATION'
    await took({ ...taking, filter: { search: words } })
    expect(
      (await registry.database.pool.query('SELECT after FROM audit_entry ORDER BY id DESC LIMIT 1')).rows[0].after,
    ).toMatchObject({ filter: { search: words } })
  })

  it.each([
    ['a person', { ...taking, actorName: 'Somebody else' }],
    ['another kind', { ...taking, kind: 'import' }],
    ['no list', { ...taking, resource: '' }],
    ['a filter that is no text', { ...taking, filter: { search: { a: 1 } } }],
    ['a text of 201 letters', { ...taking, filter: { search: 'a'.repeat(201) } }],
    ['control characters', { ...taking, resource: 'a\u0000b' }],
    ['rows below nothing', { ...taking, rows: -1 }],
  ])('is refused with %s', async (_, payload) => {
    expect((await took(payload)).statusCode).toBe(400)
  })

  it('is refused without a session', async () => {
    const answer = await registry.app.inject({ method: 'POST', url: pathOf(contract.audit.took), payload: taking })
    expect(answer.statusCode).toBe(401)
  })
})
