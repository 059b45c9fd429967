import type { SheetRow } from './read'

/** A column that an import looks for, with the headers that name it. */
export type WantedColumn = { source: string; label: string; headers: readonly string[]; required?: boolean }

/** Index of the cell for each column; absent where no header matches. */
export type Mapping = Record<string, number>

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Finds columns by their headers, ignoring case, spaces, accents and punctuation. */
export const matchHeaders = (headers: readonly string[], columns: readonly WantedColumn[]): Mapping => {
  const plainHeaders = headers.map(plain)
  const mapping: Mapping = {}
  for (const { source, label, headers: names } of columns)
    for (const name of [label, ...names]) {
      const at = plainHeaders.indexOf(plain(name))
      if (at >= 0 && !Object.values(mapping).includes(at)) {
        mapping[source] = at
        break
      }
    }
  return mapping
}

/** Finds the header row: the one of the first twenty rows that names most columns, else the first row. */
export const findHeader = (rows: readonly SheetRow[], columns: readonly WantedColumn[]) => {
  let best = { index: 0, mapping: {} as Mapping }
  for (const [index, { cells }] of rows.slice(0, 20).entries()) {
    const mapping = matchHeaders(cells, columns)
    if (Object.keys(mapping).length > Object.keys(best.mapping).length) best = { index, mapping }
  }
  return best
}
