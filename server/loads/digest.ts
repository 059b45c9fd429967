import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { loadRow } from '../db/schema'

/**
 * Returns the digest over the rows of a load: SHA-256 over its kinds, keys, operations and hashes, computed in 4096 parts,
 * because one text of millions of rows would be too long. Undefined for a load without rows.
 */
export const digestOfLoad = async (db: Db, load: number): Promise<string | undefined> => {
  const { hash, kind, key, operation } = loadRow
  const nth = sql<number>`get_byte(${hash}, 0) * 16 + get_byte(${hash}, 1) / 16`
  const row = sql`concat_ws(' ', ${kind}, ${operation}, encode(${hash}, 'hex'), ${key})`
  const inOrder = sql`${hash}, ${kind} COLLATE "C", ${key} COLLATE "C"`
  const parts = db
    .select({
      nth: nth.as('nth'),
      part: sql<string>`encode(sha256(convert_to(string_agg(${row}, E'\\n' ORDER BY ${inOrder}), 'UTF8')), 'hex')`.as(
        'part',
      ),
    })
    .from(loadRow)
    .where(eq(loadRow.load, load))
    .groupBy(sql`1`)
    .as('parts')
  const [found] = await db
    .select({
      digest: sql<
        string | null
      >`encode(sha256(convert_to(string_agg(${parts.part}, '' ORDER BY ${parts.nth}), 'UTF8')), 'hex')`,
    })
    .from(parts)
  return found?.digest ?? undefined
}
