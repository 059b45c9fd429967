import { Refusal } from '@contract/errors'
import type { AsOf } from '@contract/registry/asOf'
import { normalBrn } from '@contract/registry/brn'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { executePrepared } from '../db/prepared'
import { entity } from '../db/schema'
import { findMoment, tablesAsOf } from './asOf'

/** Registers that list entities; foreign companies are listed with the companies. */
export type EntityRegister = 'COMPANY' | 'BUSINESS_NAME' | 'BUILDING_SOCIETY'

/** The entity that `readOfEntity` reads, for subqueries that refer to it. */
export const entityOfFile = alias(entity, 'e')

/** Database, and the moment at which a call reads a file; without one, the file of today. */
export type Reading = { db: Db; asOf?: AsOf | undefined }

/**
 * Reads an expression of `entityOfFile`, the entity with this BRN, in one query, which distinguishes an unknown BRN from
 * an empty file. Refuses a BRN that does not exist, or is not in the given register. At a moment of the past the same
 * expression reads the tables as they stood.
 */
export const readOfEntity = async <T>(
  { db, asOf }: Reading,
  text: string,
  part: SQL,
  register?: EntityRegister,
): Promise<T> => {
  const brn = normalBrn(text)
  const { register: listedIn } = entityOfFile
  const content = sql<T>`${part}`
  const where = and(eq(entityOfFile.brn, brn), register && eq(listedIn, register))
  const [row] = asOf
    ? await executePrepared<{ content: T }>(
        db,
        sql`${tablesAsOf(brn, await findMoment(db, brn, asOf))} SELECT ${content} AS content FROM ${entity} ${entityOfFile} WHERE ${where}`,
      )
    : await db.select({ content }).from(entityOfFile).where(where)
  if (!row) throw new Refusal('unknown-brn', { brn })
  return row.content
}
