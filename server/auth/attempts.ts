import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { hashOf } from './tokens'

/** How many failures in 15 minutes slow a name or an address down for a minute, and how many stop it for 15. */
const limits = { name: { slow: 5, stop: 10 }, address: { slow: 50, stop: 100 } }

type Source = { name: string; address: string }

const keysOf = ({ name, address }: Source) => [
  { key: `name:${hashOf(name.trim().toLowerCase())}`, ...limits.name },
  { key: `address:${hashOf(address)}`, ...limits.address },
]

/** Refuses a name or an address that failed too often, known or not. */
export const mayTry = async (db: Db, source: Source) => {
  const [name, address] = keysOf(source)
  const { rows } = await db.execute<{ minutes: number }>(sql`
    SELECT ceil(extract(epoch FROM max(blocked_until) - now()) / 60)::int AS minutes FROM sign_in_failure
    WHERE key IN (${name?.key}, ${address?.key}) AND blocked_until > now()`)
  const minutes = rows[0]?.minutes
  if (minutes) throw new Refusal('too-many-tries', { minutes })
}

/** Counts a failure, for name and address alike, on whichever server it happened. */
export const countFailure = async (db: Db, source: Source) => {
  for (const { key, slow, stop } of keysOf(source))
    await db.execute(sql`
      INSERT INTO sign_in_failure AS f (key, failures) VALUES (${key}, 1)
      ON CONFLICT (key) DO UPDATE SET
        failures = CASE WHEN f.since < now() - interval '15 minutes' THEN 1 ELSE f.failures + 1 END,
        since = CASE WHEN f.since < now() - interval '15 minutes' THEN now() ELSE f.since END,
        blocked_until = CASE
          WHEN f.since < now() - interval '15 minutes' THEN NULL
          WHEN f.failures + 1 >= ${stop} THEN now() + interval '15 minutes'
          WHEN f.failures + 1 >= ${slow} THEN now() + interval '1 minute' END`)
}

/** The right password was given: the name starts afresh. */
export const forgiveName = async (db: Db, source: Source) => {
  const [name] = keysOf(source)
  await db.execute(sql`DELETE FROM sign_in_failure WHERE key = ${name?.key}`)
}
