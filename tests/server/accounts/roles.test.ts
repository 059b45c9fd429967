import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

type Role = { roleId: number; name: string; description: string; version: number; permissions: Held[] }
type Held = { permissionId: number; permission: string }

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let token: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 10 })
  token = await registry.signIn('admin')
  call = registry.as(token)
})
afterAll(() => registry.close())

const roles = pathOf(contract.roles.list)
const list = async (): Promise<Role[]> => (await call({ url: roles })).json().data
const roleOf = async (name: string): Promise<Role> => {
  const role = (await list()).find(one => one.name === name)
  if (!role) throw new Error(`there is no ${name}`)
  return role
}
const permission = async (name: string): Promise<number> => {
  const { data } = (await call({ url: pathOf(contract.rolePermissions.list) })).json()
  return data.find((one: { name: string }) => one.name === name).id
}
const personId = async (username: string) => {
  const { rows } = await registry.database.pool.query<{ id: string }>('SELECT id FROM account WHERE username = $1', [
    username,
  ])
  return rows[0]?.id ?? ''
}
const rolesOf = async (username: string) => {
  const { rows } = await registry.database.pool.query<{ name: string }>(
    `SELECT r.name FROM account a JOIN account_role ar ON ar.account_id = a.id JOIN role r ON r.id = ar.role_id
     WHERE a.username = $1 ORDER BY r.name`,
    [username],
  )
  return rows.map(({ name }) => name)
}
const send = (url: string, payload: object, by = call) => by({ method: 'POST', url, payload })
const create = (name: string, permissions: (number | string)[] = [], description = '') =>
  send(roles, { name, description, permissions })
const lastEntry = async () => (await call({ url: pathOf(contract.audit.list) })).json()[0]

/** Builds an edit as the portal sends it: the selected permissions, and their difference from the current ones. */
const edit = (
  role: Role,
  { add = [] as number[], remove = [] as number[], ...rest }: Record<string, unknown> & Edit = {},
) => {
  const before = role.permissions.map(({ permissionId }) => permissionId)
  return {
    roleId: role.roleId,
    name: role.name,
    description: role.description,
    permissions: [...before.filter(id => !remove.includes(id)), ...add],
    permissionsToAdd: add,
    permissionsToRemove: remove,
    version: role.version,
    ...rest,
  }
}
type Edit = { add?: number[]; remove?: number[] }
const update = (payload: object, by = call) => by({ method: 'PUT', url: pathOf(contract.roles.update), payload })

describe('roles', () => {
  it('are added with what they permit, listed and read', async () => {
    const ids = [await permission('can_access_dashboard'), await permission('can_view_registry')]
    const added = await create('ROLE_READER', ids, 'Reads')
    expect(added.json()).toMatchObject({ message: 'Role added' })
    const role = await roleOf('ROLE_READER')
    expect(role).toMatchObject({ description: 'Reads', version: 1 })
    expect(role.permissions.map(one => one.permission)).toEqual(['can_access_dashboard', 'can_view_registry'])
    expect((await call({ url: pathOf(contract.roles.read, { id: role.roleId }) })).json().data).toEqual(role)
    expect((await call({ url: `${roles}/999999` })).json()).toMatchObject({ status: 404, code: 'no-such-role' })
    expect(await lastEntry()).toMatchObject({
      call: 'ROLE-CREATE',
      subject: 'ROLE_READER',
      after: { name: 'ROLE_READER', permissions: ['can_access_dashboard', 'can_view_registry'] },
    })
  })

  it('have unique names, ignoring case', async () => {
    expect((await create(' role_READER ')).json()).toMatchObject({
      status: 409,
      code: 'name-taken',
      fields: { name: expect.any(String) },
    })
    expect((await create('ROLE_USER')).json()).toMatchObject({
      code: 'baseline-role',
      fields: { name: expect.any(String) },
    })
    expect((await create('   ')).json()).toMatchObject({ status: 400, fields: { name: expect.any(String) } })
  })

  it('change by the exact difference, which the audit trail records', async () => {
    const role = await roleOf('ROLE_READER')
    const [added, removed] = [await permission('can_view_doc_registry'), await permission('can_view_registry')]
    const answer = await update(edit(role, { add: [added], remove: [removed], description: 'Reads documents' }))
    expect(answer.json()).toMatchObject({ message: 'Role updated successfully' })
    const now = await roleOf('ROLE_READER')
    expect(now).toMatchObject({ description: 'Reads documents', version: 2 })
    expect(now.permissions.map(one => one.permission)).toEqual(['can_access_dashboard', 'can_view_doc_registry'])
    expect(await lastEntry()).toMatchObject({
      call: 'ROLE-UPDATE',
      before: { permissions: ['can_access_dashboard', 'can_view_registry'] },
      after: { permissions: ['can_access_dashboard', 'can_view_doc_registry'] },
    })
    const entry = await lastEntry()
    expect((await update(edit(now))).statusCode).toBe(200)
    // An edit without changes writes no trail entry and no new version.
    expect(await roleOf('ROLE_READER')).toEqual(now)
    expect(await lastEntry()).toEqual(entry)
  })

  it('accept removals of permissions that were not held, as other portals send them', async () => {
    const role = await roleOf('ROLE_READER')
    const unchecked = await permission('can_view_audit_trail')
    const { version: _, ...body } = edit(role)
    expect((await update({ ...body, permissionsToRemove: [unchecked] })).statusCode).toBe(200)
    expect((await roleOf('ROLE_READER')).permissions).toEqual(role.permissions)
  })

  it('edited fifty times at once from one version change once, and conflict forty-nine times', async () => {
    await create('ROLE_CONTESTED')
    const role = await roleOf('ROLE_CONTESTED')
    const second = await registry.server()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const payload = edit(role, { description: `from ${n}` })
        if (n % 2) return update(payload)
        return second.inject({
          method: 'PUT',
          url: pathOf(contract.roles.update),
          payload,
          headers: { authorization: `Bearer ${token}` },
        })
      }),
    )
    const codes = answers.map(answer => answer.json().code)
    expect(codes.filter(code => code === 'role-updated')).toHaveLength(1)
    expect(codes.filter(code => code === 'changed-meanwhile')).toHaveLength(49)
    expect(answers.find(answer => answer.statusCode === 409)?.json().fields).toHaveProperty('version')
    expect((await roleOf('ROLE_CONTESTED')).version).toBe(2)
  })

  it('edited without a version conflict when what was ticked is not what comes out', async () => {
    await create('ROLE_UNNUMBERED')
    const seen = await roleOf('ROLE_UNNUMBERED')
    const [a, b] = [await permission('can_view_registry'), await permission('can_view_doc_registry')]
    const without = ({ version: _, ...body }: ReturnType<typeof edit>) => body
    expect((await update(without(edit(seen, { add: [a] })))).statusCode).toBe(200)
    expect((await update(without(edit(seen, { add: [b] })))).json()).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      fields: { permissions: expect.any(String) },
    })
  })

  it('are refused by field for what does not exist', async () => {
    const role = await roleOf('ROLE_READER')
    expect((await update(edit(role, { add: [999_999] }))).json()).toMatchObject({
      code: 'no-such-permission',
      fields: { permissionsToAdd: expect.any(String) },
    })
    expect((await update({ ...edit(role), roleId: 999_999 })).json()).toMatchObject({
      code: 'no-such-role',
      fields: { roleId: expect.any(String) },
    })
    expect((await create('ROLE_X', ['0x1f'])).json()).toMatchObject({ code: 'no-such-permission' })
  })

  it.each(['userId', 'createdBy', 'enabled', 'roles', '__proto__x'])('ignore %s in a body', async key => {
    const body = { ...edit(await roleOf('ROLE_READER')), [key]: await personId('clerk') }
    expect((await update(body)).json()).toMatchObject({ status: 400, fields: { [key]: 'This field is not accepted' } })
  })

  it('never remove permissions from their editor', async () => {
    const role = await roleOf('ROLE_ADMINISTRATOR')
    const own = await permission('can_view_permission_management')
    const answer = await update(edit(role, { remove: [own] }))
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'self-demotion',
      message: expect.stringContaining('can_view_permission_management'),
      fields: { permissionsToRemove: expect.any(String) },
    })
    expect(await roleOf('ROLE_ADMINISTRATOR')).toEqual(role)
  })
})

describe('who holds a role', () => {
  it('changes by assigning and removing, with effect on the next call', async () => {
    const clerk = registry.as(await registry.signIn('clerk'))
    const blacklist = { url: `${pathOf(contract.blacklist.list)}?page=1&pageSize=1` }
    const { roleId } = await roleOf('ROLE_REGISTRAR')
    const userId = await personId('clerk')
    expect((await clerk(blacklist)).statusCode).toBe(403)
    expect((await send(pathOf(contract.roles.assign), { userId, roleId })).json().message).toBe(
      'Role Assigned Successfully',
    )
    expect((await clerk(blacklist)).statusCode).toBe(200)
    expect(await lastEntry()).toMatchObject({
      call: 'ROLE-ASSIGN',
      subject: 'Amina Wafula',
      before: { roles: ['ROLE_RECORDS_CLERK'] },
      after: { roles: ['ROLE_RECORDS_CLERK', 'ROLE_REGISTRAR'] },
    })
    expect((await send(pathOf(contract.roles.assign), { userId, roleId })).json()).toMatchObject({
      code: 'role-held-already',
      fields: { roleId: expect.any(String) },
    })
    expect((await send(pathOf(contract.roles.remove), { userId, roleIds: [roleId] })).statusCode).toBe(200)
    expect((await clerk(blacklist)).statusCode).toBe(401)
    expect((await send(pathOf(contract.roles.remove), { userId, roleIds: [roleId] })).json()).toMatchObject({
      status: 409,
      code: 'role-not-held',
      message: expect.stringContaining('Amina Wafula'),
      fields: { roleIds: expect.any(String) },
    })
    expect(await rolesOf('clerk')).toEqual(['ROLE_RECORDS_CLERK'])
  })

  it('takes effect at once for all holders of an edited role', async () => {
    const registrar = registry.as(await registry.signIn('registrar'))
    const role = await roleOf('ROLE_REGISTRAR')
    const audit = await permission('can_view_audit_trail')
    expect((await registrar({ url: pathOf(contract.audit.list) })).statusCode).toBe(403)
    await update(edit(role, { add: [audit] }))
    expect((await registrar({ url: pathOf(contract.audit.list) })).statusCode).toBe(200)
    await update(edit(await roleOf('ROLE_REGISTRAR'), { remove: [audit] }))
    expect((await registrar({ url: pathOf(contract.audit.list) })).statusCode).toBe(401)
  })

  it('is assigned once by concurrent requests', async () => {
    const { roleId } = await roleOf('ROLE_AUDITOR')
    const userId = await personId('clerk')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(pathOf(contract.roles.assign), { userId, roleIds: [roleId] })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.json().code === 'role-held-already')).toHaveLength(19)
    await send(pathOf(contract.roles.remove), { userId, roleIds: [roleId] })
  })

  it('is refused by field: nobody, a person of another registry, no role, both spellings', async () => {
    const { roleId } = await roleOf('ROLE_AUDITOR')
    const userId = await personId('clerk')
    const to = (body: object) => send(pathOf(contract.roles.assign), body).then(answer => answer.json())
    expect(await to({ userId: '00000000-0000-4000-8000-000000000000', roleId })).toMatchObject({
      code: 'no-such-person',
      fields: { userId: expect.any(String) },
    })
    expect(await to({ userId: "x' OR true --", roleId })).toMatchObject({
      code: 'no-such-person',
      fields: { userId: expect.any(String) },
    })
    expect(await to({ userId, roleId: 999_999 })).toMatchObject({
      code: 'no-such-role',
      fields: { roleId: expect.any(String) },
    })
    expect(await to({ userId })).toMatchObject({ status: 400, fields: { roleId: expect.any(String) } })
    expect(await to({ userId, roleId, roleIds: [roleId] })).toMatchObject({ status: 400 })
    expect(await send(pathOf(contract.roles.remove), { userId, roleIds: [999_999] }).then(a => a.json())).toMatchObject(
      {
        code: 'no-such-role',
      },
    )
  })
})

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
    expect((await update(edit(own, { add: [audit] }), small)).json()).toMatchObject({
      ...refused,
      fields: { permissionsToAdd: 'You do not hold can_view_audit_trail' },
    })
    expect(
      (await send(roles, { name: 'ROLE_MINE', description: '', permissions: [audit] }, small)).json(),
    ).toMatchObject({ ...refused, fields: { permissions: 'You do not hold can_view_audit_trail' } })
    // A permission both added and removed in one edit still may not be given.
    await update({ ...edit(own), permissionsToAdd: [audit], permissionsToRemove: [audit] }, small)
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
    expect((await update(edit(role, { add: [await permission('can_view_reports')] }))).statusCode).toBe(200)
    const nowhere = await send(pathOf(contract.rolePermissions.create), {
      groupId: 999_999,
      name: 'can_fly',
      description: '',
      enabled: true,
    })
    expect(nowhere.json()).toMatchObject({ code: 'no-such-group', fields: { groupId: expect.any(String) } })
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
