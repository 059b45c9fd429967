import { Refusal } from '@contract/errors'
import { eq, sql } from 'drizzle-orm'
import { columnNames } from '../db/columnNames'
import type { Db } from '../db/database'
import { apiKey, partnerPace } from '../db/schema'
import { hashOf, partsOf } from '../http/tokens'

/**
 * Counts a call of an organisation by the key it shows, before anything of its body is read, on all servers together.
 * Returns the organisation's id. Throws 'too-many-requests' beyond `most`: the calls of this minute, and of the last one the share that lies
 * within the past 60 seconds. What is refused here is not counted. A key that nobody has passes: `answerPartner` says so.
 */
export const countCall =
  (most: number) =>
  async (db: Db, token: string | undefined): Promise<string | undefined> => {
    const { accountId, minute } = partnerPace
    const key = hashOf(partsOf(token).apiKey)
    // A call that waited for the row may be of the minute before the one that others began meanwhile: it counts there.
    const isCounted = sql`${partnerPace.minute} BETWEEN excluded.minute AND excluded.minute + interval '1 minute'`
    const made = sql`CASE WHEN ${isCounted} THEN ${partnerPace.made} ELSE 0 END`
    const madeBefore = sql`CASE WHEN ${isCounted} THEN ${partnerPace.madeBefore}
    WHEN ${partnerPace.minute} = excluded.minute - interval '1 minute' THEN ${partnerPace.made} ELSE 0 END`
    const { rows } = await db.execute(sql`
    INSERT INTO ${partnerPace} (${columnNames(accountId, minute, partnerPace.made, partnerPace.madeBefore)})
    SELECT ${apiKey.accountId}, date_trunc('minute', now()), 1, 0 FROM ${apiKey} WHERE ${apiKey.keyHash} = ${key}
    ON CONFLICT (${columnNames(accountId)}) DO UPDATE SET
      ${columnNames(minute)} = CASE WHEN ${isCounted} THEN ${minute} ELSE excluded.minute END,
      ${columnNames(partnerPace.made)} = ${made} + 1, ${columnNames(partnerPace.madeBefore)} = ${madeBefore}
    WHERE ${made} + ${madeBefore} * (1 - extract(second FROM now()) / 60) < ${most}
    RETURNING ${accountId} AS id`)
    const [counted] = rows
    if (counted) return String(counted.id)
    const [ownKey] = await db.select({ id: apiKey.id }).from(apiKey).where(eq(apiKey.keyHash, key))
    if (ownKey) throw new Refusal('too-many-requests', { minutes: 1 })
  }
