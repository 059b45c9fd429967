import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@contract/errors'
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { SignInLimits } from '../config/settings'
import type { Db } from '../db/database'
import { signInFailure } from '../db/schema'
import { hashOf } from '../http/tokens'
import { signInName } from './signInName'
import { isKnownSource, type Origin, sourceOf } from './sources'

const [SLOW_MINUTES, STOP_MINUTES] = [1, 15]

/** Free tries of one account from anywhere; further ones are checked at one per second. */
const FREE = 5
/** Longest wait of a try in seconds, and most waiting tries on one server. */
const LONGEST_WAIT = 3
const WAITING = 20

type Kind = keyof SignInLimits

const slowAfter = (limits: SignInLimits, kind: Kind) => Math.ceil(limits[kind] / 2)

/** A block that a try started: its kind, and its minutes. */
export type Block = { kind: Kind; minutes: number }

/** A counted try of the password step, taken back when the password was right. */
export type Try = { keys: Counter[]; pace: string | undefined }

/** A counter that a try was added to, the tries after which it blocks for a minute, and the block that this try started. */
type Counter = { kind: Kind; key: string; slow: number; block: Block | undefined }

/** Returns the counter key of a name: its account, or a hash of an unknown name, which is counted in the same way. */
const subjectOf = ({ accountId, name }: { accountId: string | undefined; name: string }) =>
  accountId ?? `~${hashOf(signInName(name))}`

const tooMany = (minutes: number) => new Refusal('too-many-tries', { minutes })

const { failures, since, blockedUntil } = signInFailure
const isOld = sql`${since} < now() - interval '15 minutes'`

/** Changes of a counter by one more try: an old one begins again. */
const countedAgain = {
  failures: sql`CASE WHEN ${isOld} THEN 1 ELSE ${failures} + 1 END`,
  since: sql`CASE WHEN ${isOld} THEN now() ELSE ${since} END`,
}

/** Counts a try before its outcome is known, in one statement, so that parallel tries are all counted. */
const take = async (db: Db, limits: SignInLimits, kind: Kind, key: string): Promise<Block | undefined> => {
  const [slow, stop] = [slowAfter(limits, kind), limits[kind]]
  const [counted] = await db
    .insert(signInFailure)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: signInFailure.key,
      set: {
        ...countedAgain,
        blockedUntil: sql`CASE
          WHEN ${isOld} THEN NULL
          WHEN ${failures} + 1 >= ${stop} THEN now() + make_interval(mins => ${STOP_MINUTES})
          WHEN ${failures} + 1 >= ${slow} THEN now() + make_interval(mins => ${SLOW_MINUTES}) END`,
      },
      setWhere: sql`${blockedUntil} IS NULL OR ${blockedUntil} <= now()`,
    })
    .returning({ tries: failures })
  const tries = counted?.tries
  if (tries !== undefined)
    return tries < slow ? undefined : { kind, minutes: tries < stop ? SLOW_MINUTES : STOP_MINUTES }
  const [block] = await db
    .select({ minutes: sql<number>`greatest(1, ceil(extract(epoch FROM ${blockedUntil} - now()) / 60))::int` })
    .from(signInFailure)
    .where(eq(signInFailure.key, key))
  throw tooMany(block?.minutes ?? SLOW_MINUTES)
}

let waiting = 0

/** Reserves the next slot of an account, one per second on all servers together, and waits for it. */
const takeTurn = async (db: Db, key: string) => {
  const [turn] = await db
    .insert(signInFailure)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: signInFailure.key,
      set: {
        ...countedAgain,
        blockedUntil: sql`CASE WHEN NOT ${isOld} AND ${failures} >= ${FREE}
          THEN greatest(now(), coalesce(${blockedUntil}, now())) + interval '1 second' END`,
      },
      setWhere: sql`coalesce(${blockedUntil}, now()) <= now() + make_interval(secs => ${LONGEST_WAIT - 1})`,
    })
    .returning({ seconds: sql<number | null>`extract(epoch FROM ${blockedUntil} - now())::float8` })
  if (!turn || (turn.seconds && waiting >= WAITING)) throw tooMany(SLOW_MINUTES)
  if (!turn.seconds) return
  waiting++
  await pause(turn.seconds * 1000).finally(() => {
    waiting--
  })
}

/** Takes a try back, and the block that it started: nothing else is counted while a block lasts. */
const giveBack = (db: Db, { key, slow, block }: Counter) =>
  db
    .update(signInFailure)
    .set({
      failures: sql`greatest(0, ${failures} - 1)`,
      blockedUntil: block ? null : sql`CASE WHEN ${failures} > ${slow} THEN ${blockedUntil} END`,
    })
    .where(eq(signInFailure.key, key))

/**
 * Counts a try of the password step, for known accounts and unknown names alike, and refuses it ('too-many-tries') past
 * the limits. Wrong passwords from elsewhere only delay a try, and not at all from an address or device where the
 * account signed in before: those have counters of their own. `blocks` receives the blocks that the try started, also when
 * it is refused.
 */
export const takeTry = async (
  db: Db,
  {
    accountId,
    name,
    origin,
    limits,
  }: { accountId: string | undefined; name: string; origin: Origin; limits: SignInLimits },
  blocks: Block[],
): Promise<Try> => {
  const knownBy = await isKnownSource(db, accountId, origin)
  const subject = subjectOf({ accountId, name })
  const source =
    knownBy === 'device' && origin.device ? sourceOf.device(origin.device) : sourceOf.address(origin.address)
  const attempt: Try = { keys: [], pace: undefined }
  const count = async (kind: Kind, key: string) => {
    const block = await take(db, limits, kind, key)
    attempt.keys.push({ kind, key, slow: slowAfter(limits, kind), block })
    if (block) blocks.push(block)
  }
  if (!knownBy) await count('address', `address:${sourceOf.address(origin.address)}`)
  await count('pair', `pair:${subject}:${source}`)
  if (knownBy) return attempt
  attempt.pace = `pace:${subject}`
  try {
    await takeTurn(db, attempt.pace)
  } catch (error) {
    // The password was not checked, so the counted tries are given back.
    for (const one of attempt.keys) await giveBack(db, one)
    blocks.length = 0
    throw error
  }
  return attempt
}

const clear = (db: Db, key: string) => db.delete(signInFailure).where(eq(signInFailure.key, key))

/** Takes back a try with the right password: resets the account's counter here, and reduces that of the address. */
export const forgiveTry = async (db: Db, { keys, pace }: Try) => {
  for (const one of keys) {
    if (one.kind === 'pair') await clear(db, one.key)
    else await giveBack(db, one)
  }
  if (pace) await clear(db, pace)
}

/** Counts a code sent to an account; refuses to send more to a person who enters none. */
export const takeCode = (db: Db, accountId: string, limits: SignInLimits) =>
  take(db, limits, 'codes', `codes:${accountId}`)

/** Takes back a code that was counted and certainly not sent, with the block that it started. */
export const giveBackCode = (db: Db, accountId: string, limits: SignInLimits, block: Block | undefined) =>
  giveBack(db, { kind: 'codes', key: `codes:${accountId}`, slow: slowAfter(limits, 'codes'), block })

export const forgiveCodes = (db: Db, accountId: string) => clear(db, `codes:${accountId}`)

/**
 * Counts a request for a new password, for known accounts and unknown names alike, and refuses it ('too-many-tries') past
 * the limits. `blocks` receives the blocks that it started, also when it is refused.
 */
export const takeReset = async (
  db: Db,
  {
    accountId,
    name,
    address,
    limits,
  }: { accountId: string | undefined; name: string; address: string; limits: SignInLimits },
  blocks: Block[],
): Promise<void> => {
  const count = async (kind: Kind, key: string) => {
    const block = await take(db, limits, kind, key)
    if (block) blocks.push(block)
  }
  await count('resetsFrom', `resets-from:${sourceOf.address(address)}`)
  await count('resets', `resets:${subjectOf({ accountId, name })}`)
}

/**
 * Counts a look-up of an extract's code from an address, and refuses it ('too-many-tries') past the limits. The result goes to
 * `forgiveVerification` when the code is that of an extract.
 */
export const takeVerification = async (db: Db, address: string, limits: SignInLimits): Promise<Counter> => {
  const kind = 'verifications'
  const key = `verifications:${sourceOf.address(address)}`
  const block = await take(db, limits, kind, key)
  return { kind, key, slow: slowAfter(limits, kind), block }
}

export const forgiveVerification = giveBack

/** Clears every counter of an account, wherever the tries came from. Returns true if it was blocked. */
export const clearTries = async (db: Db, accountId: string): Promise<boolean> => {
  const { key } = signInFailure
  const rows = await db
    .delete(signInFailure)
    .where(
      or(
        sql`starts_with(${key}, ${`pair:${accountId}:`})`,
        inArray(key, [`pace:${accountId}`, `codes:${accountId}`, `resets:${accountId}`]),
      ),
    )
    .returning({
      blocked: sql<boolean>`coalesce(${blockedUntil} > now(), false) AND NOT starts_with(${key}, 'pace:')`,
    })
  return rows.some(({ blocked }) => blocked)
}
