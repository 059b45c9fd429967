import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { compareMigrations, noteMigrations, refuseEarlierDatabase, refuseNewerDatabase } from './appliedMigrations'
import { isLockTimeout, mayRunAgain } from './databaseErrors'
import { migrationsFolder } from './migrationFiles'
import { migrationsIn } from './migrationKinds'
import * as schema from './schema'

/**
 * Wait for the lock of a table in one try. Requests queue behind it, and give up after `LOCK_TIMEOUT` of
 * server/db/connect.ts, which must stay well above.
 */
const LOCK_WAIT = '1s'
const REPEAT_AFTER = 1000
/** Milliseconds within which the tables must become free. */
const WITHIN = 120_000

/** Runs all pending migrations in one transaction, again while other transactions hold a table. */
const migrateBesideServers = async (client: pg.Client, folder: string, within: number) => {
  const until = Date.now() + within
  await client.query(`SET lock_timeout = '${LOCK_WAIT}'`)
  for (;;) {
    try {
      await migrate(drizzle(client), { migrationsFolder: folder })
      break
    } catch (error) {
      if (!isLockTimeout(error) && !mayRunAgain(error)) throw error
      if (Date.now() > until)
        throw new Error(
          'The database was not upgraded, and nothing was changed: other work held its tables all the time, such as a backup or an import. Start again when it has ended.',
        )
      await pause(REPEAT_AFTER)
    }
  }
  await client.query('RESET lock_timeout')
}

/**
 * Brings a database to the schema of this release, while servers of earlier releases may work on it, and notes the
 * migrations. A database of a later release is left as it is: returns a sentence for the log. Throws a sentence where
 * servers of this release do not work on it, and where its tables did not become free within `within` milliseconds.
 */
export const migrateDatabase = async (
  client: pg.Client,
  { folder = migrationsFolder, within = WITHIN } = {},
): Promise<string | undefined> => {
  const db = drizzle(client, { schema })
  const own = migrationsIn(folder)
  const state = await compareMigrations(db, own)
  refuseEarlierDatabase(state)
  const newer = refuseNewerDatabase(state)
  if (newer) return newer
  if (state.pending.length) await migrateBesideServers(client, folder, within)
  await noteMigrations(db, own)
  return undefined
}
