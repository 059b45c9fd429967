import type { Role as ContractRole, roles as contract } from '@contract/accounts/roles'
import { Refusal } from '@contract/errors'
import type { OnWire } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import { changeAccess, refuseBaseline } from '../auth/grants'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { getPerson } from './people'
import { refuseTaken } from './roleNames'

type Role = OnWire<ContractRole>

const readRoles = async (db: Db, where: SQL = sql`true`) => {
  const { rows } = await db.execute<Role & { roleId: number; version: number }>(sql`
    SELECT r.id AS "roleId", r.name, r.description, r.version, coalesce((
      SELECT json_agg(json_build_object('permissionId', p.id, 'permission', p.name) ORDER BY p.name)
      FROM role_permission rp JOIN permission p ON p.id = rp.permission_id WHERE rp.role_id = r.id), '[]') AS permissions
    FROM role r WHERE ${where} ORDER BY r.name`)
  return rows
}

const readRole = async (db: Db, id: number, fields?: Record<string, string>) => {
  const [role] = await readRoles(db, sql`r.id = ${id}`)
  if (!role) throw new Refusal('no-such-role', {}, fields)
  return role
}

const names = ({ permissions }: Role) => (permissions ?? []).map(({ permission }) => permission)
const recorded = (role: Role) => ({ name: role.name, description: role.description, permissions: names(role) })

const addPermissions = (db: Db, role: number, permissions: readonly { id: number }[]) =>
  db.execute(sql`
    INSERT INTO role_permission (role_id, permission_id)
    SELECT ${role}, value::int FROM jsonb_array_elements_text(${JSON.stringify(permissions.map(({ id }) => id))}::jsonb)
    ON CONFLICT DO NOTHING`)

const conflict = (field: string) =>
  new Refusal('changed-meanwhile', {}, { [field]: 'Someone else has changed this entry' })

/**
 * Handlers of roles and their holders. A person gives only permissions they hold, and cannot lock out themselves or all
 * administrators.
 */
export const roleHandlers: Handlers<typeof contract> = {
  async list({ db }) {
    const rows = await readRoles(db)
    return { rows, total: rows.length }
  },

  read: ({ db, path }) => readRole(db, rowNumber(path.id ?? '')),

  create: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'permissions', async giving => {
      const name = singleLine(body.name, 'name')
      refuseBaseline([{ name }], 'name')
      await refuseTaken(db, sql`role`, name)
      const permissions = await giving.permissions(body.permissions, 'permissions')
      const { rows } = await db.execute<{ id: number }>(
        sql`INSERT INTO role (name, description) VALUES (${name}, ${body.description}) RETURNING id`,
      )
      await addPermissions(db, rows[0]?.id ?? 0, permissions)
      const after = { name, description: body.description, permissions: permissions.map(one => one.name) }
      record({ subject: name, after })
      return successMessage('role-added')
    }),

  update: ({ db, who, body, record }) =>
    changeAccess({ db, who }, 'permissionsToRemove', async giving => {
      const id = rowNumber(body.roleId)
      const before = await readRole(db, id, { roleId: 'This role does not exist any more' })
      refuseBaseline([before], 'roleId')
      if (body.version !== undefined && body.version !== before.version) throw conflict('version')

      const had = new Set((before.permissions ?? []).map(({ permissionId }) => Number(permissionId)))
      const removed = new Set(body.permissionsToRemove.map(rowNumber))
      const added = await giving.permissions(
        body.permissionsToAdd.filter(one => !had.has(rowNumber(one)) && !removed.has(rowNumber(one))),
        'permissionsToAdd',
      )
      const wanted = new Set(body.permissions.map(rowNumber))
      const result = new Set([...had, ...added.map(one => one.id)].filter(one => !removed.has(one)))
      // The result is not the set that was checked: the role changed after the person loaded it.
      if (result.size !== wanted.size || [...wanted].some(one => !result.has(one))) throw conflict('permissions')

      const name = singleLine(body.name, 'name')
      refuseBaseline([{ name }], 'name')
      await refuseTaken(db, sql`role`, name, id)
      await addPermissions(db, id, added)
      await db.execute(sql`
        DELETE FROM role_permission WHERE role_id = ${id} AND permission_id IN (
          SELECT jsonb_array_elements_text(${JSON.stringify([...removed])}::jsonb)::int)`)
      const same = name === before.name && body.description === before.description && result.size === had.size
      if (same && !added.length) return successMessage('role-updated')
      await db.execute(sql`
        UPDATE role SET name = ${name}, description = ${body.description}, version = version + 1 WHERE id = ${id}`)
      record({ subject: name, before: recorded(before), after: recorded(await readRole(db, id)) })
      return successMessage('role-updated')
    }),

  assign: ({ db, who, body: { userId, roleId, roleIds = [] }, record }) => {
    const field = roleId === undefined ? 'roleIds' : 'roleId'
    return changeAccess({ db, who }, field, async giving => {
      const person = await getPerson(db, userId, 'userId')
      const held = new Set(person.roles.map(({ id }) => id))
      const wanted = await giving.roles(roleId === undefined ? roleIds : [roleId], field)
      const added = wanted.filter(({ id }) => !held.has(id))
      if (!added.length) {
        const refusal = new Refusal('role-held-already', { name: person.name })
        throw new Refusal(refusal.code, refusal.params, { [field]: refusal.message })
      }
      await db.execute(sql`
        INSERT INTO account_role (account_id, role_id)
        SELECT ${person.id}::uuid, value::int
        FROM jsonb_array_elements_text(${JSON.stringify(added.map(({ id }) => id))}::jsonb)`)
      const before = person.roles.map(({ name }) => name)
      const after = [...before, ...added.map(({ name }) => name)].sort()
      record({ subject: person.name, before: { roles: before }, after: { roles: after } })
      return successMessage('role-assigned')
    })
  },

  remove: ({ db, who, body: { userId, roleIds }, record }) =>
    changeAccess({ db, who }, 'roleIds', async () => {
      const person = await getPerson(db, userId, 'userId')
      const wanted = new Set(roleIds.map(rowNumber))
      const gone = person.roles.filter(({ id }) => wanted.has(id))
      if (gone.length < wanted.size) {
        const missing = [...wanted].find(id => !gone.some(role => role.id === id)) ?? 0
        const [role] = await readRoles(db, sql`r.id = ${missing}`)
        if (!role) throw new Refusal('no-such-role', {}, { roleIds: 'This role does not exist any more' })
        const refusal = new Refusal('role-not-held', { name: person.name, role: role.name })
        throw new Refusal(refusal.code, refusal.params, { roleIds: refusal.message })
      }
      refuseBaseline(gone, 'roleIds')
      await db.execute(sql`
        DELETE FROM account_role WHERE account_id = ${person.id} AND role_id IN (
          SELECT jsonb_array_elements_text(${JSON.stringify([...wanted])}::jsonb)::int)`)
      const before = person.roles.map(({ name }) => name)
      const after = person.roles.filter(({ id }) => !wanted.has(id)).map(({ name }) => name)
      record({ subject: person.name, before: { roles: before }, after: { roles: after } })
      return successMessage('role-removed', { role: gone.map(({ name }) => name).join(', '), name: person.name })
    }),
}
