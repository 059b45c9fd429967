import type { Refusal } from '@contract/errors'
import { contract } from '@contract/index'
import { changeAccess } from '@server/auth/grants'
import { findWho } from '@server/auth/sessions'
import { bodyOf } from '@server/http/errorBody'
import type { Who } from '@server/http/serve'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
const people: Record<string, Who> = {}
const whoIs = async (username: string): Promise<Who> => {
  const who = await findWho(registry.database.read, await registry.signIn(username))
  if (!who) throw new Error(`${username} is not signed in`)
  return who
}
beforeAll(async () => {
  registry = await testRegistry({ companies: 10 })
  await givePermissions(registry.database, 'newcomer', ['can_revoke_role', 'can_access_dashboard'])
  for (const username of ['admin', 'registrar', 'newcomer']) people[username] = await whoIs(username)
})
afterAll(() => registry.close())

const numbers = async (table: 'role' | 'permission', ...names: string[]) => {
  const { rows } = await registry.database.pool.query<{ id: number }>(
    `SELECT id FROM ${table} WHERE name = ANY($1) ORDER BY name`,
    [names],
  )
  return rows.map(({ id }) => id)
}
const as = <T>(username: string, work: Parameters<typeof changeAccess<T>>[2]) =>
  registry.database.write(tx => changeAccess({ db: tx, who: people[username] as Who }, 'roleIds', work))
const refusalOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Refusal) => ({ code: error.code, fields: bodyOf(error).fields }),
  )
const take = (username: string, role: string) => sql`
  DELETE FROM account_role WHERE account_id = (SELECT id FROM account WHERE username = ${username})
    AND role_id = (SELECT id FROM role WHERE name = ${role})`

describe('permissions that may be granted', () => {
  it('are exactly those of the granting person', async () => {
    const [auditor, registrar] = await numbers('role', 'ROLE_AUDITOR', 'ROLE_REGISTRAR')
    const given = await as('registrar', giving => giving.roles([registrar ?? 0], 'roleIds'))
    expect(given).toEqual([{ id: registrar, name: 'ROLE_REGISTRAR' }])
    expect(await refusalOf(as('registrar', giving => giving.roles([auditor ?? 0], 'roleId')))).toEqual({
      code: 'not-yours-to-give',
      fields: { roleId: 'You do not hold can_view_access_log, can_view_audit_trail' },
    })
    const [audit] = await numbers('permission', 'can_view_audit_trail')
    expect(await refusalOf(as('registrar', giving => giving.permissions([audit ?? 0], 'permissions')))).toEqual({
      code: 'not-yours-to-give',
      fields: { permissions: 'You do not hold can_view_audit_trail' },
    })
  })

  it('include only existing roles', async () => {
    for (const id of [0, -1, 999_999, 'x', '1; DROP TABLE role', '9'.repeat(40)]) {
      expect(await refusalOf(as('admin', giving => giving.roles([id], 'roleIds')))).toMatchObject({
        code: 'no-such-role',
        fields: { roleIds: expect.any(String) },
      })
      expect(await refusalOf(as('admin', giving => giving.permissions([id], 'permissions')))).toMatchObject({
        code: 'no-such-permission',
      })
    }
  })

  it('do not include the role that everybody has', async () => {
    await registry.database.pool.query(`INSERT INTO role (name) VALUES ('ROLE_USER') ON CONFLICT DO NOTHING`)
    const [user] = await numbers('role', 'ROLE_USER')
    expect(await refusalOf(as('admin', giving => giving.roles([user ?? 0], 'roleIds')))).toMatchObject({
      code: 'baseline-role',
    })
  })
})

describe('a change of permissions', () => {
  it('never removes permissions of the person who makes it', async () => {
    const own = registry.database.write(tx =>
      changeAccess({ db: tx, who: people.registrar as Who }, 'roleIds', () =>
        tx.execute(take('registrar', 'ROLE_REGISTRAR')),
      ),
    )
    expect(await refusalOf(own)).toMatchObject({ code: 'self-demotion', fields: { roleIds: expect.any(String) } })
    const { rows } = await registry.database.pool.query(
      `SELECT r.name FROM account_role ar JOIN role r ON r.id = ar.role_id JOIN account a ON a.id = ar.account_id
       WHERE a.username = 'registrar'`,
    )
    expect(rows).toEqual([{ name: 'ROLE_REGISTRAR' }])
  })

  it.each([
    ['their role is taken', take('admin', 'ROLE_ADMINISTRATOR')],
    ['their account is disabled', sql`UPDATE account SET enabled = false WHERE username = 'admin'`],
    [
      'the permission leaves their role',
      sql`DELETE FROM role_permission rp USING permission p WHERE p.id = rp.permission_id
        AND p.name = 'can_view_permission_management'`,
    ],
    [
      'the permission is put out of use',
      sql`UPDATE permission SET enabled = false WHERE name = 'can_access_system_accounts'`,
    ],
  ])('never locks out the last administrator: %s', async (_, change) => {
    const attempt = registry.database.write(tx =>
      changeAccess({ db: tx, who: people.newcomer as Who }, 'accountStatus', () => tx.execute(change)),
    )
    expect(await refusalOf(attempt)).toMatchObject({
      code: 'last-administrator',
      fields: { accountStatus: expect.any(String) },
    })
  })

  it('does not count a locked administrator', async () => {
    const { pool } = registry.database
    await pool.query(`
      INSERT INTO account_role SELECT a.id, r.id FROM account a, role r
      WHERE a.username = 'clerk' AND r.name = 'ROLE_ADMINISTRATOR'`)
    await pool.query(`UPDATE account SET locked_at = now() WHERE username = 'clerk'`)
    const attempt = () =>
      registry.database.write(async tx => {
        await changeAccess({ db: tx, who: people.newcomer as Who }, 'roleIds', () =>
          tx.execute(take('admin', 'ROLE_ADMINISTRATOR')),
        )
        throw new Error('it went through')
      })
    expect(await refusalOf(attempt())).toMatchObject({ code: 'last-administrator' })
    await pool.query(`UPDATE account SET locked_at = NULL WHERE username = 'clerk'`)
    await expect(attempt()).rejects.toThrow('it went through')
  })

  it('signs out people who lose permissions at once, and nobody who gains some', async () => {
    const tokens = { clerk: await registry.signIn('auditor'), billing: await registry.signIn('billing') }
    await registry.database.write(tx =>
      changeAccess({ db: tx, who: people.admin as Who }, 'roleIds', async () => {
        await tx.execute(take('auditor', 'ROLE_AUDITOR'))
        await tx.execute(sql`
          INSERT INTO account_role SELECT a.id, r.id FROM account a, role r
          WHERE a.username = 'billing' AND r.name = 'ROLE_REGISTRAR'`)
      }),
    )
    expect((await registry.as(tokens.clerk)({ url: pathOf(contract.session.profile) })).statusCode).toBe(401)
    const billing = registry.as(tokens.billing)
    expect((await billing({ url: `${pathOf(contract.blacklist.list)}?page=1&pageSize=1` })).statusCode).toBe(200)
  })

  it('accepts one of two concurrent mutual demotions of administrators', async () => {
    await givePermissions(registry.database, 'clerk', ['can_access_system_accounts', 'can_view_permission_management'])
    await givePermissions(registry.database, 'auditor', [
      'can_access_system_accounts',
      'can_view_permission_management',
    ])
    for (const username of ['clerk', 'auditor']) people[username] = await whoIs(username)
    const demote = (by: string, whom: string) =>
      refusalOf(
        registry.database.write(tx =>
          changeAccess({ db: tx, who: people[by] as Who }, 'roleIds', () =>
            tx.execute(take(whom, `ROLE_ONLY_${whom.toUpperCase()}`)),
          ),
        ),
      )
    const outcomes = await Promise.all([demote('clerk', 'auditor'), demote('auditor', 'clerk')])
    expect(outcomes.map(outcome => outcome?.code).sort()).toEqual(['forbidden', undefined])
  })
})
