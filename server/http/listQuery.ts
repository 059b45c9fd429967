import type { ListCall } from '@contract/call'
import { type Page, type Query, SORT_KEY } from '@contract/dialects'
import { type FieldError, Refusal } from '@contract/errors'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checked, withoutPage } from './input'
import { decodePage, filterOf, orderOf } from './pageQuery'
import { strictShape } from './strictShape'

const SearchBody = z.record(z.string(), z.unknown())
const SimpleRestQuery = z.strictObject({
  range: z.unknown().optional(),
  sort: z.unknown().optional(),
  filter: z.unknown().optional(),
})

/** Field by which react-admin sorts when nobody chose an order: the list's own order stands. */
const NO_ORDER = 'id'

/** Returns the page that a list is asked for, in an order that the list has. Refuses other orders by their field. */
const sortedPage = ({ sortable = [] }: ListCall, { sort, ...page }: Page): Page => {
  if (!sort) return page
  if (sortable.some(field => field === sort.field)) return { ...page, sort }
  if (sort.field === NO_ORDER) return page
  const known: FieldError = sortable.length
    ? { code: 'orders-known', params: { fields: sortable.join(', ') } }
    : { code: 'one-order' }
  throw new Refusal('invalid-fields', { fields: 'sort' }, { sort: known })
}

/** Refuses what stands in the address of a list whose page and filter belong into the body. */
const refuseAddress = (query: unknown) => {
  const keys = Object.keys(z.record(z.string(), z.unknown()).parse(query ?? {})).slice(0, 10)
  if (!keys.length) return
  const fields = keys.map(key => [key.slice(0, 60), { code: 'not-in-address' } as const])
  throw new Refusal('invalid-fields', { fields: keys.join(', ') }, Object.fromEntries(fields))
}

/**
 * Reads page and filter of a list's request: from the body of a POST, otherwise from the address. Refuses what the list
 * does not take by its name.
 */
export const readListQuery = (
  call: ListCall,
  request: Pick<FastifyRequest, 'query' | 'body'>,
): { page: Page; filter: unknown } => {
  if (call.method === 'POST') refuseAddress(request.query)
  const query = call.method === 'POST' ? checked(SearchBody, request.body ?? {}) : (request.query as Query)
  const simpleRest = call.dialect === 'simple-rest'
  const isSorted = !simpleRest && call.sortable !== undefined
  const page = { ...decodePage(call.paging, query), ...(isSorted && orderOf(query)) }
  const pageKeys = [...Object.keys(call.paging.encode(page)), ...(isSorted ? [SORT_KEY] : [])]
  if (simpleRest) checked(SimpleRestQuery, query)
  const filter = strictShape(call.filter)
  return {
    page: sortedPage(call, page),
    filter: checked(filter, simpleRest ? filterOf(query) : withoutPage(query, pageKeys, filter)),
  }
}
