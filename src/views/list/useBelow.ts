import { LARGEST_PAGE } from '@contract/dialects'
import { useCallback, useRef, useState } from 'react'
import type { AnyRow, Resource } from '@/definition/defineResource'
import type { Tree } from '@/definition/tree'
import { useRegistry } from '../useRegistry'
import type { Row } from './columns'

/** Rows that hosts of one level give when asked what stands below another; each is asked about once. */
export const useBelow = (tree: Tree<AnyRow>, resource: Resource) => {
  const registry = useRegistry()
  const [below, setBelow] = useState<Record<string, Row[]>>({})
  const [error, setError] = useState<unknown>()
  const asked = useRef(new Set<string>())
  const ask = useCallback(
    async (ids: readonly string[]) => {
      for (const id of ids.filter(one => !asked.current.has(one)))
        try {
          asked.current.add(id)
          const { list, by } = tree.below
          const { rows } = await registry.rows<unknown, AnyRow>(list, { page: 1, perPage: LARGEST_PAGE }, { [by]: id })
          setBelow(known => ({
            ...known,
            [id]: rows.map(row => ({ ...row, id: row[resource.key], [tree.parent]: row[tree.parent] ?? id })),
          }))
          setError(undefined)
        } catch (failed) {
          asked.current.delete(id)
          setError(failed)
        }
    },
    [registry, resource.key, tree],
  )
  const retry = (ids: readonly string[]) => {
    setError(undefined)
    void ask(ids)
  }
  return { below, ask, error, retry }
}
