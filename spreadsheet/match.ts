import type { SheetRow } from './read'

/** What a list wants of a column, and the headers that mean it. */
export type WantedColumn = { source: string; label: string; headers: readonly string[]; required?: boolean }

/** Which cell of a row holds a wanted column; absent where no header says so. */
export type Mapping = Record<string, number>

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Finds the wanted columns by their headers: without case, spaces, accents and punctuation. */
export const matchHeaders = (headers: readonly string[], wanted: readonly WantedColumn[]): Mapping => {
  const found = headers.map(plain)
  const mapping: Mapping = {}
  for (const { source, label, headers: names } of wanted)
    for (const name of [label, ...names]) {
      const at = found.indexOf(plain(name))
      if (at >= 0 && !Object.values(mapping).includes(at)) {
        mapping[source] = at
        break
      }
    }
  return mapping
}

/** The header row: of the first twenty the one that names most wanted columns, else the first. */
export const findHeader = (rows: readonly SheetRow[], wanted: readonly WantedColumn[]) => {
  let best = { index: 0, mapping: {} as Mapping }
  for (const [index, { cells }] of rows.slice(0, 20).entries()) {
    const mapping = matchHeaders(cells, wanted)
    if (Object.keys(mapping).length > Object.keys(best.mapping).length) best = { index, mapping }
  }
  return best
}
