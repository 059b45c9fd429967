import type { Role as ContractRole, roles as contract } from '@contract/accounts/roles'
import { type FieldError, fieldRefusal, Refusal } from '@contract/errors'
import type { OnWire } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { changeAccess, refuseBaseline } from '../auth/grants'
import type { Db } from '../db/database'
import { jsonRows } from '../db/json'
import { refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { accountRole, permission, role, rolePermission } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { getPerson } from './people'

type Role = OnWire<ContractRole>

const permissionsOf = jsonRows(
  { permissionId: permission.id, permission: permission.name },
  {
    from: sql`${rolePermission} JOIN ${permission} ON ${permission.id} = ${rolePermission.permissionId}`,
    where: eq(rolePermission.roleId, role.id),
    orderBy: [permission.name],
  },
)

const readRoles = (db: Db, where?: SQL) =>
  db
    .select({
      roleId: role.id,
      name: role.name,
      description: role.description,
      version: role.version,
      permissions: sql<NonNullable<Role['permissions']>>`${permissionsOf}`,
    })
    .from(role)
    .where(where)
    .orderBy(role.name)

const readRole = async (db: Db, id: number, fields?: Record<string, FieldError>) => {
  const [row] = await readRoles(db, eq(role.id, id))
  if (!row) throw new Refusal('no-such-role', {}, fields)
  return row
}

const names = ({ permissions }: Role) => (permissions ?? []).map(({ permission }) => permission)
const recorded = (row: Role) => ({ name: row.name, description: row.description, permissions: names(row) })

const addPermissions = async (db: Db, roleId: number, permissions: readonly { id: number }[]) => {
  if (!permissions.length) return
  const rows = permissions.map(({ id }) => ({ roleId, permissionId: id }))
  await db.insert(rolePermission).values(rows).onConflictDoNothing()
}

const conflict = (field: string) => new Refusal('changed-meanwhile', {}, { [field]: { code: 'changed-by-other' } })

/**
 * Handlers of roles and their holders. A person gives only permissions they hold, and cannot lock out themselves or all
 * administrators.
 */
export const roleHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const rows = await readRoles(db)
    return { rows, total: rows.length }
  },

  read: ({ db, path }) => readRole(db, rowNumber(path.id ?? '')),

  create: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'permissions', async giving => {
      const name = singleLine(body.name, 'name')
      refuseBaseline([{ name }], 'name')
      await refuseName(db, role, name, 'name')
      const permissions = await giving.permissions(body.permissions, 'permissions')
      const [created] = await db.insert(role).values({ name, description: body.description }).returning({ id: role.id })
      await addPermissions(db, created?.id ?? 0, permissions)
      const after = { name, description: body.description, permissions: permissions.map(one => one.name) }
      record({ subject: name, after })
      return successMessage('role-added')
    }),

  update: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'permissionsToRemove', async giving => {
      const id = rowNumber(body.roleId)
      const before = await readRole(db, id, { roleId: { code: 'role-gone' } })
      refuseBaseline([before], 'roleId')
      if (body.version !== undefined && body.version !== before.version) throw conflict('version')

      const had = new Set((before.permissions ?? []).map(({ permissionId }) => Number(permissionId)))
      const removed = new Set(body.permissionsToRemove.map(rowNumber))
      const added = await giving.permissions(
        body.permissionsToAdd.filter(one => !had.has(rowNumber(one)) && !removed.has(rowNumber(one))),
        'permissionsToAdd',
      )
      const permissionIds = new Set(body.permissions.map(rowNumber))
      const result = new Set([...had, ...added.map(one => one.id)].filter(one => !removed.has(one)))
      // The result is not the set that was checked: the role changed after the person loaded it.
      if (result.size !== permissionIds.size || [...permissionIds].some(one => !result.has(one)))
        throw conflict('permissions')

      const name = singleLine(body.name, 'name')
      refuseBaseline([{ name }], 'name')
      await refuseName(db, role, name, 'name', id)
      await addPermissions(db, id, added)
      await db
        .delete(rolePermission)
        .where(and(eq(rolePermission.roleId, id), inArray(rolePermission.permissionId, [...removed])))
      const same = name === before.name && body.description === before.description && result.size === had.size
      if (same && !added.length) return successMessage('role-updated')
      await db
        .update(role)
        .set({ name, description: body.description, version: sql`${role.version} + 1` })
        .where(eq(role.id, id))
      record({ subject: name, before: recorded(before), after: recorded(await readRole(db, id)) })
      return successMessage('role-updated')
    }),

  assign: ({ db, who, body: { userId, roleId, roleIds = [] }, record }) => {
    const field = roleId === undefined ? 'roleIds' : 'roleId'
    return changeAccess({ db, who }, field, async giving => {
      const person = await getPerson(db, userId, 'userId')
      const currentIds = new Set(person.roles.map(({ id }) => id))
      const roles = await giving.roles(roleId === undefined ? roleIds : [roleId], field)
      const added = roles.filter(({ id }) => !currentIds.has(id))
      if (!added.length) {
        throw fieldRefusal(field, 'role-held-already', { name: person.name })
      }
      await db.insert(accountRole).values(added.map(({ id }) => ({ accountId: person.id, roleId: id })))
      const before = person.roles.map(({ name }) => name)
      const after = [...before, ...added.map(({ name }) => name)].sort()
      record({ subject: person.name, before: { roles: before }, after: { roles: after } })
      return successMessage('role-assigned')
    })
  },

  remove: ({ db, who, body: { userId, roleIds }, record }) =>
    changeAccess({ db, who }, 'roleIds', async () => {
      const person = await getPerson(db, userId, 'userId')
      const ids = new Set(roleIds.map(rowNumber))
      const removed = person.roles.filter(({ id }) => ids.has(id))
      if (removed.length < ids.size) {
        const missing = [...ids].find(id => !removed.some(role => role.id === id)) ?? 0
        const { name } = await readRole(db, missing, { roleIds: { code: 'role-gone' } })
        throw fieldRefusal('roleIds', 'role-not-held', { name: person.name, role: name })
      }
      refuseBaseline(removed, 'roleIds')
      await db
        .delete(accountRole)
        .where(and(eq(accountRole.accountId, person.id), inArray(accountRole.roleId, [...ids])))
      const before = person.roles.map(({ name }) => name)
      const after = person.roles.filter(({ id }) => !ids.has(id)).map(({ name }) => name)
      record({ subject: person.name, before: { roles: before }, after: { roles: after } })
      return successMessage('role-removed', { role: removed.map(({ name }) => name).join(', '), name: person.name })
    }),
}
