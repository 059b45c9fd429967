import type { Permission } from '@contract/permissions'
import type { CodeDelivery } from '@server/auth/delivery'
import type { Database } from '@server/db/database'
import { demonstrationStaff } from '@server/seed/demonstration'
import type { FastifyInstance } from 'fastify'

/** A delivery that keeps the last code of each person for the test to type. */
export const catchCodes = () => {
  const codes = new Map<string, string>()
  const delivery: CodeDelivery = {
    async send({ username }, code) {
      codes.set(username, code)
    },
  }
  return { delivery, codeFor: (username: string) => codes.get(username) ?? '' }
}

export const passwordOf = (username: string) =>
  demonstrationStaff.find(person => person.username === username)?.password ?? ''

/** Signs a demonstration person in over the wire and answers the session's token. */
export const signIn = async (app: FastifyInstance, username: string, codeFor: (username: string) => string) => {
  const first = await app.inject({
    method: 'POST',
    url: '/auth/api/auth/signin/backoffice',
    payload: { usernameOrEmail: username, password: passwordOf(username) },
  })
  const second = await app.inject({
    method: 'POST',
    url: '/auth/api/auth/validate-login-code',
    payload: { token: first.json().data, otp: codeFor(username) },
  })
  return second.json().accessToken as string
}

/** Gives an account just these permissions, through a role of its own. */
export const givePermissions = async (database: Database, username: string, names: readonly Permission[]) => {
  const role = `ROLE_ONLY_${username.toUpperCase()}`
  await database.pool.query(
    `WITH r AS (INSERT INTO role (name, description) VALUES ($1, 'Made for a test')
       ON CONFLICT (name) DO UPDATE SET description = excluded.description RETURNING id),
     gone AS (DELETE FROM account_role USING account a WHERE a.id = account_id AND a.username = $2)
     INSERT INTO account_role (account_id, role_id) SELECT a.id, r.id FROM account a, r WHERE a.username = $2`,
    [role, username],
  )
  await database.pool.query(
    'DELETE FROM role_permission USING role r WHERE r.id = role_id AND r.name = $1',
    [role],
  )
  await database.pool.query(
    `INSERT INTO role_permission (role_id, permission_id)
     SELECT r.id, p.id FROM role r, permission p WHERE r.name = $1 AND p.name = ANY ($2)`,
    [role, names],
  )
}

/** Ends whatever session a person has, as the host does when it runs out. */
export const endSession = (database: Database, username: string) =>
  database.pool.query('DELETE FROM session USING account a WHERE a.id = account_id AND a.username = $1', [username])
