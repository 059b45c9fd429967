import { contract } from '@contract/index'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteBackup } from '../../../server/db/installation'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
})
afterAll(() => registry.close())

const run = async (text: string) => (await registry.database.pool.query(text)).rows
type Caller = ReturnType<TestRegistry['as']>
const end = (as: Caller, guide: string) => as({ method: 'POST', url: pathOf(contract.guides.end), payload: { guide } })
const openFor = async (as: Caller) =>
  (await as({ method: 'GET', url: pathOf(contract.session.profile) })).json().data.guides
const undone = async (as: Caller) => {
  const answer = await as({ method: 'GET', url: pathOf(contract.guides.setup) })
  const { parts }: { parts: { part: string; done: boolean }[] } = answer.json()
  return parts.filter(({ done }) => !done).map(({ part }) => part)
}

it('are open in the first month of an account, and hidden for good by one press, which is recorded once', async () => {
  await run("UPDATE account SET created_at = now() - interval '31 days' WHERE username = 'registrar'")
  await run("UPDATE account SET created_at = now() WHERE username = 'clerk'")
  const old = registry.as(await registry.signIn('registrar'))
  expect(await openFor(old)).toEqual(['registry'])
  const as = registry.as(await registry.signIn('clerk'))
  expect(await openFor(as)).toEqual(['person', 'registry'])
  expect((await end(as, 'person')).statusCode).toBe(200)
  expect((await end(as, 'person')).statusCode).toBe(200)
  expect(await openFor(as)).toEqual(['registry'])
  expect(await openFor(old)).toEqual(['registry'])
  expect(await run("SELECT subject FROM audit_entry WHERE call = 'PORTAL-GUIDE-END'")).toEqual([{ subject: 'person' }])
  expect((await end(as, 'nobody')).statusCode).toBe(400)
})

it('name to administrators what is not set up, without a value of a setting, and to nobody else', async () => {
  const clerk = registry.as(await registry.signIn('clerk'))
  expect((await clerk({ method: 'GET', url: pathOf(contract.guides.setup) })).statusCode).toBe(403)
  const admin = registry.as(await registry.signIn('admin'))
  expect(await undone(admin)).toEqual(['mail', 'address', 'documents', 'backup'])
  await registry.database.write(noteBackup)
  await run('DELETE FROM closing_day')
  await run("DELETE FROM account_role WHERE role_id <> (SELECT id FROM role WHERE name = 'ROLE_ADMINISTRATOR')")
  expect(await undone(admin)).toEqual(['mail', 'address', 'documents', 'staff', 'holidays'])
  await run(`UPDATE installation SET value = jsonb_build_object('at', now() - interval '8 days') WHERE key = 'backup'`)
  expect(await undone(admin)).toContain('backup')
  const answer = await admin({ method: 'GET', url: pathOf(contract.guides.setup) })
  expect(Object.keys(answer.json())).toEqual(['parts'])
})

it('name the register itself as long as no entity is in it', async () => {
  const admin = registry.as(await registry.signIn('admin'))
  expect(await undone(admin)).not.toContain('register')
  const owner = new pg.Client(registry.connection)
  await owner.connect()
  await owner.query('TRUNCATE entity CASCADE')
  await owner.end()
  expect(await undone(admin)).toContain('register')
})
