import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { oneAtATime } from '../db/rowChecks'
import { entity } from '../db/schema'
import { searchFold } from '../db/search'

type Named = Pick<typeof entity.$inferSelect, 'brn' | 'register' | 'name'>

/**
 * Returns the BRN of another entity of the register that has a name today; undefined where the name is free. Then it stays
 * free until the transaction ends: others who ask for a name of the register wait for it.
 */
export const holderOfName = async (tx: Db, { brn, register, name }: Named): Promise<string | undefined> => {
  await oneAtATime(tx, `names of ${register}`)
  const [other] = await tx
    .select({ brn: entity.brn })
    .from(entity)
    .where(
      and(
        eq(entity.register, register),
        sql`${searchFold(entity.name)} = ${searchFold(sql`${name}`)}`,
        ne(entity.status, 'CEASED'),
        ne(entity.brn, brn),
      ),
    )
    .limit(1)
  return other?.brn
}
