import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { Refusal } from '@contract/errors'
import type { LoadReason } from '@contract/portal/loadReasons'
import { csvText, markedFaults } from '@spreadsheet/cellText'
import { csvFaults } from '@spreadsheet/csv'
import { limits } from '@spreadsheet/limits'
import { findHeader, readHeader, type WantedColumn } from '@spreadsheet/match'
import { readSheet } from '../registry/readSheet'
import { listCell } from './cells'
import { csvBatches, textOf } from './csvStream'
import { endingOf, type SourceFile } from './sourceFiles'

/** A row of a source: its number in the file, its cells by field, and the fault that the file itself brings. */
export type SourceRow = {
  row: number
  cells: Record<string, string>
  fault?: { reason: LoadReason; field?: string; params?: Record<string, string> }
}

/** Sender under which a workbook is read: loads wait for a place with the uploads of everybody, and not for each other. */
const sender = () => ({ person: randomUUID(), signal: new AbortController().signal })

/** Reads a workbook in its own process; `sheet` names one of its sheets. */
export const readWorkbook = async (file: SourceFile, columns: WantedColumn[], sheet?: string) => {
  const path = await file.place()
  try {
    const request = { path, name: basename(file.name), columns, accept: ['.xlsx'], mostRows: limits.rows }
    return await readSheet({ ...request, ...(sheet !== undefined && { sheet }) }, sender())
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    throw new Refusal('load-file-broken', { file: file.name, reason: error.message })
  } finally {
    await file.leave?.()
  }
}

async function* workbookRows(file: SourceFile, columns: WantedColumn[], sheet?: string): AsyncGenerator<SourceRow[]> {
  const { rows } = await readWorkbook(file, columns, sheet)
  yield rows.map(({ row, values, fault }) => ({
    row,
    cells: values,
    ...(fault && { fault: { reason: fault.code, field: fault.label } }),
  }))
}

/** Rows among which the header is searched. */
const HEADER_ROWS = 20

async function* csvRows(file: SourceFile, columns: WantedColumn[]): AsyncGenerator<SourceRow[]> {
  let places: [field: string, at: number, label: string][] | undefined
  let [row, width] = [0, 0]
  for await (const records of csvBatches(file, columns)) {
    const batch: SourceRow[] = []
    let header = -1
    if (!places) {
      const start = records.slice(0, HEADER_ROWS)
      const { index, mapping } = readHeader(start, columns)
      header = index
      width = start[index]?.cells.length ?? 0
      places = columns.flatMap(({ source, label }) => {
        const at = mapping[source]
        return at === undefined ? [] : [[source, at, label] as [string, number, string]]
      })
    }
    const at = places.map(([, place]) => place)
    for (const [index, record] of records.entries()) {
      row += 1
      if (index <= header || !record.cells.some(cell => cell.trim())) continue
      const found = markedFaults(csvFaults(record, width), at).findIndex(Boolean)
      const fault = found < 0 ? undefined : markedFaults(csvFaults(record, width), at)[found]
      const cells: Record<string, string> = {}
      for (const [field, place] of places) cells[field] = csvText(record.cells[place] ?? '')
      batch.push({ row, cells, ...(fault && { fault: { reason: fault, field: places[found]?.[2] ?? '' } }) })
    }
    yield batch
  }
}

/** Returns a value of JSON as a cell; undefined for an object. */
const cellOf = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.every(entry => typeof entry === 'string') ? listCell(value) : undefined
  // Digits beyond these were lost when the number was read: the fault of its field says so.
  if (typeof value === 'number')
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value)
  return typeof value === 'object' ? undefined : String(value).trim()
}

/** Returns the JSON object in a line; undefined for another text. */
export const recordOf = (line: string): Record<string, unknown> | undefined => {
  try {
    const record: unknown = JSON.parse(line)
    return typeof record === 'object' && record && !Array.isArray(record)
      ? (record as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const MOST_LINE = 4 * 1024 * 1024

/** Reads the lines of a text in batches. */
export async function* linesOf(file: SourceFile): AsyncGenerator<string[]> {
  let rest = ''
  for await (const piece of textOf(file)) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MOST_LINE)
      throw new Refusal('load-file-broken', { file: file.name, reason: 'A line is longer than 4 million characters.' })
    if (lines.length) yield lines
  }
  yield [rest]
}

async function* jsonRows(file: SourceFile, columns: WantedColumn[]): AsyncGenerator<SourceRow[]> {
  let row = 0
  const keys = new Map<string, string | undefined>()
  const fieldOf = (key: string) => {
    if (!keys.has(key)) keys.set(key, Object.keys(readHeader([{ cells: [key] }], columns).mapping)[0])
    return keys.get(key)
  }
  for await (const lines of linesOf(file)) {
    const batch: SourceRow[] = []
    for (const line of lines) {
      row += 1
      if (!line.trim()) continue
      const record = recordOf(line)
      const cells: Record<string, string> = {}
      let fault: SourceRow['fault'] = record ? undefined : { reason: 'not-a-record' }
      for (const [key, value] of Object.entries(record ?? {})) {
        const field = fieldOf(key)
        if (!field) continue
        const cell = cellOf(value)
        if (cell === undefined) fault ??= { reason: 'not-a-value', field: key }
        cells[field] = cell ?? ''
      }
      batch.push({ row, cells, ...(fault && { fault }) })
    }
    yield batch
  }
}

/** Reads the rows of a file by the columns that are wanted, in batches and in bounded memory. */
export const readRows = (file: SourceFile, columns: WantedColumn[], sheet?: string): AsyncGenerator<SourceRow[]> => {
  if (endingOf(file) === '.xlsx') return workbookRows(file, columns, sheet)
  return endingOf(file) === '.csv' ? csvRows(file, columns) : jsonRows(file, columns)
}

/** Lines of NDJSON whose keys are its headers. */
const KEY_LINES = 100

/** Returns the headers of a .csv, or the keys of the first lines of an NDJSON. */
export const headersOf = async (file: SourceFile, columns: WantedColumn[]): Promise<string[]> => {
  if (endingOf(file) === '.csv') {
    for await (const records of csvBatches(file, columns)) {
      const start = records.slice(0, HEADER_ROWS)
      return start[findHeader(start, columns).index]?.cells.map(cell => csvText(cell)) ?? []
    }
    return []
  }
  for await (const lines of linesOf(file))
    return [...new Set(lines.slice(0, KEY_LINES).flatMap(line => Object.keys(recordOf(line) ?? {})))]
  return []
}
