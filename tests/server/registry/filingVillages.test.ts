import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let registrar: ReturnType<TestRegistry['as']>
const path = pathOf(contract.filedChanges.villages)
const villages = (query: string, caller = registrar) => caller({ url: `${path}${query}` })
const found = async (text: string) => (await villages(`?q=${encodeURIComponent(text)}`)).json()

beforeAll(async () => {
  registry = await testRegistry()
  registrar = registry.as(await registry.signIn('registrar'))
  await registry.database.pool.query(`INSERT INTO administrative_unit (id, level, name, parent_id) VALUES
    (900001, 'SUBCOUNTY', 'Zuka Town', NULL), (900002, 'PARISH', 'Zuka Central', 900001),
    (900003, 'VILLAGE', 'Zuka West', 900002), (900004, 'VILLAGE', 'Zuka East', 900002),
    (900005, 'VILLAGE', 'Zuka East', 900006), (900006, 'PARISH', 'Old Zuka', NULL),
    (900007, 'VILLAGE', 'New Zuka', 900002), (900008, 'VILLAGE', '100% Zuka', NULL)`)
})
afterAll(() => registry.close())

it('answers the villages whose name begins with a text in any case, by name, with the places around them', async () => {
  const all = [
    { id: 900004, name: 'Zuka East, Zuka Central, Zuka Town' },
    { id: 900005, name: 'Zuka East, Old Zuka' },
    { id: 900003, name: 'Zuka West, Zuka Central, Zuka Town' },
  ]
  expect(await found('zuka')).toEqual(all)
  expect(await found('  ZUKA   e ')).toEqual(all.slice(0, 2))
  expect(await found('Zuka Town')).toEqual([])
})

it('takes signs of patterns as they are typed', async () => {
  expect(await found('100%')).toEqual([{ id: 900008, name: '100% Zuka' }])
  for (const text of ['%', '_uka', '\\']) expect(await found(text)).toEqual([])
})

it('answers no more than twenty', async () => {
  expect(await found('a')).toHaveLength(20)
})

it.each([
  ['that is absent', ''],
  ['that is empty', '?q='],
  ['of spaces', '?q=%20%20'],
  ['of more than 100 characters', `?q=${'a'.repeat(101)}`],
])('refuses a text %s, and names the field', async (_, query) => {
  const answer = await villages(query)
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['q']])
})

it('refuses a parameter that it does not know', async () => {
  expect((await villages('?q=a&level=PARISH')).statusCode).toBe(400)
})

it('refuses people who may not file changes, and those who did not sign in', async () => {
  const newcomer = registry.as(await registry.signIn('newcomer'))
  expect((await villages('?q=zuka', newcomer)).statusCode).toBe(403)
  expect((await registry.app.inject({ url: `${path}?q=zuka` })).statusCode).toBe(401)
})
