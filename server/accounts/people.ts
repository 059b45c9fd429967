import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isId } from './accountChecks'

export type Person = { id: string; name: string; roles: { id: number; name: string }[] }

/** Returns an account with its current roles. Refuses, by field, one that does not exist. */
export const getPerson = async (db: Db, userId: WireId, field: string): Promise<Person> => {
  const { rows } = isId(userId)
    ? await db.execute<Person>(sql`
    SELECT a.id, a.display_name AS name, coalesce((
      SELECT json_agg(json_build_object('id', r.id, 'name', r.name) ORDER BY r.name)
      FROM account_role ar JOIN role r ON r.id = ar.role_id WHERE ar.account_id = a.id), '[]') AS roles
    FROM account a WHERE a.id = ${userId}`)
    : { rows: [] }
  const person = rows[0]
  if (person) return person
  const refusal = new Refusal('no-such-person')
  throw new Refusal('no-such-person', {}, { [field]: refusal.message })
}
