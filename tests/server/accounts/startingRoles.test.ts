import { addRoles } from '@server/accounts/startingRoles'
import { syncPermissions } from '@server/accounts/syncPermissions'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
  await syncPermissions(test.database)
  await test.database.write(addRoles)
})
afterAll(() => test.close())

const held = async (role: string) => {
  const { rows } = await test.database.read.execute<{ name: string }>(sql`
    SELECT p.name FROM role_permission g JOIN role r ON r.id = g.role_id JOIN permission p ON p.id = g.permission_id
    WHERE r.name = ${role} ORDER BY 1`)
  return rows.map(({ name }) => name)
}

it('gives no role back what administrators took from it, when another administrator is made', async () => {
  await test.database.pool.query(`
    DELETE FROM role_permission USING role, permission
    WHERE role.id = role_id AND permission.id = permission_id AND role.name = 'ROLE_BILLING_OFFICER'
      AND permission.name IN ('can_modify_service_costs', 'can_release_prn')`)
  const before = await held('ROLE_BILLING_OFFICER')
  expect(before).toHaveLength(3)
  await test.database.write(addRoles)
  expect(await held('ROLE_BILLING_OFFICER')).toEqual(before)
})

it('adds a role that is missing with its permissions', async () => {
  const before = await held('ROLE_AUDITOR')
  await test.database.pool.query(`
    WITH gone AS (DELETE FROM role_permission USING role WHERE role.id = role_id AND role.name = 'ROLE_AUDITOR')
    UPDATE role SET name = 'ROLE_INSPECTOR' WHERE name = 'ROLE_AUDITOR'`)
  await test.database.write(addRoles)
  expect(await held('ROLE_AUDITOR')).toEqual(before)
  expect(await held('ROLE_INSPECTOR')).toEqual([])
})
