import type { activation as contract } from '@contract/auth/activation'
import { successMessage } from '@contract/successMessages'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { ownerOf, voidLinks } from '../accounts/activation'
import type { Database } from '../db/database'
import { account, activationLink } from '../db/schema'
import type { Handlers } from '../http/serve'
import { masked } from '../mail/mailer'
import { addToTrail } from '../portal/auditTrail'
import { clearTries } from './attempts'
import { hashPassword } from './passwords'
import { endSessions } from './sessions'
import { forgetSources } from './sources'
import { hashOf } from './tokens'

/** Handlers of an activation link: show its owner, and set a password, once. */
export const activationHandlers = (database: Database): Handlers<typeof contract> => ({
  async open({ db, body }) {
    const { name, email, staff } = await ownerOf(db, body.token)
    return { name, email: masked(email), staff }
  },

  async setPassword({ db, body: { token, password }, address }) {
    // Checked first, so that a caller without a link cannot make the server hash.
    await ownerOf(db, token)
    const hash = await hashPassword(password)
    await database.write(async tx => {
      const { tokenHash, ending, expiresAt, accountId } = activationLink
      const [link] = await tx
        .update(activationLink)
        .set({ ending: 'USED' })
        .where(and(eq(tokenHash, hashOf(token)), isNull(ending), gt(expiresAt, sql`now()`)))
        .returning({ id: accountId })
      // Another request used the same link first; `ownerOf` then refuses with the reason.
      const id = link?.id ?? (await ownerOf(tx, token)).id
      const [owner] = await tx
        .update(account)
        .set({
          passwordHash: hash,
          enabled: true,
          emailVerified: true,
          wrongCodes: 0,
          lockedAt: null,
          updatedAt: sql`now()`,
        })
        .where(eq(account.id, id))
        .returning({ name: account.displayName })
      await voidLinks(tx, id)
      await endSessions(tx, id)
      await clearTries(tx, id)
      await forgetSources(tx, id)
      const name = owner?.name ?? ''
      await addToTrail(tx, {
        actor: { accountId: id, name },
        address,
        call: 'AUTH-SET-PASSWORD',
        subject: name,
        before: { status: 'INACTIVE' },
        after: { status: 'ACTIVE', password: 'chosen' },
      })
    })
    return successMessage('password-chosen')
  },
})
