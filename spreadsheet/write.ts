import Papa from 'papaparse'
import { utils, write } from 'xlsx'
import { toHarmless } from './harmless'

/** A workbook of one sheet. Every cell is typed as text, so none is ever taken for a formula, and digits all stay. */
export const writeXlsx = (headers: readonly string[], rows: Iterable<readonly string[]>, sheet: string): Uint8Array => {
  const cells = [headers, ...rows].map(row => row.map(v => ({ t: 's' as const, v })))
  const book = utils.book_new()
  const safeName =
    sheet
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 31)
      .trim() || 'Sheet'
  utils.book_append_sheet(
    book,
    { ...utils.aoa_to_sheet(cells, { dense: true }), '!cols': headers.map(() => ({ wch: 22 })) },
    safeName,
  )
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer)
}

/** A .csv that Excel reads as UTF-8, with cells that would run made harmless; our reader gives them back unchanged. */
export const writeCsv = (headers: readonly string[], rows: Iterable<readonly string[]>): Uint8Array => {
  const lines = [headers, ...rows].map(row => row.map(toHarmless))
  return new TextEncoder().encode(`\ufeff${Papa.unparse(lines, { newline: '\r\n' })}\r\n`)
}
