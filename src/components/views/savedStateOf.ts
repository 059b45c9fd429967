import type { SavedState, ViewColumn } from '@contract/portal/viewState'
import type { Resource } from '@/definition/defineResource'
import type { ListState } from '../list/useListState'

type Columns = { columns: ViewColumn[]; isChosen: boolean }

/** Returns the present state of a list as a view keeps it. */
export const savedStateOf = (
  { size }: Resource,
  { search, filters, sort, perPage, tree }: ListState,
  { columns, isChosen }: Columns,
): SavedState => {
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
  return {
    ...(search && { search }),
    ...(Object.keys(set).length > 0 && { filters: set }),
    ...(sort && { sort }),
    ...(perPage !== size && { size: perPage }),
    ...(tree && { tree }),
    ...(isChosen && { columns }),
  }
}
