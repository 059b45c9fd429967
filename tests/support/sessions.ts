import { session } from '@contract/auth/session'
import type { Permission } from '@contract/permissions'
import type { CodeDelivery } from '@server/auth/delivery'
import type { Database } from '@server/db/database'
import { demonstrationStaff } from '@server/demonstration'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

/** Creates a delivery that stores the last code of each person for the test. */
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

/** Signs in a demonstration person over the wire, ending a session elsewhere, and returns the answer. */
export const beginSession = async (app: FastifyInstance, username: string, codeFor: (username: string) => string) => {
  const credentials = { usernameOrEmail: username, password: passwordOf(username) }
  const send = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const challenge = async () => send(session.signIn.path, credentials)
  let first = await challenge()
  if (first.statusCode === 406) {
    await send(session.endOldSession.path, credentials)
    first = await challenge()
  }
  const second = await send(session.validateCode.path, { token: first.json().data, otp: codeFor(username) })
  return second.json() as { accessToken: string; user: unknown }
}

/** Signs in a demonstration person over the wire and returns the session's token. */
export const signIn = async (app: FastifyInstance, username: string, codeFor: (username: string) => string) =>
  (await beginSession(app, username, codeFor)).accessToken

/** Gives an account exactly these permissions, through a role of its own. */
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

/** Gives an account the name of another one. */
export const giveName = (database: Database, username: string, other: string) =>
  database.pool.query(
    `UPDATE account SET given_name = other.given_name, middle_name = other.middle_name, sur_name = other.sur_name
     FROM account other WHERE account.username = $1 AND other.username = $2`,
    [username, other],
  )

/** Ends every session of a person, as the host does on expiry. */
export const endSession = (database: Database, username: string) =>
  database.pool.query('DELETE FROM session USING account a WHERE a.id = account_id AND a.username = $1', [username])
