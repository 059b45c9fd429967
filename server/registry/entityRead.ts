import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

/** Registers that list entities; foreign companies are listed with the companies. */
export type EntityRegister = 'COMPANY' | 'BUSINESS_NAME' | 'BUILDING_SOCIETY'

/**
 * Reads `what` of the entity `e` with this BRN, in one query, which distinguishes an unknown BRN from an empty file.
 * Refuses a BRN that does not exist, or is not in the given register.
 */
export const readOfEntity = async <T>(db: Db, typed: string, what: SQL, register?: EntityRegister): Promise<T> => {
  const brn = normalBrn(typed)
  const listed = register ? sql`AND e.register = ${register}` : sql``
  const { rows } = await db.execute<{ found: T }>(
    sql`SELECT ${what} AS found FROM entity e WHERE e.brn = ${brn} ${listed}`,
  )
  const row = rows[0]
  if (!row) throw new Refusal('unknown-brn', { brn })
  return row.found
}
