import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { today } from '../db/days'
import { addToTrail } from '../portal/auditTrail'

/** Condition of an account whose authority has ended; it is valid up to the end of its last day. */
export const isExpired = sql`(expires_on IS NOT NULL AND expires_on < ${today})`

type Authority = { name: string; expiresOn: string | null; expired: boolean }

/** Refuses ('authority-expired') calls of an organisation whose authority has ended, and grants to it. */
export const refuseExpired = ({ name, expiresOn, expired }: Authority) => {
  if (expired) throw new Refusal('authority-expired', { name, date: expiresOn ?? '' })
}

/**
 * Extends the authority of the organisation with this email address to a day, and records that in the trail. Returns
 * its name; undefined when there is no such organisation.
 */
export const extendAuthority = (database: Database, email: string, day: string): Promise<string | undefined> =>
  database.write(async tx => {
    const { rows } = await tx.execute<{ name: string; before: string | null }>(sql`
      WITH held AS (
        SELECT id, expires_on FROM account WHERE lower(email) = lower(${email})
          AND account_type IN ('MDA', 'PRIVATE_ORGANIZATION', 'PARTNER') FOR UPDATE)
      UPDATE account a SET expires_on = ${day}::date, updated_at = now() FROM held WHERE a.id = held.id
      RETURNING a.display_name AS name, held.expires_on::text AS before`)
    const [organisation] = rows
    if (!organisation) return undefined
    await addToTrail(tx, {
      address: 'the command line',
      call: 'AUTHORITY-EXTEND',
      subject: organisation.name,
      before: { expiresOn: organisation.before },
      after: { expiresOn: day },
    })
    return organisation.name
  })
