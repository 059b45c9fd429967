import type { activation as contract } from '@contract/auth/activation'
import { successMessage } from '@contract/successMessages'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Database } from '../db/database'
import { account, activationLink } from '../db/schema'
import type { Handlers } from '../http/serve'
import { hashOf } from '../http/tokens'
import { masked } from '../mail/mailer'
import { clearTries } from './attempts'
import { tellOwner } from './ownerNotices'
import { ownerOf, voidLinks } from './passwordLinks'
import { hashPassword } from './passwords'
import { endSessions, endSignIn } from './sessions'
import { forgetSources } from './sources'

/** Further effects of a link's use, by its purpose: a reset neither activates nor unlocks an account. */
const effects = {
  ACTIVATION: {
    changes: { enabled: true, wrongCodes: 0, lockedAt: null },
    before: { status: 'INACTIVE' },
    after: { status: 'ACTIVE', password: 'chosen' },
  },
  RESET: { changes: {}, before: { password: 'forgotten' }, after: { password: 'changed', sessions: 'ended' } },
}

/** Handlers of a mailed link: show its owner, and set a password, once. The owner of a changed password gets a notice. */
export const activationHandlers = (database: Database, hasMailServer: boolean): Handlers<typeof contract> => ({
  async open({ db, body }) {
    const { name, email, staff } = await ownerOf(db, body.token)
    return { name, email: masked(email), staff }
  },

  async setPassword({ db, body: { token, password }, address }) {
    // Checked first, so that a caller without a link cannot make the server hash.
    await ownerOf(db, token)
    const hash = await hashPassword(password)
    return database.write(async tx => {
      const { tokenHash, ending, expiresAt, accountId } = activationLink
      const [link] = await tx
        .update(activationLink)
        .set({ ending: 'USED' })
        .where(and(eq(tokenHash, hashOf(token)), isNull(ending), gt(expiresAt, sql`now()`)))
        .returning({ id: accountId, purpose: activationLink.purpose })
      // Another request used the same link first; `ownerOf` then refuses with the reason.
      const { id, purpose } = link ?? (await ownerOf(tx, token))
      const { changes, before, after } = effects[purpose]
      const [owner] = await tx
        .update(account)
        .set({ passwordHash: hash, emailVerified: true, updatedAt: sql`now()`, ...changes })
        .where(eq(account.id, id))
        .returning({ name: account.displayName, email: account.email })
      await voidLinks(tx, id)
      await endSessions(tx, id)
      await endSignIn(tx, id)
      await clearTries(tx, id)
      await forgetSources(tx, id)
      if (hasMailServer && purpose === 'RESET' && owner) await tellOwner(tx, 'PASSWORD', owner.email)
      const name = owner?.name ?? ''
      await addToTrail(tx, {
        actor: { accountId: id, name },
        address,
        call: 'AUTH-SET-PASSWORD',
        subject: name,
        before,
        after,
      })
      return successMessage(purpose === 'RESET' ? 'password-changed' : 'password-chosen')
    })
  },
})
