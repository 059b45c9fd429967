import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database'

const text = z.string().trim().min(1).max(300)
const line = text.nullable()

/** Facts that a correction may contain; it contains only those that it corrects. */
const Facts = z
  .strictObject({
    name: text,
    subType: line,
    status: z.enum(['REGISTERED', 'INSOLVENT', 'CEASED']),
    registeredOn: z.iso.date(),
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

const columns: Record<keyof Facts, SQL> = {
  name: sql`name`,
  subType: sql`sub_type`,
  status: sql`status`,
  registeredOn: sql`registered_on`,
  plot: sql`plot`,
  street: sql`street`,
  postalAddress: sql`postal_address`,
  shareCapital: sql`share_capital`,
  numberOfShares: sql`number_of_shares`,
}

const keysOf = (facts: Facts) => Facts.keyof().options.filter(key => facts[key] !== undefined)

/** Reads the register's current values of the given facts and locks the entity; undefined when the BRN is unknown. */
const factsNow = async (tx: Db, brn: string, keys: readonly (keyof Facts)[]) => {
  const fields = sql.join(
    keys.map(key => sql`${key}::text, ${columns[key]}`),
    sql`, `,
  )
  const { rows } = await tx.execute<{ name: string; facts: Facts }>(sql`
    SELECT name, json_build_object(${fields}) AS facts FROM entity WHERE brn = ${brn} FOR UPDATE`)
  return rows[0]
}

const same = (keys: readonly (keyof Facts)[], one: Facts, other: Facts) => keys.every(key => one[key] === other[key])

export type Corrected =
  | { outcome: 'SENT'; subject: string; before: Facts; after: Facts }
  | { outcome: 'SUCCESS' }
  | { outcome: 'FAILED'; cause: 'UNKNOWN_BRN' | 'CHANGED_MEANWHILE' }

/**
 * Applies a correction to the register, unless the register already has it or has changed since the difference was
 * found.
 */
export const correct = async (tx: Db, brn: string, { from, to }: Correction): Promise<Corrected> => {
  const keys = keysOf(to)
  const current = await factsNow(tx, brn, keys)
  if (!current) return { outcome: 'FAILED', cause: 'UNKNOWN_BRN' }
  if (same(keys, current.facts, to)) return { outcome: 'SUCCESS' }
  if (!same(keys, current.facts, from)) return { outcome: 'FAILED', cause: 'CHANGED_MEANWHILE' }
  const changes = sql.join(
    keys.map(key => sql`${columns[key]} = ${to[key]}`),
    sql`, `,
  )
  await tx.execute(sql`UPDATE entity SET ${changes} WHERE brn = ${brn}`)
  return { outcome: 'SENT', subject: `${brn} ${current.name}`, before: from, after: to }
}
