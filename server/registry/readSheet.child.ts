import { readFileSync } from 'node:fs'
import { Refusal } from '@contract/errors'
import { findHeader } from '@spreadsheet/match'
import { readSpreadsheet } from '@spreadsheet/read'
import type { ReadReply, ReadRequest, ReadRow } from './readInChild'

const readRows = async ({ path, name, columns, accept, mostRows }: ReadRequest): Promise<ReadRow[]> => {
  const sheets = await readSpreadsheet(readFileSync(path), name, accept)
  // The sheet that names most of the columns is the one to import.
  const found = sheets
    .map(sheet => ({ sheet, ...findHeader(sheet.rows, columns) }))
    .reduce((best, one) => (Object.keys(one.mapping).length > Object.keys(best.mapping).length ? one : best))
  const missing = columns.find(({ source, required }) => required && found.mapping[source] === undefined)
  if (missing) throw new Refusal('column-missing', { column: missing.label })
  const rows = found.sheet.rows.slice(found.index + 1)
  if (!rows.length) throw new Refusal('no-rows')
  if (rows.length > mostRows) throw new Refusal('too-many-rows', { most: mostRows })
  const wanted = Object.entries(found.mapping)
  return rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(wanted.map(([source, at]) => [source, cells[at] ?? ''])),
  }))
}

const SLICE = 5000

const send = (reply: ReadReply) =>
  new Promise<void>((done, fail) => process.send?.(reply, (error: Error | null) => (error ? fail(error) : done())))

const refusalOf = (error: unknown) => {
  if (error instanceof Refusal) return error
  // A RangeError means that an array exceeded the memory of this process.
  return new Refusal(error instanceof RangeError ? 'reading-too-large' : 'file-broken')
}

process.once('message', (request: ReadRequest) => {
  readRows(request)
    .then(async rows => {
      for (let at = 0; at < rows.length; at += SLICE) await send({ rows: rows.slice(at, at + SLICE) })
      await send({ done: true })
    })
    .catch((error: unknown) => {
      const { code, params } = refusalOf(error)
      return send({ refused: { code, params } })
    })
    .finally(() => process.disconnect())
})
process.once('disconnect', () => process.exit())
