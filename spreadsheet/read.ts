import { Refusal } from '@contract/errors'
import { type CellObject, type DenseWorkSheet, read, SSF, type WorkSheet } from 'xlsx'
import { type CsvText, readCsv } from './csv'
import { unescapeFormula } from './formulaEscape'
import { guard } from './guard'
import { limits, MEGABYTE } from './limits'

/** A row of the sheet: its number there (the first row is 1) and its cells as a clerk sees them. */
export type SheetRow = { row: number; cells: string[] }
export type Sheet = { name: string; rows: SheetRow[] }

/** A row with the raw cells of the workbook: numbers, dates and their formats. */
type BookRow = { row: number; cells: (CellObject | undefined)[] }
/** A file before conversion: the sheets of a workbook, or the lines of a .csv; only those with rows. */
export type SheetFile =
  | { kind: 'xlsx'; since1904: boolean; sheets: { name: string; rows: BookRow[] }[] }
  | { kind: 'csv'; name: string; csv: CsvText }

const cellText = ({ t, v, z }: CellObject, since1904: boolean): string => {
  if (v === undefined || v === null || t === 'z' || t === 'e') return ''
  if (typeof v === 'string') return v.trim()
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE'
  if (typeof v !== 'number') return String(v)
  // Numbers without a format keep all their digits, because BRNs are long.
  if (z === undefined || z === 'General') return Number.isSafeInteger(v) ? String(v) : SSF.format('General', v)
  if (typeof z === 'string' && SSF.is_date(z))
    return SSF.format(v % 1 ? 'dd-mm-yyyy hh:mm' : 'dd-mm-yyyy', v, { date1904: since1904 })
  const shown = SSF.format(z, v).trim()
  return /e/i.test(shown) && Number.isSafeInteger(v) ? String(v) : shown
}

const isDense = (sheet: WorkSheet | undefined): sheet is DenseWorkSheet => Array.isArray(sheet?.['!data'])

const isFilled = (cell: CellObject | undefined): cell is CellObject =>
  cell !== undefined && cellText(cell, false) !== ''

/**
 * Returns the non-blank rows of a sheet. A cell may claim any position, so rows and columns are never iterated by
 * count.
 */
const bookRows = (sheet: WorkSheet | undefined): BookRow[] => {
  if (!isDense(sheet)) throw new Refusal('file-broken')
  const data = sheet['!data']
  return Object.keys(data).flatMap(index => {
    const cells = data[Number(index)]
    const filled = Object.keys(cells ?? []).filter(column => isFilled(cells?.[Number(column)]))
    if (!cells || !filled.length) return []
    if (Number(filled.at(-1)) >= limits.columns) throw new Refusal('too-many-columns', { most: limits.columns })
    return [{ row: Number(index) + 1, cells: cells.slice(0, Number(filled.at(-1)) + 1) }]
  })
}

const readBook = (bytes: Uint8Array) => {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      nodim: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    })
  } catch {
    throw new Refusal('file-broken')
  }
}

/** Limits the total length of texts: a workbook may show one long text in any number of cells. */
const meter = () => {
  let bytesLeft = limits.inflatedMegabytes * MEGABYTE
  return (text: string) => {
    bytesLeft -= text.length
    if (bytesLeft < 0 || text.length > limits.cellCharacters) throw new Refusal('reading-too-large')
    return text
  }
}

const checkAmount = (amount: number) => {
  if (!amount) throw new Refusal('no-rows')
  if (amount > limits.titleRows + 1 + limits.rows) throw new Refusal('too-many-rows', { most: limits.rows })
}

/**
 * Reads a spreadsheet without converting its cells. Call it only in a worker or a child process: reading is slow, and a
 * file may be malicious. Throws a Refusal (file-*, unpacks-too-large, no-rows, too-many-rows, too-many-columns).
 */
export const readSheetFile = async (bytes: Uint8Array, name: string, accept: readonly string[]): Promise<SheetFile> => {
  const guarded = await guard(bytes, accept)
  if (guarded.kind === 'csv') {
    const csv = readCsv(guarded.bytes)
    checkAmount(csv.rows.length)
    if (csv.rows.some(({ cells }) => cells.findLastIndex(cell => cell.trim()) >= limits.columns))
      throw new Refusal('too-many-columns', { most: limits.columns })
    return { kind: 'csv', name, csv }
  }
  const book = readBook(guarded.bytes)
  const sheets = book.SheetNames.map(title => ({ name: title, rows: bookRows(book.Sheets[title]) }))
  const filled = sheets.filter(({ rows }) => rows.length)
  checkAmount(Math.max(0, ...filled.map(({ rows }) => rows.length)))
  return { kind: 'xlsx', since1904: book.Workbook?.WBProps?.date1904 === true, sheets: filled }
}

/** Returns the sheets of a file with every cell as text. Throws reading-too-large when the text exceeds the limit. */
export const textSheets = (file: SheetFile): Sheet[] => {
  const metered = meter()
  if (file.kind === 'csv')
    return [
      {
        name: file.name,
        rows: file.csv.rows.map(({ row, cells }) => ({
          row,
          cells: cells.slice(0, limits.columns).map(cell => metered(unescapeFormula(cell).trim())),
        })),
      },
    ]
  return file.sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Array.from(cells, cell => (cell ? metered(cellText(cell, file.since1904)) : '')),
    })),
  }))
}

/** Reads the sheets of a spreadsheet with every cell as text. Throws as `readSheetFile` and `textSheets` do. */
export const readSpreadsheet = async (bytes: Uint8Array, name: string, accept: readonly string[]): Promise<Sheet[]> =>
  textSheets(await readSheetFile(bytes, name, accept))
