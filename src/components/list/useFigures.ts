import { useQueries } from '@tanstack/react-query'
import type { ListsPage } from '@/definition/definePage'
import { askAgain } from '@/definition/source'
import { type Refreshed, refreshAfter } from '../refreshAfter'
import { useRegistry } from '../useRegistry'
import { askingWith } from '../useSource'

/** Query key of figures; every write invalidates it. */
export const FIGURES = 'figures'

/** Returns the figures of a page of lists by key; a figure that failed to load is left out. */
export const useFigures = (
  page: ListsPage | undefined,
  interval: number | false = false,
): Partial<Record<string, number>> => {
  const registry = useRegistry()
  const figures = page?.figures ?? []
  const results = useQueries({
    queries: figures.map(({ key, source }) => ({
      queryKey: [FIGURES, page?.path, key],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.load(undefined, askingWith(registry, signal)),
      staleTime: 20_000,
      // Figures that refresh are requested again anyway.
      ...(interval === false ? askAgain : { retry: false }),
      refetchInterval: (query: Refreshed) => refreshAfter(interval, query),
    })),
  })
  return Object.fromEntries(figures.map(({ key }, at) => [key, results[at]?.data]))
}
