import { RELEASE } from '../config/release'
import { compareMigrations, refuseEarlierDatabase, upgradedBy } from '../db/appliedMigrations'
import type { Db } from '../db/database'
import { type Migration, worksAfter } from '../db/migrationKinds'

/** Migrations that this release makes, each with whether servers of the release before go on working beside it. */
export type Upgrade = {
  from: string
  to: string
  isRolling: boolean
  migrations: (Migration & { isRolling: boolean })[]
}

/** Judges pending migrations for servers of a release. */
export const judgeUpgrade = (from: string, pending: readonly Migration[]): Upgrade => {
  const migrations = pending.map(migration => ({ ...migration, isRolling: worksAfter(from, migration) }))
  return { from, to: RELEASE, isRolling: migrations.every(({ isRolling }) => isRolling), migrations }
}

/**
 * Tells how servers of a release are upgraded to this one, from the migrations that the database has. Throws a sentence where
 * an earlier version made the database, or a later release than this one upgraded it.
 */
export const examineUpgrade = async (db: Db, from: string): Promise<Upgrade> => {
  const state = await compareMigrations(db)
  refuseEarlierDatabase(state)
  const later = upgradedBy(state)
  if (state.unknown.length)
    throw new Error(
      `This is release ${RELEASE}, and the database has migrations that it does not know. Ask the doctor of ${later ? `release ${later}` : 'the release that upgraded it'}.`,
    )
  return judgeUpgrade(from, state.pending)
}
