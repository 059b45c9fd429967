import { z } from 'zod'
import type { Db } from '../db/database'
import { enqueue } from '../jobs/enqueue'
import { defineQueue } from '../jobs/queue'
import { worker } from '../jobs/workers'
import { type Mailer, NotTaken } from '../mail/mailer'

const kinds = {
  PASSWORD: 'The password of your account was changed.',
  EMAIL: 'The email address of your account was changed. Messages now go to the new address.',
} as const

/** End of the subject of a notice. */
export const NOTICE = 'your account was changed'

/**
 * Notices to owners of accounts; `to` is the address that the owner had before the change. The tries take more than a day,
 * so that a mail server that is away for hours suppresses none.
 */
export const ownerNotices = defineQueue(
  'owner-notices',
  z.object({ kind: z.enum(['PASSWORD', 'EMAIL']), to: z.string(), at: z.iso.datetime() }),
  { retries: 14, retryAfterSeconds: 5 },
)

/**
 * Sends the owner of an account a notice of a change that could be somebody else's, in the transaction of the change. The
 * job keeps no more than the address.
 */
export const tellOwner = (db: Db, kind: keyof typeof kinds, to: string) =>
  enqueue(db, ownerNotices, { kind, to, at: new Date().toISOString() })

/** Returns the worker that mails notices. One that the mail server refuses for good is dropped. */
export const ownerNoticeWorker = (mailer: Mailer, portalName: string) =>
  worker(ownerNotices, async ({ id, payload: { kind, to, at } }) => {
    const text = `${kinds[kind]}\n\nTime: ${at.slice(0, 16).replace('T', ' ')} UTC\n\nIf you did not expect this, tell the registry at once.`
    try {
      await mailer.send({ id, to, subject: `${portalName}: ${NOTICE}`, text })
    } catch (error) {
      if (!(error instanceof NotTaken && error.why === 'REFUSED')) throw error
    }
  })
