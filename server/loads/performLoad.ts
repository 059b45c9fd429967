import { eq } from 'drizzle-orm'
import { writeAsOwner } from '../db/connect'
import type { Db, OwnedDatabase } from '../db/database'
import { load, loadSource } from '../db/schema'
import { computePairsNow } from '../people/pairRounds'
import { Mapping } from './mapping'
import { type Follow, type LoadRequest, type LoadResult, runLoad } from './runLoad'

/** Returns the mapping that the last load of a source was made with. */
export const keptMapping = async (db: Db, source: string): Promise<Mapping> => {
  const [kept] = await db.select({ mapping: loadSource.mapping }).from(loadSource).where(eq(loadSource.name, source))
  return Mapping.parse(kept?.mapping ?? {})
}

/** A check ends its transaction by this, so that nothing of it stays. */
class Undone<T> extends Error {
  override readonly name = 'Undone'
  constructor(readonly result: T) {
    super('The check is over')
  }
}

/** A load from the command line: it is written down, checked and written in one transaction. */
export type NewLoad = Omit<LoadRequest, 'id' | 'address' | 'mapping'> & { by: string; mapping: Mapping | undefined }

/** Computes duplicates after a load that brought people. */
export const pairsAfter = async (
  database: OwnedDatabase,
  { outcomes }: Pick<LoadResult, 'outcomes'>,
  follow: Pick<Follow, 'step'>,
) => {
  if (!outcomes.some(({ kind, created, changed }) => kind === 'people' && created + changed > 0)) return
  await follow.step('pairs')
  await computePairsNow({ write: work => writeAsOwner(database, work) })
}

/**
 * Loads files as the owner of the tables. `after` reads the findings in the same transaction: those of a check are gone
 * afterwards. Returns the number of the load, which a check has only while it goes on; `hasPairs` is false where the load is
 * written and looking for duplicates failed: the server does it within an hour. Errors: those of `runLoad`.
 */
export const performLoad = async (
  database: OwnedDatabase,
  { by, mapping: given, ...asked }: NewLoad,
  follow: Follow,
  after: (tx: Db, id: number, result: LoadResult) => Promise<void> = async () => undefined,
): Promise<LoadResult & { id: number; hasPairs: boolean }> => {
  const { source, name, effectiveOn, history, checkOnly } = asked
  const work = async (tx: Db) => {
    const mapping = given ?? (await keptMapping(tx, source))
    const [row] = await tx
      .insert(load)
      .values({
        source,
        name,
        by,
        effectiveOn,
        history,
        mapping,
      })
      .returning({ id: load.id })
    if (!row) throw new Error('PostgreSQL returned no number for the load')
    const result = {
      id: row.id,
      ...(await runLoad(tx, { ...asked, id: row.id, mapping, address: 'the command line' }, true, follow)),
    }
    await after(tx, row.id, result)
    if (checkOnly) throw new Undone(result)
    return result
  }
  try {
    const result = await writeAsOwner(database, work)
    const hasPairs = await pairsAfter(database, result, follow).then(
      () => true,
      () => false,
    )
    return { ...result, hasPairs }
  } catch (error) {
    if (error instanceof Undone) return { ...error.result, hasPairs: true }
    throw error
  }
}
