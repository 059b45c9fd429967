import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import { FRESH, filterOf } from './useList'
import { paginationOf, stateAt } from './useListState'

type Asked = { queryClient: QueryClient; dataProvider: DataProvider }

/**
 * Requests the page of a list that an address names, in parallel with loading the page's code. The answer is cached
 * under the query key of react-admin's `useGetList`, so that the list does not request it again; the list itself
 * handles a failure.
 */
export const prefetchList = ({ queryClient, dataProvider }: Asked, resource: Resource, search: string) => {
  const state = stateAt(resource, new URLSearchParams(search))
  const pagination = paginationOf(state)
  const filter = filterOf(resource, state)
  // Default sort of `useGetList`.
  const sort = state.sort ?? { field: 'id', order: 'DESC' as const }
  void queryClient.prefetchQuery({
    queryKey: [resource.name, 'getList', { pagination, sort, filter, meta: undefined }],
    queryFn: ({ signal }) => dataProvider.getList(resource.name, { pagination, sort, filter, signal }),
    staleTime: FRESH,
    retry: false,
  })
}
