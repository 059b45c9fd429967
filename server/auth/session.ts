import type { session as contract } from '@contract/auth/session'
import { Refusal } from '@contract/errors'
import { said } from '@contract/said'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import type { Handlers } from '../http/serve'
import { masked } from '../mail/mailer'
import { addToTrail } from '../portal/trail'
import { forgiveCodes, forgiveTry, takeCode, takeTry } from './attempts'
import { currentUser } from './currentUser'
import type { CodeDelivery } from './delivery'
import { passwordFits } from './passwords'
import { endSessions, isLive, LONGEST_HOURS } from './sessions'
import { codeHash, hashOf, newCode, newToken, same } from './tokens'

const CODE_MINUTES = 5
const CODE_TRIES = 5
const WRONG_CODES_TO_LOCK = 10

type Account = {
  id: string
  username: string
  email: string
  name: string
  password_hash: string | null
  enabled: boolean
  locked: boolean
  live: boolean
}

/** Staff alone sign in here: the other kinds of account are for the public's own portal. */
const findAccount = async (db: Db, name: string): Promise<Account | undefined> => {
  const { rows } = await db.execute<Account>(sql`
    SELECT a.id, username, email, display_name AS name, password_hash, enabled,
      locked_at IS NOT NULL AS locked, EXISTS (SELECT FROM session s WHERE s.account_id = a.id AND ${isLive}) AS live
    FROM account a
    WHERE account_type = 'BACKOFFICE' AND (lower(username) = lower(${name}) OR lower(email) = lower(${name}))
    ORDER BY lower(username) = lower(${name}) DESC LIMIT 1`)
  return rows[0]
}

type Credentials = { usernameOrEmail: string; password: string }

/** The account, for the right password alone. Unknown, disabled and mistyped look the same and take the same time. */
const prove = async (db: Db, { usernameOrEmail, password }: Credentials, address: string): Promise<Account> => {
  const source = { name: usernameOrEmail, address }
  await takeTry(db, source)
  const account = await findAccount(db, usernameOrEmail)
  const fits = await passwordFits(account?.password_hash ?? undefined, password)
  if (!account || !fits || !account.enabled) throw new Refusal('wrong-credentials')
  await forgiveTry(db, source)
  if (account.locked) throw new Refusal('account-locked')
  return account
}

/** Counts a wrong code in a row. Says whether it was the one that locked the account, which the trail keeps. */
const countWrongCode = (database: Database, accountId: string, address: string): Promise<boolean> =>
  database.write(async tx => {
    const { rows } = await tx.execute<{ name: string; locks: boolean }>(sql`
      UPDATE account SET wrong_codes = wrong_codes + 1,
        locked_at = CASE WHEN wrong_codes + 1 >= ${WRONG_CODES_TO_LOCK} THEN coalesce(locked_at, now()) ELSE locked_at END
      WHERE id = ${accountId} RETURNING display_name AS name, wrong_codes = ${WRONG_CODES_TO_LOCK} AS locks`)
    const [account] = rows
    if (!account?.locks) return false
    await endSessions(tx, accountId)
    await addToTrail(tx, {
      address,
      call: 'AUTH-VALIDATE-CODE',
      subject: account.name,
      before: { locked: false },
      after: { locked: true },
    })
    return true
  })

/** The sign-in calls: two steps, one live session per person (000 sections 2.2 and 7; decisions A2, A14, A15). */
export const sessionHandlers = (database: Database, delivery: CodeDelivery): Handlers<typeof contract> => ({
  async signIn({ body, address, db }) {
    const account = await prove(db, body, address)
    if (account.live) throw new Refusal('signed-in-elsewhere')
    await takeCode(db, account.id)
    const [token, code] = [newToken(), newCode()]
    await database.write(async tx => {
      // A new code ends the one before it.
      await tx.execute(sql`DELETE FROM sign_in_challenge WHERE account_id = ${account.id}`)
      await tx.execute(sql`
        INSERT INTO sign_in_challenge (token_hash, account_id, code_hash, expires_at)
        VALUES (${hashOf(token)}, ${account.id}, ${codeHash(token, code)}, now() + make_interval(mins => ${CODE_MINUTES}))`)
    })
    await delivery.send(account, code).catch(() => {
      throw new Refusal('code-not-sent')
    })
    return { ...said('code-sent', { to: masked(account.email) }), data: token }
  },

  async validateCode({ body: { token, otp }, address, db }) {
    // Counted before it is compared, so that many at once are still only so many tries.
    const { rows } = await db.execute<{ account_id: string; code_hash: string }>(sql`
      UPDATE sign_in_challenge SET tries = tries + 1
      WHERE token_hash = ${hashOf(token)} AND tries < ${CODE_TRIES} AND expires_at > now()
      RETURNING account_id, code_hash`)
    const challenge = rows[0]
    if (!challenge) throw new Refusal('code-expired')
    if (!same(challenge.code_hash, codeHash(token, otp))) {
      if (await countWrongCode(database, challenge.account_id, address)) throw new Refusal('account-locked')
      throw new Refusal('wrong-code')
    }
    const accessToken = newToken()
    const user = await database.write(async tx => {
      const used = await tx.execute(sql`DELETE FROM sign_in_challenge WHERE token_hash = ${hashOf(token)}`)
      if (!used.rowCount) throw new Refusal('code-expired')
      const open = await tx.execute(sql`
        UPDATE account SET wrong_codes = 0 WHERE id = ${challenge.account_id} AND enabled AND locked_at IS NULL`)
      if (!open.rowCount) throw new Refusal('account-locked')
      await forgiveCodes(tx, challenge.account_id)
      await tx.execute(sql`DELETE FROM session s WHERE s.account_id = ${challenge.account_id} AND NOT ${isLive}`)
      const started = await tx.execute(sql`
        INSERT INTO session (token_hash, account_id, address, expires_at)
        VALUES (${hashOf(accessToken)}, ${challenge.account_id}, ${address}, now() + make_interval(hours => ${LONGEST_HOURS}))
        ON CONFLICT (account_id) DO NOTHING`)
      if (!started.rowCount) throw new Refusal('signed-in-elsewhere')
      const person = await currentUser(tx, challenge.account_id)
      const name = `${person.givenName} ${person.surName}`
      await addToTrail(tx, {
        actor: { accountId: person.userId, name },
        address,
        call: 'AUTH-VALIDATE-CODE',
        subject: name,
        after: { session: 'started' },
      })
      return person
    })
    return { accessToken, user }
  },

  async endOldSession({ body, address, db }) {
    const account = await prove(db, body, address)
    await database.write(async tx => {
      const ended = await tx.execute(sql`DELETE FROM session WHERE account_id = ${account.id}`)
      if (ended.rowCount)
        await addToTrail(tx, {
          actor: { accountId: account.id, name: account.name },
          address,
          call: 'AUTH-LOGOUT-AT-LOGIN',
          subject: account.name,
          before: { session: 'live' },
          after: { session: 'ended' },
        })
    })
    return said('old-session-ended')
  },

  async signOut({ who, token, db, record }) {
    await db.execute(sql`DELETE FROM session WHERE token_hash = ${hashOf(token ?? '')}`)
    record({ subject: who.name, before: { session: 'live' }, after: { session: 'ended' } })
    return said('signed-out')
  },

  profile: ({ who, db }) => currentUser(db, who.accountId),
})
