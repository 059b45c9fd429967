import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { hashOf } from './tokens'

/**
 * How many tries within 15 minutes stop a name, an address or the mailing of codes for a minute, and how many for 15.
 * A name and an address count until the right password is given, codes until one is typed back.
 */
const limits = { name: { slow: 5, stop: 10 }, address: { slow: 50, stop: 100 }, codes: { slow: 10, stop: 20 } }

type Kind = keyof typeof limits
export type Source = { name: string; address: string }

const keyOf = (kind: Kind, value: string) => `${kind}:${hashOf(value.trim().toLowerCase())}`

/** Counts before the outcome is known, in one statement, so that many at once are still only so many tries. */
const take = async (db: Db, kind: Kind, value: string) => {
  const { slow, stop } = limits[kind]
  const key = keyOf(kind, value)
  const { rowCount } = await db.execute(sql`
    INSERT INTO sign_in_failure AS f (key, failures) VALUES (${key}, 1)
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN f.since < now() - interval '15 minutes' THEN 1 ELSE f.failures + 1 END,
      since = CASE WHEN f.since < now() - interval '15 minutes' THEN now() ELSE f.since END,
      blocked_until = CASE
        WHEN f.since < now() - interval '15 minutes' THEN NULL
        WHEN f.failures + 1 >= ${stop} THEN now() + interval '15 minutes'
        WHEN f.failures + 1 >= ${slow} THEN now() + interval '1 minute' END
    WHERE f.blocked_until IS NULL OR f.blocked_until <= now()`)
  if (rowCount) return
  const { rows } = await db.execute<{ minutes: number }>(sql`
    SELECT greatest(1, ceil(extract(epoch FROM blocked_until - now()) / 60))::int AS minutes
    FROM sign_in_failure WHERE key = ${key}`)
  throw new Refusal('too-many-tries', { minutes: rows[0]?.minutes ?? 1 })
}

/** Counts a try of the password step, known name or not; refuses ('too-many-tries') past the limits. */
export const takeTry = async (db: Db, { name, address }: Source) => {
  await take(db, 'address', address)
  await take(db, 'name', name)
}

/** The right password was given: the name starts afresh, and the address has one failure less. */
export const forgiveTry = async (db: Db, { name, address }: Source) => {
  await db.execute(sql`DELETE FROM sign_in_failure WHERE key = ${keyOf('name', name)}`)
  await db.execute(sql`
    UPDATE sign_in_failure SET failures = greatest(0, failures - 1),
      blocked_until = CASE WHEN failures > ${limits.address.slow} THEN blocked_until END
    WHERE key = ${keyOf('address', address)}`)
}

/** Counts a code sent to an account; refuses to send ever more of them to a person who types none back. */
export const takeCode = (db: Db, accountId: string) => take(db, 'codes', accountId)

export const forgiveCodes = (db: Db, accountId: string) =>
  db.execute(sql`DELETE FROM sign_in_failure WHERE key = ${keyOf('codes', accountId)}`)
