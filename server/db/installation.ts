import { eq, sql } from 'drizzle-orm'
import type { Db } from './database'
import { account, entity, installation } from './schema'

/** Key of the moment of the last backup: an object with `at` in ISO form. */
export const BACKUP = 'backup'

/** Notes that the registry was backed up, now or at a moment. */
export const noteBackup = async (db: Db, at = new Date()) => {
  const value = { at: at.toISOString() }
  await db
    .insert(installation)
    .values({ key: BACKUP, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
}

/** Returns the moment of the last backup in ISO form; undefined before the first. */
export const lastBackup = async (db: Db): Promise<string | undefined> => {
  const [row] = await db
    .select({ at: sql<string>`${installation.value} ->> 'at'` })
    .from(installation)
    .where(eq(installation.key, BACKUP))
  return row?.at
}

/** Reads whether the registry holds demonstration data, accounts and entities. */
export const installationOf = async (db: Db) => {
  const { rows } = await db.execute<{ demonstration: boolean; accounts: boolean; entities: boolean }>(sql`
    SELECT EXISTS (SELECT FROM ${installation} WHERE ${installation.key} = 'demonstration') AS demonstration,
      EXISTS (SELECT FROM ${account}) AS accounts, EXISTS (SELECT FROM ${entity}) AS entities`)
  return rows[0] ?? { demonstration: false, accounts: false, entities: false }
}
