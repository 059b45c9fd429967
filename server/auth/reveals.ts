import { and, arrayOverlaps, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { preparedOnce } from '../db/prepared'
import { personalReason } from '../db/schema'
import { hashOf } from '../http/tokens'

const query = preparedOnce(db =>
  db
    .select({
      kind: personalReason.kind,
      key: personalReason.key,
      keys: personalReason.keys,
      seconds: sql<number>`ceil(extract(epoch FROM ${personalReason.until} - now()))::int`,
    })
    .from(personalReason)
    .where(and(eq(personalReason.session, sql.placeholder('session')), gt(personalReason.until, sql`now()`)))
    .prepare('reveals_of_session'),
)

/** Reads the files that a session has given a reason for, each with the seconds that are left. */
export const readReveals = (db: Db, token: string) => query(db).execute({ session: hashOf(token) })

/** Returns the names of these files by all keys that they had: kind and key with a space between. */
export const revealsOf = async (db: Db, token: string): Promise<ReadonlySet<string>> =>
  new Set((await readReveals(db, token)).flatMap(({ kind, keys }) => keys.map(key => `${kind} ${key}`)))

/** Ends the reasons of all sessions for the files of people who have one of these records. */
export const endReasonsForPeople = (tx: Db, records: readonly number[]) =>
  tx
    .delete(personalReason)
    .where(and(eq(personalReason.kind, 'PERSON'), arrayOverlaps(personalReason.keys, records.map(String))))
