import { type CellObject, read } from 'xlsx'

/** Returns the cells of the first sheet of a workbook, row by row: type, value and format of each as stored in the file. */
export const workbookCells = (file: Uint8Array) => {
  const book = read(file, { cellNF: true, dense: true })
  const rows: (CellObject | undefined)[][] = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? []
  return rows.map(row => Array.from(row, cell => ({ t: cell?.t, v: cell?.v, f: cell?.f, z: cell?.z, w: cell?.w })))
}
