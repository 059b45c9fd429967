import type { Permission } from '@contract/permissions'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { account, accountRole, permission, rolePermission } from '../db/schema'

/** Condition of the accounts of staff who can sign in, and whose sessions are in force. */
export const activeStaff = sql`(${account.accountType} = 'BACKOFFICE' AND ${account.enabled} AND ${account.lockedAt} IS NULL)`

/** People who are told of something because of a permission, at most. */
const MOST_TOLD = 50

/** Returns the active staff who hold a permission and meet a condition, to tell them something: at most 50. */
export const holdersOf = (db: Db, permit: Permission, condition?: SQL) =>
  db
    .selectDistinct({ id: account.id, email: account.email })
    .from(account)
    .innerJoin(accountRole, eq(accountRole.accountId, account.id))
    .innerJoin(rolePermission, eq(rolePermission.roleId, accountRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(and(eq(permission.name, permit), permission.enabled, activeStaff, condition))
    .limit(MOST_TOLD)
