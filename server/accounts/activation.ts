import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { saidWithCaution, successMessage } from '@contract/successMessages'
import { forgetLink, linkAddress, makePasswordLink, passwordLinks } from '../auth/passwordLinks'
import type { Db } from '../db/database'
import { isUuid } from '../db/uuid'
import type { AroundWaiting, Later, Writing } from '../http/serve'
import { deliver, plannedDelivery } from '../mail/deliver'
import { type Mailer, masked } from '../mail/mailer'
import { shownEmail } from '../mail/shownEmail'
import { getAccount, refuseBeyond } from './accountChecks'

/** Hours for which an activation link is valid. */
const LINK_HOURS = passwordLinks.ACTIVATION.minutes / 60

/** Creates the only valid activation link of an account and returns its token. */
export const makeLink = (db: Db, accountId: string) => makePasswordLink(db, accountId, 'ACTIVATION')

type Parts = { mailer: Mailer | undefined; portalName: string; address: string }

const letter = ({ portalName, address }: Parts, name: string, token: string) => ({
  subject: `${portalName}: activate your account`,
  text: `An account was opened for ${name}. To activate it and to choose a password, open this link within ${LINK_HOURS} hours. It works once.\n\n${linkAddress(address, 'ACTIVATION', token)}\n\nIf you did not expect this message, do nothing.`,
})

type Sending = Pick<Later, 'recordOutcome'>

/**
 * Creates the delivery of activation links by mail. The audit entry of a link says that its mail is to be sent, and a
 * second entry what became of it. Without a mail server nothing is sent, and the only entry says so.
 */
export const createActivation = (parts: Parts) => {
  const entryOf = ({ name, email }: { name: string; email: string }, activationLink: string) => ({
    subject: name,
    after: { activationLink, to: masked(email), hours: LINK_HOURS },
  })
  const send = (to: { name: string; email: string }, token: string, { recordOutcome }: Sending) =>
    deliver(parts.mailer, { to: to.email, ...letter(parts, to.name, token) }, delivery =>
      recordOutcome(entryOf(to, delivery)),
    )
  return {
    /** State of the mail in the audit entry of the change that creates the link. */
    delivery: plannedDelivery(parts.mailer),
    /** Sends a link and records the outcome. Returns false when the mail server did not accept it. */
    send,

    /** Sends a new link for an inactive account; the previous link becomes invalid. */
    async resend({ who, db, body: { userId }, write, recordOutcome }: AroundWaiting & { body: { userId: WireId } }) {
      const prepare = async ({ db, record }: Writing) => {
        const person = await getAccount(db, userId, 'userId')
        if (person.enabled) throw new Refusal('status-already', { name: person.name, status: 'ACTIVE' })
        await refuseBeyond(db, who, person)
        const token = await makeLink(db, person.id)
        record(entryOf(person, plannedDelivery(parts.mailer)))
        return { person, token }
      }
      if (!isUuid(userId)) throw new Refusal('no-such-person')
      const { person, token } = await write(prepare)
      if (!(await send(person, token, { recordOutcome }))) {
        await forgetLink(db, token)
        throw new Refusal('mail-not-sent')
      }
      const to = shownEmail(who, person.email)
      return parts.mailer ? successMessage('activation-sent', { to }) : saidWithCaution('activation-recorded', { to })
    },
  }
}
