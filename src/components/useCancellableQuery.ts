import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Loaded } from '@/definition/source'

type Answer<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPending' | 'isSuccess' | 'isPlaceholderData' | 'refetch'
>

/** Answer of a query, a text that identifies its request, and the function that cancels it. */
export type CancellableQuery<Data> = Answer<Data> & { request: string; stop(): void }

/** Runs a query, as `useQuery` does. A cancelled query returns to its state before the request. */
export const useCancellableQuery = <Data extends Loaded>(options: UseQueryOptions<Data>): CancellableQuery<Data> => {
  const { queryKey } = options
  const queryClient = useQueryClient()
  const { data, error, isFetching, isPending, isSuccess, isPlaceholderData, refetch } = useQuery(options)
  return {
    data,
    error,
    isFetching,
    isPending,
    isSuccess,
    isPlaceholderData,
    refetch,
    request: JSON.stringify(queryKey),
    stop: () => void queryClient.cancelQueries({ queryKey, exact: true }),
  }
}
