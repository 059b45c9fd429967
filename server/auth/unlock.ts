import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { addToTrail } from '../portal/trail'

/** Opens an account that wrong codes have locked. Answers whether there was one. */
export const unlock = (database: Database, username: string, by = 'the command line'): Promise<boolean> =>
  database.write(async tx => {
    const { rowCount } = await tx.execute(sql`
      UPDATE account SET locked_at = NULL, wrong_codes = 0, updated_at = now()
      WHERE lower(username) = lower(${username}) AND locked_at IS NOT NULL`)
    if (!rowCount) return false
    await addToTrail(tx, {
      address: by,
      call: 'ADMIN-UNLOCK',
      subject: username,
      before: { locked: true },
      after: { locked: false },
    })
    return true
  })
