import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
})
afterAll(() => registry.close())

const ask = async (username: string, brn: string) =>
  registry.as(await registry.signIn(username))({ url: pathOf(contract.entityKinds.of, { brn }) })

it('tells the register of each kind of entity by its number, however it is spelled', async () => {
  const { rows } = await registry.database.pool.query('SELECT kind, min(brn) AS brn FROM entity GROUP BY kind')
  expect(rows).toHaveLength(4)
  for (const { kind, brn } of rows) {
    const register = kind === 'FOREIGN_COMPANY' ? 'COMPANY' : kind
    for (const spelled of [brn, ` ${brn.toLowerCase()} `])
      expect((await ask('registrar', spelled)).json()).toEqual({ kind: register })
  }
})

it('refuses an unknown number, and a person who may not open files', async () => {
  expect((await ask('registrar', '80029999999999')).json()).toMatchObject({ code: 'unknown-brn' })
  await givePermissions(registry.database, 'clerk', ['can_view_registry'])
  expect((await ask('clerk', '80029999999999')).statusCode).toBe(403)
})
