import { sql } from 'drizzle-orm'
import { account } from '../db/schema'

/** Condition of the accounts of staff who can sign in, and whose sessions are in force. */
export const activeStaff = sql`(${account.accountType} = 'BACKOFFICE' AND ${account.enabled} AND ${account.lockedAt} IS NULL)`
