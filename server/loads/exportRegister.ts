import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connectionOf, type Db } from '../db/database'
import { listCell } from './cells'
import type { Field, Kind } from './kind'
import { kinds } from './kinds'
import { csvLine } from './refusedFiles'
import { registerTable, registerValue } from './register'
import { columnIn, quoted } from './staging'

const SLICE = 5000

/** Returns SQL of a field as a load reads it: lists as arrays, all others as texts. */
const cellIn = (field: Field) => {
  const value = registerValue('t', field)
  const type = field.column.getSQLType()
  if (type.endsWith('[]')) return value
  if (type.startsWith('timestamp'))
    return `to_char(${value} AT TIME ZONE interval '3 hours', 'YYYY-MM-DD"T"HH24:MI:SS.US') || '+03:00'`
  return `${value}::text`
}

/** Rows of a kind that is a part of others are those that have a value of it. */
const conditionOf = ({ fixed = {}, within, fields, key }: Kind) => {
  const values = Object.entries(fields).filter(([name]) => !key.includes(name))
  const filled = within ? [`num_nonnulls(${values.map(([, field]) => columnIn('t', field)).join()}) > 0`] : []
  return [...Object.entries(fixed).map(([name, value]) => `t.${quoted(name)} = '${value}'`), ...filled, 'true'].join(
    ' AND ',
  )
}

const orderOf = ({ key, fields }: Kind) =>
  key.flatMap(name => {
    const field = fields[name]
    if (!field) return []
    return [columnIn('t', field) + (field.column.getSQLType() === 'text' ? ' COLLATE "C"' : '')]
  })

async function* linesOf(tx: Db, kind: Kind, count: { rows: number }) {
  const fields = Object.values(kind.fields)
  yield csvLine(fields.map(({ label }) => label))
  const client = connectionOf(tx)
  await client.query(`DECLARE exported NO SCROLL CURSOR FOR SELECT ${fields.map(cellIn).join()}
    FROM ${registerTable(kind)} t WHERE ${conditionOf(kind)} ORDER BY ${orderOf(kind).join()}`)
  for (;;) {
    const { rows } = await client.query<(string | string[] | null)[]>({
      text: `FETCH ${SLICE} FROM exported`,
      rowMode: 'array',
    })
    if (!rows.length) break
    count.rows += rows.length
    yield rows.map(row => csvLine(row.map(cell => (Array.isArray(cell) ? listCell(cell) : (cell ?? ''))))).join('')
  }
  await client.query('CLOSE exported')
}

/**
 * Writes all entities with their people, roles, shares, addresses and filings, and both lists, into a new folder, as files that a
 * load reads. Returns the number of rows by kind. The transaction must be REPEATABLE READ, so that the files fit together.
 */
export const exportRegister = async (tx: Db, folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const counts: Record<string, number> = {}
  for (const kind of kinds.values()) {
    const count = { rows: 0 }
    const file = createWriteStream(join(folder, `${kind.name}.csv`), { mode: 0o600, flags: 'wx' })
    await pipeline(Readable.from(linesOf(tx, kind, count)), file)
    counts[kind.name] = count.rows
  }
  return counts
}
