import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { entity } from '../db/schema'

/** Registers that list entities; foreign companies are listed with the companies. */
export type EntityRegister = 'COMPANY' | 'BUSINESS_NAME' | 'BUILDING_SOCIETY'

/** The entity that `readOfEntity` reads, for subqueries that refer to it. */
export const entityOfFile = alias(entity, 'e')

/**
 * Reads an expression of `entityOfFile`, the entity with this BRN, in one query, which distinguishes an unknown BRN from
 * an empty file. Refuses a BRN that does not exist, or is not in the given register.
 */
export const readOfEntity = async <T>(db: Db, text: string, part: SQL, register?: EntityRegister): Promise<T> => {
  const brn = normalBrn(text)
  const { register: listedIn } = entityOfFile
  const [row] = await db
    .select({ content: sql<T>`${part}` })
    .from(entityOfFile)
    .where(and(eq(entityOfFile.brn, brn), register && eq(listedIn, register)))
  if (!row) throw new Refusal('unknown-brn', { brn })
  return row.content
}
