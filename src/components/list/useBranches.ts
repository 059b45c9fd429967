import { LARGEST_PAGE } from '@contract/dialects'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { AnyRow, Resource } from '@/definition/defineResource'
import type { Tree } from '@/definition/tree'
import { useRegistry } from '../useRegistry'
import type { Row } from './columns'

/**
 * Returns the children of branches, for hosts that send one level at a time, and a function that requests more
 * branches. Each branch is loaded when requested, and again after a write to the list, so that a new row appears below
 * its open parent.
 */
export const useBranches = (tree: Tree<AnyRow>, resource: Resource) => {
  const registry = useRegistry()
  const [branches, setBranches] = useState<readonly string[]>([])
  const answers = useQueries({
    queries: branches.map(id => ({
      queryKey: [resource.name, 'below', id],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Row[]> => {
        const { list, by } = tree.below
        const page = { page: 1, perPage: LARGEST_PAGE }
        const { rows } = await registry.rows<unknown, AnyRow>(list, page, { [by]: id }, { signal })
        return rows.map(row => ({ ...row, id: row[resource.key], [tree.parent]: row[tree.parent] ?? id }))
      },
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: results => ({
      rows: results.map(({ data }) => data),
      error: results.find(({ error, data }) => error && !data)?.error,
      retry: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    }),
  })
  const below = useMemo(
    () => Object.fromEntries(branches.flatMap((id, index) => (answers.rows[index] ? [[id, answers.rows[index]]] : []))),
    [branches, answers.rows],
  )
  const ask = useCallback((ids: readonly string[]) => setBranches(current => [...new Set([...current, ...ids])]), [])
  return { below, ask, error: answers.error, retry: () => void answers.retry() }
}
