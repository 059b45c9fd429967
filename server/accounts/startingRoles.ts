import { allPermissions } from '@contract/index'
import type { Permission } from '@contract/permissions'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { accountRole, permission, role, rolePermission } from '../db/schema'

type Role = { name: string; description: string; holds: Permission[] }

const everything = Object.keys(allPermissions) as Permission[]
const registryWork: Permission[] = [
  'can_access_dashboard',
  'can_view_admin_registry',
  'can_view_registry',
  'can_view_blacklist_registry',
  'can_view_doc_registry',
  'can_view_practitioners',
  'can_view_practitioner_registry',
  'can_view_reservation_settings',
  'can_view_personal_data',
]
/** Permissions for applications, and for the files of the companies and practitioners they concern. */
const insolvencyWork: Permission[] = [
  'can_access_dashboard',
  'can_view_insolvency_settings',
  'can_access_settings',
  'can_view_admin_registry',
  'can_view_registry',
  'can_view_practitioners',
  'can_view_practitioner_registry',
  'can_view_reservation_settings',
]

/** Role that holds every permission. */
export const ADMINISTRATOR = 'ROLE_ADMINISTRATOR'

const roles: Role[] = [
  { name: ADMINISTRATOR, description: 'Everything there is', holds: everything },
  {
    name: 'ROLE_REGISTRAR',
    description: 'The registries and their files',
    holds: [
      ...registryWork,
      'can_file_documents',
      'can_file_changes',
      'can_issue_extracts',
      'can_search_people',
      'can_set_flags',
      'can_share_views',
    ],
  },
  {
    name: 'ROLE_RECORDS_CLERK',
    description: 'Legal documents and practitioners',
    holds: [
      ...registryWork.filter(permission => permission !== 'can_view_blacklist_registry'),
      'can_file_documents',
      'can_file_changes',
    ],
  },
  {
    name: 'ROLE_AUDITOR',
    description: 'Reads the audit trail and the access log',
    holds: [
      'can_access_dashboard',
      'can_view_audit_trail',
      'can_view_access_log',
      'can_view_admin_registry',
      'can_view_registry',
    ],
  },
  {
    name: 'ROLE_INSOLVENCY_OFFICER',
    description: 'Insolvency applications, and what they are described with',
    holds: insolvencyWork,
  },
  {
    name: 'ROLE_INSOLVENCY_SUPERVISOR',
    description: 'Corrects insolvency applications and takes them back',
    holds: [
      ...insolvencyWork,
      'can_correct_insolvency_applications',
      'can_set_flags',
      'can_supervise_work',
      'can_share_views',
      'can_view_jobs',
    ],
  },
  {
    name: 'ROLE_BILLING_OFFICER',
    description: 'Billing and revenue',
    holds: [
      'can_access_dashboard',
      'can_view_billing_settings',
      'can_access_billing_settings',
      'can_modify_service_costs',
      'can_release_prn',
    ],
  },
]

/** Adds the roles that a new registry begins with, and leaves existing ones as they are. */
export const addRoles = async (tx: Db) => {
  for (const { name, description, holds } of roles) {
    const added = await tx.insert(role).values({ name, description }).onConflictDoNothing()
    if (added.rowCount) await givePermissions(tx, name, inArray(permission.name, holds))
  }
}

/** Gives a role the permissions that meet the condition, or all of them; permissions that it holds stay. */
export const givePermissions = async (tx: Db, name: string, condition?: SQL) => {
  const pairs = tx
    .select({ roleId: role.id, permissionId: permission.id })
    .from(role)
    .innerJoin(permission, condition ?? sql`true`)
    .where(eq(role.name, name))
  await tx.insert(rolePermission).select(pairs).onConflictDoNothing()
}

/** Gives an account the role of this name. */
export const giveRole = async (tx: Db, accountId: string, name: string) => {
  const roles = tx
    .select({ accountId: sql<string>`${accountId}::uuid`.as(accountRole.accountId.name), roleId: role.id })
    .from(role)
    .where(eq(role.name, name))
  await tx.insert(accountRole).select(roles)
}
