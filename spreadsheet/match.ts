import type { NumberKind } from '@contract/imports'

/** A column that an import looks for, with the headers that name it. */
export type WantedColumn = {
  source: string
  label: string
  headers: readonly string[]
  required?: boolean
  /** Kind of the numbers that the column holds; they are normalised as forms do it. */
  kind?: NumberKind
}

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
  for (const { source, label, headers: names = [] } of columns)
    for (const name of [label, ...names]) {
      const at = plainHeaders.indexOf(plain(name))
      if (at >= 0 && !Object.values(mapping).includes(at)) {
        mapping[source] = at
        break
      }
    }
  return mapping
}

type HeaderRow = { cells: readonly string[] }

/** Finds the header row: the one of the first twenty rows that names most columns, else the first row. */
export const findHeader = (rows: readonly HeaderRow[], columns: readonly WantedColumn[]) => {
  let best = { index: 0, mapping: {} as Mapping }
  for (const [index, { cells }] of rows.slice(0, 20).entries()) {
    const mapping = matchHeaders(cells, columns)
    if (Object.keys(mapping).length > Object.keys(best.mapping).length) best = { index, mapping }
  }
  return best
}

/** Wanted column that a header does not name clearly: two columns have its name, or the one that has it is hidden. */
type UnclearColumn = { source: string; label: string; why: 'twice' | 'hidden'; places: number[] }

/** Header row with its clear columns, and those that only a person can choose. */
export type Header = { index: number; mapping: Mapping; unclear: UnclearColumn[] }

/** Returns the header row of a sheet. Hidden columns are never taken, nor one of two with the same name. */
export const readHeader = (
  rows: readonly HeaderRow[],
  columns: readonly WantedColumn[],
  hidden: readonly number[] = [],
): Header => {
  const { index, mapping: named } = findHeader(rows, columns)
  const headers = rows[index]?.cells ?? []
  const visible = headers.map((header, at) => (hidden.includes(at) ? '' : header))
  const mapping = matchHeaders(visible, columns)
  const unclear = columns.flatMap(({ source, label }): UnclearColumn[] => {
    const at = mapping[source]
    if (at === undefined) {
      const place = named[source]
      return place !== undefined && hidden.includes(place) ? [{ source, label, why: 'hidden', places: [place] }] : []
    }
    const name = plain(visible[at] ?? '')
    const places = visible.flatMap((header, place) => (plain(header) === name ? [place] : []))
    return places.length > 1 ? [{ source, label, why: 'twice', places }] : []
  })
  for (const { source } of unclear) delete mapping[source]
  return { index, mapping, unclear }
}

/** Sheet of which the first rows are known. */
type HeadedSheet = {
  rows: readonly HeaderRow[]
  hidden?: true | undefined
  hiddenColumns?: readonly number[] | undefined
}

/**
 * Chooses the sheet to import: the first visible one that has all required columns, else the visible one that names most
 * columns. A hidden sheet is chosen only where no other has rows.
 */
export const chooseSheet = (sheets: readonly HeadedSheet[], columns: readonly WantedColumn[]) => {
  const headed = sheets.map((sheet, at) => ({
    at,
    isVisible: !sheet.hidden,
    header: readHeader(sheet.rows, columns, sheet.hiddenColumns),
  }))
  const isComplete = ({ mapping }: Header) =>
    columns.every(({ source, required }) => !required || mapping[source] !== undefined)
  const sizeOf = ({ mapping, unclear }: Header) => Object.keys(mapping).length + unclear.length
  const visible = headed.filter(({ isVisible }) => isVisible)
  const candidates = visible.length ? visible : headed
  return (
    candidates.find(({ header }) => isComplete(header)) ??
    candidates.toSorted((a, b) => sizeOf(b.header) - sizeOf(a.header))[0]
  )
}
