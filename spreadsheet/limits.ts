import { SPREADSHEET } from '@contract/spreadsheetFile'

/** Limits of a spreadsheet, the same in the browser and on the server. */
export const limits = {
  megabytes: SPREADSHEET.megabytes,
  /** Rows below the header. */
  rows: 200_000,
  /** Rows that may stand above the header: titles and blank ones. */
  titleRows: 50,
  columns: 100,
  /** Cells with values in a sheet, and shared texts. */
  cells: 2_000_000,
  sheets: 50,
  /** Longest text that a spreadsheet program writes into one cell. */
  cellCharacters: 32_767,
  zipEntries: 2000,
  /** Inflated size of all parts that are read; also the text of all cells together, in characters. */
  inflatedMegabytes: 100,
  /** Seconds after which reading is aborted. */
  seconds: 20,
} as const

export const MEGABYTE = 1024 * 1024
