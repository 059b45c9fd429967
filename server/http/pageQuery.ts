import {
  LARGEST_PAGE,
  offsetOf,
  type Page,
  type PageSpelling,
  type Paging,
  type Query,
  SORT_KEY,
} from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { FieldFaultCode } from '@contract/fieldFaults'
import { z } from 'zod'

const isNamed = (value: unknown) => value !== undefined && value !== ''

const wholeNumber = (value: unknown, key: string, { least, most }: { least: number; most: number }) => {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < least || number > most)
    throw new Refusal('page-out-of-range', { key, least, most })
  return number
}

/** Returns the page of `perPage` rows after the first `offset` rows. */
const pageAt = (offset: number, perPage: number): Page => ({
  page: Math.floor(offset / perPage) + 1,
  perPage,
  ...(offset % perPage > 0 && { offset }),
})

const json = (value: unknown, key: string): unknown => {
  if (value === undefined || value === '') return undefined
  try {
    return JSON.parse(String(value))
  } catch {
    throw new Refusal('invalid-fields', { fields: key }, { [key]: { code: 'not-json' } })
  }
}

const RANGE = z.tuple([z.int().min(0).max(1e12), z.int().min(0).max(1e12)])
const SORT = z.tuple([z.string(), z.enum(['ASC', 'DESC'])])

/** Reads a parameter that holds JSON; undefined where it is missing. Throws a refusal that names it where it does not fit. */
const read = <T>(schema: z.ZodType<T>, query: Query, key: string, code: FieldFaultCode): T | undefined => {
  const value = json(query[key], key)
  if (value === undefined) return undefined
  const { data } = schema.safeParse(value)
  if (data === undefined) throw new Refusal('invalid-fields', { fields: key }, { [key]: { code } })
  return data
}

/** Returns the order that a query names, as the part of a page that it is. */
export const orderOf = (query: Query): Pick<Page, 'sort'> => {
  const [field, order] = read(SORT, query, SORT_KEY, 'not-an-order') ?? []
  return field && order ? { sort: { field, order } } : {}
}

type Decoders = {
  [By in PageSpelling['by']]: (query: Query, spelling: Extract<PageSpelling, { by: By }>) => Page
}

const decoders: Decoders = {
  whole: () => ({ page: 1, perPage: Number.MAX_SAFE_INTEGER }),
  range: query => {
    const [first, last] = read(RANGE, query, 'range', 'not-a-range') ?? [0, 9]
    const perPage = wholeNumber(last - first + 1, 'range', { least: 1, most: LARGEST_PAGE })
    return { ...pageAt(first, perPage), ...orderOf(query) }
  },
  numbers: (query, { pageKey, sizeKeys, offsetKey, first, size }) => {
    const named = (keys: readonly string[]) => keys.filter(key => isNamed(query[key]))
    const sizes = named(sizeKeys).map(key => wholeNumber(query[key], key, { least: 1, most: LARGEST_PAGE }))
    if (new Set(sizes).size > 1) throw new Refusal('page-contradiction', { keys: named(sizeKeys).join(', ') })
    const perPage = sizes[0] ?? size
    const [page] = named([pageKey]).map(key => wholeNumber(query[key], key, { least: first, most: 1e12 }) + 1 - first)
    const [offset] = named([offsetKey]).map(key => wholeNumber(query[key], key, { least: 0, most: 1e12 }))
    if (offset === undefined) return { page: page ?? 1, perPage }
    if (page !== undefined && offsetOf({ page, perPage }) !== offset)
      throw new Refusal('page-contradiction', { keys: named([pageKey, offsetKey, ...sizeKeys]).join(', ') })
    return pageAt(offset, perPage)
  },
}

/**
 * Returns the page that a query asks for, in the spelling of its list. Refuses a parameter that is out of range, and
 * parameters that contradict each other, by their names.
 */
export const decodePage = ({ spelling }: Pick<Paging, 'spelling'>, query: Query): Page => {
  const decode = decoders[spelling.by] as (query: Query, spelling: PageSpelling) => Page
  return decode(query, spelling)
}

/** Returns the filter of a simple-rest query, not validated yet. */
export const filterOf = (query: Query): Query => (json(query.filter, 'filter') as Query | undefined) ?? {}
