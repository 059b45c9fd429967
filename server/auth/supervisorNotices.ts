import type { Permission } from '@contract/permissions'
import { and, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database'
import { account } from '../db/schema'
import type { Who } from '../http/handlers'
import { enqueue } from '../jobs/enqueue'
import { defineQueue } from '../jobs/queue'
import { worker } from '../jobs/workers'
import { type Mailer, NotTaken } from '../mail/mailer'
import { holdersOf } from './activeStaff'

/** Supervisors: those who may read the access log. */
const READS_ACCESS_LOG = 'can_view_access_log' satisfies Permission

const kinds = {
  REASONS: (name: string, count: number) => `${name} gave ${count} reasons to see personal data within one hour.`,
  BIRTH_DAYS: (name: string, count: number) =>
    `${name} tried more than ${count} days of birth for one person or name today. Further tries are refused.`,
} as const

/** End of the subject of a notice to supervisors. */
export const SUPERVISOR_NOTICE = 'personal data'

/** Notices to supervisors of personal data, one for each of them; tried as long as notices to owners of accounts. */
export const supervisorNotices = defineQueue(
  'supervisor-notices',
  z.object({
    kind: z.enum(['REASONS', 'BIRTH_DAYS']),
    name: z.string(),
    count: z.number().int(),
    to: z.string(),
    at: z.iso.datetime(),
  }),
  { retries: 14, retryAfterSeconds: 5 },
)

/** Sends the supervisors other than the person a notice of what the person does with personal data. */
export const tellSupervisors = async (db: Db, kind: keyof typeof kinds, who: Who, count: number) => {
  const others = and(ne(account.id, who.accountId), sql`${account.email} <> ''`)
  const supervisors = await holdersOf(db, READS_ACCESS_LOG, others)
  const at = new Date().toISOString()
  for (const { email } of supervisors)
    await enqueue(db, supervisorNotices, { kind, name: who.name, count, to: email, at })
}

/** Returns the worker that mails notices to supervisors. One that the mail server refuses for good is dropped. */
export const supervisorNoticeWorker = (mailer: Mailer, portalName: string) =>
  worker(supervisorNotices, async ({ id, payload: { kind, name, count, to, at } }) => {
    const time = at.slice(0, 16).replace('T', ' ')
    const text = `${kinds[kind](name, count)}\n\nTime: ${time} UTC\n\nThe access log and the audit trail have the details.`
    try {
      await mailer.send({ id, to, subject: `${portalName}: ${SUPERVISOR_NOTICE}`, text })
    } catch (error) {
      if (!(error instanceof NotTaken && error.why === 'REFUSED')) throw error
    }
  })
