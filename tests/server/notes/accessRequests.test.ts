import { randomUUID } from 'node:crypto'
import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let newcomer: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  newcomer = registry.as(await registry.signIn('newcomer'))
})
afterAll(() => registry.close())

const { accessRequests } = contract
const query = async (text: string, values: unknown[] = []) => (await registry.database.pool.query(text, values)).rows
const givers = async (permissions: string) =>
  (await newcomer({ url: `${pathOf(accessRequests.givers)}?permissions=${permissions}` })).json()
const ask = (body: object) => newcomer({ method: 'POST', url: pathOf(accessRequests.ask), payload: body })
const idOf = async (username: string) => (await query('SELECT id FROM account WHERE username = $1', [username]))[0].id

it('names the roles that grant all that is missing, and the people who can give one', async () => {
  const one = await givers('can_view_audit_trail')
  expect(one.roles).toEqual(['ROLE_ADMINISTRATOR', 'ROLE_AUDITOR'])
  expect(one.givers.map(({ id }: { id: string }) => id)).toEqual([await idOf('admin')])
  const both = await givers('can_view_audit_trail,can_access_billing_settings')
  expect(both.roles).toEqual(['ROLE_ADMINISTRATOR'])
  expect((await givers('can_fly')).roles).toEqual([])
})

it('makes a request a note on the account of the asker, and work of the one who is asked, once', async () => {
  const body = { token: randomUUID(), to: await idOf('admin'), text: 'Please give me access to Registry.' }
  const first = await ask(body)
  expect([first.statusCode, first.json().code]).toEqual([200, 'access-asked'])
  expect((await ask(body)).statusCode).toBe(200)
  expect((await ask({ ...body, token: randomUUID() })).statusCode).toBe(200)
  const notes = await query(
    `SELECT n.subject_kind, r.owner_id FROM note n JOIN reminder r ON r.note_id = n.id
     WHERE n.author_id = $1 AND n.subject_key = $1::text AND r.done_at IS NULL`,
    [await idOf('newcomer')],
  )
  expect(notes).toEqual([{ subject_kind: 'ACCOUNT', owner_id: await idOf('admin') }])
  const work = await query("SELECT owner_id FROM work_item WHERE source = 'REMINDER' AND subject LIKE 'Please give%'")
  expect(work).toEqual([{ owner_id: await idOf('admin') }])
  const entries = await query("SELECT actor_name FROM audit_entry WHERE call = 'PORTAL-ACCESS-ASK'")
  expect(entries).toHaveLength(1)
})

it('refuses somebody who can give no role, and more requests than one person may have', async () => {
  const to = await idOf('admin')
  const other = await ask({ token: randomUUID(), to: await idOf('auditor'), text: 'Please' })
  expect([other.statusCode, other.json().code]).toEqual([409, 'no-giver'])
  const codes = []
  for (let n = 0; n < 4; n++) codes.push((await ask({ token: randomUUID(), to, text: `Please, ${n}` })).json().code)
  expect(codes).toEqual(['access-asked', 'access-asked', 'too-many-access-requests', 'too-many-access-requests'])
  const anonymous = await registry.app.inject({ method: 'GET', url: `${pathOf(accessRequests.givers)}?permissions=a` })
  expect(anonymous.statusCode).toBe(401)
})
