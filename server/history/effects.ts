import { type FileEffect, type HistoryField, type HistoryPart, historyFields } from '@contract/portal/history'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  charge,
  entity,
  entityPerson,
  entityRole,
  type rowVersion,
  shareClass,
  shareholding,
  strikeEntry,
} from '../db/schema'

export type Version = typeof rowVersion.$inferSelect
type Values = Readonly<Record<string, unknown>>

/** Names that effects show in place of numbers: people and classes by their numbers in the file, villages by their ids. */
export type Names = {
  person(no: unknown): string | undefined
  shareClass(no: unknown): string | undefined
  village(id: unknown): string | undefined
  /** Row of today, of which an update names only what it changed. */
  row(list: string, key: string): Values
}

/** A change of one row: its values before and after; an absent side means that the row did not exist. */
export type RowChange = { key: string; before: Values | null; after: Values | null; operation: Version['operation'] }

type Words = (change: RowChange, names: Names) => FileEffect[]

const text = (value: unknown): string | undefined => {
  if (value === null || value === undefined || value === '') return undefined
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Returns a figure as it is: as a text it could be taken for a telephone, and masked. */
const figureOrText = (value: unknown) => (typeof value === 'number' ? value : text(value))

const isField = (name: string): name is HistoryField => historyFields.some(field => field === name)

/** Returns the names of columns on the wire, by their names in the database. */
const fieldsOf = (table: PgTable) =>
  new Map(
    Object.entries(getTableColumns(table)).flatMap(([name, column]: [string, PgColumn]) =>
      isField(name) ? [[column.name, name] as const] : [],
    ),
  )

const whats = { INSERT: 'ADDED', UPDATE: 'CHANGED', DELETE: 'REMOVED' } as const

/** Returns an effect for each named column that differs. */
const changedFields = (
  part: HistoryPart,
  fields: ReadonlyMap<string, HistoryField>,
  { before, after }: RowChange,
  {
    subject,
    say = figureOrText,
  }: { subject?: string | undefined; say?(value: unknown, field: HistoryField): string | number | undefined },
): FileEffect[] =>
  [...fields].flatMap(([column, field]) => {
    if (!(column in (after ?? {})) && !(column in (before ?? {}))) return []
    const [from, to] = [say(before?.[column], field), say(after?.[column], field)]
    return from === to ? [] : [{ part, what: 'CHANGED' as const, subject, field, from, to }]
  })

/** Returns one effect for a row that came or went, and one for each field that changed otherwise. */
const wholeOrFields = (
  part: HistoryPart,
  table: PgTable,
  subjectOf: (key: string, values: Values, names: Names) => string | undefined,
): Words => {
  const fields = fieldsOf(table)
  return (change, names) => {
    const { key, operation, before, after } = change
    const subject = subjectOf(key, after ?? before ?? {}, names)
    return operation === 'UPDATE'
      ? changedFields(part, fields, change, { subject })
      : [{ part, what: whats[operation], subject }]
  }
}

const entityFields = fieldsOf(entity)
const ofEntity: Words = (change, names) =>
  change.operation === 'UPDATE'
    ? changedFields('ENTITY', entityFields, change, {
        say: (value, field) => (field === 'villageId' ? (names.village(value) ?? text(value)) : figureOrText(value)),
      })
    : [{ part: 'ENTITY', what: whats[change.operation], subject: text((change.after ?? change.before)?.name) }]

/** Columns of a person that are no details of the person: keys, and the roles, which have words of their own. */
const noDetails = new Set<string>(
  [entityPerson.brn, entityPerson.no, entityPerson.id, entityPerson.roles].map(({ name }) => name),
)

const ofPerson: Words = ({ key, operation, before, after }, names) => {
  const subject = names.person(key)
  if (operation !== 'UPDATE') return [{ part: 'PERSON', what: whats[operation], subject }]
  const isDetail = Object.keys({ ...before, ...after }).some(column => !noDetails.has(column))
  return isDetail ? [{ part: 'PERSON', what: 'CHANGED', subject, field: 'details' }] : []
}

/** Returns words of a role: appointed from a day, ended on a day. */
const ofRole: Words = ({ key, operation, before, after }, names) => {
  const row: Values = { ...names.row(getTableName(entityRole), key), ...before, ...after }
  const role = { part: 'ROLE', field: 'role', subject: names.person(row[entityRole.personNo.name]) } as const
  const [value, since, until] = [row[entityRole.role.name], row[entityRole.since.name], row[entityRole.until.name]].map(
    text,
  )
  const ended = { ...role, what: 'REMOVED', from: value, to: until } as const
  const appointed = { ...role, what: 'ADDED', from: since, to: value } as const
  if (operation === 'DELETE') return [{ ...ended, to: undefined }]
  if (operation === 'UPDATE')
    return [until && after?.[entityRole.until.name] ? ended : { ...role, what: 'CHANGED', to: value }]
  return until ? (since ? [appointed, ended] : [ended]) : [appointed]
}

const ofHolding = wholeOrFields('HOLDING', shareholding, (key, _, names) => {
  const [person, no] = key.split('/')
  return [names.person(person), names.shareClass(no)].filter(Boolean).join(' · ')
})

const ofMark: Words = ({ key, operation, before, after }, names) => {
  const status = text(after?.[strikeEntry.status.name])
  if (operation === 'UPDATE' && !status) return []
  const row: Values = { ...names.row(getTableName(strikeEntry), key), ...before, ...after }
  const register = text(row[strikeEntry.register.name])
  return [{ part: 'MARK', what: status === 'ON' ? 'ADDED' : 'REMOVED', field: 'register', to: register }]
}

/** Words of the changes of each table whose rows have versions. */
const words: Readonly<Record<string, Words>> = {
  [getTableName(entity)]: ofEntity,
  [getTableName(entityPerson)]: ofPerson,
  [getTableName(entityRole)]: ofRole,
  [getTableName(shareClass)]: wholeOrFields('SHARE_CLASS', shareClass, (key, _, names) => names.shareClass(key)),
  [getTableName(shareholding)]: ofHolding,
  [getTableName(charge)]: wholeOrFields('CHARGE', charge, number => number),
  [getTableName(strikeEntry)]: ofMark,
}

/** Returns what the change of a row did to the file, in the parts and fields of the wire. */
export const effectsOf = (list: string, change: RowChange, names: Names): FileEffect[] =>
  words[list]?.(change, names) ?? []
