import type { Listed } from '@contract/call'
import type { Page } from '@contract/dialects'
import { foldForSearch } from '@contract/fold'
import { registryClock } from '@contract/registryDay'
import { type AnyRow, LOCAL_SEARCH, type Resource } from '@/definition/defineResource'

const plain = (value: unknown) => foldForSearch(String(value)).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** The part of a filter that the call of a list that arrives whole is asked with: all but what is searched here. */
export const published = ({ search }: Resource, filter: Record<string, unknown>) => {
  const { [LOCAL_SEARCH]: _, ...rest } = filter
  return search?.filter === LOCAL_SEARCH ? rest : filter
}

/** Text is compared without case and accents. */
const isSame = (value: unknown, filterValue: unknown) =>
  value === filterValue ||
  (typeof value === 'string' && typeof filterValue === 'string' && plain(value) === plain(filterValue))

/** Missing values come last in either order. */
const compare = (a: unknown, b: unknown, direction: 1 | -1): number => {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: 'base' }) * direction
}

/** Tells whether the day of a row is in the period of the filter. */
const isWithin = (period: Resource['period'], row: AnyRow, filter: Record<string, unknown>) => {
  if (!period?.of) return true
  const [from, to] = [filter[period.from], filter[period.to]].map(day => (isMissing(day) ? undefined : String(day)))
  const day = registryClock(String(row[period.of] ?? ''))?.slice(0, 10)
  return (!from || (day !== undefined && day >= from)) && (!to || (day !== undefined && day <= to))
}

/** Returns the function that gives the text of a column of a row as the reader sees it. */
export type Shown = (resource: Resource) => (row: AnyRow, column: string) => string

/**
 * Lists that arrive whole are searched, filtered, sorted and paged here, all of them alike. A search finds the rows in
 * whose searched columns each of its words occurs, in the host's text or in the one that is `shown`, whatever the case and
 * accents; a filter finds those that hold its value.
 * A filter that no row holds was the host's work, and finds them all; so is a search of no columns. Days of a period are
 * compared with the day of the row.
 */
export const localList = (
  resource: Resource,
  rows: readonly AnyRow[],
  filter: Record<string, unknown>,
  { page, perPage, sort }: Page,
  shown: Shown = () => () => '',
): Listed<AnyRow> => {
  const { search, columns, period, computed = {}, listed = () => true } = resource
  const { [search?.filter ?? '']: typed, ...exact } = filter
  const term = plain(typed ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const searchedByHost = search?.columns?.length === 0
  const read = (row: AnyRow, column: string): unknown => computed[column]?.of(row) ?? row[column]
  const shownText = term.length ? shown(resource) : undefined
  const textOf = (row: AnyRow) =>
    (search?.columns ?? columns)
      .map(column =>
        [read(row, column) ?? '', shownText?.(row, column) ?? '', computed[column]?.more?.(row) ?? '']
          .map(plain)
          .join('\n'),
      )
      .join('\n')
  const says = (row: AnyRow) => {
    const text = textOf(row)
    return term.every(word => text.includes(word))
  }
  const matches = rows.filter(
    row =>
      listed(row) &&
      isWithin(period, row, exact) &&
      Object.entries(exact).every(([key, value]) => isMissing(value) || !(key in row) || isSame(row[key], value)) &&
      (!term.length || searchedByHost || says(row)),
  )
  const direction = sort?.order === 'DESC' ? -1 : 1
  const sorted = sort ? matches.sort((a, b) => compare(read(a, sort.field), read(b, sort.field), direction)) : matches
  return { rows: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length }
}
