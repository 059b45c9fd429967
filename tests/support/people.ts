import type { Permission } from '@contract/permissions'
import type { CodeDelivery } from '@server/auth/delivery'
import type { Database } from '@server/db/database'
import { demonstrationStaff } from '@server/seed/demonstration'
import { sql } from 'drizzle-orm'
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
export const givePermissions = (database: Database, username: string, names: readonly Permission[]) =>
  database.write(async tx => {
    const role = `ROLE_ONLY_${username.toUpperCase()}`
    const account = sql`(SELECT id FROM account WHERE username = ${username})`
    const made = sql`(SELECT id FROM role WHERE name = ${role})`
    await tx.execute(
      sql`INSERT INTO role (name, description) VALUES (${role}, 'Made for a test') ON CONFLICT DO NOTHING`,
    )
    await tx.execute(sql`DELETE FROM account_role WHERE account_id = ${account}`)
    await tx.execute(sql`DELETE FROM role_permission WHERE role_id = ${made}`)
    await tx.execute(sql`INSERT INTO account_role (account_id, role_id) VALUES (${account}, ${made})`)
    for (const name of names)
      await tx.execute(
        sql`INSERT INTO role_permission (role_id, permission_id) SELECT ${made}, id FROM permission WHERE name = ${name}`,
      )
  })

/** Ends whatever session a person has, as the host does when it runs out. */
export const endSession = (database: Database, username: string) =>
  database.pool.query('DELETE FROM session USING account a WHERE a.id = account_id AND a.username = $1', [username])
