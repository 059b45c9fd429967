import { type Header, readHeader, type WantedColumn } from '@spreadsheet/match'
import type { Import } from '@/definition/defineResource'

/** Sheet of a file with its number of rows and its first ones. */
export type FoundSheet = {
  name: string
  rows: number
  head: string[][]
  hidden?: true | undefined
  hiddenColumns?: number[] | undefined
}

/** Returns the columns of an import as the worker reads them: patterns and words stay with the page. */
export const sheetColumns = ({ columns }: Pick<Import, 'columns'>): WantedColumn[] =>
  columns.map(({ source, label, headers, required, kind }) => ({
    source,
    label,
    headers,
    ...(required && { required }),
    ...(kind && { kind }),
  }))

const headRows = (sheet: FoundSheet | undefined) => (sheet?.head ?? []).map(cells => ({ cells }))

/** Returns the header row of a sheet, the columns that it maps, and those that only the person can choose. */
export const headerOf = (sheet: FoundSheet | undefined, { columns }: Pick<Import, 'columns'>): Header =>
  readHeader(headRows(sheet), columns, sheet?.hiddenColumns)

/** Returns sheets as `chooseSheet` reads them. */
export const headedSheets = (sheets: readonly FoundSheet[]) =>
  sheets.map(sheet => ({ rows: headRows(sheet), hidden: sheet.hidden, hiddenColumns: sheet.hiddenColumns }))

/** Digits that a number of the registry has, and a word of a header has not. */
const NUMBER = /(?:\d.*){4}/

/** Tells whether the row in the place of the header is an entry: it names no column, and has a valid number in one. */
export const isEntry = (sheet: FoundSheet | undefined, header: number, mapping: Header['mapping'], imports: Import) => {
  const cells = sheet?.head[header] ?? []
  const textOf = (source: string) => cells[mapping[source] ?? -1]?.trim() ?? ''
  const { mapping: named, unclear } = headerOf(sheet, imports)
  return (
    Object.keys(named).length + unclear.length === 0 &&
    imports.columns.some(({ source, pattern }) => {
      const value = textOf(source)
      return NUMBER.test(value) && pattern?.test(value)
    })
  )
}
