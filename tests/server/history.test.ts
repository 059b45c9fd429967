import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyWithHistory } from '../support/filedHistory'
import { pathOf } from '../support/pathOf'
import { type TestRegistry, testRegistry } from '../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let brn = ''
const get = async (url: string) => (await call({ url })).json()

beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
  brn = await companyWithHistory(registry.database)
})
afterAll(() => registry.close())

it('tells the steps of a file, newest first, with what each did and its filing', async () => {
  const { steps, historySince, knownSince, cut } = await get(`/portal/history/${brn}`)
  expect([typeof historySince, knownSince, cut]).toEqual(['string', '2020-01-01', false])
  const [latest, filed, first] = steps
  expect(latest).toMatchObject({ effectiveOn: '2023-05-06', act: 'CHANGE' })
  expect(latest.effects).toEqual([
    { part: 'ROLE', field: 'role', subject: 'Nakirya Test', what: 'REMOVED', from: 'DIRECTOR', to: '2023-05-06' },
    { part: 'PERSON', what: 'CHANGED', subject: 'Nakirya Test', field: 'details' },
    expect.objectContaining({ part: 'SHARE_CLASS', what: 'CHANGED', field: 'number', to: 12_345 }),
  ])
  expect(filed).toMatchObject({
    trackingNo: 'TN-1',
    filedBy: 'Grace Nakato',
    documents: [
      { name: 'Resolution', edmsId: 'filing-resolution' },
      { name: 'Form 20', edmsId: null },
    ],
    effectiveOn: '2021-03-04',
  })
  expect(filed.effects).toEqual([
    { part: 'ENTITY', what: 'CHANGED', field: 'name', from: 'FIRST LTD', to: 'SECOND LTD' },
    { part: 'PERSON', what: 'ADDED', subject: 'Nakirya Test' },
    { part: 'ROLE', field: 'role', subject: 'Nakirya Test', what: 'ADDED', from: '2021-03-04', to: 'DIRECTOR' },
  ])
  expect(first).toMatchObject({ act: 'CORRECTION', effects: [{ field: 'name', to: 'FIRST LTD' }] })
  expect(first.effectiveOn).toBeNull()
})

it('shows no contact or identity details of people', async () => {
  expect((await call({ url: `/portal/history/${brn}` })).payload).not.toContain('new@mail.example')
})

it('tells what differs between two days, each with the filing behind it', async () => {
  const { differences } = await get(`/portal/history/${brn}/differences?asOf=2020-06-01&to=2022-01-01`)
  expect(differences).toEqual([
    {
      part: 'ENTITY',
      what: 'CHANGED',
      field: 'name',
      from: 'FIRST LTD',
      to: 'SECOND LTD',
      by: expect.objectContaining({ trackingNo: 'TN-1', filedBy: 'Grace Nakato', effectiveOn: '2021-03-04' }),
    },
    expect.objectContaining({ part: 'PERSON', what: 'ADDED', subject: 'Nakirya Test' }),
    expect.objectContaining({
      part: 'ROLE',
      what: 'ADDED',
      to: 'DIRECTOR',
      by: expect.objectContaining({ trackingNo: 'TN-1' }),
    }),
  ])
  const sinceThen = await get(`/portal/history/${brn}/differences?asOf=2020-06-01`)
  expect(sinceThen.differences).toContainEqual({
    part: 'PERSON',
    what: 'ADDED',
    subject: 'Nakirya Test',
    by: expect.objectContaining({ trackingNo: 'TN-1', effectiveOn: '2021-03-04' }),
  })
  const same = await get(`/portal/history/${brn}/differences?asOf=2022-01-01&to=2022-06-01`)
  expect(same.differences).toEqual([])
})

it('tells the whole effect of one transaction', async () => {
  const { steps } = await get(`/portal/history/${brn}`)
  const effects = await get(`/portal/effects/${steps[1].transaction}`)
  expect(effects).toEqual({ files: [{ ...steps[1], brn }], cut: false })
  expect((await call({ url: '/portal/effects/1' })).statusCode).toBe(404)
})

it('tells of a transaction with a long number as much as is read, and that there is more', async () => {
  const transaction = 281_474_976_710_656
  await registry.database.pool.query(
    `INSERT INTO row_version (brn, list, key, operation, before, after, effective_on, recorded_at, transaction, act)
      SELECT 'FILE-' || n / 1001, 'entity', '', 'UPDATE', '{"name": "OLD LTD"}', '{"name": "NEW LTD"}', '2024-03-03', now(), $1, 'CHANGE'
      FROM generate_series(1, 2001) n`,
    [transaction],
  )
  const { files, cut } = await get(`/portal/effects/${transaction}`)
  const read = files.map(({ brn: file, effects }: { brn: string; effects: unknown[] }) => [file, effects.length])
  expect([read, cut]).toEqual([
    [
      ['FILE-1', 1001],
      ['FILE-0', 999],
    ],
    true,
  ])
})

it('refuses histories to those who may not open files', async () => {
  const other = registry.as(await registry.signIn('newcomer'))
  expect((await other({ url: `/portal/history/${brn}` })).statusCode).toBe(403)
})

it('names who wrote a company on the black list and off it, also where the same person did both', async () => {
  const as = async (username: string) => registry.as(await registry.signIn(username))
  const [registrar, admin] = [await as('registrar'), await as('admin')]
  const { rows } = await registry.database.pool.query<{ brn: string; name: string }>(
    "SELECT brn, name FROM entity e WHERE kind = 'COMPANY' AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn) ORDER BY brn LIMIT 1",
  )
  const { brn: other, name: companyName } = rows[0] ?? { brn: '', name: '' }
  const add = (caller: typeof admin) =>
    caller({
      method: 'POST',
      url: pathOf(contract.blacklist.add, { brn: other }),
      payload: { brn: other, companyName },
    })
  const reverse = (caller: typeof admin) =>
    caller({ method: 'POST', url: pathOf(contract.blacklist.reverse, { brn: other }) })
  for (const answer of [await add(registrar), await reverse(admin), await add(admin), await reverse(admin)])
    expect(answer.statusCode).toBe(200)
  const nameOf = async (username: string) =>
    (await registry.database.pool.query('SELECT display_name FROM account WHERE username = $1', [username])).rows[0]
      .display_name
  const { steps } = (await registrar({ url: `/portal/history/${other}` })).json()
  const [byRegistrar, byAdmin] = [await nameOf('registrar'), await nameOf('admin')]
  expect(steps.map(({ recordedBy }: { recordedBy: string }) => recordedBy)).toEqual([
    byAdmin,
    byAdmin,
    byAdmin,
    byRegistrar,
  ])
})
