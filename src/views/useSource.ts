import type { QueryKey } from '@tanstack/react-query'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import type { Asking, Loaded, Source } from '@/definition/source'
import { useReading } from './useReading'
import { useRegistry } from './useRegistry'

/** How a source asks the host, for as long as somebody waits for the answer. */
export const askingWith = ({ read, rows }: RegistryDataProvider, signal: AbortSignal): Asking => ({
  read: (sending, row) => read(sending, row, { signal }),
  rows: (call, page, filter) => rows(call, page, filter, { signal }),
})

/** How a source is asked for by a query: once, as long as somebody looks at what it belongs to. */
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

/** What a source brings; asked for once, as long as what `key` names is open. */
export const useSource = <From, Data extends Loaded>(
  key: QueryKey,
  source: Source<From, Data>,
  from: From,
  enabled = true,
) => {
  const registry = useRegistry()
  return useReading({ ...querying(registry, key, source, from), enabled })
}
