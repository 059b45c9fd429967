import { BASELINE_ROLE } from '@contract/accounts/roles'
import { Refusal } from '@contract/errors'
import type { Access, access as contract } from '@contract/portal/access'
import { eq, ne, sql } from 'drizzle-orm'
import { jsonRows } from '../db/json'
import { account, accountRole, permission, permissionGroup, role, rolePermission } from '../db/schema'
import { isUuid } from '../db/uuid'
import type { Handlers } from '../http/serve'

const rolesOfPerson = sql`
  FROM ${accountRole} JOIN ${role} ON ${role.id} = ${accountRole.roleId}`

const roles = sql`ARRAY(
  SELECT ${role.name} ${rolesOfPerson} WHERE ${accountRole.accountId} = ${account.id} ORDER BY ${role.name})`

const givenBy = sql`ARRAY(
  SELECT ${role.name} ${rolesOfPerson} JOIN ${rolePermission} ON ${rolePermission.roleId} = ${role.id}
  WHERE ${accountRole.accountId} = ${account.id} AND ${rolePermission.permissionId} = ${permission.id}
  ORDER BY ${role.name})`

const heldBy = sql`ARRAY(
  SELECT ${role.name} FROM ${role} JOIN ${rolePermission} ON ${rolePermission.roleId} = ${role.id}
  WHERE ${rolePermission.permissionId} = ${permission.id} ORDER BY ${role.name})`

const rolesToGive = jsonRows(
  { roleId: role.id, name: role.name },
  { from: role, where: ne(role.name, BASELINE_ROLE), orderBy: [role.name] },
)

const permissions = jsonRows(
  { permission: permission.name, group: permissionGroup.name, enabled: permission.enabled, givenBy, heldBy },
  {
    from: sql`${permission} JOIN ${permissionGroup} ON ${permissionGroup.id} = ${permission.groupId}`,
    orderBy: [permissionGroup.name, permission.name],
  },
)

/**
 * Handlers that explain a person's access: every permission, with the roles of theirs that give it and all that hold
 * it, and the roles that can be given.
 */
export const accessHandlers: Handlers<typeof contract> = {
  async of({ db, path: { userId = '' } }) {
    if (!isUuid(userId)) throw new Refusal('no-such-person')
    const [person] = await db
      .select({
        userId: account.id,
        name: sql<string>`${account.displayName}`,
        active: sql<boolean>`${account.enabled} AND ${account.lockedAt} IS NULL`,
        roles: sql<string[]>`${roles}`,
        rolesToGive: sql<Access['rolesToGive']>`${rolesToGive}`,
        permissions: sql<Access['permissions']>`${permissions}`,
      })
      .from(account)
      .where(eq(account.id, userId))
    if (!person) throw new Refusal('no-such-person')
    return person
  },
}
