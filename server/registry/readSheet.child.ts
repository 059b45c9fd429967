import { readFileSync } from 'node:fs'
import { Refusal } from '@contract/errors'
import { markedFaults, storedValue, textFault } from '@spreadsheet/cellText'
import { chooseSheet, findHeader } from '@spreadsheet/match'
import { readSpreadsheet } from '@spreadsheet/read'
import type { ReadReply, ReadRequest, ReadResult, ReadRow } from './readInChild'

/**
 * Reads the visible rows of one visible sheet: the first that has all required columns. Of two columns with one name
 * neither is taken, and a hidden one never is.
 */
const readRows = async ({
  path,
  name,
  columns,
  accept,
  mostRows,
  sheet: wantedSheet,
}: ReadRequest): Promise<ReadResult> => {
  const all = await readSpreadsheet(readFileSync(path), name, accept, columns)
  const sheets = all.filter(({ name: own }) => wantedSheet === undefined || own === wantedSheet)
  const chosen = chooseSheet(sheets, columns)
  const sheet = sheets[chosen?.at ?? -1]
  if (!chosen?.isVisible || !sheet) throw new Refusal('no-rows')
  const { index, mapping, unclear } = chosen.header
  const twice = unclear.find(({ why }) => why === 'twice')
  if (twice) throw new Refusal('column-twice', { column: twice.label })
  const missing = columns.find(({ source, required }) => required && mapping[source] === undefined)
  if (missing) {
    const isHidden = unclear.some(({ source }) => source === missing.source)
    throw new Refusal(isHidden ? 'column-hidden' : 'column-missing', { column: missing.label })
  }
  const body = sheet.rows.slice(index + 1)
  const visible = body.filter(({ hidden }) => !hidden)
  if (!visible.length) throw new Refusal('no-rows')
  if (visible.length > mostRows) throw new Refusal('too-many-rows', { most: mostRows })
  const wanted = columns.flatMap(column => {
    const at = mapping[column.source]
    return at === undefined ? [] : [{ ...column, at }]
  })
  const places = wanted.map(({ at }) => at)
  const rows = visible.map(({ row, cells, faults }): ReadRow => {
    const values = wanted.map(column => storedValue(column, cells[column.at] ?? ''))
    const marks = markedFaults(faults, places)
    const found = wanted.flatMap(({ label, ...column }, at) => {
      const code = marks[at] ?? textFault(column, values[at] ?? '')
      return code ? [{ code, label }] : []
    })[0]
    return {
      row,
      values: Object.fromEntries(wanted.map(({ source }, at) => [source, values[at] ?? ''])),
      ...(found && { fault: found }),
    }
  })
  return {
    rows,
    leftOut: {
      rows: body.length - visible.length,
      columns: unclear.length,
      sheets: sheets.filter(({ hidden }) => hidden).length,
    },
    sheets: all
      .filter(({ hidden }) => !hidden)
      .map(({ name: own, rows: cells }) => ({
        name: own,
        headers: cells[findHeader(cells, columns).index]?.cells ?? [],
      })),
  }
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
    .then(async ({ rows, leftOut, sheets }) => {
      for (let at = 0; at < rows.length; at += SLICE) await send({ rows: rows.slice(at, at + SLICE) })
      await send({ done: true, leftOut, sheets })
    })
    .catch((error: unknown) => {
      const { code, params } = refusalOf(error)
      return send({ refused: { code, params } })
    })
    .finally(() => process.disconnect())
})
process.once('disconnect', () => process.exit())
