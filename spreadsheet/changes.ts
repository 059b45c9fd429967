/** Changes that a person made to a file before it is sent; rows are named by their numbers in the sheet. */
export type Changes = {
  sheet: number
  /** The row of the header. Rows above it are left out. */
  header: number
  /** Header words in place of those of the file, by column. */
  headers: [column: number, word: string][]
  /** Rows that stay. */
  rows: number[]
  /** Values in place of those of the file. A column that the file lacks is named by its header word. */
  corrections: [row: number, column: number | string, value: string][]
}
