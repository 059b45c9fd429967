import type { Page } from '@contract/dialects'
import type { Resource } from '@/definition/defineResource'

export type Listed<Row> = { rows: Row[]; total: number }

const textOf = (value: unknown) => (typeof value === 'object' ? '' : String(value ?? '')).toLowerCase()

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : textOf(a).localeCompare(textOf(b))

/** Lists that arrive whole are searched (in every column), filtered, sorted and paged here, all of them alike. */
export const localList = <Row extends Record<string, unknown>>(
  { search, columns }: Resource,
  rows: Row[],
  filter: Record<string, unknown>,
  { page, perPage, sort }: Page,
): Listed<Row> => {
  const { [search?.filter ?? '']: typed, ...exact } = filter
  const wanted = textOf(typed).trim()
  const found = rows.filter(
    row =>
      (!wanted || columns.some(column => textOf(row[column]).includes(wanted))) &&
      Object.entries(exact).every(
        ([key, value]) => value === undefined || value === '' || !(key in row) || row[key] === value,
      ),
  )
  if (sort) found.sort((a, b) => compare(a[sort.field], b[sort.field]) * (sort.order === 'ASC' ? 1 : -1))
  return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length }
}
