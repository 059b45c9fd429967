import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { type Role, roleCalls, roleEdit } from '../../support/roles'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let token: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 10 })
  token = await registry.signIn('admin')
})
afterAll(() => registry.close())
const { call, send, roleOf, permission, personId, rolesOf, update, lastEntry } = roleCalls(() => ({ registry, token }))
const roles = pathOf(contract.roles.list)

describe('a person who manages permissions and holds little else', () => {
  let small: ReturnType<TestRegistry['as']>
  beforeAll(async () => {
    await givePermissions(registry.database, 'newcomer', [
      'can_view_permission_management',
      'can_access_system_accounts',
      'can_view_registry',
    ])
    small = registry.as(await registry.signIn('newcomer'))
  })

  it('cannot extend their own permissions in any way', async () => {
    const userId = await personId('newcomer')
    const administrator = await roleOf('ROLE_ADMINISTRATOR')
    const own = await roleOf('ROLE_ONLY_NEWCOMER')
    const audit = await permission('can_view_audit_trail')
    const refused = { status: 403, code: 'not-yours-to-give' }
    const unheld = await send(pathOf(contract.roles.assign), { userId, roleId: administrator.roleId }, small)
    expect(unheld.json()).toMatchObject({ ...refused, fields: { roleId: expect.stringContaining('You do not hold') } })
    expect((await update(roleEdit(own, { add: [audit] }), small)).json()).toMatchObject({
      ...refused,
      fields: { permissionsToAdd: 'You do not hold can_view_audit_trail' },
    })
    expect(
      (await send(roles, { name: 'ROLE_MINE', description: '', permissions: [audit] }, small)).json(),
    ).toMatchObject({ ...refused, fields: { permissions: 'You do not hold can_view_audit_trail' } })
    // A permission both added and removed in one edit still may not be given.
    await update({ ...roleEdit(own), permissionsToAdd: [audit], permissionsToRemove: [audit] }, small)
    expect((await roleOf('ROLE_ONLY_NEWCOMER')).permissions.map(one => one.permission)).not.toContain(
      'can_view_audit_trail',
    )
    expect(await rolesOf('newcomer')).toEqual(['ROLE_ONLY_NEWCOMER'])
  })

  it('can assign permissions that they hold', async () => {
    const held = await permission('can_view_registry')
    expect((await send(roles, { name: 'ROLE_SMALL', description: '', permissions: [held] }, small)).statusCode).toBe(
      200,
    )
    const { roleId } = await roleOf('ROLE_SMALL')
    expect(
      (await send(pathOf(contract.roles.assign), { userId: await personId('billing'), roleId }, small)).statusCode,
    ).toBe(200)
  })

  it('cannot take their own role from themselves', async () => {
    const { roleId } = await roleOf('ROLE_ONLY_NEWCOMER')
    const answer = await send(
      pathOf(contract.roles.remove),
      { userId: await personId('newcomer'), roleIds: [roleId] },
      small,
    )
    expect(answer.json()).toMatchObject({ status: 409, code: 'self-demotion', fields: { roleIds: expect.any(String) } })
  })
})

describe('a person who only takes roles away', () => {
  it('cannot shut out the last administrator', async () => {
    await givePermissions(registry.database, 'newcomer', [])
    await givePermissions(registry.database, 'billing', ['can_revoke_role'])
    const taker = registry.as(await registry.signIn('billing'))
    const { roleId } = await roleOf('ROLE_ADMINISTRATOR')
    const answer = await send(
      pathOf(contract.roles.remove),
      { userId: await personId('admin'), roleIds: [roleId] },
      taker,
    )
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'last-administrator',
      fields: { roleIds: expect.any(String) },
    })
    expect(await rolesOf('admin')).toEqual(['ROLE_ADMINISTRATOR'])
    expect(
      (await send(pathOf(contract.roles.assign), { userId: await personId('clerk'), roleId }, taker)).statusCode,
    ).toBe(403)
  })
})

describe('permissions and their groups', () => {
  it('are listed with their groups', async () => {
    const { data } = (await call({ url: pathOf(contract.rolePermissions.list) })).json()
    expect(data).toContainEqual({
      id: expect.any(Number),
      name: 'can_access_dashboard',
      group: 'dashboard',
      description: '',
      enabled: true,
    })
    const groups = (await call({ url: pathOf(contract.permissionGroups.list) })).json().data
    expect(groups.find((one: { name: string }) => one.name === 'dashboard').permissions).toEqual([
      { id: expect.any(Number), name: 'can_access_dashboard' },
    ])
  })

  it('are added; a new one can be given from the role of whoever made it', async () => {
    const group = await send(pathOf(contract.permissionGroups.create), {
      name: 'reports',
      description: 'Monthly reports',
    })
    expect(group.json().message).toBe('Group added successfully')
    const again = await send(pathOf(contract.permissionGroups.create), { name: 'Reports', description: '' })
    expect(again.json()).toMatchObject({ code: 'name-taken', fields: { name: expect.any(String) } })
    const groups = (await call({ url: pathOf(contract.permissionGroups.list) })).json().data
    const groupId = groups.find((one: { name: string }) => one.name === 'reports').id
    const made = await send(pathOf(contract.rolePermissions.create), {
      groupId,
      name: 'can_view_reports',
      description: 'Reads them',
      enabled: true,
    })
    expect(made.json()).toMatchObject({
      code: 'permission-added',
      params: { name: 'can_view_reports', roles: 'ROLE_ADMINISTRATOR' },
    })
    expect(await lastEntry()).toMatchObject({ call: 'PERMISSION-CREATE', after: { roles: ['ROLE_ADMINISTRATOR'] } })
    const role = await roleOf('ROLE_REGISTRAR')
    expect((await update(roleEdit(role, { add: [await permission('can_view_reports')] }))).statusCode).toBe(200)
    const nowhere = await send(pathOf(contract.rolePermissions.create), {
      groupId: 999_999,
      name: 'can_fly',
      description: '',
      enabled: true,
    })
    expect(nowhere.json()).toMatchObject({ code: 'no-such-group', fields: { groupId: expect.any(String) } })
  })

  it('leave a role that holds one out of use assignable by those who hold it', async () => {
    const { id: groupId } = (await call({ url: pathOf(contract.permissionGroups.list) })).json().data[0]
    const draft = { groupId, name: 'can_view_drafts', description: 'Not yet in use', enabled: false }
    expect((await send(pathOf(contract.rolePermissions.create), draft)).json()).toMatchObject({
      code: 'permission-added',
    })
    const { roleId } = await roleOf('ROLE_ADMINISTRATOR')
    const userId = await personId('auditor')
    expect((await send(pathOf(contract.roles.assign), { userId, roleId })).json()).toMatchObject({
      code: 'role-assigned',
    })
    await send(pathOf(contract.roles.remove), { userId, roleIds: [roleId] })
    await givePermissions(registry.database, 'newcomer', ['can_view_permission_management'])
    const other = registry.as(await registry.signIn('newcomer'))
    const unheld = { name: 'ROLE_DRAFTS', description: '', permissions: [await permission('can_view_drafts')] }
    expect((await send(roles, unheld, other)).json()).toMatchObject({ status: 403, code: 'not-yours-to-give' })
    await givePermissions(registry.database, 'newcomer', [])
  })

  it('are granted to the roles that manage permissions when a new edition adds them', async () => {
    const { syncPermissions } = await import('@server/accounts/syncPermissions')
    await registry.database.write(async tx => {
      const gone = sql`(SELECT id FROM permission WHERE name = 'can_release_prn')`
      await tx.execute(sql`DELETE FROM role_permission WHERE permission_id = ${gone}`)
      await tx.execute(sql`DELETE FROM permission WHERE name = 'can_release_prn'`)
    })
    await syncPermissions(registry.database)
    const names = (role: Role) => role.permissions.map(one => one.permission)
    expect(names(await roleOf('ROLE_ADMINISTRATOR'))).toContain('can_release_prn')
    expect(names(await roleOf('ROLE_REGISTRAR'))).not.toContain('can_release_prn')
    expect(await lastEntry()).toMatchObject({ call: 'PERMISSIONS-ADDED', subject: 'ROLE_ADMINISTRATOR' })
    await syncPermissions({
      ...registry.database,
      write: () => Promise.reject(new Error('a start without new permissions writes')),
    })
  })
})

describe('the explanation of a person’s access', () => {
  it('lists each permission with the roles that grant it and those that hold it', async () => {
    const userId = await personId('auditor')
    const answer = (await call({ url: pathOf(contract.access.of, { userId }) })).json()
    expect(answer).toMatchObject({ userId, name: 'Peter Asiimwe', active: true, roles: ['ROLE_AUDITOR'] })
    const offered = answer.rolesToGive.map(({ name }: { name: string }) => name)
    expect(offered).toEqual([...offered].sort())
    expect(offered).toContain('ROLE_BILLING_OFFICER')
    expect(offered).not.toContain('ROLE_USER')
    const of = (name: string) => answer.permissions.find((one: { permission: string }) => one.permission === name)
    expect(of('can_view_audit_trail')).toEqual({
      permission: 'can_view_audit_trail',
      group: 'general',
      enabled: true,
      givenBy: ['ROLE_AUDITOR'],
      heldBy: ['ROLE_ADMINISTRATOR', 'ROLE_AUDITOR'],
    })
    expect(of('can_access_settings')).toMatchObject({
      givenBy: [],
      heldBy: ['ROLE_ADMINISTRATOR', 'ROLE_INSOLVENCY_OFFICER', 'ROLE_INSOLVENCY_SUPERVISOR'],
    })
    for (const url of ['/portal/access/none', '/portal/access/00000000-0000-4000-8000-000000000000'])
      expect((await call({ url })).json()).toMatchObject({ status: 404, code: 'no-such-person' })
  })
})
