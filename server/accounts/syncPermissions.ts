import { permissions } from '@contract/permissions'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { permission, permissionGroup } from '../db/schema'
import { addToTrail } from '../portal/auditTrail'

const isComplete = async (db: Db) => {
  const groups = await db.select({ name: permissionGroup.name }).from(permissionGroup)
  const names = await db.select({ name: permission.name }).from(permission)
  const present = new Set([...groups, ...names].map(({ name }) => name))
  return [...Object.keys(permissions), ...Object.values(permissions)].every(name => present.has(name))
}

/**
 * Inserts the contract's permissions and groups that the database lacks, as after an upgrade; writes nothing when it
 * has them all. Roles that manage permissions also receive the new ones: a person can give only permissions they hold,
 * so one that no role held could never be given.
 */
export const syncPermissions = async (database: Database) => {
  if (await isComplete(database.read)) return
  await database.write(async tx => {
    for (const group of new Set(Object.values(permissions)))
      await tx.execute(sql`INSERT INTO permission_group (name) VALUES (${group}) ON CONFLICT DO NOTHING`)
    const pairs = JSON.stringify(Object.entries(permissions))
    const { rows } = await tx.execute<{ role: string; permissions: string[] }>(sql`
      WITH managing AS (
        SELECT r.id, r.name FROM role r
        JOIN role_permission rp ON rp.role_id = r.id JOIN permission p ON p.id = rp.permission_id
        WHERE p.name = 'can_view_permission_management'),
      added AS (
        INSERT INTO permission (name, group_id)
        SELECT pair->>0, g.id FROM jsonb_array_elements(${pairs}::jsonb) pair
        JOIN permission_group g ON g.name = pair->>1
        ON CONFLICT (name) DO NOTHING RETURNING id, name),
      given AS (
        INSERT INTO role_permission (role_id, permission_id) SELECT managing.id, added.id FROM managing, added),
      counted AS (
        UPDATE role SET version = version + 1 WHERE id IN (SELECT managing.id FROM managing, added))
      SELECT managing.name AS role, json_agg(added.name ORDER BY added.name) AS permissions
      FROM managing, added GROUP BY managing.name ORDER BY managing.name`)
    for (const { role, permissions: given } of rows)
      await addToTrail(tx, {
        address: 'the server',
        call: 'PERMISSIONS-ADDED',
        subject: role,
        after: { permissions: given },
      })
  })
}
