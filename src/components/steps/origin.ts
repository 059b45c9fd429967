import { idText } from '@contract/id'
import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { z } from 'zod'
import { currentAddress } from '../currentAddress'
import { OPEN } from '../dialogRoutes/dialogAddress'
import type { Row } from '../list/columns'
import type { ListValue } from '../list/listContext'
import { forgetReturn } from '../list/listReturn'

/** Opener of a row: an action of its list, or a column that leads to its record. */
const Opener = z.union([z.object({ action: z.string() }), z.object({ column: z.string() })])
export type Opener = z.infer<typeof Opener>

/** Row of a list that a page or a dialog shows, and the list as it was when the row was opened. */
const Origin = z.object({
  list: z.string(),
  /** Request of the list, without its page. */
  request: z.object({
    perPage: z.number(),
    sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
    filter: z.record(z.string(), z.unknown()),
  }),
  /** Path and parameters of the list. */
  pathname: z.string(),
  search: z.string(),
  /** Key of the list's entry in the history. */
  entry: z.string(),
  by: Opener,
  id: z.string(),
  page: z.number(),
  /** Place of the row in the whole list, from 0. */
  index: z.number(),
  /** Undefined where the host does not tell how many rows there are. */
  total: z.number().optional(),
  /** The row was reached by a step. */
  isStepped: z.boolean().optional(),
})
export type Origin = z.infer<typeof Origin>

/** Returns the state of a history entry for a row that was opened from a list. */
export const stateOf = (origin: Origin | undefined) => origin && { origin }

/** Returns the list that a page or a dialog was opened from; undefined for one that was opened by a link. */
export const originIn = (state: unknown): Origin | undefined =>
  z.object({ origin: Origin }).safeParse(state).data?.origin

/**
 * Returns the origin of a row that is opened now from a list; undefined where the rows of the list cannot be requested page
 * by page, as in a tree.
 */
export const originOf = (list: ListValue | undefined, entry: string, by: Opener, row: Row): Origin | undefined => {
  const at = list?.data?.findIndex(({ id }) => id === row.id) ?? -1
  if (!list?.isStepped || list.state.tree || at === -1) return undefined
  forgetReturn(entry)
  const { resource, requestFilter: filter, shownPage, uncounted, total } = list
  const { page, perPage } = shownPage
  const sort = { field: list.sort.field, order: list.sort.order }
  const { pathname, search } = currentAddress()
  const params = new URLSearchParams(search)
  params.delete(OPEN)
  return {
    list: resource,
    request: { perPage, sort, filter },
    pathname,
    search: `${params}`,
    entry,
    by,
    id: idText(row.id),
    page,
    index: (page - 1) * perPage + at,
    total: uncounted === undefined ? total : undefined,
  }
}

/** Page of a list as the data provider answers it. */
export type PageOfRows = { data: Row[]; total?: number; pageInfo?: unknown }

/** Returns the query of a page of the list, under the key of react-admin's `useGetList`: a page that was shown costs nothing. */
export const pageQuery = (dataProvider: DataProvider, { list, request }: Origin, page: number) => {
  const { perPage, sort, filter } = request
  const pagination = { page, perPage }
  return {
    queryKey: [list, 'getList', { pagination, sort, filter, meta: undefined }],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<PageOfRows> =>
      dataProvider.getList<Row>(list, { pagination, sort, filter, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }
}

/** Requests the pages that the next steps need and that were not shown: the row's own, and one beyond an edge nearby. */
export const prefetchPages = (queryClient: QueryClient, dataProvider: DataProvider, origin: Origin) => {
  const { page, index, total = Number.POSITIVE_INFINITY, request } = origin
  const at = index - (page - 1) * request.perPage
  const pages = [page]
  if (at >= request.perPage - 2 && page * request.perPage < total) pages.push(page + 1)
  if (at <= 1 && page > 1) pages.push(page - 1)
  for (const one of pages) void queryClient.prefetchQuery(pageQuery(dataProvider, origin, one))
}
