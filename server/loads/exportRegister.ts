import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@contract/errors'
import { getTableName } from 'drizzle-orm'
import { connectionOf, type Db } from '../db/database'
import { edmsFile, entityDocument } from '../db/schema'
import { type DocumentStore, StoreFault } from '../edms/store'
import { listCell } from './cells'
import { documents } from './documentKind'
import { DOCUMENTS } from './expand'
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
const conditionOf = ({ fixed = {}, within, fields, key, exported = 'true' }: Kind) => {
  const values = Object.entries(fields).filter(([name]) => !key.includes(name))
  const filled = within ? [`num_nonnulls(${values.map(([, field]) => columnIn('t', field)).join()}) > 0`] : []
  return [...Object.entries(fixed).map(([name, value]) => `t.${quoted(name)} = '${value}'`), ...filled, exported].join(
    ' AND ',
  )
}

const orderOf = ({ key, fields }: Kind) =>
  key.flatMap(name => {
    const field = fields[name]
    if (!field) return []
    return [registerValue('t', field) + (field.column.getSQLType() === 'text' ? ' COLLATE "C"' : '')]
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

const MISSES = { missing: 'document-lost', damaged: 'document-damaged', unreachable: 'store-unavailable' } as const

/** Writes the files of documents below `documents/`, under the names that the list has. */
const writeFiles = async (tx: Db, folder: string, store: DocumentStore) => {
  const client = connectionOf(tx)
  const { edmsId, contentHash } = edmsFile
  await client.query(`DECLARE files NO SCROLL CURSOR FOR SELECT ${registerValue('t', documents.fields.file as Field)} AS name, f.${contentHash.name} AS hash
    FROM ${registerTable(documents)} t JOIN ${getTableName(edmsFile)} f ON f.${edmsId.name} = t.${entityDocument.edmsId.name}`)
  for (;;) {
    const { rows } = await client.query<{ name: string; hash: string }>(`FETCH ${SLICE} FROM files`)
    if (!rows.length) break
    for (const { name, hash } of rows) {
      const path = join(folder, DOCUMENTS, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      try {
        await pipeline(await store.open(hash), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
      } catch (error) {
        throw error instanceof StoreFault ? new Refusal(MISSES[error.fault]) : error
      }
    }
  }
  await client.query('CLOSE files')
}

/**
 * Writes all entities with their people, roles, shares, charges, addresses, filings and documents, and both lists, into a new
 * folder, as files that a load reads. Documents without a file in the store, such as those on paper, are left out. Returns the
 * number of rows by kind. The transaction must be REPEATABLE READ, so that the files fit together.
 */
export const exportRegister = async (tx: Db, folder: string, store: DocumentStore) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const counts: Record<string, number> = {}
  for (const kind of kinds.values()) {
    const count = { rows: 0 }
    const file = createWriteStream(join(folder, `${kind.name}.csv`), { mode: 0o600, flags: 'wx' })
    await pipeline(Readable.from(linesOf(tx, kind, count)), file)
    counts[kind.name] = count.rows
  }
  await writeFiles(tx, folder, store)
  return counts
}
