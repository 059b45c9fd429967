import { readFileSync } from 'node:fs'
import { Refusal } from '@contract/errors'
import { findHeader } from '@spreadsheet/match'
import { readSpreadsheet } from '@spreadsheet/read'
import type { ReadReply, ReadRequest, ReadRow } from './readInChild'

const readRows = async ({ path, name, columns, accept, mostRows }: ReadRequest): Promise<ReadRow[]> => {
  const sheets = await readSpreadsheet(readFileSync(path), name, accept)
  // The sheet that names most of the columns is the one to import.
  const best = sheets
    .map(sheet => ({ sheet, ...findHeader(sheet.rows, columns) }))
    .reduce((first, next) => (Object.keys(next.mapping).length > Object.keys(first.mapping).length ? next : first))
  const missing = columns.find(({ source, required }) => required && best.mapping[source] === undefined)
  if (missing) throw new Refusal('column-missing', { column: missing.label })
  const rows = best.sheet.rows.slice(best.index + 1)
  if (!rows.length) throw new Refusal('no-rows')
  if (rows.length > mostRows) throw new Refusal('too-many-rows', { most: mostRows })
  const positions = Object.entries(best.mapping)
  return rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(positions.map(([source, at]) => [source, (cells[at] ?? '').normalize('NFC')])),
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
