import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type RebuildPart, setIndexesAside } from '../../db/catalogue'
import { connectionOf, type Db } from '../../db/database'

/** A part of a bulk load, in this order. */
export type LoadingPart = 'rows' | RebuildPart

/**
 * Loads rows into tables without their indexes and foreign keys, which are then built from all rows at once. Nobody else
 * can read the tables until the transaction ends. `onPart` is called after each part.
 */
export const bulkLoad = async <T>(
  tx: Db,
  tables: readonly PgTable[],
  load: () => Promise<T>,
  onPart?: (part: LoadingPart) => void,
): Promise<T> => {
  const names = tables.map(table => ({ name: getTableName(table) }))
  const rebuild = await setIndexesAside(connectionOf(tx), names)
  const result = await load()
  onPart?.('rows')
  await rebuild(onPart)
  return result
}
