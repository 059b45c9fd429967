import { Refusal } from '@contract/errors'
import { contract } from '@contract/index'
import { changeAccess } from '@server/auth/grants'
import type { Db } from '@server/db/database'
import { createRandom } from '@server/demonstration/random'
import type { Who } from '@server/http/serve'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 10 })
})
afterAll(() => registry.close())

const accountId = (username: string) => sql`(SELECT id FROM account WHERE username = ${username})`
const roleId = (name: string) => sql`(SELECT id FROM role WHERE name = ${name})`
const permissionId = (name: string) => sql`(SELECT id FROM permission WHERE name = ${name})`

/** Returns the person as their session would identify them now. */
const whoIs = async (db: Db, username: string): Promise<Who> => {
  const { rows } = await db.execute<{ id: string; permissions: string[] }>(sql`
    SELECT a.id, ARRAY(SELECT DISTINCT p.name FROM account_role ar JOIN role_permission rp ON rp.role_id = ar.role_id
      JOIN permission p ON p.id = rp.permission_id WHERE ar.account_id = a.id AND p.enabled) AS permissions
    FROM account a WHERE username = ${username}`)
  return { accountId: rows[0]?.id ?? '', name: username, permissions: new Set(rows[0]?.permissions) }
}

/** Reads the enabled permissions that no unlocked administrator holds, without the code under test. */
const unreachable = async () => {
  const { rows } = await registry.database.pool.query<{ name: string }>(`
    WITH held AS (
      SELECT ar.account_id, p.name FROM account_role ar JOIN role_permission rp USING (role_id)
      JOIN permission p ON p.id = rp.permission_id WHERE p.enabled),
    administrator AS (
      SELECT a.id FROM account a WHERE a.enabled AND a.locked_at IS NULL AND a.account_type = 'BACKOFFICE'
        AND a.password_hash IS NOT NULL
        AND EXISTS (SELECT FROM held WHERE account_id = a.id AND name = 'can_view_permission_management')
        AND EXISTS (SELECT FROM held WHERE account_id = a.id AND name = 'can_access_system_accounts'))
    SELECT name FROM permission p WHERE enabled AND NOT EXISTS (
      SELECT FROM held h JOIN administrator m ON m.id = h.account_id WHERE h.name = p.name)`)
  return rows.map(({ name }) => name)
}

const change = async (by: string, statement: SQL) => {
  const who = await whoIs(registry.database.read, by)
  try {
    await registry.database.write(tx => changeAccess({ db: tx, who }, 'roleIds', () => tx.execute(statement)))
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('a permission that one administrator alone holds', () => {
  const only = 'can_view_audit_trail'
  beforeAll(async () => {
    await givePermissions(registry.database, 'clerk', [
      'can_access_system_accounts',
      'can_view_permission_management',
      'can_revoke_role',
      'can_update_account_status',
    ])
  })

  it.each([
    ['its role is taken from them', sql`DELETE FROM account_role WHERE account_id = ${accountId('admin')}`],
    [
      'it is taken out of their role',
      sql`DELETE FROM role_permission WHERE permission_id = ${permissionId(only)} AND role_id = ${roleId('ROLE_ADMINISTRATOR')}`,
    ],
    ['their account is disabled', sql`UPDATE account SET enabled = false WHERE id = ${accountId('admin')}`],
  ])('is not lost when %s', async (_, statement) => {
    expect(await unreachable()).toEqual([])
    expect(await change('clerk', statement)).toBe('permission-unreachable')
    expect(await unreachable()).toEqual([])
  })

  it('is named in the refusal', async () => {
    const clerk = registry.as(await registry.signIn('clerk'))
    const { rows } = await registry.database.pool.query(`SELECT id FROM account WHERE username = 'admin'`)
    const answer = await clerk({
      method: 'POST',
      url: pathOf(contract.accounts.setStatus),
      payload: { userId: rows[0].id, status: 'INACTIVE' },
    })
    expect(answer.json()).toMatchObject({ status: 409, code: 'permission-unreachable' })
    expect(answer.json().fields.userId).toMatch(/^No administrator would hold can_access_api_integrations, .*\+\d+$/)
  })

  it('is not lost while its holder is locked, and an account of an organisation does not count', async () => {
    const { pool } = registry.database
    await pool.query(`UPDATE account SET locked_at = now() WHERE username = 'admin'`)
    const disable = sql`UPDATE account SET enabled = false WHERE id = ${accountId('admin')}`
    expect(await change('clerk', disable)).toBe('permission-unreachable')
    await pool.query(`UPDATE account SET locked_at = NULL WHERE username = 'admin'`)
    await pool.query(`
      INSERT INTO account_role SELECT (SELECT id FROM account WHERE account_type = 'MDA' AND enabled LIMIT 1), id
      FROM role WHERE name = 'ROLE_ADMINISTRATOR'`)
    expect(await change('clerk', disable)).toBe('permission-unreachable')
    await pool.query(
      `DELETE FROM account_role ar USING account a WHERE a.id = ar.account_id AND a.account_type = 'MDA'`,
    )
  })
})

describe('random concurrent changes', () => {
  it('leave every enabled permission with an administrator', async () => {
    const random = createRandom(20_261_122)
    const people = ['admin', 'clerk', 'auditor', 'registrar']
    const { rows } = await registry.database.pool.query<{ name: string }>('SELECT name FROM permission ORDER BY name')
    const names = rows.map(({ name }) => name)
    const roles = ['ROLE_ADMINISTRATOR', 'ROLE_FIRST', 'ROLE_SECOND']
    await registry.database.read.execute(sql`
      INSERT INTO role (name) VALUES ('ROLE_FIRST'), ('ROLE_SECOND') ON CONFLICT DO NOTHING`)
    await registry.database.read.execute(sql`
      INSERT INTO role_permission SELECT r.id, p.id FROM role r, permission p WHERE r.name IN ('ROLE_FIRST', 'ROLE_SECOND')
      ON CONFLICT DO NOTHING`)
    const step = (): SQL => {
      const [person, role, permission] = [random.pick(people), random.pick(roles), random.pick(names)]
      return random.pick([
        sql`DELETE FROM account_role WHERE account_id = ${accountId(person)} AND role_id = ${roleId(role)}`,
        sql`INSERT INTO account_role VALUES (${accountId(person)}, ${roleId(role)}) ON CONFLICT DO NOTHING`,
        sql`DELETE FROM role_permission WHERE role_id = ${roleId(role)} AND permission_id = ${permissionId(permission)}`,
        sql`INSERT INTO role_permission VALUES (${roleId(role)}, ${permissionId(permission)}) ON CONFLICT DO NOTHING`,
        sql`UPDATE account SET enabled = ${random.chance(0.6)} WHERE id = ${accountId(person)}`,
        sql`UPDATE permission SET enabled = ${random.chance(0.7)} WHERE id = ${permissionId(permission)}`,
        sql`DELETE FROM role_permission WHERE role_id = ${roleId(role)}`,
      ])
    }
    // The person loses nothing by these changes, so no refusal is about the person.
    await givePermissions(registry.database, 'newcomer', [])
    const outcomes = new Map<string, number>()
    for (let round = 0; round < 60; round++) {
      const steps = Array.from({ length: 5 }, step)
      for (const code of await Promise.all(steps.map(statement => change('newcomer', statement))))
        outcomes.set(code, (outcomes.get(code) ?? 0) + 1)
      expect(await unreachable(), `after round ${round}`).toEqual([])
    }
    // The run had enough refusals of this kind, and enough successes.
    expect(outcomes.get('permission-unreachable')).toBeGreaterThan(5)
    expect(outcomes.get('done')).toBeGreaterThan(50)
  })
})
