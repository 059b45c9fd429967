import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import { hashOf } from '../auth/tokens'
import type { Db } from '../db/database'
import { partsOf } from './keyParts'

/** Calls that an organisation may make in a minute, those that fail included. */
export const CALLS_A_MINUTE = 600

/**
 * Counts a call of an organisation by the key it shows, before anything of its body is read, on all servers together.
 * Throws 'too-many-requests' beyond `CALLS_A_MINUTE`: the calls of this minute, and of the last one the share that lies
 * within the past 60 seconds. What is refused here is not counted. A key that nobody has passes: `answerPartner` says so.
 */
export const countCall = async (db: Db, token: string | undefined) => {
  const key = hashOf(partsOf(token).apiKey)
  const sameMinute = sql`p.minute = excluded.minute`
  const made = sql`CASE WHEN ${sameMinute} THEN p.made ELSE 0 END`
  const madeBefore = sql`CASE WHEN ${sameMinute} THEN p.made_before
    WHEN p.minute = excluded.minute - interval '1 minute' THEN p.made ELSE 0 END`
  const { rows } = await db.execute(sql`
    INSERT INTO partner_pace AS p (account_id, minute, made, made_before)
    SELECT account_id, date_trunc('minute', now()), 1, 0 FROM api_key WHERE key_hash = ${key}
    ON CONFLICT (account_id) DO UPDATE SET minute = excluded.minute, made = ${made} + 1, made_before = ${madeBefore}
    WHERE ${made} + ${madeBefore} * (1 - extract(second FROM now()) / 60) < ${CALLS_A_MINUTE}
    RETURNING account_id`)
  if (rows.length) return
  const known = await db.execute(sql`SELECT FROM api_key WHERE key_hash = ${key}`)
  if (known.rows.length) throw new Refusal('too-many-requests', { minutes: 1 })
}
