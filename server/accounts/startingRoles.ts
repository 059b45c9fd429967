import { type Permission, permissions } from '@contract/permissions'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'

type Role = { name: string; description: string; holds: Permission[] }

const everything = Object.keys(permissions) as Permission[]
const registryDesk: Permission[] = [
  'can_access_dashboard',
  'can_view_admin_registry',
  'can_view_registry',
  'can_view_blacklist_registry',
  'can_view_doc_registry',
  'can_view_practitioners',
  'can_view_practitioner_registry',
  'can_view_reservation_settings',
]
/** Permissions for applications, and for the files of the companies and practitioners they concern. */
const insolvencyDesk: Permission[] = [
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
  { name: 'ROLE_REGISTRAR', description: 'The registries and their files', holds: registryDesk },
  {
    name: 'ROLE_RECORDS_CLERK',
    description: 'Legal documents and practitioners',
    holds: registryDesk.filter(permission => permission !== 'can_view_blacklist_registry'),
  },
  {
    name: 'ROLE_AUDITOR',
    description: 'Reads the audit trail',
    holds: ['can_access_dashboard', 'can_view_audit_trail', 'can_view_admin_registry', 'can_view_registry'],
  },
  {
    name: 'ROLE_INSOLVENCY_OFFICER',
    description: 'Insolvency applications, and what they are described with',
    holds: insolvencyDesk,
  },
  {
    name: 'ROLE_INSOLVENCY_SUPERVISOR',
    description: 'Corrects insolvency applications and takes them back',
    holds: [...insolvencyDesk, 'can_correct_insolvency_applications'],
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
    await tx.execute(sql`INSERT INTO role (name, description) VALUES (${name}, ${description}) ON CONFLICT DO NOTHING`)
    await tx.execute(sql`
      INSERT INTO role_permission (role_id, permission_id)
      SELECT r.id, p.id FROM role r, permission p
      WHERE r.name = ${name} AND p.name IN (SELECT jsonb_array_elements_text(${JSON.stringify(holds)}::jsonb))
      ON CONFLICT DO NOTHING`)
  }
}
