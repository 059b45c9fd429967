import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashOf, newToken } from '../auth/tokens'
import type { Db } from '../db/database'
import { account, activationLink } from '../db/schema'
import type { AroundWaiting, Writing } from '../http/serve'
import { type Mailer, masked } from '../mail/mailer'
import { getAccount, isId, refuseBeyond } from './accountChecks'
import { isExpired, refuseExpired } from './authority'

/** Hours for which an activation link is valid. */
const LINK_HOURS = 48

/** Invalidates every link of an account. */
export const voidLinks = (db: Db, accountId: string) =>
  db
    .update(activationLink)
    .set({ ending: 'REPLACED' })
    .where(and(eq(activationLink.accountId, accountId), isNull(activationLink.ending)))

/** Deletes a link that could not be delivered. */
const forgetLink = (db: Db, token: string) =>
  db.delete(activationLink).where(eq(activationLink.tokenHash, hashOf(token)))

/** Creates the only valid link of an account and returns its token; the database keeps only the hash. */
export const makeLink = async (db: Db, accountId: string): Promise<string> => {
  const token = newToken()
  await voidLinks(db, accountId)
  await db.insert(activationLink).values({
    tokenHash: hashOf(token),
    accountId,
    expiresAt: sql`now() + make_interval(hours => ${LINK_HOURS})`,
  })
  return token
}

type Parts = { mailer: Mailer | undefined; portalName: string; address: string }

/** Builds the mail. The token stands in the fragment (after #), which browsers do not send and servers do not log. */
const letter = ({ portalName, address }: Parts, name: string, token: string) => ({
  subject: `${portalName}: activate your account`,
  text: `An account was opened for ${name}. To activate it and to choose a password, open this link within ${LINK_HOURS} hours. It works once.\n\n${address.replace(/\/$/, '')}/activate#${token}\n\nIf you did not expect this message, do nothing.`,
})

/**
 * Creates the delivery of activation links by mail. Without a mail server nothing is sent, and the audit trail says so.
 */
export const createActivation = (parts: Parts) => {
  const delivery = parts.mailer ? 'sent by mail' : 'recorded, no mail server'
  const send = async (to: { name: string; email: string }, token: string): Promise<boolean> => {
    try {
      await parts.mailer?.send({ to: to.email, ...letter(parts, to.name, token) })
      return true
    } catch {
      return false
    }
  }
  return {
    delivery,
    /** Sends a link. Returns false when the mail server did not accept it. */
    send,

    /** Sends a new link for an inactive account; the previous link becomes invalid. */
    async resend({ who, db, body: { userId }, write }: AroundWaiting & { body: { userId: WireId } }) {
      const prepare = async ({ db, record }: Writing) => {
        const person = await getAccount(db, userId, 'userId')
        if (person.enabled) throw new Refusal('status-already', { name: person.name, status: 'ACTIVE' })
        await refuseBeyond(db, who, person)
        const token = await makeLink(db, person.id)
        const { name, email } = person
        record({ subject: name, after: { activationLink: delivery, to: masked(email), hours: LINK_HOURS } })
        return { person, token }
      }
      if (!isId(userId)) throw new Refusal('no-such-person')
      const { person, token } = await write(prepare)
      if (!(await send(person, token))) {
        await forgetLink(db, token)
        throw new Refusal('mail-not-sent')
      }
      return successMessage(parts.mailer ? 'activation-sent' : 'activation-recorded', { to: masked(person.email) })
    },
  }
}

type Owner = {
  id: string
  name: string
  email: string
  staff: boolean
  expiresOn: string | null
  expired: boolean
}

/**
 * Returns the owner of a link. Refuses an invalid link with the reason: unknown, used, replaced, expired, or of an
 * organisation whose authorisation has ended.
 */
export const ownerOf = async (db: Db, token: string): Promise<Owner> => {
  const [link] = await db
    .select({
      id: account.id,
      name: sql<string>`${account.displayName}`,
      email: account.email,
      staff: sql<boolean>`${account.accountType} = 'BACKOFFICE'`,
      ending: activationLink.ending,
      fresh: sql<boolean>`${activationLink.expiresAt} > now()`,
      expiresOn: account.expiresOn,
      expired: isExpired,
    })
    .from(activationLink)
    .innerJoin(account, eq(account.id, activationLink.accountId))
    .where(eq(activationLink.tokenHash, hashOf(token)))
  if (!link) throw new Refusal('link-unknown')
  if (link.ending) throw new Refusal(link.ending === 'USED' ? 'link-used' : 'link-replaced')
  if (!link.fresh) throw new Refusal('link-expired')
  refuseExpired(link)
  return link
}
