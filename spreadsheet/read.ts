import { Refusal } from '@contract/errors'
import Papa from 'papaparse'
import { type CellObject, type DenseWorkSheet, read, SSF, type WorkSheet } from 'xlsx'
import { guard } from './guard'
import { fromHarmless } from './harmless'
import { limits } from './limits'

/** A row as the sheet has it: its number there (the first row is 1) and its cells as a clerk sees them. */
export type SheetRow = { row: number; cells: string[] }
export type Sheet = { name: string; rows: SheetRow[] }

// Title and blank rows may stand above the header.
const SPARE_ROWS = 50

const cellText = ({ t, v, z }: CellObject): string => {
  if (v === undefined || v === null || t === 'z' || t === 'e') return ''
  if (typeof v === 'string') return v.trim()
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE'
  if (typeof v !== 'number') return String(v)
  // A number without a format of its own keeps all its digits: BRNs are long.
  if (z === undefined || z === 'General') return Number.isSafeInteger(v) ? String(v) : SSF.format('General', v)
  if (typeof z === 'string' && SSF.is_date(z)) return SSF.format(v % 1 ? 'dd-mm-yyyy hh:mm' : 'dd-mm-yyyy', v)
  const shown = SSF.format(z, v).trim()
  return /e/i.test(shown) && Number.isSafeInteger(v) ? String(v) : shown
}

const isDense = (sheet: WorkSheet | undefined): sheet is DenseWorkSheet => Array.isArray(sheet?.['!data'])

const workbookSheets = (bytes: Uint8Array): Sheet[] => {
  const book = (() => {
    try {
      return read(bytes, {
        type: 'array',
        dense: true,
        nodim: true,
        sheetRows: limits.rows + SPARE_ROWS + 1,
        cellFormula: false,
        cellHTML: false,
        cellText: false,
        cellNF: true,
      })
    } catch (error) {
      throw new Refusal(/password|encrypt/i.test(String(error)) ? 'file-encrypted' : 'file-broken')
    }
  })()
  return book.SheetNames.slice(0, limits.sheets).map(name => {
    const sheet = book.Sheets[name]
    const rows: SheetRow[] = []
    for (const [index, cells] of (isDense(sheet) ? sheet['!data'] : []).entries()) {
      const texts = Array.from(cells?.slice(0, limits.columns) ?? [], cell => (cell ? cellText(cell) : ''))
      if (texts.some(Boolean)) rows.push({ row: index + 1, cells: texts })
    }
    return { name, rows }
  })
}

const decode = (bytes: Uint8Array) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const csvSheets = (bytes: Uint8Array, name: string): Sheet[] => {
  const rows: SheetRow[] = []
  let number = 0
  Papa.parse<string[]>(decode(bytes), {
    delimitersToGuess: [',', ';', '\t', '|'],
    step: ({ data }, parser) => {
      number++
      const cells = data.slice(0, limits.columns).map(cell => fromHarmless(cell).trim())
      if (cells.some(Boolean)) rows.push({ row: number, cells })
      if (rows.length > limits.rows + SPARE_ROWS) parser.abort()
    },
  })
  return [{ name, rows }]
}

/**
 * The sheets of a spreadsheet, every cell as text. Runs in a worker only: reading is slow, and a file may mean harm.
 * Throws a Refusal (file-*, no-rows, too-many-rows) with the sentence staff read.
 */
export const readSpreadsheet = async (bytes: Uint8Array, name: string, accept: readonly string[]): Promise<Sheet[]> => {
  const kind = await guard(bytes, accept)
  const sheets = (kind === 'csv' ? csvSheets(bytes, name) : workbookSheets(bytes)).filter(({ rows }) => rows.length)
  if (!sheets.length) throw new Refusal('no-rows')
  if (sheets.every(({ rows }) => rows.length > limits.rows + 1))
    throw new Refusal('too-many-rows', { most: limits.rows })
  return sheets
}
