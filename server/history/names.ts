import { eq, getTableColumns, getTableName, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { administrativeUnit, entity, entityPerson, entityRole, shareClass, strikeEntry } from '../db/schema'
import { className, personName } from '../registry/fileNames'
import type { Names, RowChange } from './effects'

/** Returns a row as PostgreSQL names its columns, from one as the schema names them. */
const asStored = (table: PgTable, row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]: [string, PgColumn]) => [column.name, row[name]]),
  )

/** Reads the names that the words of changes to one file use. */
export const readNames = async (db: Db, brn: string, changes: readonly RowChange[]): Promise<Names> => {
  const villages = changes
    .flatMap(({ before, after }) => [before?.[entity.villageId.name], after?.[entity.villageId.name]])
    .filter(id => typeof id === 'number')
  const [people, classes, roles, marks, places] = await Promise.all([
    db.select({ no: entityPerson.no, name: personName }).from(entityPerson).where(eq(entityPerson.brn, brn)),
    db.select({ no: shareClass.no, name: className }).from(shareClass).where(eq(shareClass.brn, brn)),
    db.select().from(entityRole).where(eq(entityRole.brn, brn)),
    db.select({ id: strikeEntry.id, register: strikeEntry.register }).from(strikeEntry).where(eq(strikeEntry.brn, brn)),
    villages.length
      ? db
          .select({ id: administrativeUnit.id, name: administrativeUnit.name })
          .from(administrativeUnit)
          .where(inArray(administrativeUnit.id, villages))
      : [],
  ])
  const nameBy = (pairs: readonly (readonly [id: number, name: string])[]) => {
    const names = new Map(pairs.map(([id, name]) => [`${id}`, name]))
    return (value: unknown) => names.get(String(value))
  }
  const rows = new Map<string, Record<string, unknown>>([
    ...roles.map(row => [`${getTableName(entityRole)} ${row.id}`, asStored(entityRole, row)] as const),
    ...marks.map(row => [`${getTableName(strikeEntry)} ${row.id}`, asStored(strikeEntry, row)] as const),
  ])
  return {
    person: nameBy(people.map(({ no, name }) => [no, name])),
    shareClass: nameBy(classes.map(({ no, name }) => [no, name])),
    village: nameBy(places.map(({ id, name }) => [id, name])),
    row: (list, key) => rows.get(`${list} ${key}`) ?? {},
  }
}
