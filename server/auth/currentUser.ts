import type { CurrentUser } from '@contract/auth/session'
import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'

type Person = Omit<CurrentUser, 'userId' | 'department' | 'givenName' | 'surName'> & {
  userId: string
  givenName: string
  surName: string
  departmentName: string | null
}

/** Returns a person in the shape of the portal, with roles and their permissions (docs/requirements/sign-in.md). */
export const currentUser = async (db: Db, accountId: string) => {
  const { rows } = await db.execute<Person>(sql`
    SELECT a.id AS "userId", given_name AS "givenName", sur_name AS "surName", email, phone_number AS "phoneNumber",
      id_type AS "idType", id_number AS "idNumber", account_type AS "accountType", d.name AS "departmentName",
      coalesce((
        SELECT json_agg(json_build_object('name', r.name, 'permissions', coalesce((
            SELECT json_agg(json_build_object('permission', p.name, 'group', g.name) ORDER BY p.name)
            FROM role_permission rp JOIN permission p ON p.id = rp.permission_id
            JOIN permission_group g ON g.id = p.group_id WHERE rp.role_id = r.id AND p.enabled), '[]'))
          ORDER BY r.name)
        FROM account_role ar JOIN role r ON r.id = ar.role_id WHERE ar.account_id = a.id), '[]') AS roles
    FROM account a LEFT JOIN department d ON d.id = a.department_id WHERE a.id = ${accountId}`)
  const person = rows[0]
  if (!person) throw new Refusal('signed-out')
  const { departmentName, ...user } = person
  return { ...user, ...(departmentName && { department: { departmentName } }) }
}
