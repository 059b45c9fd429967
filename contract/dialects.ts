import { z } from 'zod'
import { Refusal } from './errors'
import type { FieldFaultCode } from './fieldFaults'

/**
 * One page of a list inside the product: pages count from 1, whatever the backend does. `offset` is the number of rows
 * before it, where that is no whole number of pages.
 */
export type Page = { page: number; perPage: number; offset?: number; sort?: Sort }

/** Returns the number of rows of the list before a page. */
export const offsetOf = ({ page, perPage, offset = (page - 1) * perPage }: Page) => offset

type Sort = { field: string; order: 'ASC' | 'DESC' }
export type Query = Record<string, unknown>

/** Encoding of a page in a query, both ways: the portal encodes, the server decodes. */
export type Paging = { encode(page: Page): Query; decode(query: Query): Page; local?: boolean }

/** Encoding of rows in an answer. `open` also accepts rows wrapped one level deeper or shallower. */
export type Envelope = {
  /** `sums` stands beside the total where the list has sums. */
  wrap(rows: unknown[], total: number, page: Page, sums?: unknown): unknown
  open(body: unknown): { rows: unknown[]; total: number; sums?: unknown }
}

/** Encoding of one object in an answer. `candidates` lists the places it can stand in, most likely first. */
export type Wrapping = { wrap(answer: unknown): unknown; candidates(body: unknown): unknown[] }

/** Most rows of one call; a larger query is refused, never silently cut. */
export const LARGEST_PAGE = 1000

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

const paged = (pageKey: string, sizeKeys: string[], { first = 1, offsetKey = '', size = 10 } = {}): Paging => ({
  encode: ({ page, perPage }) => ({
    [pageKey]: page - 1 + first,
    ...Object.fromEntries(sizeKeys.map(key => [key, perPage])),
    ...(offsetKey && { [offsetKey]: (page - 1) * perPage }),
  }),
  decode: query => {
    const named = (keys: string[]) => keys.filter(key => isNamed(query[key]))
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

/**
 * Spelling of ra-data-simple-rest: `range=[0,14]`, `sort=["at","DESC"]`, and the filter as JSON, read by `filterOf`.
 */
const simpleRest: Paging = {
  encode: ({ page, perPage, sort }) => ({
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
  }),
  decode: query => {
    const [first, last] = read(RANGE, query, 'range', 'not-a-range') ?? [0, 9]
    const [field, order] = read(SORT, query, 'sort', 'not-an-order') ?? []
    const perPage = wholeNumber(last - first + 1, 'range', { least: 1, most: LARGEST_PAGE })
    return { ...pageAt(first, perPage), ...(field && order && { sort: { field, order } }) }
  },
}

/** Returns the filter of a simple-rest query, not validated yet. */
export const filterOf = (query: Query): Query => (json(query.filter, 'filter') as Query | undefined) ?? {}

/** Spellings of a page in the published calls (decisions B1, B2, B9). */
export const paging = {
  /** The list arrives whole; the portal searches, sorts and pages it. */
  none: { encode: () => ({}), decode: () => ({ page: 1, perPage: Number.MAX_SAFE_INTEGER }), local: true },
  perPage: paged('page', ['perPage']),
  per_page: paged('page', ['per_page']),
  limit: paged('page', ['limit']),
  limitOffset: paged('page', ['limit'], { offsetKey: 'offset' }),
  pageSize: paged('page', ['pageSize']),
  /** Both spellings of the blacklist at once, with an offset in rows (decision B2). */
  pageSizeLimitOffset: paged('page', ['pageSize', 'limit'], { offsetKey: 'offset' }),
  perPageFromZero: paged('page', ['perPage'], { first: 0 }),
  sizeFromZero: paged('page', ['size'], { first: 0 }),
  simpleRest,
} satisfies Record<string, Paging>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns true for an empty answer: a host without rows may send null, an empty object or no body (decision 033). */
const saysNothing = (body: unknown) =>
  body === null || body === '' || (isObject(body) && Object.keys(body).length === 0)

/** Returns the total beside the rows of an answer; undefined where the host names none. */
const totalIn = ({ totalElements, total }: Record<string, unknown>): number | undefined =>
  [totalElements, total]
    .filter(value => value !== null && value !== '')
    .map(Number)
    .find(Number.isFinite)

/**
 * Finds the rows of an answer (decision A16, implemented here alone): the first array found at the place the call
 * declares, then at data.content, content, data, the body itself, data.data.content and data.data, each also one `data`
 * deeper; totals come from the object that held the rows.
 */
const findRows = (body: unknown, keys: string[]): ReturnType<Envelope['open']> | undefined => {
  if (Array.isArray(body)) return { rows: body, total: body.length }
  if (saysNothing(body)) return { rows: [], total: 0 }
  if (!isObject(body)) return undefined
  for (const key of keys) {
    const rows = body[key] === null ? [] : body[key]
    if (Array.isArray(rows)) return { rows, total: totalIn(body) ?? rows.length, sums: body.sums }
  }
  if (Array.isArray(body.data)) return { rows: body.data, total: totalIn(body) ?? body.data.length }
  return findRows(body.data, keys)
}

const openRows =
  (...keys: string[]) =>
  (body: unknown) => {
    const rows = findRows(body, keys)
    if (!rows) throw new TypeError('the answer holds no list of rows')
    return rows
  }

/** Envelope whose body is the array of rows. */
export const bare: Envelope = { wrap: rows => rows, open: openRows('content') }

/** Returns the envelope of a paged answer: the rows under `key`, with totalPages and totalElements beside them. */
export const rowsUnder = (key: string): Envelope => ({
  wrap: (rows, total, { perPage }, sums) => ({
    [key]: rows,
    totalElements: total,
    totalPages: Math.ceil(total / perPage),
    ...(sums !== undefined && { sums }),
  }),
  open: openRows(key, 'content'),
})

/** Paged answer of the documents: content, totalPages, totalElements (docs/requirements/calls.md). */
export const content: Envelope = rowsUnder('content')

/** Returns an envelope one key deeper than `inner`. Envelopes nest. */
export const under = (key: string, inner: Envelope = bare): Envelope => ({
  wrap: (...args) => ({ [key]: inner.wrap(...args) }),
  // The total of rows that stand one level higher than documented is beside them.
  open: body => inner.open(isObject(body) && !Array.isArray(body.data) ? (body[key] ?? body) : body),
})

/** Returns the wrapping in `depth` levels of `data`; it also finds the object one level deeper or shallower. */
const wrapped = (depth: 0 | 1 | 2): Wrapping => ({
  wrap: answer => Array.from({ length: depth }).reduce<unknown>(inner => ({ data: inner }), answer),
  candidates: body => {
    const levels = [body]
    for (let at = body; isObject(at) && 'data' in at && levels.length < 4; at = levels.at(-1)) levels.push(at.data)
    return [levels[depth], levels[depth + 1], ...levels].filter(level => level !== undefined)
  },
})

/** One object at `data`, or at its `content` (docs/requirements/calls.md: 'data.content or data'). */
const dataOrContent: Wrapping = {
  wrap: wrapped(1).wrap,
  candidates: body => {
    const levels = wrapped(1).candidates(body)
    return [...levels.flatMap(level => (isObject(level) && 'content' in level ? [level.content] : [])), ...levels]
  },
}

export const one = { bare: wrapped(0), data: wrapped(1), dataData: wrapped(2), dataOrContent }
