import type { Permission } from '@contract/permissions'
import type { NewsKind } from '@contract/portal/news'
import { and, eq } from 'drizzle-orm'
import { activeStaff } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { account, accountRole, news, permission, rolePermission } from '../db/schema'

/** Administrators who see the reason on the page System check. */
const READS_DOCTOR = 'can_run_doctor' satisfies Permission
/** Administrators who are told, at most. */
const MOST_TOLD = 50

/** Puts news about backups at the bell of those who may run the doctor. `subject` names the backup. */
export const tellAdministrators = async (
  db: Db,
  kind: Extract<NewsKind, 'BACKUP_FAILED' | 'DRILL_FAILED'>,
  subject: string,
) => {
  const administrators = await db
    .selectDistinct({ personId: account.id })
    .from(account)
    .innerJoin(accountRole, eq(accountRole.accountId, account.id))
    .innerJoin(rolePermission, eq(rolePermission.roleId, accountRole.roleId))
    .innerJoin(permission, eq(permission.id, rolePermission.permissionId))
    .where(and(eq(permission.name, READS_DOCTOR), permission.enabled, activeStaff))
    .limit(MOST_TOLD)
  const rows = administrators.map(({ personId }) => ({ personId, kind, key: kind, subject }))
  if (rows.length) await db.insert(news).values(rows)
}
