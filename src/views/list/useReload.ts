import type { Reload, Resource } from '@/definition/defineResource'
import { type ListState, type useListState, writeState } from './useListState'

const asked = (reload: Reload): ListState => ({ ...reload, filters: {} })

/** The page of a list that a definition names for after a write: whether it is another one, and the way to it. */
export const useReload = (resource: Resource, state: ListState, change: ReturnType<typeof useListState>[1]) => ({
  leadsOn: (reload: Reload | undefined) =>
    reload !== undefined && writeState(resource, asked(reload)).toString() !== writeState(resource, state).toString(),
  goOn: (reload: Reload | undefined) => {
    if (reload) change(asked(reload), { replace: true, leave: true })
    return Boolean(reload)
  },
})
