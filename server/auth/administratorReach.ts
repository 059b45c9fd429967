import { Refusal } from '@contract/errors'
import type { Permission } from '@contract/permissions'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { account, accountRole, permission, rolePermission } from '../db/schema'

/** Permissions that make an administrator, who can give roles to others, whatever the role's name. */
export const ADMINISTERS = [
  'can_access_system_accounts',
  'can_view_permission_management',
] as const satisfies readonly Permission[]

/** Reach of each enabled permission: 2 when an administrator holds it, 1 when only locked ones do, 0 when none does. */
export type Reach = ReadonlyMap<string, number>

/**
 * Reads the enabled permissions that administrators hold. An administrator is an enabled staff account with a password.
 * A locked one counts less: unlocking it brings its permissions back.
 */
export const readReach = async (db: Db): Promise<Reach> => {
  const { rows } = await db.execute<{ name: string; level: number }>(sql`
    WITH administrator AS (
      SELECT ${account.id}, (${account.lockedAt} IS NULL) AS open
      FROM ${accountRole}
      JOIN ${rolePermission} ON ${rolePermission.roleId} = ${accountRole.roleId}
      JOIN ${permission} ON ${permission.id} = ${rolePermission.permissionId} AND ${permission.enabled}
        AND ${permission.name} IN ${[...ADMINISTERS]}
      JOIN ${account} ON ${account.id} = ${accountRole.accountId}
      WHERE ${account.enabled} AND ${account.accountType} = 'BACKOFFICE' AND ${account.passwordHash} IS NOT NULL
      GROUP BY ${account.id} HAVING count(DISTINCT ${permission.name}) = ${ADMINISTERS.length})
    SELECT ${permission.name},
      coalesce(max(CASE WHEN administrator.open THEN 2 WHEN administrator.id IS NOT NULL THEN 1 END), 0)::int AS level
    FROM ${permission}
    LEFT JOIN ${rolePermission} ON ${rolePermission.permissionId} = ${permission.id}
    LEFT JOIN ${accountRole} ON ${accountRole.roleId} = ${rolePermission.roleId}
    LEFT JOIN administrator ON administrator.id = ${accountRole.accountId}
    WHERE ${permission.enabled} GROUP BY ${permission.id}, ${permission.name}`)
  return new Map(rows.map(({ name, level }) => [name, level]))
}

/**
 * Returns the permissions that a change makes harder to reach; a new or re-enabled permission needs an administrator.
 */
const lostBetween = (before: Reach, after: Reach) =>
  [...after].filter(([name, level]) => level < (before.get(name) ?? 1)).map(([name]) => name)

const administered = (reach: Reach) => Math.min(...ADMINISTERS.map(name => reach.get(name) ?? 0))

/**
 * Refuses a change, naming `field`, that leaves no administrator ('last-administrator') or leaves an enabled permission
 * without an administrator who holds it, so that nobody could ever give it again ('permission-unreachable'). Gaps that
 * existed before are accepted.
 */
export const refuseLosses = (before: Reach, after: Reach, field: string) => {
  if (administered(after) < administered(before))
    throw new Refusal('last-administrator', {}, { [field]: { code: 'nobody-left' } })
  const lost = lostBetween(before, after).sort()
  if (!lost.length) return
  const permissions = listed(lost)
  throw new Refusal(
    'permission-unreachable',
    { permissions },
    { [field]: { code: 'no-holder-left', params: { permissions } } },
  )
}

const SHOWN = 5

/** Joins the first names of a list, with the number of the others. */
export const listed = (names: readonly string[]) =>
  [...names.slice(0, SHOWN), ...(names.length > SHOWN ? [`+${names.length - SHOWN}`] : [])].join(', ')
