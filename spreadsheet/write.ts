import Papa from 'papaparse'
import { utils, write } from 'xlsx'
import { toHarmless } from './harmless'

/** A sheet of a workbook: its name, its headers, and its rows in the same order. */
export type BookSheet = { name: string; headers: readonly string[]; rows: Iterable<readonly string[]> }

const LONGEST_NAME = 31

/** A name that spreadsheets take, and that none of the others has. */
const sheetName = (wanted: string, taken: readonly string[]) => {
  const name =
    wanted
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, LONGEST_NAME)
      .trim() || 'Sheet'
  const isTaken = (one: string) => taken.some(other => other.toLowerCase() === one.toLowerCase())
  for (let number = 2, one = name; ; number++) {
    if (!isTaken(one)) return one
    const mark = ` ${number}`
    one = name.slice(0, LONGEST_NAME - mark.length).trim() + mark
  }
}

/** A workbook. Every cell is typed as text, so none is ever taken for a formula, and digits all stay. */
export const writeBook = (sheets: readonly BookSheet[]): Uint8Array => {
  const book = utils.book_new()
  for (const { name, headers, rows } of sheets) {
    const cells = [headers, ...rows].map(row => row.map(v => ({ t: 's' as const, v })))
    utils.book_append_sheet(
      book,
      { ...utils.aoa_to_sheet(cells, { dense: true }), '!cols': headers.map(() => ({ wch: 22 })) },
      sheetName(name, book.SheetNames),
    )
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

/** A workbook of one sheet. */
export const writeXlsx = (headers: readonly string[], rows: Iterable<readonly string[]>, sheet: string): Uint8Array =>
  writeBook([{ name: sheet, headers, rows }])

/**
 * A .csv that Excel reads as UTF-8. Every cell is quoted, so that a list separator inside it never starts a new cell in a
 * program with other regional settings; cells that would run are made harmless, and our reader gives them back unchanged.
 */
export const writeCsv = (headers: readonly string[], rows: Iterable<readonly string[]>): Uint8Array => {
  const lines = [headers, ...rows].map(row => row.map(toHarmless))
  return new TextEncoder().encode(`\ufeff${Papa.unparse(lines, { newline: '\r\n', quotes: true })}\r\n`)
}
