import { Refusal } from '@contract/errors'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'

/**
 * Refuses, by the field `name`, a name that another row of the table has in any letter case. Call it only inside
 * `changeAccess`, whose lock keeps others from adding one.
 */
export const refuseTaken = async (db: Db, table: SQL, name: string, self = 0) => {
  const { rows } = await db.execute(sql`SELECT FROM ${table} WHERE lower(name) = lower(${name}) AND id <> ${self}`)
  if (rows.length) throw new Refusal('name-taken', { name }, { name: `${name} already exists` })
}
