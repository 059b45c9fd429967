import { Refusal } from '@contract/errors'
import Papa from 'papaparse'
import { limits } from './limits'

/** A parsed .csv with its spelling, so that it can be written again in the same way. */
export type CsvText = { rows: { row: number; cells: string[] }[]; delimiter: string; lineEnd: string; hasMark: boolean }

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

/**
 * Reads the non-blank rows of a .csv, at most one more than the limit, each cell unchanged. Throws file-broken for a quote
 * that is not closed: the rows after it would be read as one cell.
 */
export const readCsv = (bytes: Uint8Array): CsvText => {
  const csv: CsvText = { rows: [], delimiter: ',', lineEnd: '\r\n', hasMark: !isPlain(bytes) }
  let row = 0
  Papa.parse<string[]>(decode(bytes), {
    delimitersToGuess: [',', ';', '\t', '|'],
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) throw new Refusal('file-broken')
      row++
      csv.delimiter = meta.delimiter
      csv.lineEnd = meta.linebreak
      if (data.some(cell => cell.trim())) csv.rows.push({ row, cells: data })
      if (csv.rows.length > limits.titleRows + 1 + limits.rows) parser.abort()
    },
  })
  return csv
}
