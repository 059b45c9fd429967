import type { SavedView } from '@contract/portal/views'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAnnouncedExtensions } from '../hostExtensions'
import { useRegistry } from '../useRegistry'
import { browserKeeper } from './browserKeeper'
import { hostKeeper, type ViewKeeper } from './viewKeepers'

type Answer = Awaited<ReturnType<ViewKeeper['list']>>

const KEY = ['portal', 'views'] as const

/**
 * Reads the saved views of a list, or of all lists, and returns them with their keeper: the host where it keeps views, else
 * this browser. `views` is undefined until they are there.
 */
export const useViews = (list?: string) => {
  const registry = useRegistry()
  const cache = useQueryClient()
  const isOnHost = useAnnouncedExtensions()?.has('views') ?? false
  const keeper = isOnHost ? hostKeeper(registry) : browserKeeper
  const queryKey = [...KEY, list ?? '']
  const { data, error, isFetching, refetch } = useQuery({ queryKey, queryFn: () => keeper.list(list), retry: false })
  return {
    keeper,
    views: data?.views,
    roles: data?.roles ?? undefined,
    error,
    isFetching,
    refetch,
    /** Puts a view in place of its earlier version in what was read; with `null` it is deleted. */
    put: (id: string, view: SavedView | null) =>
      cache.setQueriesData<Answer>({ queryKey: KEY }, answer => {
        if (!answer) return answer
        const others = answer.views.filter(one => one.id !== id)
        return { ...answer, views: view ? [...others, view] : others }
      }),
  }
}
