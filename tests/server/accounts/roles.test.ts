import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { roleCalls, roleEdit } from '../../support/roles'

let registry: TestRegistry
let token: string
beforeAll(async () => {
  registry = await testRegistry({ companies: 10 })
  token = await registry.signIn('admin')
})
afterAll(() => registry.close())
const { call, send, roleOf, permission, personId, rolesOf, create, update, lastEntry } = roleCalls(() => ({
  registry,
  token,
}))
const roles = pathOf(contract.roles.list)

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
    const answer = await update(roleEdit(role, { add: [added], remove: [removed], description: 'Reads documents' }))
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
    expect((await update(roleEdit(now))).statusCode).toBe(200)
    // An edit without changes writes no trail entry and no new version.
    expect(await roleOf('ROLE_READER')).toEqual(now)
    expect(await lastEntry()).toEqual(entry)
  })

  it('accept removals of permissions that were not held, as other portals send them', async () => {
    const role = await roleOf('ROLE_READER')
    const unchecked = await permission('can_view_audit_trail')
    const { version: _, ...body } = roleEdit(role)
    expect((await update({ ...body, permissionsToRemove: [unchecked] })).statusCode).toBe(200)
    expect((await roleOf('ROLE_READER')).permissions).toEqual(role.permissions)
  })

  it('edited fifty times at once from one version change once, and conflict forty-nine times', async () => {
    await create('ROLE_CONTESTED')
    const role = await roleOf('ROLE_CONTESTED')
    const second = await registry.server()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const payload = roleEdit(role, { description: `from ${n}` })
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
    const without = ({ version: _, ...body }: ReturnType<typeof roleEdit>) => body
    expect((await update(without(roleEdit(seen, { add: [a] })))).statusCode).toBe(200)
    expect((await update(without(roleEdit(seen, { add: [b] })))).json()).toMatchObject({
      status: 409,
      code: 'changed-meanwhile',
      fields: { permissions: expect.any(String) },
    })
  })

  it('are refused by field for what does not exist', async () => {
    const role = await roleOf('ROLE_READER')
    expect((await update(roleEdit(role, { add: [999_999] }))).json()).toMatchObject({
      code: 'no-such-permission',
      fields: { permissionsToAdd: expect.any(String) },
    })
    expect((await update({ ...roleEdit(role), roleId: 999_999 })).json()).toMatchObject({
      code: 'no-such-role',
      fields: { roleId: expect.any(String) },
    })
    expect((await create('ROLE_X', ['0x1f'])).json()).toMatchObject({ code: 'no-such-permission' })
  })

  it.each(['userId', 'createdBy', 'enabled', 'roles', '__proto__x'])('ignore %s in a body', async key => {
    const body = { ...roleEdit(await roleOf('ROLE_READER')), [key]: await personId('clerk') }
    expect((await update(body)).json()).toMatchObject({ status: 400, fields: { [key]: 'This field is not accepted' } })
  })

  it('never remove permissions from their editor', async () => {
    const role = await roleOf('ROLE_ADMINISTRATOR')
    const own = await permission('can_view_permission_management')
    const answer = await update(roleEdit(role, { remove: [own] }))
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
    await update(roleEdit(role, { add: [audit] }))
    expect((await registrar({ url: pathOf(contract.audit.list) })).statusCode).toBe(200)
    await update(roleEdit(await roleOf('ROLE_REGISTRAR'), { remove: [audit] }))
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
