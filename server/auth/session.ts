import type { session as contract } from '@contract/auth/session'
import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import type { Handlers } from '../http/serve'
import { masked } from '../mail/mailer'
import { addToTrail } from '../portal/auditTrail'
import { type Block, forgiveTry, takeCode, takeTry } from './attempts'
import { currentUser } from './currentUser'
import type { CodeDelivery } from './delivery'
import { passwordFits } from './passwords'
import { isLive } from './sessions'
import type { SignInLog } from './signInLog'
import type { Origin } from './sources'
import { startSession } from './startSession'
import { codeHash, hashOf, newCode, newToken } from './tokens'

const CODE_MINUTES = 5

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

/** Finds a staff account: other account types sign in to the public's own portal. */
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

/** Records a block in the trail, for an administrator who looks into a failed sign-in. */
const recordBlock = (database: Database, call: string, address: string, name: string, { kind, minutes }: Block) =>
  database.write(tx => addToTrail(tx, { address, call, subject: name, after: { blocked: kind, minutes } }))

/** Returns the account when the password is right. Unknown, disabled and mistyped fail alike, in the same time. */
const prove = async (
  database: Database,
  call: string,
  { usernameOrEmail, password }: Credentials,
  origin: Origin,
): Promise<Account> => {
  const db = database.read
  const account = await findAccount(db, usernameOrEmail)
  const taken = await takeTry(db, { accountId: account?.id, name: usernameOrEmail, origin })
  const fits = await passwordFits(account?.password_hash ?? undefined, password)
  if (!account || !fits || !account.enabled) {
    for (const block of taken.blocks)
      await recordBlock(database, call, origin.address, account?.name ?? 'unknown name', block)
    throw new Refusal('wrong-credentials')
  }
  await forgiveTry(db, taken)
  if (account.locked) throw new Refusal('account-locked')
  return account
}

/**
 * Handlers of the sign-in: two steps, one session per person (docs/requirements/sign-in.md; decisions A2, A14, A15).
 */
export const sessionHandlers = (
  database: Database,
  delivery: CodeDelivery,
  note: SignInLog,
): Handlers<typeof contract> => {
  /** Runs a step of the sign-in and logs its refusal. */
  const noted = async <T>(
    about: { call: string; name?: string; address: string },
    step: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await step()
    } catch (error) {
      if (error instanceof Refusal) note({ ...about, refusal: error })
      throw error
    }
  }
  return {
    signIn: ({ body, address, device, db }) =>
      noted({ call: 'AUTH-SIGNIN', name: body.usernameOrEmail, address }, async () => {
        const account = await prove(database, 'AUTH-SIGNIN', body, { address, device })
        if (account.live) throw new Refusal('signed-in-elsewhere')
        const block = await takeCode(db, account.id)
        if (block) await recordBlock(database, 'AUTH-SIGNIN', address, account.name, block)
        const [token, code] = [newToken(), newCode()]
        await database.write(async tx => {
          // A new code replaces the one before it.
          await tx.execute(sql`DELETE FROM sign_in_challenge WHERE account_id = ${account.id}`)
          await tx.execute(sql`
            INSERT INTO sign_in_challenge (token_hash, account_id, code_hash, expires_at)
            VALUES (${hashOf(token)}, ${account.id}, ${codeHash(token, code)},
              now() + make_interval(mins => ${CODE_MINUTES}))`)
        })
        await delivery.send(account, code).catch(() => {
          throw new Refusal('code-not-sent')
        })
        return { ...successMessage('code-sent', { to: masked(account.email) }), data: token }
      }),

    validateCode: ({ body, address, device }) =>
      noted({ call: 'AUTH-VALIDATE-CODE', address }, () => startSession(database, body, { address, device })),

    endOldSession: ({ body, address, device }) =>
      noted({ call: 'AUTH-LOGOUT-AT-LOGIN', name: body.usernameOrEmail, address }, async () => {
        const account = await prove(database, 'AUTH-LOGOUT-AT-LOGIN', body, { address, device })
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
        return successMessage('old-session-ended')
      }),

    async signOut({ who, token, db, record }) {
      await db.execute(sql`DELETE FROM session WHERE token_hash = ${hashOf(token ?? '')}`)
      record({ subject: who.name, before: { session: 'live' }, after: { session: 'ended' } })
      return successMessage('signed-out')
    },

    profile: ({ who, db }) => currentUser(db, who.accountId),
  }
}
