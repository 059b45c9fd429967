import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Database, Db } from '../db/database'
import { account } from '../db/schema'
import { clearTries } from './attempts'
import { signInName } from './signInName'

/**
 * Unlocks an account: ends the lock after wrong codes and the block after wrong passwords. Returns true if either
 * existed.
 */
export const openAccount = async (db: Db, accountId: string): Promise<boolean> => {
  const { rowCount } = await db
    .update(account)
    .set({ lockedAt: null, wrongCodes: 0, updatedAt: sql`now()` })
    .where(and(eq(account.id, accountId), isNotNull(account.lockedAt)))
  const blocked = await clearTries(db, accountId)
  return Boolean(rowCount) || blocked
}

/**
 * Unlocks the staff account of a username or email address. Returns true if it was locked or blocked, undefined if there is
 * none.
 */
export const unlock = (database: Database, username: string, by = 'the command line'): Promise<boolean | undefined> =>
  database.write(async tx => {
    const name = signInName(username)
    const hasUsername = sql`lower(${account.username}) = ${name}`
    const [staff] = await tx
      .select({ id: account.id })
      .from(account)
      .where(or(hasUsername, sql`lower(${account.email}) = ${name}`))
      .orderBy(sql`${hasUsername} DESC NULLS LAST`)
      .limit(1)
      .for('update')
    if (!staff) return undefined
    if (!(await openAccount(tx, staff.id))) return false
    await addToTrail(tx, {
      address: by,
      call: 'ADMIN-UNLOCK',
      subject: username,
      before: { locked: true },
      after: { locked: false },
    })
    return true
  })
