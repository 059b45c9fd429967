import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** Folder of the migrations, from which drizzle brings a database up to date. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** A trigger, or an index without the name of its table. */
type DatabaseObject = { name: string; table: string }

const created =
  /^CREATE (?:OR REPLACE )?(?:CONSTRAINT )?(TRIGGER|(?:UNIQUE )?INDEX) (?:CONCURRENTLY )?(?:IF NOT EXISTS )?"?([\w.]+)"?[\s\S]*?\bON (?:ONLY )?(?:"?public"?\.)?"?(\w+)"?/
const droppedTrigger = /^DROP TRIGGER (?:IF EXISTS )?"?(\w+)"? ON (?:"?public"?\.)?"?(\w+)"?/
const droppedIndex = /^DROP INDEX (?:CONCURRENTLY )?(?:IF EXISTS )?(?:"?public"?\.)?"?(\w+)"?/
const droppedTable = /^DROP TABLE (?:IF EXISTS )?(?:"?public"?\.)?"?(\w+)"?/

/** Statements of all migrations that begin a line: those inside functions are indented. */
const statements = () =>
  readMigrationFiles({ migrationsFolder }).flatMap(({ sql }) =>
    sql.flatMap(text => text.split(/^(?=(?:CREATE|DROP) )/m)),
  )

/**
 * Returns the triggers and indexes that the migrations leave behind, except those that functions make for totals and for
 * work (server/db/missingTotals.ts, server/work/missingWork.ts).
 */
export const migratedObjects = (): { triggers: DatabaseObject[]; indexes: DatabaseObject[] } => {
  const triggers = new Map<string, DatabaseObject>()
  const indexes = new Map<string, DatabaseObject>()
  for (const statement of statements()) {
    const [, kind, name = '', table = ''] = created.exec(statement) ?? []
    if (kind === 'TRIGGER') triggers.set(`${table}.${name}`, { name, table })
    else if (kind) indexes.set(name, { name, table })
    const [, oldTrigger, ofTable] = droppedTrigger.exec(statement) ?? []
    if (oldTrigger) triggers.delete(`${ofTable}.${oldTrigger}`)
    const [, oldIndex] = droppedIndex.exec(statement) ?? []
    if (oldIndex) indexes.delete(oldIndex)
    const [, oldTable] = droppedTable.exec(statement) ?? []
    if (!oldTable) continue
    for (const objects of [triggers, indexes])
      for (const [key, object] of objects) if (object.table === oldTable) objects.delete(key)
  }
  return { triggers: [...triggers.values()], indexes: [...indexes.values()] }
}
