import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { Who } from '../http/serve'
import { KNOWN_DAYS } from './sources'
import { hashOf } from './tokens'

/** A session ends after so many minutes without a call, and after so many hours in all. */
const IDLE_MINUTES = 30
export const LONGEST_HOURS = 12

/** Condition of a live session `s`. */
export const isLive = sql`(s.expires_at > now() AND s.last_seen_at > now() - make_interval(mins => ${IDLE_MINUTES}))`

/** Returns the token of an Authorization header. */
export const tokenOf = (header: string | undefined) => /^Bearer ([\w.-]{20,200})$/.exec(header ?? '')?.[1]

/**
 * Returns the person behind a token with their current permissions: one query per request, so that an ended session or
 * a changed role applies from the next call. Updates the last-seen time at most once a minute.
 */
export const findWho = async (db: Db, token: string): Promise<Who | undefined> => {
  const { rows } = await db.execute<{ id: string; name: string; permissions: string[]; unseen: boolean }>(sql`
    SELECT a.id, a.display_name AS name,
      s.last_seen_at < now() - interval '1 minute' AS unseen,
      ARRAY(
        SELECT DISTINCT p.name FROM account_role ar
        JOIN role_permission rp ON rp.role_id = ar.role_id
        JOIN permission p ON p.id = rp.permission_id
        WHERE ar.account_id = a.id AND p.enabled) AS permissions
    FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.token_hash = ${hashOf(token)} AND ${isLive} AND a.enabled AND a.locked_at IS NULL AND a.account_type = 'BACKOFFICE'`)
  const found = rows[0]
  if (!found) return undefined
  if (found.unseen) await db.execute(sql`UPDATE session SET last_seen_at = now() WHERE token_hash = ${hashOf(token)}`)
  return { accountId: found.id, name: found.name, permissions: new Set(found.permissions) }
}

/** Ends every session of a person: after a reset, a lock, or a change of permissions. */
export const endSessions = (db: Db, accountId: string) =>
  db.execute(sql`DELETE FROM session WHERE account_id = ${accountId}`)

/** Deletes ended sessions and challenges, activation links that ended long ago, and old failures. */
export const sweep = async (db: Db) => {
  await db.execute(sql`DELETE FROM session s WHERE NOT ${isLive}`)
  await db.execute(sql`DELETE FROM sign_in_challenge WHERE expires_at < now()`)
  await db.execute(sql`DELETE FROM activation_link WHERE expires_at < now() - interval '30 days'`)
  await db.execute(sql`DELETE FROM sign_in_source WHERE last_used_at < now() - make_interval(days => ${KNOWN_DAYS})`)
  await db.execute(sql`DELETE FROM sign_in_failure WHERE since < now() - interval '1 day'`)
}
