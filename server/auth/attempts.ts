import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isKnownSource, type Origin, sourceOf } from './sources'
import { hashOf } from './tokens'

/**
 * Tries within 15 minutes after which the account waits for a minute (`slow`) or for 15 (`stop`): at one address or
 * device (`pair`), at one address over all accounts that never signed in there (`address`), or for another code by mail
 * (`codes`).
 */
const limits = { pair: { slow: 5, stop: 10 }, address: { slow: 50, stop: 100 }, codes: { slow: 10, stop: 20 } }
const [SLOW_MINUTES, STOP_MINUTES] = [1, 15]

/** Free tries of one account from anywhere; further ones are checked at one per second. */
const FREE = 5
/** Longest wait of a try in seconds, and most waiting tries on one server. */
const LONGEST_WAIT = 3
const WAITING = 20

type Kind = keyof typeof limits

/** A block that a try started: its kind, and its minutes. */
export type Block = { kind: Kind; minutes: number }

/** A counted try of the password step, taken back when the password was right. */
export type Try = { keys: { kind: Kind; key: string }[]; pace: string | undefined; blocks: Block[] }

/** Returns the counter key of a name: its account, or a hash of an unknown name, which is counted in the same way. */
const subjectOf = ({ accountId, name }: { accountId: string | undefined; name: string }) =>
  accountId ?? `~${hashOf(name.trim().toLowerCase())}`

const tooMany = (minutes: number) => new Refusal('too-many-tries', { minutes })

/** Counts a try before its outcome is known, in one statement, so that parallel tries are all counted. */
const take = async (db: Db, kind: Kind, key: string): Promise<Block | undefined> => {
  const { slow, stop } = limits[kind]
  const { rows } = await db.execute<{ failures: number }>(sql`
    INSERT INTO sign_in_failure AS f (key, failures) VALUES (${key}, 1)
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN f.since < now() - interval '15 minutes' THEN 1 ELSE f.failures + 1 END,
      since = CASE WHEN f.since < now() - interval '15 minutes' THEN now() ELSE f.since END,
      blocked_until = CASE
        WHEN f.since < now() - interval '15 minutes' THEN NULL
        WHEN f.failures + 1 >= ${stop} THEN now() + make_interval(mins => ${STOP_MINUTES})
        WHEN f.failures + 1 >= ${slow} THEN now() + make_interval(mins => ${SLOW_MINUTES}) END
    WHERE f.blocked_until IS NULL OR f.blocked_until <= now()
    RETURNING failures`)
  const failures = rows[0]?.failures
  if (failures !== undefined)
    return failures < slow ? undefined : { kind, minutes: failures < stop ? SLOW_MINUTES : STOP_MINUTES }
  const left = await db.execute<{ minutes: number }>(sql`
    SELECT greatest(1, ceil(extract(epoch FROM blocked_until - now()) / 60))::int AS minutes
    FROM sign_in_failure WHERE key = ${key}`)
  throw tooMany(left.rows[0]?.minutes ?? SLOW_MINUTES)
}

let waiting = 0

/** Reserves the next slot of an account, one per second on all servers together, and waits for it. */
const takeTurn = async (db: Db, key: string) => {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    INSERT INTO sign_in_failure AS f (key, failures) VALUES (${key}, 1)
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE WHEN f.since < now() - interval '15 minutes' THEN 1 ELSE f.failures + 1 END,
      since = CASE WHEN f.since < now() - interval '15 minutes' THEN now() ELSE f.since END,
      blocked_until = CASE
        WHEN f.since >= now() - interval '15 minutes' AND f.failures >= ${FREE}
        THEN greatest(now(), coalesce(f.blocked_until, now())) + interval '1 second' END
    WHERE coalesce(f.blocked_until, now()) <= now() + make_interval(secs => ${LONGEST_WAIT - 1})
    RETURNING extract(epoch FROM blocked_until - now())::float8 AS seconds`)
  const [turn] = rows
  if (!turn || (turn.seconds && waiting >= WAITING)) throw tooMany(SLOW_MINUTES)
  if (!turn.seconds) return
  waiting++
  await pause(turn.seconds * 1000).finally(() => {
    waiting--
  })
}

const giveBack = (db: Db, { kind, key }: { kind: Kind; key: string }) =>
  db.execute(sql`
    UPDATE sign_in_failure SET failures = greatest(0, failures - 1),
      blocked_until = CASE WHEN failures > ${limits[kind].slow} THEN blocked_until END
    WHERE key = ${key}`)

/**
 * Counts a try of the password step, for known accounts and unknown names alike, and refuses it ('too-many-tries') past
 * the limits. Wrong passwords from elsewhere only delay a try, and not at all from an address or device where the
 * account signed in before: those have counters of their own.
 */
export const takeTry = async (
  db: Db,
  { accountId, name, origin }: { accountId: string | undefined; name: string; origin: Origin },
): Promise<Try> => {
  const knownBy = await isKnownSource(db, accountId, origin)
  const subject = subjectOf({ accountId, name })
  const source =
    knownBy === 'device' && origin.device ? sourceOf.device(origin.device) : sourceOf.address(origin.address)
  const taken: Try = { keys: [], pace: undefined, blocks: [] }
  const count = async (kind: Kind, key: string) => {
    const block = await take(db, kind, key)
    taken.keys.push({ kind, key })
    if (block) taken.blocks.push(block)
  }
  if (!knownBy) await count('address', `address:${sourceOf.address(origin.address)}`)
  await count('pair', `pair:${subject}:${source}`)
  if (knownBy) return taken
  taken.pace = `pace:${subject}`
  try {
    await takeTurn(db, taken.pace)
  } catch (error) {
    // The password was not checked, so the counted tries are given back.
    for (const one of taken.keys) await giveBack(db, one)
    throw error
  }
  return taken
}

/** Takes back a try with the right password: resets the account's counter here, and reduces that of the address. */
export const forgiveTry = async (db: Db, { keys, pace }: Try) => {
  for (const one of keys) {
    if (one.kind === 'pair') await db.execute(sql`DELETE FROM sign_in_failure WHERE key = ${one.key}`)
    else await giveBack(db, one)
  }
  if (pace) await db.execute(sql`DELETE FROM sign_in_failure WHERE key = ${pace}`)
}

/** Counts a code sent to an account; refuses to send more to a person who enters none. */
export const takeCode = (db: Db, accountId: string) => take(db, 'codes', `codes:${accountId}`)

export const forgiveCodes = (db: Db, accountId: string) =>
  db.execute(sql`DELETE FROM sign_in_failure WHERE key = ${`codes:${accountId}`}`)

/** Clears every counter of an account, wherever the tries came from. Returns true if it was blocked. */
export const clearTries = async (db: Db, accountId: string): Promise<boolean> => {
  const { rows } = await db.execute<{ blocked: boolean }>(sql`
    DELETE FROM sign_in_failure
    WHERE starts_with(key, ${`pair:${accountId}:`}) OR key IN (${`pace:${accountId}`}, ${`codes:${accountId}`})
    RETURNING coalesce(blocked_until > now(), false) AND NOT starts_with(key, 'pace:') AS blocked`)
  return rows.some(({ blocked }) => blocked)
}
