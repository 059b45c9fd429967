import type { session as contract } from '@contract/auth/session'
import { Refusal } from '@contract/errors'
import { successMessage } from '@contract/successMessages'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { SignInLimits } from '../config/settings'
import type { Database, Db } from '../db/database'
import { account, session, signInChallenge } from '../db/schema'
import type { Handlers } from '../http/serve'
import { codeHash, hashOf, newCode, newToken } from '../http/tokens'
import { masked, NotTaken } from '../mail/mailer'
import { type Block, forgiveTry, giveBackCode, takeCode, takeTry } from './attempts'
import { currentUser } from './currentUser'
import type { CodeDelivery } from './delivery'
import { passwordFits } from './passwords'
import { recordBlock } from './recordBlock'
import { isLive, takeOver } from './sessions'
import type { SignInLog } from './signInLog'
import { signInName } from './signInName'
import type { Origin } from './sources'
import { startSession } from './startSession'

const CODE_MINUTES = 5

/** Finds a staff account: other account types sign in to the public's own portal. */
const findAccount = async (db: Db, typed: string) => {
  const name = signInName(typed)
  const live = sql`SELECT FROM ${session} WHERE ${session.accountId} = ${account.id} AND ${isLive}`
  const hasUsername = sql`lower(${account.username}) = ${name}`
  const [staff] = await db
    .select({
      id: account.id,
      username: sql<string>`${account.username}`,
      email: account.email,
      name: sql<string>`${account.displayName}`,
      passwordHash: account.passwordHash,
      enabled: account.enabled,
      locked: sql<boolean>`${account.lockedAt} IS NOT NULL`,
      live: sql<boolean>`EXISTS (${live})`,
    })
    .from(account)
    .where(and(eq(account.accountType, 'BACKOFFICE'), or(hasUsername, sql`lower(${account.email}) = ${name}`)))
    .orderBy(desc(hasUsername))
    .limit(1)
  return staff
}

type StaffAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

type Credentials = { usernameOrEmail: string; password: string }

/** Returns the account when the password is right. Unknown, disabled and mistyped fail alike, in the same time. */
const prove = async (
  database: Database,
  call: string,
  { usernameOrEmail, password }: Credentials,
  origin: Origin,
  limits: SignInLimits,
): Promise<StaffAccount> => {
  const db = database.read
  const staff = await findAccount(db, usernameOrEmail)
  const blocks: Block[] = []
  const recordBlocks = async () => {
    for (const block of blocks) await recordBlock(database, call, origin.address, staff?.name ?? 'unknown name', block)
  }
  const attempt = await takeTry(db, { accountId: staff?.id, name: usernameOrEmail, origin, limits }, blocks).catch(
    async (error: unknown) => {
      await recordBlocks()
      throw error
    },
  )
  const fits = await passwordFits(staff?.passwordHash ?? undefined, password)
  if (!staff || !fits || !staff.enabled) {
    await recordBlocks()
    throw new Refusal('wrong-credentials')
  }
  await forgiveTry(db, attempt)
  if (staff.locked) throw new Refusal('account-locked')
  return staff
}

/**
 * Keeps a proven account as it is until the end of the transaction. Refuses when its password was changed or the
 * account disabled after the proof: the old password starts and ends nothing then.
 */
const hold = async (tx: Db, staff: StaffAccount) => {
  const [held] = await tx
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(and(eq(account.id, staff.id), account.enabled))
    .for('share')
  if (held?.passwordHash !== staff.passwordHash) throw new Refusal('wrong-credentials')
}

/**
 * Handlers of the sign-in: two steps, one session per person (docs/requirements/sign-in.md; decisions A2, A14, A15).
 */
export const sessionHandlers = (
  database: Database,
  delivery: CodeDelivery,
  note: SignInLog,
  limits: SignInLimits,
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
        const staff = await prove(database, 'AUTH-SIGNIN', body, { address, device }, limits)
        if (staff.live) throw new Refusal('signed-in-elsewhere')
        const block = await takeCode(db, staff.id, limits)
        if (block) await recordBlock(database, 'AUTH-SIGNIN', address, staff.name, block)
        const [token, code] = [newToken(), newCode()]
        await database.write(async tx => {
          await hold(tx, staff)
          // A new code replaces the one before it.
          await tx.delete(signInChallenge).where(eq(signInChallenge.accountId, staff.id))
          await tx.insert(signInChallenge).values({
            tokenHash: hashOf(token),
            accountId: staff.id,
            codeHash: codeHash(token, code),
            expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
          })
        })
        await delivery.send(staff, code).catch(async (error: unknown) => {
          if (error instanceof NotTaken) await giveBackCode(db, staff.id, limits, block)
          throw new Refusal('code-not-sent')
        })
        return { ...successMessage('code-sent', { to: masked(staff.email) }), data: token }
      }),

    validateCode: ({ body, address, device }) =>
      noted({ call: 'AUTH-VALIDATE-CODE', address }, () => startSession(database, body, { address, device })),

    endOldSession: ({ body, address, device }) =>
      noted({ call: 'AUTH-LOGOUT-AT-LOGIN', name: body.usernameOrEmail, address }, async () => {
        const staff = await prove(database, 'AUTH-LOGOUT-AT-LOGIN', body, { address, device }, limits)
        await database.write(async tx => {
          await hold(tx, staff)
          if (await takeOver(tx, staff.id))
            await addToTrail(tx, {
              actor: { accountId: staff.id, name: staff.name },
              address,
              call: 'AUTH-LOGOUT-AT-LOGIN',
              subject: staff.name,
              before: { session: 'live' },
              after: { session: 'ended' },
            })
        })
        return successMessage('old-session-ended')
      }),

    async signOut({ who, token, db, record }) {
      await db.delete(session).where(eq(session.tokenHash, hashOf(token ?? '')))
      record({ subject: who.name, before: { session: 'live' }, after: { session: 'ended' } })
      return successMessage('signed-out')
    },

    profile: ({ who, db }) => currentUser(db, who.accountId),
  }
}
