import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

/** The registers that entities are listed in; foreign companies stand among the companies. */
export type EntityRegister = 'COMPANY' | 'BUSINESS_NAME' | 'BUILDING_SOCIETY'

/**
 * Reads `what` of the entity `e` with this BRN, in one query, so that an unknown BRN is told from an empty file.
 * Refuses a BRN that is not there, or not in the register that is asked for.
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
