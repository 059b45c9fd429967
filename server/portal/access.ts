import { Refusal } from '@contract/errors'
import type { Access, access as contract } from '@contract/portal/access'
import { sql } from 'drizzle-orm'
import type { Handlers } from '../http/serve'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Handlers that explain a person's access: every permission, with the roles of theirs that give it and all that hold
 * it.
 */
export const accessHandlers: Handlers<typeof contract> = {
  async of({ db, path: { userId = '' } }) {
    if (!UUID.test(userId)) throw new Refusal('no-such-person')
    const { rows } = await db.execute<Access>(sql`
      SELECT a.id AS "userId", a.display_name AS name,
        a.enabled AND a.locked_at IS NULL AS active,
        ARRAY(SELECT r.name FROM account_role ar JOIN role r ON r.id = ar.role_id
          WHERE ar.account_id = a.id ORDER BY r.name) AS roles,
        (SELECT json_agg(json_build_object('permission', p.name, 'group', g.name, 'enabled', p.enabled,
            'givenBy', ARRAY(
              SELECT r.name FROM account_role ar JOIN role r ON r.id = ar.role_id
              JOIN role_permission rp ON rp.role_id = r.id
              WHERE ar.account_id = a.id AND rp.permission_id = p.id ORDER BY r.name),
            'heldBy', ARRAY(
              SELECT r.name FROM role r JOIN role_permission rp ON rp.role_id = r.id
              WHERE rp.permission_id = p.id ORDER BY r.name)) ORDER BY g.name, p.name)
          FROM permission p JOIN permission_group g ON g.id = p.group_id) AS permissions
      FROM account a WHERE a.id = ${userId}`)
    const person = rows[0]
    if (!person) throw new Refusal('no-such-person')
    return { ...person, permissions: person.permissions ?? [] }
  },
}
