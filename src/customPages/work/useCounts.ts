import type { WorkCountFilter } from '@contract/portal/work'
import { useQuery } from '@tanstack/react-query'
import { refreshAfter } from '@/components/refreshAfter'
import { useRegistry } from '@/components/useRegistry'
import { readCounts, WORK } from './calls'

type Options = {
  enabled?: boolean
  /** Milliseconds between two requests; more after failures. */
  refetchInterval?: number
}

/**
 * Returns the query for the number of items by source, urgency and owner. All parts of the portal that ask without a
 * filter share one answer.
 */
export const useCounts = (filter: WorkCountFilter = {}, { refetchInterval = 0, ...options }: Options = {}) => {
  const registry = useRegistry()
  const isFiltered = Object.keys(filter).length > 0
  return useQuery({
    queryKey: isFiltered ? [WORK, 'counts', filter] : [WORK, 'counts'],
    queryFn: ({ signal }) => registry.read(readCounts, filter, { signal }),
    retry: false,
    refetchInterval: query => refreshAfter(refetchInterval || false, query),
    ...options,
  })
}
