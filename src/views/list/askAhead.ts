import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import { FRESH, filterOf } from './useList'
import { readState } from './useListState'

type Asked = { queryClient: QueryClient; dataProvider: DataProvider }

/**
 * Asks for the page of a list that an address shows, while what will show it is still being made. It is kept under the
 * key react-admin's `useGetList` looks under, so the list does not ask again; a failure is left for the list to meet.
 */
export const askAhead = ({ queryClient, dataProvider }: Asked, resource: Resource, search: string) => {
  const state = readState(resource, new URLSearchParams(search))
  const pagination = { page: state.page, perPage: state.perPage }
  const filter = filterOf(resource, state)
  // What `useGetList` takes for unsaid.
  const sort = state.sort ?? { field: 'id', order: 'DESC' as const }
  void queryClient.prefetchQuery({
    queryKey: [resource.name, 'getList', { pagination, sort, filter, meta: undefined }],
    queryFn: ({ signal }) => dataProvider.getList(resource.name, { pagination, sort, filter, signal }),
    staleTime: FRESH,
    retry: false,
  })
}
