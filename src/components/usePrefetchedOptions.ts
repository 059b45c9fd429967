import { LARGEST_PAGE } from '@contract/dialects'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { FormDialog, Resource } from '@/definition/defineResource'
import { querying } from './optionQueries'
import { useCan } from './useCan'
import { useRegistry } from './useRegistry'

/** The forms of a list that somebody may use who can do what `can` says. */
const formsOf = (
  { create, buttons, actions }: Resource,
  can: (action: string) => boolean,
): FormDialog<Record<string, unknown>>[] => [
  ...(create && can('create') ? create.ways : []).flatMap(way => ('form' in way ? [way.form] : [])),
  ...Object.entries(buttons ?? {}).flatMap(([key, { form }]) => (can(key) ? [form] : [])),
  ...Object.entries(actions ?? {}).flatMap(([key, action]) =>
    can(key) && action.type === 'form' ? [action.form] : [],
  ),
]

/** Reads what the forms of a list offer while the list is being looked at, so that they open complete. */
export const usePrefetchedOptions = (resource: Resource, ready: boolean) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const can = useCan(resource.name)
  useEffect(() => {
    if (!ready) return
    for (const form of formsOf(resource, can))
      for (const field of Object.values(form.fields)) {
        const { among } = field ?? {}
        // A list to search in, and the list of the page itself, are asked for by a dialog once it is open.
        if (among && !among.search && among.list.id !== resource.list.id)
          void cache.prefetchQuery(querying(registry, among, '', LARGEST_PAGE))
      }
  }, [cache, can, ready, registry, resource])
}
