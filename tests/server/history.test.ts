import { entity, entityDocument, entityPerson, entityRole, filing, shareClass } from '@server/db/schema'
import { setVersionFacts, type VersionFacts } from '@server/registry/versions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let brn = ''
type Tx = Parameters<Parameters<TestRegistry['database']['write']>[0]>[0]
const change = (facts: VersionFacts, work: (tx: Tx) => Promise<unknown>) =>
  registry.database.write(async tx => {
    await setVersionFacts(tx, facts)
    await work(tx)
  })
const get = async (url: string) => (await call({ url })).json()

beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
  const { rows } = await registry.database.pool.query(
    `SELECT e.brn FROM entity e WHERE e.kind = 'COMPANY' AND e.registered_on < '2020-01-01'
       AND EXISTS (SELECT FROM share_class c WHERE c.brn = e.brn) ORDER BY e.brn LIMIT 1`,
  )
  brn = rows[0].brn
  await registry.database.pool.query(
    "UPDATE entity SET history_since = registered_on, recorded_at = '2020-01-01T08:00:00+03:00' WHERE brn = $1",
    [brn],
  )
  await change({ effectiveOn: '-infinity', act: 'CORRECTION' }, tx =>
    tx.update(entity).set({ name: 'FIRST LTD' }).where(eq(entity.brn, brn)),
  )
  await change({ effectiveOn: '2021-03-04', filing: 'TN-1' }, async tx => {
    await tx.insert(filing).values({
      trackingNo: 'TN-1',
      brn,
      changes: ['CHANGE_OF_NAME', 'CHANGE_OF_DIRECTORS'],
      effectiveOn: '2021-03-04',
      filedBy: 'Grace Nakato',
    })
    await tx
      .insert(entityDocument)
      .values({ brn, kind: 'FILED_CHANGE', name: 'Resolution', edmsId: 'filing-resolution', trackingNo: 'TN-1' })
    await tx.update(entity).set({ name: 'SECOND LTD' }).where(eq(entity.brn, brn))
    await tx
      .insert(entityPerson)
      .values({ brn, no: 50, roles: ['DIRECTOR'], kind: 'INDIVIDUAL', givenName: 'Nakirya', surName: 'Test' })
    await tx.insert(entityRole).values({ brn, personNo: 50, role: 'DIRECTOR', since: '2021-03-04' })
  })
  await change({ effectiveOn: '2023-05-06' }, async tx => {
    await tx
      .update(entityRole)
      .set({ until: '2023-05-06' })
      .where(and(eq(entityRole.brn, brn), eq(entityRole.personNo, 50)))
    await tx
      .update(entityPerson)
      .set({ roles: [], email: 'new@mail.example' })
      .where(and(eq(entityPerson.brn, brn), eq(entityPerson.no, 50)))
    await tx
      .update(shareClass)
      .set({ number: 12345 })
      .where(and(eq(shareClass.brn, brn), eq(shareClass.no, 1)))
  })
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
    expect.objectContaining({ part: 'SHARE_CLASS', what: 'CHANGED', field: 'number', to: '12345' }),
  ])
  expect(filed).toMatchObject({
    trackingNo: 'TN-1',
    filedBy: 'Grace Nakato',
    documents: ['Resolution'],
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
  const same = await get(`/portal/history/${brn}/differences?asOf=2022-01-01&to=2022-06-01`)
  expect(same.differences).toEqual([])
})

it('tells the whole effect of one transaction', async () => {
  const { steps } = await get(`/portal/history/${brn}`)
  const { files } = await get(`/portal/effects/${steps[1].transaction}`)
  expect(files).toEqual([{ ...steps[1], brn }])
  expect((await call({ url: '/portal/effects/1' })).statusCode).toBe(404)
})

it('refuses histories to those who may not open files', async () => {
  const other = registry.as(await registry.signIn('newcomer'))
  expect((await other({ url: `/portal/history/${brn}` })).statusCode).toBe(403)
})
