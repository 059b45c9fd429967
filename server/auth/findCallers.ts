import { and, gt, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { apiKey, session, signInSource } from '../db/schema'
import type { FindCallers } from '../http/callerNames'
import { KNOWN_DAYS } from './sources'

/**
 * Returns the look-up of callers by the hashes of session tokens, partner keys and marks of browsers, in one statement.
 * Ended sessions that are still stored and revoked keys are found too: their requests count for their owners.
 */
export const findCallersIn =
  (db: Db): FindCallers =>
  async hashes => {
    const isAsked = (column: PgColumn) => sql`${column} = ANY(${sql.param(hashes)}::text[])`
    const rows = await unionAll(
      db
        .select({ hash: session.tokenHash, name: sql<string>`'person ' || ${session.accountId}` })
        .from(session)
        .where(isAsked(session.tokenHash)),
      db
        .select({ hash: apiKey.keyHash, name: sql<string>`'key ' || ${apiKey.accountId}` })
        .from(apiKey)
        .where(isAsked(apiKey.keyHash)),
      db
        .select({ hash: signInSource.source, name: sql<string>`'browser ' || ${signInSource.source}` })
        .from(signInSource)
        .where(
          and(
            isAsked(signInSource.source),
            gt(signInSource.lastUsedAt, sql`now() - make_interval(days => ${KNOWN_DAYS})`),
          ),
        ),
    )
    return new Map(rows.map(({ hash, name }) => [hash, name]))
  }
