import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { addToTrail } from '../portal/auditTrail'
import { clearTries } from './attempts'

/**
 * Unlocks an account: ends the lock after wrong codes and the block after wrong passwords. Returns true if either
 * existed.
 */
export const openAccount = async (db: Db, accountId: string): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    UPDATE account SET locked_at = NULL, wrong_codes = 0, updated_at = now()
    WHERE id = ${accountId} AND locked_at IS NOT NULL`)
  const blocked = await clearTries(db, accountId)
  return Boolean(rowCount) || blocked
}

/** Unlocks the staff account of a username or email address. Returns true if it was locked or blocked. */
export const unlock = (database: Database, username: string, by = 'the command line'): Promise<boolean> =>
  database.write(async tx => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      SELECT id FROM account WHERE lower(username) = lower(${username}) OR lower(email) = lower(${username})
      ORDER BY lower(username) = lower(${username}) DESC NULLS LAST LIMIT 1 FOR UPDATE`)
    const [account] = rows
    if (!account || !(await openAccount(tx, account.id))) return false
    await addToTrail(tx, {
      address: by,
      call: 'ADMIN-UNLOCK',
      subject: username,
      before: { locked: true },
      after: { locked: false },
    })
    return true
  })
