import { and, eq, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Database } from '../db/database'
import { account } from '../db/schema'
import { worker } from '../jobs/workers'
import { type Mailer, masked, NotTaken } from '../mail/mailer'
import { forgetLink, makePasswordLink, passwordLinks } from './passwordLinks'
import { resetRequests } from './queues'
import { resetLetter } from './resetLetter'

type Parts = { database: Database; mailer: Mailer; portalName: string; address: string }

const { minutes } = passwordLinks.RESET

/**
 * Creates the only valid reset link of an active account. Returns its token and its owner, or undefined for any other
 * account.
 */
const prepareLink = ({ database }: Parts, accountId: string) =>
  database.write(async tx => {
    const [owner] = await tx
      .select({ email: account.email, name: sql<string>`${account.displayName}` })
      .from(account)
      .where(and(eq(account.id, accountId), account.enabled))
      .for('update')
    return owner && { owner, token: await makePasswordLink(tx, accountId, 'RESET') }
  })

/** Returns true when the mail server took the message, false when it refused it for good; throws to try again. */
const sent = async (mailing: Promise<void>): Promise<boolean> => {
  try {
    await mailing
    return true
  } catch (error) {
    if (error instanceof NotTaken && error.why === 'REFUSED') return false
    throw error
  }
}

/**
 * Returns the worker that mails links for a new password. A retry sends a new link, because only the hash of the earlier
 * one is stored; the earlier one becomes invalid. The audit trail records each message that was sent.
 */
export const resetWorker = (parts: Parts) =>
  worker(resetRequests, async ({ payload: { accountId, address, language = 'en' }, db, finish }) => {
    const link = accountId === null ? undefined : await prepareLink(parts, accountId)
    if (!link) return
    const { owner, token } = link
    const { portalName, address: portal } = parts
    const letter = resetLetter({ portalName, address: portal, name: owner.name, token, language })
    const delivered = await sent(parts.mailer.send({ to: owner.email, ...letter }))
    if (!delivered) return void (await forgetLink(db, token))
    await finish(tx =>
      addToTrail(tx, {
        address,
        call: 'AUTH-REQUEST-RESET',
        subject: owner.name,
        after: { resetLink: 'sent by mail', to: masked(owner.email), minutes },
      }),
    )
  })
