import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyWithHistory } from '../support/filedHistory'
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
    expect.objectContaining({ part: 'SHARE_CLASS', what: 'CHANGED', field: 'number', to: '12345' }),
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
  const { files } = await get(`/portal/effects/${steps[1].transaction}`)
  expect(files).toEqual([{ ...steps[1], brn }])
  expect((await call({ url: '/portal/effects/1' })).statusCode).toBe(404)
})

it('refuses histories to those who may not open files', async () => {
  const other = registry.as(await registry.signIn('newcomer'))
  expect((await other({ url: `/portal/history/${brn}` })).statusCode).toBe(403)
})
