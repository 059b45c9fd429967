import { randomBytes } from 'node:crypto'
import { ADMINISTRATOR } from '@server/accounts/startingRoles'
import type { Database } from '@server/db/database'
import { hashOf } from '@server/http/tokens'
import { sql } from 'drizzle-orm'

/** Adds signed-in people with every permission; returns the Authorization header of each. */
export const signedInPeople = async ({ read }: Database, count: number): Promise<string[]> => {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await read.execute(sql`
    WITH person AS (
      INSERT INTO account (username, email, given_name, sur_name)
      SELECT 'bench' || n, 'bench' || n || '@example.test', 'Bench', 'Person ' || n FROM generate_series(1, ${count}) n
      RETURNING id, substring(username FROM 6)::int AS n
    ), role AS (
      INSERT INTO account_role (account_id, role_id)
      SELECT person.id, role.id FROM person, role WHERE role.name = ${ADMINISTRATOR}
    )
    INSERT INTO session (token_hash, account_id, expires_at)
    SELECT hash, id, now() + interval '1 hour'
    FROM person JOIN unnest(${sql.param(tokens.map(hashOf))}::text[]) WITH ORDINALITY AS token (hash, n) USING (n)`)
  return tokens.map(token => `Bearer ${token}`)
}
