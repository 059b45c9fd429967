import type {
  rolePermissions as contract,
  permissionGroups as groupContract,
  PermissionGroup,
  Permission as PermissionRow,
} from '@contract/accounts/roles'
import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { changeAccess } from '../auth/grants'
import { rowNumber } from '../db/rowNumber'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { refuseTaken } from './roleNames'

const MANAGES = 'can_view_permission_management'

export const permissionHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const { rows } = await db.execute<PermissionRow>(sql`
      SELECT p.id, p.name, g.name AS group, p.description, p.enabled
      FROM permission p JOIN permission_group g ON g.id = p.group_id ORDER BY g.name, p.name`)
    return { rows, total: rows.length }
  },

  // A person can give only permissions they hold, so a permission that no role held could never be given. The roles
  // through which its creator manages permissions therefore hold it from the start.
  create: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'name', async () => {
      const name = singleLine(body.name, 'name')
      await refuseTaken(db, sql`permission`, name)
      const { rows: groups } = await db.execute<{ id: number; name: string }>(
        sql`SELECT id, name FROM permission_group WHERE id = ${rowNumber(body.groupId)}`,
      )
      const group = groups[0]
      if (!group) throw new Refusal('no-such-group', {}, { groupId: 'This group does not exist any more' })
      const { description, enabled } = body
      const { rows: holders } = await db.execute<{ name: string }>(sql`
        WITH made AS (
          INSERT INTO permission (name, group_id, description, enabled)
          VALUES (${name}, ${group.id}, ${description}, ${enabled}) RETURNING id),
        managing AS (
          UPDATE role SET version = version + 1 WHERE id IN (
            SELECT ar.role_id FROM account_role ar
            JOIN role_permission rp ON rp.role_id = ar.role_id
            JOIN permission p ON p.id = rp.permission_id
            WHERE ar.account_id = ${who.accountId} AND p.name = ${MANAGES}) RETURNING id, name),
        given AS (INSERT INTO role_permission (role_id, permission_id) SELECT managing.id, made.id FROM managing, made)
        SELECT name FROM managing ORDER BY name`)
      const roles = holders.map(holder => holder.name)
      record({ subject: name, after: { name, group: group.name, description, enabled, roles } })
      return successMessage('permission-added', { name, roles: roles.join(', ') })
    }),
}

export const permissionGroupHandlers: Handlers<typeof groupContract> = {
  async list({ db }) {
    const { rows } = await db.execute<PermissionGroup>(sql`
      SELECT g.id, g.name, g.description, g.enabled, coalesce((
        SELECT json_agg(json_build_object('id', p.id, 'name', p.name) ORDER BY p.name)
        FROM permission p WHERE p.group_id = g.id), '[]') AS permissions
      FROM permission_group g ORDER BY g.name`)
    return { rows, total: rows.length }
  },

  create: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'name', async () => {
      const name = singleLine(body.name, 'name')
      const { description, enabled } = body
      await refuseTaken(db, sql`permission_group`, name)
      await db.execute(
        sql`INSERT INTO permission_group (name, description, enabled) VALUES (${name}, ${description}, ${enabled})`,
      )
      record({ subject: name, after: { name, description, enabled } })
      return successMessage('permission-group-added')
    }),
}
