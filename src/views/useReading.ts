import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Loaded } from '@/definition/source'

type Answer<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isFetching' | 'isPending' | 'isSuccess' | 'isPlaceholderData' | 'refetch'
>

/** Answer of a query, a text that tells its request from others, and the way to stop waiting for it. */
export type Reading<Data> = Answer<Data> & { request: string; stop(): void }

/** Runs a query, as `useQuery` does. A query that is stopped stands as it did before it was sent. */
export const useReading = <Data extends Loaded>(options: UseQueryOptions<Data>): Reading<Data> => {
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
