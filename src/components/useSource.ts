import type { QueryKey } from '@tanstack/react-query'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import type { Asking, Loaded, Source } from '@/definition/source'
import { useCancellableQuery } from './useCancellableQuery'
import { useRegistry } from './useRegistry'

/** Returns the functions that a source reads with, aborted by the signal. */
export const askingWith = ({ read, rows }: RegistryDataProvider, signal: AbortSignal): Asking => ({
  read: (sending, row) => read(sending, row, { signal }),
  rows: (call, page, filter) => rows(call, page, filter, { signal }),
})

/** Returns the query options of a source: it is loaded once, while the page that it belongs to is open. */
export const querying = <From, Data extends Loaded>(
  registry: RegistryDataProvider,
  key: QueryKey,
  source: Source<From, Data>,
  from: From,
) => ({
  queryKey: [...key, source.key],
  queryFn: ({ signal }: { signal: AbortSignal }) => source.load(from, askingWith(registry, signal)),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
})

/** Returns the answer of a source; loaded once, while the page that `key` names is open. */
export const useSource = <From, Data extends Loaded>(
  key: QueryKey,
  source: Source<From, Data>,
  from: From,
  enabled = true,
) => {
  const registry = useRegistry()
  return useCancellableQuery({ ...querying(registry, key, source, from), enabled })
}
