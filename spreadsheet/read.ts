import { Refusal } from '@contract/errors'
import type { CellFault } from '@contract/imports'
import { type CellObject, type DenseWorkSheet, read, type WorkSheet } from 'xlsx'
import { csvText } from './cellText'
import { type CsvText, readCsv } from './csv'
import { guard } from './guard'
import { limits, MEGABYTE } from './limits'
import type { WantedColumn } from './match'
import { numberCellText } from './numberCell'
import type { SheetNotes } from './workbook'

type RowNotes = { hidden?: true; faults?: Record<number, CellFault> }
/**
 * A row of the sheet: its number there (the first row is 1), its cells as a clerk sees them, the faults of cells by their
 * columns, and whether the row is hidden.
 */
export type SheetRow = { row: number; cells: string[] } & RowNotes
type SheetFacts = { name: string; hidden?: true; hiddenColumns?: number[] }
export type Sheet = SheetFacts & { rows: SheetRow[] }

/** A row with the raw cells of the workbook: numbers, dates and their formats. */
type BookRow = { row: number; cells: (CellObject | undefined)[] } & RowNotes
/** A file before conversion: the sheets of a workbook, or the lines of a .csv; only those with rows. */
export type SheetFile =
  | { kind: 'xlsx'; since1904: boolean; sheets: (SheetFacts & { rows: BookRow[] })[] }
  | { kind: 'csv'; name: string; csv: CsvText }

/** Errors of cells by the codes that the parser gives them. */
const errors: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

const cellText = ({ t, v, z }: CellObject, since1904: boolean): string => {
  if (t === 'e') return errors[Number(v)] ?? '#ERROR'
  if (v === undefined || v === null || t === 'z') return ''
  if (typeof v === 'string') return v.trim()
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE'
  return typeof v === 'number' ? numberCellText(v, z, since1904) : String(v)
}

const isDense = (sheet: WorkSheet | undefined): sheet is DenseWorkSheet => Array.isArray(sheet?.['!data'])

const isFilled = (cell: CellObject | undefined): cell is CellObject =>
  cell !== undefined && cellText(cell, false) !== ''

/** Returns the faults of cells without a value, by row and column. */
const faultsOf = ({ formulas, comments }: SheetNotes) => {
  const faults = new Map<number, Record<number, CellFault>>()
  const put = (fault: CellFault, places: [number, number][]) => {
    for (const [row, column] of places) {
      const ofRow = faults.get(row) ?? {}
      faults.set(row, ofRow)
      ofRow[column] = fault
    }
  }
  put('comment-only', comments)
  put('formula-without-result', formulas)
  return faults
}

/**
 * Returns the non-blank rows of a sheet, among them those that hold nothing but formulas without results or comments. A
 * cell may claim any position, so rows and columns are never iterated by count.
 */
const bookRows = (sheet: WorkSheet | undefined, notes: SheetNotes): BookRow[] => {
  if (!isDense(sheet)) throw new Refusal('file-broken')
  const data = sheet['!data']
  const faults = faultsOf(notes)
  const indexes = new Set([...Object.keys(data).map(Number), ...faults.keys()])
  return [...indexes]
    .sort((a, b) => a - b)
    .flatMap((index): BookRow[] => {
      const cells = data[index] ?? []
      const filled = Object.keys(cells).filter(column => isFilled(cells[Number(column)]))
      const marks = Object.entries(faults.get(index) ?? {}).filter(([column]) => !filled.includes(column))
      if (!filled.length && !marks.length) return []
      if (Number(filled.at(-1) ?? 0) >= limits.columns) throw new Refusal('too-many-columns', { most: limits.columns })
      return [
        {
          row: index + 1,
          cells: cells.slice(0, Number(filled.at(-1) ?? -1) + 1),
          ...(marks.length > 0 && { faults: Object.fromEntries(marks) }),
          ...(notes.hiddenRows.has(index) && { hidden: true as const }),
        },
      ]
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
 * Reads a spreadsheet without converting its cells; the wanted columns tell the delimiter of a .csv. Call it only in a
 * worker or a child process: reading is slow, and a file may be malicious. Throws a Refusal (file-*, unpacks-too-large,
 * no-rows, too-many-rows, too-many-columns).
 */
export const readSheetFile = async (
  bytes: Uint8Array,
  name: string,
  accept: readonly string[],
  columns: readonly WantedColumn[] = [],
): Promise<SheetFile> => {
  const guarded = await guard(bytes, accept)
  if (guarded.kind === 'csv') {
    const csv = readCsv(guarded.bytes, columns)
    checkAmount(csv.rows.length)
    if (csv.rows.some(({ cells }) => cells.findLastIndex(cell => cell.trim()) >= limits.columns))
      throw new Refusal('too-many-columns', { most: limits.columns })
    return { kind: 'csv', name, csv }
  }
  const book = readBook(guarded.bytes)
  const sheets = guarded.notes.map((notes, at) => {
    const title = book.SheetNames[at] ?? ''
    return {
      name: title,
      ...(notes.isHidden && { hidden: true as const }),
      ...(notes.hiddenColumns.length > 0 && { hiddenColumns: notes.hiddenColumns }),
      rows: bookRows(book.Sheets[title], notes),
    }
  })
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
        rows: file.csv.rows.map(({ cells, ...row }) => ({
          ...row,
          // As in a workbook, blank cells after the last filled one are left out.
          cells: cells.slice(0, cells.findLastIndex(cell => cell.trim()) + 1).map(cell => metered(csvText(cell))),
        })),
      },
    ]
  return file.sheets.map(({ rows, ...sheet }) => ({
    ...sheet,
    rows: rows.map(({ cells, ...row }) => ({
      ...row,
      cells: Array.from(cells, cell => (cell ? metered(cellText(cell, file.since1904)) : '')),
    })),
  }))
}

/** Reads the sheets of a spreadsheet with every cell as text. Throws as `readSheetFile` and `textSheets` do. */
export const readSpreadsheet = async (
  bytes: Uint8Array,
  name: string,
  accept: readonly string[],
  columns?: readonly WantedColumn[],
): Promise<Sheet[]> => textSheets(await readSheetFile(bytes, name, accept, columns))
