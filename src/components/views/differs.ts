import type { SavedState } from '@contract/portal/viewState'
import type { Resource } from '@/definition/defineResource'
import { type ListState, stateOfView, writeState } from '../list/useListState'

/** Tells whether filters, order or page size of a list are not those of a view. The page does not count. */
export const differs = (resource: Resource, state: ListState, saved: SavedState): boolean => {
  const id = state.saved ?? ''
  const address = (of: ListState) => writeState(resource, of).toString()
  return address({ ...state, page: 1, saved: id }) !== address(stateOfView(resource, saved, id))
}
