import { Day } from '@contract/day'
import { and, eq, getTableName, max, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database'
import { jsonObject } from '../db/json'
import { entity, rowVersion } from '../db/schema'
import { isUnstorable } from '../db/storableText'
import { setVersionFacts } from '../registry/versions'

// Text that the register cannot store is malformed: its write would fail in every try.
const text = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .refine(value => !isUnstorable(value))
const line = text.nullable()

/** Facts that a correction may contain; it contains only those that it corrects. */
const Facts = z
  .strictObject({
    name: text,
    subType: line,
    status: z.enum(['REGISTERED', 'INSOLVENT', 'CEASED']),
    registeredOn: Day,
    plot: line,
    street: line,
    postalAddress: line,
    shareCapital: z.number().min(0).max(1e15),
    numberOfShares: z.int().min(0).max(1e15),
  })
  .partial()
type Facts = z.infer<typeof Facts>

/** A difference: `from` is the register's current data, `to` the corrected data. */
const Correction = z
  .looseObject({ from: Facts, to: Facts })
  .refine(
    ({ from, to }) => Object.keys(to).length > 0 && Object.keys(from).sort().join() === Object.keys(to).sort().join(),
    'The corrected fields differ from the fields with a difference',
  )
export type Correction = z.infer<typeof Correction>

/** Parses a correction; undefined when it is malformed. */
export const readCorrection = (payload: string): Correction | undefined => {
  try {
    return Correction.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

const keysOf = (facts: Facts) => Facts.keyof().options.filter(key => facts[key] !== undefined)

/**
 * Reads the register's current values of the given facts, and locks the entity in a transaction; undefined when the BRN is
 * unknown.
 */
const factsNow = async (tx: Db, brn: string, keys: readonly (keyof Facts)[]) => {
  const facts = jsonObject(Object.fromEntries(keys.map(key => [key, entity[key]])))
  const [current] = await tx
    .select({ name: entity.name, facts: sql<Facts>`${facts}` })
    .from(entity)
    .where(eq(entity.brn, brn))
    .for('update')
  return current
}

const same = (keys: readonly (keyof Facts)[], one: Facts, other: Facts) => keys.every(key => one[key] === other[key])

export type Corrected =
  | { outcome: 'SENT'; subject: string; before: Facts; after: Facts }
  | { outcome: 'SUCCESS' }
  | { outcome: 'FAILED'; cause: 'UNKNOWN_BRN' | 'CHANGED_MEANWHILE' }

type Standing = { current: { name: string; facts: Facts }; keys: readonly (keyof Facts)[] }
type Refused = Extract<Corrected, { outcome: 'FAILED' }>

/** Compares a correction with the register: returns the current values, or the cause why it cannot be made. */
const compare = async (tx: Db, brn: string, { from, to }: Correction): Promise<Standing | Refused> => {
  const keys = keysOf(to)
  const current = await factsNow(tx, brn, keys)
  if (!current) return { outcome: 'FAILED', cause: 'UNKNOWN_BRN' }
  if (same(keys, current.facts, to) || same(keys, current.facts, from)) return { current, keys }
  return { outcome: 'FAILED', cause: 'CHANGED_MEANWHILE' }
}

/** Returns the cause for which a correction cannot be made as the register stands; undefined when it can. */
export const causeAgainst = async (
  db: Db,
  brn: string,
  correction: Correction,
): Promise<Refused['cause'] | undefined> => {
  const standing = await compare(db, brn, correction)
  return 'outcome' in standing ? standing.cause : undefined
}

/**
 * Returns the day since which the register has had the present value of a fact: that of its last change, or `-infinity`.
 * A correction counts from that day: the value was wrong since then.
 */
const wrongSince = async (tx: Db, brn: string, key: keyof Facts): Promise<string> => {
  const [last] = await tx
    .select({ day: max(rowVersion.effectiveOn) })
    .from(rowVersion)
    .where(
      and(
        eq(rowVersion.brn, brn),
        eq(rowVersion.list, getTableName(entity)),
        sql`${rowVersion.after} ? ${entity[key].name}`,
      ),
    )
  return last?.day ?? '-infinity'
}

/**
 * Applies a correction to the register, unless the register already has it or has changed since the difference was
 * found.
 */
export const correct = async (tx: Db, brn: string, correction: Correction): Promise<Corrected> => {
  const standing = await compare(tx, brn, correction)
  if ('outcome' in standing) return standing
  const { current, keys } = standing
  const { from, to } = correction
  if (same(keys, current.facts, to)) return { outcome: 'SUCCESS' }
  const values = { ...to, shareCapital: to.shareCapital?.toString() }
  const days = new Map<string, Partial<typeof values>>()
  for (const key of keys) {
    const day = await wrongSince(tx, brn, key)
    days.set(day, { ...days.get(day), [key]: values[key] })
  }
  for (const [effectiveOn, set] of days) {
    await setVersionFacts(tx, { act: 'REGISTER_ERROR', effectiveOn })
    await tx.update(entity).set(set).where(eq(entity.brn, brn))
  }
  return { outcome: 'SENT', subject: `${brn} ${current.name}`, before: from, after: to }
}
