import { useState } from 'react'
import type { AnyRow, Causes, Resource } from '@/definition/defineResource'
import { fetchAll } from '../export/fetchAll'
import { useExportPageSize } from '../export/pageSize'
import { useFrozenWhilePressed } from '../fields'
import { useCancellableQuery } from '../useCancellableQuery'
import { useRegistry } from '../useRegistry'

/** Most failures that are loaded for grouping; the list itself shows all. */
const MOST = 10_000

/** Returns the failures of a list, up to `MOST`, and the progress of loading them. */
export const useFailures = ({ name }: Resource, { filter }: Causes<AnyRow>) => {
  const registry = useRegistry()
  const perPage = useExportPageSize()
  const [progress, setProgress] = useState({ done: 0, total: 0 })
  const query = useCancellableQuery({
    queryKey: [name, 'failures'],
    queryFn: async ({ signal }) => {
      let all = 0
      const fetchPage = async (page: number) => {
        const { data, total = 0 } = await registry.getList<AnyRow>(name, {
          pagination: { page, perPage },
          sort: { field: 'id', order: 'DESC' },
          filter,
          signal,
        })
        all = total
        return { data, total: Math.min(total, MOST) }
      }
      const rows = await fetchAll(fetchPage, perPage, (done, total) => setProgress({ done, total }), signal)
      return { rows, total: Math.max(all, rows.length) }
    },
    retry: false,
    staleTime: 5_000,
  })
  // Each page that arrives is progress: the host is slow only when one page is.
  const request = `${query.request}#${progress.done}`
  return useFrozenWhilePressed({ ...query, request, progress })
}
