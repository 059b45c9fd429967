import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import { hashOf, newToken } from '../auth/tokens'
import type { Db } from '../db/database'
import type { AroundWaiting, Writing } from '../http/serve'
import { type Mailer, masked } from '../mail/mailer'
import { getAccount, isId, refuseBeyond } from './accountChecks'
import { isExpired, refuseExpired } from './authority'

/** Hours for which an activation link is valid. */
const LINK_HOURS = 48

/** Invalidates every link of an account. */
export const voidLinks = (db: Db, accountId: string) =>
  db.execute(sql`UPDATE activation_link SET ending = 'REPLACED' WHERE account_id = ${accountId} AND ending IS NULL`)

/** Deletes a link that could not be delivered. */
const forgetLink = (db: Db, token: string) =>
  db.execute(sql`DELETE FROM activation_link WHERE token_hash = ${hashOf(token)}`)

/** Creates the only valid link of an account and returns its token; the database keeps only the hash. */
export const makeLink = async (db: Db, accountId: string): Promise<string> => {
  const token = newToken()
  await voidLinks(db, accountId)
  await db.execute(sql`
    INSERT INTO activation_link (token_hash, account_id, expires_at)
    VALUES (${hashOf(token)}, ${accountId}, now() + make_interval(hours => ${LINK_HOURS}))`)
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
        const account = await getAccount(db, userId, 'userId')
        if (account.enabled) throw new Refusal('status-already', { name: account.name, status: 'ACTIVE' })
        await refuseBeyond(db, who, account)
        const token = await makeLink(db, account.id)
        const { name, email } = account
        record({ subject: name, after: { activationLink: delivery, to: masked(email), hours: LINK_HOURS } })
        return { account, token }
      }
      if (!isId(userId)) throw new Refusal('no-such-person')
      const { account, token } = await write(prepare)
      if (!(await send(account, token))) {
        await forgetLink(db, token)
        throw new Refusal('mail-not-sent')
      }
      return successMessage(parts.mailer ? 'activation-sent' : 'activation-recorded', { to: masked(account.email) })
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
  const { rows } = await db.execute<Owner & { ending: 'USED' | 'REPLACED' | null; fresh: boolean }>(sql`
    SELECT a.id, a.display_name AS name, a.email, a.account_type = 'BACKOFFICE' AS staff, l.ending,
      l.expires_at > now() AS fresh, a.expires_on AS "expiresOn", ${isExpired} AS expired
    FROM activation_link l JOIN account a ON a.id = l.account_id WHERE l.token_hash = ${hashOf(token)}`)
  const found = rows[0]
  if (!found) throw new Refusal('link-unknown')
  if (found.ending) throw new Refusal(found.ending === 'USED' ? 'link-used' : 'link-replaced')
  if (!found.fresh) throw new Refusal('link-expired')
  refuseExpired(found)
  return found
}
