import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/fileKeys'
import type { LoadReason } from '@contract/portal/loadReasons'
import { getTableName } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { copyLine } from '../db/copy'
import { connectionOf, type Db } from '../db/database'
import { toStorable } from '../db/storableText'
import type { Reading } from './cells'
import type { Field, Kind, LoadKind } from './kind'
import { columnsOf, type Part } from './mapping'
import { readRows, type SourceRow } from './readRows'

/** Rows of one kind in a temporary table: the fields that its files have, and the files in their order. */
export type Stage = { kind: Kind; table: string; fields: [name: string, field: Field][]; parts: Part[] }

/** Numbers of the source by kind: its rows, and the sums of its amounts in hundredths, of all rows that could be read. */
export type SourceCount = { rows: number; refused: number; sums: Record<string, bigint> }

export const quoted = (name: string) => `"${name}"`
/** Returns a column of a field in the register, with the name of its table before it. */
export const columnIn = (alias: string, { column }: Pick<Field, 'column'>) => `${alias}.${quoted(column.name)}`

/** Returns the SQL of the key of a row: its BRN, and what tells it from others of that entity. */
export const keyIn = (alias: string, { key, fields }: Kind) => {
  const names = ['brn', ...key.filter(name => name !== 'brn')]
  return `concat_ws('|', ${names.flatMap(name => (fields[name] ? [columnIn(alias, fields[name])] : [])).join()})`
}

const fieldsOf = (kind: Kind, parts: readonly Part[]) =>
  Object.entries(kind.fields).filter(([name]) => parts.some(({ columns }) => columns[name] !== undefined))

/** Leaves open what a part does not have and another part of its kind has. */
const openFields = (stage: Stage) => {
  for (const part of stage.parts) {
    const absent = stage.fields.filter(([name]) => part.columns[name] === undefined)
    if (absent.length)
      part.unsaid = { ...Object.fromEntries(absent.map(([name, { empty = null }]) => [name, empty])), ...part.unsaid }
  }
}

/**
 * Joins the parts of each kind. Refuses tables of one kind that have different fields; rows of files that are no tables leave
 * open what they do not have.
 */
const stagesOf = (parts: readonly Part[]): Stage[] => {
  const stages = new Map<LoadKind, Stage>()
  for (const part of parts) {
    const { kind } = part
    const stage = stages.get(kind.name)
    const fields = fieldsOf(kind, [part])
    const other = stage?.parts.find(({ rows }) => !rows)
    if (!stage) stages.set(kind.name, { kind, table: `load_${kind.name}`, fields, parts: [part] })
    else if (other && !part.rows && `${Object.keys(other.columns)}` !== `${Object.keys(part.columns)}`)
      throw new Refusal('load-file-broken', {
        file: part.file.name,
        reason: `It has other columns than ${other.file.name}, which is of the same kind. Give both the same columns.`,
      })
    else {
      stage.parts.push(part)
      stage.fields = fieldsOf(kind, stage.parts)
    }
  }
  for (const stage of stages.values()) openFields(stage)
  return [...stages.values()]
}

const createTable = (tx: Db, { kind, table, fields }: Stage) => {
  const columns = fields.map(([, field]) => columnIn('t', field))
  return connectionOf(tx).query(`
    CREATE TEMP TABLE ${table} ON COMMIT DROP AS
      SELECT ${columns.join()}, 0::smallint AS part, 0 AS row_no, ''::text AS mended, ''::text AS operation
      FROM ${getTableName(kind.table)} t WITH NO DATA;
    ALTER TABLE ${table} ALTER operation SET DEFAULT 'INSERT'`)
}

/** Copies lines of `copyLine` into a table. */
export const copyInto = async (tx: Db, into: string, lines: readonly string[]) => {
  if (lines.length)
    await pipeline(Readable.from([lines.join('')]), connectionOf(tx).query(copyFrom(`COPY ${into} FROM STDIN`)))
}

type Values = Record<string, string | null>
type RowResult = { values: Values; mends: string[] } | { reason: LoadReason; params: Record<string, string> }

/** Reads the cells of a row. The first fault refuses it. */
const readRow = (
  { kind, fields }: Stage,
  { unsaid = {} }: Part,
  { cells, fault }: SourceRow,
  reading: Reading,
): RowResult => {
  if (fault) return { reason: fault.reason, params: { field: fault.field ?? '', ...fault.params } }
  const values: Values = {}
  const mends: string[] = []
  for (const [name, { read, label, required, empty }] of fields) {
    const cell = (cells[name] ?? '').trim()
    if (!cell) {
      if (required && !(name in unsaid)) return { reason: 'empty-cell', params: { field: label } }
      values[name] = name in unsaid ? null : (empty ?? null)
      continue
    }
    const result = read(cell, reading)
    if ('reason' in result) return { reason: result.reason, params: { field: label, ...result.params } }
    values[name] = result.value
    if (result.mend) mends.push(`${name}:${result.mend}`)
  }
  const found = kind.check?.(values)
  return found ? { reason: found.reason, params: found.params ?? {} } : { values, mends }
}

const cents = (value: string) => {
  const [whole = '0', decimals = ''] = value.split('.')
  return BigInt(whole + decimals.padEnd(2, '0'))
}

/** Tells how far reading is; throws when the load was stopped. */
type Progress = (rows: number) => Promise<void>

/** Returns the key of a row that cannot be read, as far as it is known. */
const keyOf = ({ kind: { key } }: Stage, { cells }: SourceRow) =>
  [normalBrn(cells.brn ?? ''), ...key.flatMap(name => (name === 'brn' ? [] : [cells[name] ?? '']))]
    .filter(Boolean)
    .join('|')

/** Rows of a part that is translated before are handed on so many at a time. */
const SLICE = 5000

async function* slicesOf(rows: readonly SourceRow[]) {
  for (let at = 0; at < rows.length; at += SLICE) yield rows.slice(at, at + SLICE)
}

const rowsOf = (part: Part) => (part.rows ? slicesOf(part.rows) : readRows(part.file, columnsOf(part), part.sheet))

const stagePart = async (
  tx: Db,
  load: number,
  stage: Stage,
  at: number,
  count: SourceCount,
  reading: Reading,
  progress: Progress,
) => {
  const part = stage.parts[at] as Part
  const summed = stage.fields.filter(([, { sum }]) => sum).map(([name]) => name)
  const columns = [...stage.fields.map(([, { column }]) => quoted(column.name)), 'part', 'row_no', 'mended'].join()
  for await (const batch of rowsOf(part)) {
    const staged: string[] = []
    const refused: string[] = []
    for (const row of batch) {
      const result = readRow(stage, part, row, reading)
      if ('reason' in result) {
        const key = keyOf(stage, row)
        const cells = toStorable(JSON.stringify(row.cells))
        const { reason, params } = result
        refused.push(
          copyLine([
            load,
            'REFUSED',
            stage.kind.name,
            part.file.name,
            row.row,
            toStorable(key),
            cells,
            reason,
            toStorable(JSON.stringify(params)),
          ]),
        )
        continue
      }
      const { values, mends } = result
      for (const name of summed) count.sums[name] = (count.sums[name] ?? 0n) + cents(values[name] ?? '0')
      staged.push(copyLine([...stage.fields.map(([name]) => values[name]), at + 1, row.row, mends.join(';')]))
    }
    await copyInto(tx, `${stage.table} (${columns})`, staged)
    await copyInto(tx, 'load_finding (load, outcome, kind, file, "row", key, cells, reason, params)', refused)
    count.rows += batch.length
    count.refused += refused.length
    await progress(batch.length)
  }
}

/** Leaves rows of statements to the tables of the same load that have them too, and counts them as left out. */
const leaveToTables = async (tx: Db, { kind, table, parts }: Stage, count: SourceCount) => {
  const first = parts.find(({ rows }) => rows)
  const open = parts.flatMap(({ rows }, at) => (rows ? [at + 1] : []))
  if (!first || open.length === parts.length) return
  const key = kind.key.flatMap(name => kind.fields[name] ?? [])
  const { rowCount } = await connectionOf(tx).query(
    `DELETE FROM ${table} s WHERE s.part = ANY($1) AND EXISTS (SELECT FROM ${table} o WHERE o.part <> ALL($1)
      AND ${key.map(field => `${columnIn('o', field)} IS NOT DISTINCT FROM ${columnIn('s', field)}`).join(' AND ')})`,
    [open],
  )
  if (!rowCount) return
  count.rows -= rowCount
  first.leftOut = [...(first.leftOut ?? []), { what: 'rows of statements that a table has too', count: rowCount }]
}

/**
 * Reads all rows of a load into temporary tables, in bounded memory, and writes those down whose cells cannot be read.
 * Returns the tables with the numbers of the source.
 */
export const stageRows = async (tx: Db, load: number, parts: readonly Part[], reading: Reading, progress: Progress) => {
  const counts = new Map<LoadKind, SourceCount>()
  const stages = stagesOf(parts)
  for (const stage of stages) {
    await createTable(tx, stage)
    const count: SourceCount = { rows: 0, refused: 0, sums: {} }
    counts.set(stage.kind.name, count)
    for (const at of stage.parts.keys()) await stagePart(tx, load, stage, at, count, reading, progress)
    await connectionOf(tx).query(`ANALYZE ${stage.table}`)
    await leaveToTables(tx, stage, count)
  }
  return { stages, counts }
}
