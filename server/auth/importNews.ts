import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { news } from '../db/schema'
import type { Who } from '../http/serve'

/**
 * Tells a person at their bell that an import is done, with the numbers of its rows that were taken and refused: its page may
 * have been left meanwhile. Part of the transaction of the import.
 */
export const noteImport = async (
  db: Db,
  { accountId }: Pick<Who, 'accountId'>,
  { name, taken, refused }: { name: string; taken: number; refused: number },
) => {
  await db.insert(news).values({ personId: accountId, kind: 'IMPORT', subject: name.slice(0, 200), taken, refused })
  // Everybody may have reminders, so this reaches every open portal; see server/work/liveUpdates.ts.
  await db.execute(sql`SELECT pg_notify('portal_work', 'REMINDER')`)
}
