/**
 * One page of a list inside the product: pages count from 1, whatever the backend does. `offset` is the number of rows
 * before it, where that is no whole number of pages.
 */
export type Page = { page: number; perPage: number; offset?: number; sort?: Sort }

/** Returns the number of rows of the list before a page. */
export const offsetOf = ({ page, perPage, offset = (page - 1) * perPage }: Page) => offset

export type Sort = { field: string; order: 'ASC' | 'DESC' }
export type Query = Record<string, unknown>

/** Key of an order in the query of a list, or in the body of one by POST. */
export const SORT_KEY = 'sort'

/** Returns an order as our API spells it, in ra-data-simple-rest and elsewhere: `["name","ASC"]`. */
export const sortText = ({ field, order }: Sort): string => JSON.stringify([field, order])

/** Parameters of a page in a query: `whole` has none, `range` is that of ra-data-simple-rest. */
export type PageSpelling =
  | { by: 'whole' }
  | { by: 'range' }
  | {
      by: 'numbers'
      pageKey: string
      sizeKeys: readonly string[]
      /** Key of the offset in rows; empty where there is none. */
      offsetKey: string
      /** Number of the first page. */
      first: number
      /** Rows of a page where the query names none. */
      size: number
    }

/** Encoding of a page in a query: the portal encodes it, and our server decodes it by its spelling. */
export type Paging = { encode(page: Page): Query; spelling: PageSpelling; local?: boolean }

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

const paged = (
  pageKey: string,
  sizeKeys: readonly string[],
  { first = 1, offsetKey = '', size = 10 } = {},
): Paging => ({
  spelling: { by: 'numbers', pageKey, sizeKeys, offsetKey, first, size },
  encode: ({ page, perPage }) => ({
    [pageKey]: page - 1 + first,
    ...Object.fromEntries(sizeKeys.map(key => [key, perPage])),
    ...(offsetKey && { [offsetKey]: (page - 1) * perPage }),
  }),
})

/** Spelling of ra-data-simple-rest: `range=[0,14]`, `sort=["at","DESC"]`, and the filter as JSON. */
const simpleRest: Paging = {
  spelling: { by: 'range' },
  encode: ({ page, perPage, sort }) => ({
    range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    ...(sort && { [SORT_KEY]: sortText(sort) }),
  }),
}

/** Spellings of a page in the published calls (decisions B1, B2, B9). */
export const paging = {
  /** The list arrives whole; the portal searches, sorts and pages it. */
  none: { spelling: { by: 'whole' }, encode: () => ({}), local: true },
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
