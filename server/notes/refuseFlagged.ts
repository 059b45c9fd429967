import { Refusal } from '@contract/errors'
import { ALL_CALLS } from '@contract/portal/flags'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { flag, flagKind } from '../db/schema'
import { quotedReason } from '../http/quotedReason'
import { acts } from './activeFlags'
import type { RecordRef } from './records'

/** Records with a lock of their own in one transaction; an import of more rows holds one lock for all records. */
const MOST_LOCKS = 100
const ALL_RECORDS = 'flags of all records'

const lockName = ({ kind, key }: RecordRef) => `flags of ${kind} ${key}`

/**
 * Holds the flags of records as they are until the transaction ends: whoever wants to set one waits, and everybody else
 * goes on. The flags must be read in a later statement, which sees those that were set while this one waited.
 */
const holdFlags = (tx: Db, names: readonly string[]) =>
  tx.execute(sql`
    SELECT pg_advisory_xact_lock_shared(lock) FROM (
      SELECT DISTINCT hashtextextended(name, 0) AS lock FROM unnest(${sql.param([...names])}::text[]) name ORDER BY 1) locks`)

/** Waits until no change of a record is under way, and lets none begin until the transaction ends. */
export const lockFlags = async (tx: Db, record: RecordRef) => {
  for (const name of [ALL_RECORDS, lockName(record)])
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

const refuse = async (tx: Db, call: string, records: readonly RecordRef[]) => {
  const named = sql`(${flag.subjectKind}, ${flag.subjectKey}) IN (
    SELECT kind, key FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS record (kind text, key text))`
  const calls = sql`ARRAY[${ALL_CALLS}, ${call}]::text[]`
  const refuses = sql<boolean>`${flagKind.refuses} && ${calls}`
  const [first] = await tx
    .select({ name: flagKind.name, key: flag.subjectKey, reason: flag.reason, refuses })
    .from(flag)
    .innerJoin(flagKind, eq(flagKind.id, flag.kindId))
    .where(and(named, acts, sql`(${flagKind.refuses} && ${calls} OR ${flagKind.approves} && ${calls})`))
    .orderBy(sql`${refuses} DESC`, asc(flag.id))
    .limit(1)
  if (!first) return
  throw new Refusal(first.refuses ? 'flagged' : 'flag-approval', {
    flag: first.name,
    record: first.key,
    reason: quotedReason(first.reason),
  })
}

/**
 * Refuses a call that a flag on one of these records refuses, or sends to approval. Called in the transaction of the
 * change: a flag that is set meanwhile waits for the change, or the change for the flag.
 */
export const refuseFlagged = async (tx: Db, { id }: { id: string }, records: readonly RecordRef[]) => {
  if (!records.length) return
  await holdFlags(tx, records.length > MOST_LOCKS ? [ALL_RECORDS] : records.map(lockName))
  await refuse(tx, id, records)
}
