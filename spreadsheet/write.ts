import type { SheetCell } from '@contract/sheetCell'
import Papa from 'papaparse'
import { type CellObject, utils, write } from 'xlsx'
import { escapeFormula } from './formulaEscape'
import { limits } from './limits'

/** A sheet of a workbook: its name, its headers, and its rows in the same order. */
export type BookSheet = { name: string; headers: readonly string[]; rows: Iterable<readonly SheetCell[]> }

const LONGEST_NAME = 31

/** Returns a valid sheet name that no other sheet has. */
const sheetName = (base: string, taken: readonly string[]) => {
  const name =
    base
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

/** Returns a text that fits into a cell of a workbook: a longer one is cut, and ends with an ellipsis. */
const fitting = (text: string) =>
  text.length > limits.cellCharacters
    ? `${text.slice(0, limits.cellCharacters - 1).replace(/[\ud800-\udbff]$/, '')}…`
    : text

/** Returns a cell of a workbook. A text is never a formula, whatever it begins with, and all its digits stay. */
const written = (cell: SheetCell): CellObject =>
  typeof cell === 'string' ? { t: 's', v: fitting(cell) } : { t: 'n', v: cell.number, z: cell.format }

/** Writes a workbook. */
export const writeBook = (sheets: readonly BookSheet[]): Uint8Array => {
  const book = utils.book_new()
  for (const { name, headers, rows } of sheets) {
    const cells = [headers, ...rows].map(row => row.map(written))
    utils.book_append_sheet(
      book,
      { ...utils.aoa_to_sheet(cells, { dense: true }), '!cols': headers.map(() => ({ wch: 22 })) },
      sheetName(name, book.SheetNames),
    )
  }
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

/** Writes a workbook of one sheet. */
export const writeXlsx = (
  headers: readonly string[],
  rows: Iterable<readonly SheetCell[]>,
  sheet: string,
): Uint8Array => writeBook([{ name: sheet, headers, rows }])

/**
 * Writes a .csv that Excel reads as UTF-8. Every cell is quoted, so that a list separator inside it never starts a new
 * cell under other regional settings; cells that would be evaluated are made harmless, and our reader restores them.
 */
export const writeCsv = (headers: readonly string[], rows: Iterable<readonly string[]>): Uint8Array => {
  const lines = [headers, ...rows].map(row => row.map(escapeFormula))
  return new TextEncoder().encode(`\ufeff${Papa.unparse(lines, { newline: '\r\n', quotes: true })}\r\n`)
}
