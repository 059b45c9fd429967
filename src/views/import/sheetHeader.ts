import { findHeader, type Mapping } from '@spreadsheet/match'
import type { Import } from '@/definition/defineResource'

/** Sheet of a file with its number of rows and its first ones. */
export type FoundSheet = { name: string; rows: number; head: string[][] }

/** Returns the header row of a sheet and the columns that it maps. */
export const headerOf = (sheet: FoundSheet | undefined, { columns }: Import) =>
  findHeader(
    (sheet?.head ?? []).map((cells, row) => ({ row, cells })),
    columns,
  )

/** Digits that a number of the registry has, and a word of a header has not. */
const NUMBER = /(?:\d.*){4}/

/** Tells whether the row in the place of the header is an entry: it names no column, and has a valid number in one. */
export const isEntry = (sheet: FoundSheet | undefined, header: number, mapping: Mapping, imports: Import) => {
  const cells = sheet?.head[header] ?? []
  const textOf = (source: string) => cells[mapping[source] ?? -1]?.trim() ?? ''
  const isNamed = Object.keys(headerOf(sheet, imports).mapping).length > 0
  return (
    !isNamed &&
    imports.columns.some(({ source, pattern }) => {
      const value = textOf(source)
      return NUMBER.test(value) && pattern?.test(value)
    })
  )
}
