import type { CurrentUser } from '@contract/auth/session'
import { Refusal } from '@contract/errors'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { jsonRows } from '../db/json'
import { account, accountRole, department, permission, permissionGroup, role, rolePermission } from '../db/schema'
import { defaultViewsOf } from '../views/visibleViews'
import { openGuides } from './openGuides'

const permissions = jsonRows(
  { permission: permission.name, group: permissionGroup.name },
  {
    from: sql`${rolePermission} JOIN ${permission} ON ${permission.id} = ${rolePermission.permissionId}
      JOIN ${permissionGroup} ON ${permissionGroup.id} = ${permission.groupId}`,
    where: and(eq(rolePermission.roleId, role.id), permission.enabled),
    orderBy: [permission.name],
  },
)

const roles = jsonRows(
  { name: role.name, permissions },
  {
    from: sql`${accountRole} JOIN ${role} ON ${role.id} = ${accountRole.roleId}`,
    where: eq(accountRole.accountId, account.id),
    orderBy: [role.name],
  },
)

/** Returns a person in the shape of the portal, with roles and their permissions (docs/requirements/sign-in.md). */
export const currentUser = async (db: Db, accountId: string) => {
  const [person] = await db
    .select({
      userId: account.id,
      givenName: sql<string>`${account.givenName}`,
      surName: sql<string>`${account.surName}`,
      email: account.email,
      phoneNumber: account.phoneNumber,
      idType: account.idType,
      idNumber: account.idNumber,
      accountType: account.accountType,
      departmentName: department.name,
      roles: sql<CurrentUser['roles']>`${roles}`,
      defaultViews: defaultViewsOf(db, account.id),
      guides: openGuides,
    })
    .from(account)
    .leftJoin(department, eq(department.id, account.departmentId))
    .where(eq(account.id, accountId))
  if (!person) throw new Refusal('signed-out')
  const { departmentName, ...user } = person
  return { ...user, ...(departmentName && { department: { departmentName } }) }
}
