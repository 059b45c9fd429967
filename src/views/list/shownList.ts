import type { Sum } from '@contract/amount'
import { createContext, useContext } from 'react'
import type { ListControllerBaseResult } from 'react-admin'
import type { Row } from './columns'
import type { ListState, useListState } from './useListState'
import type { Watching } from './useWatching'

export type ChangeList = ReturnType<typeof useListState>[1]

/** Answer to the request of a list: what `useGetList` gives, held while a pointer is pressed. */
export type ListAnswer = {
  data: Row[] | undefined
  total?: number | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  isLoading: boolean
  isPaused: boolean
  isPlaceholderData: boolean
  refetch(): unknown
  meta?: unknown
}

/** Value of react-admin's ListContext, and what the portal's lists have besides. */
export type ShownList = Omit<ListControllerBaseResult<Row>, keyof ListAnswer> &
  ListAnswer & {
    /** State of the list in the address; `sort` is missing while the host's own order applies. */
    state: ListState
    change: ChangeList
    /** Page that `data` belongs to, where the rows of `page` are still on their way. */
    shownPage: { page: number; perPage: number }
    /** Filter values of the request, as the data provider takes them. */
    requestFilter: Record<string, unknown>
    sums: Sum[] | undefined
    /** Number of rows on this page where the host found more than `total` and stopped counting. */
    uncounted: number | undefined
    /** The rows belong to the request before, and the next ones are on their way. */
    isStale: boolean
    /** The page has no rows and the list is about to go to the last one that has. */
    isLeaving: boolean
    /** The last day of the chosen period comes before the first: nothing is requested. */
    isReversed: boolean
    /** Searches the list for a text; missing where the list has no search. */
    searchFor: ((text: string) => void) | undefined
    /** Polling of a list that is read again by itself. */
    watching?: Watching | undefined
  }

export const ShownListContext = createContext<ShownList | undefined>(undefined)

/** Returns the value of `useListContext`, typed, with what the portal's lists have besides. */
export const useShownList = (): ShownList => {
  const list = useContext(ShownListContext)
  if (!list) throw new Error('useShownList outside a ShownListProvider')
  return list
}
