import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import type { ListOptions } from '@/definition/field'
import type { Option } from './fields'

export const NONE: Option[] = []

/** Key under which options are kept; every write makes them be read again. */
export const OPTIONS = 'options'

/** Query of the options that match a typed text. */
export const querying = (
  registry: RegistryDataProvider,
  among: ListOptions | undefined,
  typed: string,
  perPage: number,
) => {
  const filter = {
    ...among?.filter,
    ...(among?.search &&
      typed && { [among.search.filterOf?.(typed) ?? among.search.filter]: among.search.sends?.(typed) ?? typed }),
  }
  return {
    queryKey: [OPTIONS, among?.list.id, filter, perPage],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      among ? registry.rows(among.list, { page: 1, perPage }, filter, { signal }) : { rows: [], total: 0 },
    staleTime: 20_000,
    retry: false,
  }
}
