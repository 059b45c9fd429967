import Papa from 'papaparse'
import { type CellObject, utils, write } from 'xlsx'
import type { Changes } from './changes'
import { escapeFormula } from './formulaEscape'
import type { SheetFile } from './read'

type Row<Cell> = { row: number; cells: (Cell | undefined)[] }

/**
 * Returns the header and the kept rows, each cell unchanged unless it was edited; new columns follow the others. In a .csv
 * every row gets the width of the header, because a missing or an extra cell is a fault that the person has looked at.
 */
const changedRows = <Cell>(
  rows: readonly Row<Cell>[],
  changes: Changes,
  cellOf: (value: string) => Cell,
  headerWidth?: number,
) => {
  const remaining = new Set(changes.rows)
  const header = rows.find(({ row }) => row === changes.header) ?? { row: changes.header, cells: [] }
  const body = rows.filter(({ row }) => row > changes.header && remaining.has(row))
  const lines = new Map([header, ...body].map(({ row, cells }) => [row, cells.slice(0, headerWidth)]))
  const width = headerWidth ?? Math.max(0, ...body.map(({ cells }) => cells.length), header.cells.length)
  const added = [
    ...new Set(changes.corrections.map(([, column]) => column).filter(column => typeof column === 'string')),
  ]
  const placeOf = (column: number | string) => (typeof column === 'string' ? width + added.indexOf(column) : column)
  const put = (row: number, column: number | string, value: string) => {
    const cells = lines.get(row)
    if (cells) cells[placeOf(column)] = cellOf(value)
  }
  for (const [column, word] of changes.headers) put(changes.header, column, word)
  for (const word of added) put(changes.header, word, word)
  for (const [row, column, value] of changes.corrections) put(row, column, value)
  return [...lines.values()]
}

const textCell = (v: string): CellObject => ({ t: 's', v })

const writeWorkbook = (name: string, rows: (CellObject | undefined)[][], date1904: boolean) => {
  const book = utils.book_new()
  book.Workbook = { WBProps: { date1904 } }
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true }), name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

/**
 * Returns a file with the columns, header words and order of the given one, with the changes applied: a workbook of
 * that sheet with its numbers and formats, or a .csv with its separators (decision 031).
 */
export const rewrite = (file: SheetFile, changes: Changes): Uint8Array => {
  if (file.kind === 'csv') {
    const { delimiter, lineEnd, hasMark } = file.csv
    const { width } = file.csv
    const lines = changedRows(file.csv.rows, changes, escapeFormula, width).map(cells =>
      Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? ''),
    )
    const text = Papa.unparse(lines, { delimiter, newline: lineEnd })
    return new TextEncoder().encode(`${hasMark ? '\ufeff' : ''}${text}${lineEnd}`)
  }
  const sheet = file.sheets[changes.sheet]
  return writeWorkbook(sheet?.name ?? 'Sheet', changedRows(sheet?.rows ?? [], changes, textCell), file.since1904)
}
