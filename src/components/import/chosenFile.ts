import type { Changes } from '@spreadsheet/changes'
import type { Header, Mapping } from '@spreadsheet/match'
import type { ImportColumn } from '@/definition/defineResource'
import type { ImportRows } from './ImportRows'

/** Chosen file with the mapping of columns: the one that hosts find from its headers, and the one that the person chose. */
export type ChosenFile = {
  file: File
  sheet: number
  /** Number of the header's row in the sheet, 0 where the first row is an entry. */
  header: number
  suggested: Mapping
  /** Columns that the header names unclearly: two have one name, or one is hidden. */
  unclear?: Header['unclear']
  mapping: Mapping
}

/** Returns the header of a column that hosts know, whatever language the portal speaks. */
export const hostHeader = ({ headers: [header], label }: ImportColumn) => header ?? label

/** Returns the columns of an import as hosts look for them: a header in the language of the portal is none of theirs. */
export const hostColumns = (columns: readonly ImportColumn[]) =>
  columns.map(column => ({ ...column, label: hostHeader(column) }))

/**
 * Returns the headers to write for columns that the person chose; a column that lost its mapping gets an empty header.
 */
const headersOf = (columns: readonly ImportColumn[], { suggested, unclear = [], mapping }: ChosenFile) => {
  const taken = new Set(Object.values(mapping))
  // The others of one name would be read in place of the chosen one.
  const others = new Set(unclear.flatMap(({ places }) => places).filter(at => !taken.has(at)))
  const chosen = hostColumns(columns).flatMap(({ source, label }): Changes['headers'] => {
    const [before, now] = [suggested[source], mapping[source]]
    if (before === now) return []
    return [
      ...(before === undefined || taken.has(before) ? [] : ([[before, '']] satisfies Changes['headers'])),
      ...(now === undefined ? [] : ([[now, label]] satisfies Changes['headers'])),
    ]
  })
  return [...[...others].map((at): Changes['headers'][number] => [at, '']), ...chosen]
}

/**
 * Returns the changes to a chosen file, or undefined if it can be sent unchanged: every row is valid, no cell was
 * corrected, its own headers name the columns, no hidden row was included, and the reviewed sheet is its first (decision
 * 031).
 */
export const changesOf = (chosen: ChosenFile, rows: ImportRows): Changes | undefined => {
  const headers = headersOf(rows.columns, chosen)
  const corrections = rows.corrections().map(([row, at, value]): Changes['corrections'][number] => {
    const column = rows.columns[at]
    return [row, column ? (chosen.mapping[column.source] ?? hostHeader(column)) : '', value]
  })
  const good = rows.good()
  if (!chosen.sheet && !headers.length && !corrections.length && good.length === rows.rows.length && !rows.hasHidden())
    return undefined
  return { sheet: chosen.sheet, header: chosen.header, headers, rows: good.map(({ row }) => row), corrections }
}
