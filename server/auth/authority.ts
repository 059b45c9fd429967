import { partnerTypes } from '@contract/accounts/account'
import { Refusal } from '@contract/errors'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Database } from '../db/database'
import { today } from '../db/days'
import { account } from '../db/schema'

/** Condition of an account whose authority has ended; it is valid up to the end of its last day. */
export const isExpired = sql<boolean>`${sql`(${account.expiresOn} IS NOT NULL AND ${account.expiresOn} < ${today})`}`

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
    const [organisation] = await tx
      .select({ id: account.id, name: sql<string>`${account.displayName}`, before: account.expiresOn })
      .from(account)
      .where(and(sql`lower(${account.email}) = lower(${email})`, inArray(account.accountType, [...partnerTypes])))
      .for('update')
    if (!organisation) return undefined
    await tx.update(account).set({ expiresOn: day, updatedAt: sql`now()` }).where(eq(account.id, organisation.id))
    await addToTrail(tx, {
      address: 'the command line',
      call: 'AUTHORITY-EXTEND',
      subject: organisation.name,
      before: { expiresOn: organisation.before },
      after: { expiresOn: day },
    })
    return organisation.name
  })
