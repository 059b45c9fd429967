import type { FileDifferences } from '@contract/portal/history'
import type { AsOf } from '@contract/registry/asOf'
import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { charge, entity, entityPerson, entityRole, shareClass, shareholding, strikeEntry } from '../db/schema'
import { findMoment, type Moment, tablesAsOf } from '../registry/asOf'
import { effectsOf, type RowChange } from './effects'
import { changeOf, dayOfChange, type FiledVersion, FROM_THE_START, readVersions } from './fileVersions'
import { readNames } from './names'

type Row = Record<string, unknown>
type State = ReadonlyMap<string, { list: string; key: string; row: Row }>

/** Tables of a state with the columns of their keys. */
const parts: readonly (readonly [PgTable, readonly PgColumn[]])[] = [
  [entity, []],
  [entityPerson, [entityPerson.no]],
  [entityRole, [entityRole.id]],
  [shareClass, [shareClass.no]],
  [shareholding, [shareholding.personNo, shareholding.classNo]],
  [charge, [charge.number]],
  [strikeEntry, [strikeEntry.id]],
]

/** Tells whether a row counts at a day: a role that is held then, an entry that is on its list. */
const counts = (list: string, row: Row, day: string): boolean => {
  if (list === getTableName(strikeEntry)) return row[strikeEntry.status.name] === 'ON'
  if (list !== getTableName(entityRole)) return true
  const [since, until] = [row[entityRole.since.name], row[entityRole.until.name]]
  return (!since || `${since}` <= day) && (!until || `${until}` > day)
}

/** Returns a row without what came after the day: the end of a role that was still held. */
const withoutLaterEnd = (list: string, row: Row, day: string): Row => {
  const { name } = entityRole.until
  return list === getTableName(entityRole) && `${row[name]}` > day ? { ...row, [name]: null } : row
}

const readState = async (db: Db, brn: string, moment: Moment): Promise<State> => {
  const tables = parts.map(
    ([table]) =>
      sql`SELECT ${getTableName(table)} AS list, to_jsonb(${table}) AS row FROM ${table} WHERE ${sql.identifier('brn')} = ${brn}`,
  )
  const { rows } = await db.execute<{ list: string; row: Row }>(
    sql`${tablesAsOf(brn, moment)} ${sql.join(tables, sql` UNION ALL `)}`,
  )
  const keys = new Map(parts.map(([table, columns]) => [getTableName(table), columns]))
  return new Map(
    rows
      .filter(({ list, row }) => counts(list, row, moment.day))
      .map(({ list, row }) => {
        const key = (keys.get(list) ?? []).map(({ name }) => row[name]).join('/')
        return [`${list} ${key}`, { list, key, row: withoutLaterEnd(list, row, moment.day) }]
      }),
  )
}

/** Returns what became of one row between two states; undefined where both are equal. */
const changeBetween = (key: string, before: Row | undefined, after: Row | undefined): RowChange | undefined => {
  if (!before || !after)
    return { key, before: before ?? null, after: after ?? null, operation: after ? 'INSERT' : 'DELETE' }
  const columns = Object.keys(after).filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (!columns.length) return undefined
  const pick = (row: Row) => Object.fromEntries(columns.map(name => [name, row[name]]))
  return { key, before: pick(before), after: pick(after), operation: 'UPDATE' }
}

/**
 * Compares two states of a file. Each difference has the last change of its row and columns that the later state sees, as the
 * one behind it.
 */
export const compareStates = async (
  db: Db,
  brn: string,
  { from, to }: { from: AsOf; to: AsOf },
): Promise<FileDifferences> => {
  const moments = [await findMoment(db, brn, from), await findMoment(db, brn, to)] as const
  const [earlier, later, versions] = [
    await readState(db, brn, moments[0]),
    await readState(db, brn, moments[1]),
    await readVersions(db, brn),
  ]
  const [, { day, through }] = moments
  const isSeen = (version: FiledVersion) => {
    const since = dayOfChange(version)
    return since === FROM_THE_START || since < day || (since === day && (!through || version.id <= Number(through)))
  }
  const seen = versions.filter(isSeen)
  const changes = [...new Set([...earlier.keys(), ...later.keys()])].flatMap(place => {
    const [was, is] = [earlier.get(place), later.get(place)]
    const { list = '', key = '' } = was ?? is ?? {}
    const change = changeBetween(key, was?.row, is?.row)
    return change ? [{ list, change }] : []
  })
  const names = await readNames(
    db,
    brn,
    changes.map(({ change }) => change),
  )
  const behind = (list: string, { key, after, operation }: RowChange) =>
    seen.find(
      version =>
        version.list === list &&
        version.key === key &&
        (operation === 'UPDATE'
          ? Object.keys(after ?? {}).some(column => column in (version.after ?? {}))
          : version.operation === operation || list === getTableName(entityRole)),
    )
  return {
    differences: changes.flatMap(({ list, change }) => {
      const version = behind(list, change)
      const by = version ? changeOf(version) : undefined
      return effectsOf(list, change, names).map(effect => ({ ...effect, by }))
    }),
  }
}
