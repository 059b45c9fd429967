import { allPermissions } from '@contract/index'
import { sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import { columnNames } from '../db/columnNames'
import type { Database, Db } from '../db/database'
import { permission, permissionGroup, role, rolePermission } from '../db/schema'

const isComplete = async (db: Db) => {
  const groups = await db.select({ name: permissionGroup.name }).from(permissionGroup)
  const names = await db.select({ name: permission.name }).from(permission)
  const present = new Set([...groups, ...names].map(({ name }) => name))
  return [...Object.keys(allPermissions), ...Object.values(allPermissions)].every(name => present.has(name))
}

/**
 * Inserts the contract's permissions and groups that the database lacks, as after an upgrade; writes nothing when it
 * has them all. Roles that manage permissions also receive the new ones: a person can give only permissions they hold,
 * so one that no role held could never be given.
 */
export const syncPermissions = async (database: Database) => {
  if (await isComplete(database.read)) return
  await database.write(async tx => {
    const groups = [...new Set(Object.values(allPermissions))]
    await tx
      .insert(permissionGroup)
      .values(groups.map(name => ({ name })))
      .onConflictDoNothing()
    const pairs = JSON.stringify(Object.entries(allPermissions))
    const { rows } = await tx.execute<{ role: string; permissions: string[] }>(sql`
      WITH managing AS (
        SELECT ${role.id} AS id, ${role.name} AS name FROM ${role}
        JOIN ${rolePermission} ON ${rolePermission.roleId} = ${role.id}
        JOIN ${permission} ON ${permission.id} = ${rolePermission.permissionId}
        WHERE ${permission.name} = 'can_view_permission_management'),
      added AS (
        INSERT INTO ${permission} (${columnNames(permission.name, permission.groupId)})
        SELECT pair->>0, ${permissionGroup.id} FROM jsonb_array_elements(${pairs}::jsonb) pair
        JOIN ${permissionGroup} ON ${permissionGroup.name} = pair->>1
        ON CONFLICT (${columnNames(permission.name)}) DO NOTHING
        RETURNING ${permission.id} AS id, ${permission.name} AS name),
      grants AS (
        INSERT INTO ${rolePermission} (${columnNames(rolePermission.roleId, rolePermission.permissionId)})
        SELECT managing.id, added.id FROM managing, added),
      versions AS (
        UPDATE ${role} SET ${columnNames(role.version)} = ${role.version} + 1
        WHERE ${role.id} IN (SELECT managing.id FROM managing, added))
      SELECT managing.name AS role, json_agg(added.name ORDER BY added.name) AS permissions
      FROM managing, added GROUP BY managing.name ORDER BY managing.name`)
    for (const { role: subject, permissions: names } of rows)
      await addToTrail(tx, {
        address: 'the server',
        call: 'PERMISSIONS-ADDED',
        subject,
        after: { permissions: names },
      })
  })
}
