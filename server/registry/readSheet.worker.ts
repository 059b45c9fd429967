import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@contract/errors'
import { findHeader } from '@spreadsheet/match'
import { readSpreadsheet } from '@spreadsheet/read'
import type { ReadReply, ReadRequest, ReadRow } from './readSheet'

const readRows = async ({ path, name, columns, accept, mostRows }: ReadRequest): Promise<ReadRow[]> => {
  const sheets = await readSpreadsheet(readFileSync(path), name, accept)
  // The sheet that names most of the wanted columns is the one meant.
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

const reply = (message: ReadReply) => parentPort?.postMessage(message)

readRows(workerData as ReadRequest)
  .then(rows => reply({ rows }))
  .catch((error: unknown) => {
    const { code, params } = error instanceof Refusal ? error : new Refusal('file-broken')
    reply({ refused: { code, params } })
  })
