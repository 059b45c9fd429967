import { and, eq, getTableColumns, getTableName, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { entity, entityPerson, rowVersion } from '../../db/schema'
import { setVersionFacts, type VersionFacts } from '../versions'

type Facts = VersionFacts & { effectiveOn: string }

/** Rows of a file whose columns change one by one: the entity itself, and a person. */
const lists = {
  entity: { table: entity, key: '' },
  entity_person: { table: entityPerson, key: 'no' },
} as const

type Target = { list: keyof typeof lists; brn: string; key: string }
export type Values = Record<string, string | number | null>

/** Returns values by the names of their columns. */
const byColumn = ({ list }: Target, values: Values): Values => {
  const columns = getTableColumns(lists[list].table) as Record<string, { name: string }>
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columns[name]?.name ?? name, value] as const),
  )
}

/** Reads a row as it stood at the end of a day, by the names of its columns. */
const readRow = async (tx: Db, { list, brn, key }: Target, day: string): Promise<Values> => {
  const columns = lists[list].key
  const { rows } = await tx.execute<{ line: Values }>(sql`
    SELECT line FROM ${sql.identifier(`${list}_as_of`)}(${brn}, ${day}::date, NULL, 'infinity') line
    WHERE row_key(line, string_to_array(${columns}, ',')) = ${key}`)
  return rows[0]?.line ?? {}
}

/** Returns the columns that a later day has already changed. */
const changedLater = async (tx: Db, { list, brn, key }: Target, day: string) => {
  const { after, effectiveOn } = rowVersion
  const rows = await tx
    .select({ after })
    .from(rowVersion)
    .where(
      and(
        eq(rowVersion.brn, brn),
        eq(rowVersion.list, list),
        eq(rowVersion.key, key),
        gt(effectiveOn, day),
        isNotNull(after),
      ),
    )
  return new Set(rows.flatMap(({ after }) => Object.keys(after ?? {})))
}

const { operation, before, after, effectiveOn, recordedAt, transaction, act, filing, load } = rowVersion
const versionColumns = [
  ...[rowVersion.brn, rowVersion.list, rowVersion.key, operation, before, after, effectiveOn],
  ...[recordedAt, transaction, act, filing, load],
]

const picked = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map(name => [name, values[name] ?? null]))

/** Adds a version of a row whose values of today stay: a later change has replaced them. */
const addVersion = (tx: Db, { list, brn, key }: Target, day: string, before: Values, after: Values) =>
  tx.execute(sql`
    INSERT INTO ${rowVersion} (${sql.join(
      versionColumns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )})
    SELECT ${brn}, ${list}, ${key}, 'UPDATE', ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb, ${day}::date, v.*
    FROM version_facts() v`)

/**
 * Sets columns of a row from a day on. A column that a later day has changed already keeps its value of today: the new one
 * holds from its own day until then. Returns the values that it replaces, by column; undefined where nothing changes.
 */
export const setFrom = async (tx: Db, target: Target, facts: Facts, values: Values): Promise<Values | undefined> => {
  const { effectiveOn: day } = facts
  const wanted = byColumn(target, values)
  const before = await readRow(tx, target, day)
  const names = Object.keys(wanted).filter(name => wanted[name] !== (before[name] ?? null))
  if (!names.length) return undefined
  const later = await changedLater(tx, target, day)
  const present = names.filter(name => !later.has(name))
  // A column that stays is told with those that change: an address is later replaced as a whole, and holds as one until then.
  const late = present.length < names.length ? Object.keys(wanted).filter(name => later.has(name)) : []
  await setVersionFacts(tx, facts)
  if (late.length) await addVersion(tx, target, day, picked(before, late), picked(wanted, late))
  if (present.length) {
    const set = sql.join(
      present.map(name => sql`${sql.identifier(name)} = ${wanted[name]}`),
      sql`, `,
    )
    const table = sql.identifier(getTableName(lists[target.list].table))
    await tx.execute(
      sql`UPDATE ${table} SET ${set} WHERE brn = ${target.brn}${target.list === 'entity' ? sql`` : sql` AND no = ${Number(target.key)}`}`,
    )
  }
  return picked(before, names)
}
