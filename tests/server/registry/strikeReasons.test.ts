import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
  await registry.database.pool.query(
    `INSERT INTO entity (brn, name, kind, registered_on) VALUES ('80029900000001', 'MOROTO FOODS LTD', 'COMPANY', '2020-01-02')`,
  )
})
afterAll(() => registry.close())

const brn = '80029900000001'
const lookUp = async () =>
  (
    await call({
      method: 'POST',
      url: pathOf(contract.entities.lookUp),
      payload: { registration_no: '8002 9900 000001', old_registration_no: '-' },
    })
  ).json().data
const add = (reason?: string) =>
  call({
    method: 'POST',
    url: pathOf(contract.blacklist.add, { brn }),
    payload: { brn, companyName: 'MOROTO FOODS LTD', ...(reason !== undefined && { reason }) },
  })
const reverse = () => call({ method: 'POST', url: pathOf(contract.blacklist.reverse, { brn }) })

it('answers a look-up with type and status, and with the lists that have the entity now', async () => {
  const facts = { entity_name: 'MOROTO FOODS LTD', entity_type: 'COMPANY', entity_status: 'REGISTERED' }
  expect(await lookUp()).toEqual({ ...facts, listed: [] })
  await add()
  expect(await lookUp()).toEqual({ ...facts, listed: ['BLACKLIST'] })
  await reverse()
  expect(await lookUp()).toEqual({ ...facts, listed: [] })
})

it('keeps the reason of an entry in its history, and refuses one that is too long', async () => {
  expect((await add('x'.repeat(501))).statusCode).toBe(400)
  expect((await add(' Court order of 3 May ')).statusCode).toBe(200)
  const { data } = (await call({ url: pathOf(contract.blacklist.history, { brn }) })).json()
  const last = data.data.history.at(-1)
  expect([last.fromStatus, last.reason]).toEqual(['ON', 'Court order of 3 May'])
  expect(data.data.history[0].reason).toBeNull()
})

it('adds a reversed de-registration again by a file with one row, with one effect', async () => {
  const upload = () =>
    call({
      method: 'POST',
      url: `${pathOf(contract.deRegistrations.list)}/import/csv`,
      ...multipart(Buffer.from(`"BRN","Name"\r\n"${brn}","MOROTO ""FOODS"", LTD"\r\n`), 'one.csv'),
    })
  expect((await upload()).json().data).toEqual({ taken: 1, refused: [] })
  await call({ method: 'POST', url: pathOf(contract.deRegistrations.reverse, { brn }) })
  expect((await upload()).json().data).toEqual({ taken: 1, refused: [] })
  const again = (await upload()).json().data
  expect([again.taken, again.refused[0].code]).toEqual([0, 'already-listed'])
})
