import { Refusal } from '@contract/errors'
import { ownAccount as contract } from '@contract/portal/ownAccount'
import { successMessage } from '@contract/successMessages'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { SignInLimits } from '../config/settings'
import type { Database } from '../db/database'
import { account, session } from '../db/schema'
import type { Handlers, Who } from '../http/serve'
import { hashOf } from '../http/tokens'
import { type Block, forgiveTry, takeTry } from './attempts'
import { tellOwner } from './ownerNotices'
import { voidLinks } from './passwordLinks'
import { hashPassword, passwordFits } from './passwords'
import { recordBlock } from './recordBlock'
import { endSignIn } from './sessions'
import type { Origin } from './sources'

type Options = { limits: SignInLimits; hasMailServer: boolean }
type Proof = { who: Who; origin: Origin; limits: SignInLimits }

/**
 * Returns the stored hash of a person's password once they prove the password. Tries are counted as those of the sign-in
 * are: a session that somebody left open is no way to guess it. Refuses 'wrong-password' and 'too-many-tries'.
 */
const prove = async (database: Database, present: string, { who, origin, limits }: Proof): Promise<string> => {
  const db = database.read
  const blocks: Block[] = []
  try {
    const attempt = await takeTry(db, { accountId: who.accountId, name: who.name, origin, limits }, blocks)
    const [stored] = await db.select({ hash: account.passwordHash }).from(account).where(eq(account.id, who.accountId))
    if (!(await passwordFits(stored?.hash ?? undefined, present)) || !stored?.hash) throw new Refusal('wrong-password')
    await forgiveTry(db, attempt)
    blocks.length = 0
    return stored.hash
  } finally {
    for (const block of blocks) await recordBlock(database, contract.changePassword.id, origin.address, who.name, block)
  }
}

/**
 * Handlers of a person's own password and telephone. The session that changes the password goes on; others of the person,
 * waiting sign-ins and mailed links end, and the owner gets a notice.
 */
export const ownAccountHandlers = (
  database: Database,
  { limits, hasMailServer }: Options,
): Handlers<typeof contract> => ({
  async changePassword({ who, token, address, device, body: { present, password }, write }) {
    const proven = await prove(database, present, { who, origin: { address, device }, limits })
    const hash = await hashPassword(password)
    return write(async ({ db, record }) => {
      const [owner] = await db
        .update(account)
        .set({ passwordHash: hash, updatedAt: sql`now()` })
        .where(and(eq(account.id, who.accountId), eq(account.passwordHash, proven)))
        .returning({ email: account.email })
      // Another request changed the password after the proof.
      if (!owner) throw new Refusal('wrong-password')
      await voidLinks(db, who.accountId)
      await endSignIn(db, who.accountId)
      await db
        .delete(session)
        .where(and(eq(session.accountId, who.accountId), ne(session.tokenHash, hashOf(token ?? ''))))
      if (hasMailServer) await tellOwner(db, 'PASSWORD', owner.email)
      record({ subject: who.name, before: { password: 'former' }, after: { password: 'changed', sessions: 'ended' } })
      return successMessage('password-changed')
    })
  },

  async setPhone({ db, who, body: { phone }, record }) {
    const isOwn = eq(account.id, who.accountId)
    const [before] = await db.select({ phone: account.phoneNumber }).from(account).where(isOwn).for('update')
    if (before?.phone !== phone) {
      await db
        .update(account)
        .set({ phoneNumber: phone, phoneVerified: false, updatedAt: sql`now()`, version: sql`${account.version} + 1` })
        .where(isOwn)
      record({ subject: who.name, before: { phone: before?.phone }, after: { phone } })
    }
    return successMessage('telephone-changed')
  },
})
