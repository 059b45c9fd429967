import type { ListCall } from '@contract/call'
import { filterOf, type Page, type Query } from '@contract/dialects'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checked, withoutPage } from './input'
import { strictShape } from './strictShape'

const SearchBody = z.record(z.string(), z.unknown())
const SimpleRestQuery = z.strictObject({
  range: z.unknown().optional(),
  sort: z.unknown().optional(),
  filter: z.unknown().optional(),
})

/** Returns the page that a list is asked for, in an order that the list has. */
const sortedPage = (call: ListCall, { sort, ...page }: Page): Page =>
  sort && call.sortable?.includes(sort.field as never) ? { ...page, sort } : page

/**
 * Reads page and filter of a list's request: from the body of a POST, otherwise from the address. Refuses what the list
 * does not take by its name.
 */
export const readListQuery = (
  call: ListCall,
  request: Pick<FastifyRequest, 'query' | 'body'>,
): { page: Page; filter: unknown } => {
  const query = call.method === 'POST' ? checked(SearchBody, request.body ?? {}) : (request.query as Query)
  const simpleRest = call.dialect === 'simple-rest'
  const page = call.paging.decode(query)
  const pageKeys = Object.keys(call.paging.encode(page))
  if (simpleRest) checked(SimpleRestQuery, query)
  const filter = strictShape(call.filter)
  return {
    page: sortedPage(call, page),
    filter: checked(filter, simpleRest ? filterOf(query) : withoutPage(query, pageKeys, filter)),
  }
}
