import type {
  rolePermissions as contract,
  permissionGroups as groupContract,
  PermissionGroup,
} from '@contract/accounts/roles'
import { Refusal } from '@contract/errors'
import type { OnWire } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { changeAccess } from '../auth/grants'
import { columnNames } from '../db/columnNames'
import { jsonRows } from '../db/json'
import { refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { accountRole, permission, permissionGroup, role, rolePermission } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'

const MANAGES = 'can_view_permission_management'

export const permissionHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const rows = await db
      .select({
        id: permission.id,
        name: permission.name,
        group: permissionGroup.name,
        description: permission.description,
        enabled: permission.enabled,
      })
      .from(permission)
      .innerJoin(permissionGroup, eq(permissionGroup.id, permission.groupId))
      .orderBy(permissionGroup.name, permission.name)
    return { rows, total: rows.length }
  },

  // A person can give only permissions they hold, so a permission that no role held could never be given. The roles
  // through which its creator manages permissions therefore hold it from the start.
  create: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'name', async () => {
      const name = singleLine(body.name, 'name')
      await refuseName(db, permission, name, 'name')
      const [group] = await db
        .select({ id: permissionGroup.id, name: permissionGroup.name })
        .from(permissionGroup)
        .where(eq(permissionGroup.id, rowNumber(body.groupId)))
      if (!group) throw new Refusal('no-such-group', {}, { groupId: { code: 'group-gone' } })
      const { description, enabled } = body
      const { rows: holders } = await db.execute<{ name: string }>(sql`
        WITH made AS (
          INSERT INTO ${permission} (${columnNames(permission.name, permission.groupId, permission.description, permission.enabled)})
          VALUES (${name}, ${group.id}, ${description}, ${enabled}) RETURNING ${permission.id}),
        managing AS (
          UPDATE ${role} SET ${columnNames(role.version)} = ${role.version} + 1 WHERE ${role.id} IN (
            SELECT ${accountRole.roleId} FROM ${accountRole}
            JOIN ${rolePermission} ON ${rolePermission.roleId} = ${accountRole.roleId}
            JOIN ${permission} ON ${permission.id} = ${rolePermission.permissionId}
            WHERE ${accountRole.accountId} = ${who.accountId} AND ${permission.name} = ${MANAGES})
          RETURNING ${role.id}, ${role.name}),
        given AS (
          INSERT INTO ${rolePermission} (${columnNames(rolePermission.roleId, rolePermission.permissionId)})
          SELECT managing.id, made.id FROM managing, made)
        SELECT name FROM managing ORDER BY name`)
      const roles = holders.map(holder => holder.name)
      record({ subject: name, after: { name, group: group.name, description, enabled, roles } })
      return successMessage('permission-added', { name, roles: roles.join(', ') })
    }),
}

export const permissionGroupHandlers: Handlers<typeof groupContract> = {
  async list({ db }) {
    const permissions = jsonRows(
      { id: permission.id, name: permission.name },
      { from: permission, where: eq(permission.groupId, permissionGroup.id), orderBy: [permission.name] },
    )
    const rows = await db
      .select({
        ...getTableColumns(permissionGroup),
        permissions: sql<NonNullable<OnWire<PermissionGroup>['permissions']>>`${permissions}`,
      })
      .from(permissionGroup)
      .orderBy(permissionGroup.name)
    return { rows, total: rows.length }
  },

  create: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'name', async () => {
      const name = singleLine(body.name, 'name')
      const { description, enabled } = body
      await refuseName(db, permissionGroup, name, 'name')
      await db.insert(permissionGroup).values({ name, description, enabled })
      record({ subject: name, after: { name, description, enabled } })
      return successMessage('permission-group-added')
    }),
}
