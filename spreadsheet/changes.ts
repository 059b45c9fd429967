/** Changes that a person made to a file before sending it; rows are identified by their numbers in the sheet. */
export type Changes = {
  sheet: number
  /** Row of the header, 0 for a file without one. Rows above it are left out. */
  header: number
  /** Header words that replace those of the file, by column. */
  headers: [column: number, word: string][]
  /** Rows to keep. */
  rows: number[]
  /** Values that replace those of the file. A column that the file lacks is identified by its header word. */
  corrections: [row: number, column: number | string, value: string][]
}
