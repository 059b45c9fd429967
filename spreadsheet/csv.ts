import type { CellFault } from '@contract/imports'
import { type CsvRecord, csvRecords } from './csvRecords'
import { limits } from './limits'
import { findHeader, type WantedColumn } from './match'

type CsvRow = { row: number; cells: string[]; faults?: Record<number, CellFault> }

/** A parsed .csv with its spelling, so that it can be written again in the same way; `width` is that of its header. */
export type CsvText = { rows: CsvRow[]; width: number; delimiter: string; lineEnd: string; hasMark: boolean }

const decode = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Returns true for UTF-8 bytes without a byte order mark; other files are written with one, so that Excel reads them.
 */
const isPlain = (bytes: Uint8Array) => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return false
  try {
    return Boolean(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

const isFilled = ({ cells }: CsvRecord) => cells.some(cell => cell.trim())

/** Rows by which the delimiter is told. */
const SAMPLE = 100
const DELIMITERS = [',', ';', '\t', '|']

const sampleOf = (text: string, delimiter: string, from: number) => {
  const sample: CsvRecord[] = []
  for (const record of csvRecords(text, delimiter, from)) {
    if (isFilled(record)) sample.push(record)
    if (sample.length === SAMPLE) break
  }
  return sample
}

/**
 * Returns the share of rows that have the most frequent number of cells, two at least. A comma before a space is more
 * often one of a text.
 */
const regularityOf = (sample: readonly CsvRecord[]) => {
  const widths = new Map<number, number>()
  for (const { cells } of sample) if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
  const prose = sample.filter(({ cells }) => cells.some((cell, at) => at > 0 && /^ \S/.test(cell)))
  return (Math.max(0, ...widths.values()) - prose.length / 10) / Math.max(1, sample.length)
}

/** Returns the delimiter of the header that names most of the wanted columns; the most regular one of several. */
const delimiterOf = (text: string, columns: readonly WantedColumn[], from: number) => {
  let best = { delimiter: ',', named: -1, regularity: 0 }
  for (const delimiter of DELIMITERS) {
    const sample = sampleOf(text, delimiter, from)
    const { mapping } = findHeader(sample, columns)
    const [named, regularity] = [Object.keys(mapping).length, regularityOf(sample)]
    if (named > best.named || (named === best.named && regularity > best.regularity))
      best = { delimiter, named, regularity }
  }
  return best.delimiter
}

/** Line by which Excel is told the delimiter; it is no row. */
const SEPARATOR_LINE = /^"?sep=([^\r\n])"?(?:\r\n|\r|\n|$)/i

/** Returns the delimiter of a .csv by its beginning, and the position of its first record. */
export const csvSpelling = (text: string, columns: readonly WantedColumn[]) => {
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? []
  return { from: line.length, delimiter: separator ?? delimiterOf(text, columns, line.length) }
}

const isFormula = (cell: string) => /^\s*=(?!"(?:[^"]|"")*"\s*$)/.test(cell)

/** Returns the faults of a row by their columns; a missing or an extra cell is told by the width of the header. */
export const csvFaults = ({ cells, open }: CsvRecord, width: number): Record<number, CellFault> | undefined => {
  const faults: Record<number, CellFault> = {}
  cells.forEach((cell, at) => {
    if (isFormula(cell)) faults[at] = 'formula-without-result'
  })
  for (let at = cells.length; at < width; at++) faults[at] = 'missing-cell'
  if (cells.some((cell, at) => at >= width && cell.trim())) faults[width - 1] = 'extra-cell'
  for (const at of open) faults[at] = 'open-quote'
  return Object.keys(faults).length ? faults : undefined
}

/**
 * Reads the non-blank rows of a .csv, at most one more than the limit, each cell unchanged. The delimiter is told by the
 * header, for which the wanted columns are known, and by the rows.
 */
export const readCsv = (bytes: Uint8Array, columns: readonly WantedColumn[]): CsvText => {
  const text = decode(bytes)
  const { from, delimiter } = csvSpelling(text, columns)
  const sample = sampleOf(text, delimiter, from)
  const header = findHeader(sample, columns).index
  const width = sample[header]?.cells.length ?? 0
  const [lineEnd = '\r\n'] = /\r\n|\r|\n/.exec(text) ?? []
  const csv: CsvText = { rows: [], width, delimiter, lineEnd, hasMark: !isPlain(bytes) }
  let row = 0
  for (const record of csvRecords(text, delimiter, from)) {
    row++
    if (!isFilled(record)) continue
    const faults = csv.rows.length > header ? csvFaults(record, width) : undefined
    csv.rows.push({ row, cells: record.cells, ...(faults && { faults }) })
    if (csv.rows.length > limits.titleRows + 1 + limits.rows) break
  }
  return csv
}
