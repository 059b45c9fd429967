import type { Sum } from '@contract/amount'
import { createContext, useContext } from 'react'
import { type ListControllerBaseResult, type ListControllerResult, useListContext } from 'react-admin'
import type { Row } from './columns'
import type { AutoRefresh } from './useAutoRefresh'
import type { ListState, useListState } from './useListState'

export type ChangeList = ReturnType<typeof useListState>[1]

/** Answer to the request of a list: the result of `useGetList`, held while a pointer is pressed. */
export type ListAnswer = {
  data: Row[] | undefined
  /** Undefined where the host tells no total; `pageInfo` then tells whether there is a next page. */
  total?: number | undefined
  pageInfo?: { hasNextPage?: boolean; hasPreviousPage?: boolean } | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  isLoading: boolean
  isPaused: boolean
  isPlaceholderData: boolean
  refetch(): unknown
  meta?: unknown
}

/** Ticked rows of all pages, and the functions that change them, as in react-admin's ListContext. */
export type Selection = Pick<
  ListControllerBaseResult<Row>,
  'selectedIds' | 'onSelect' | 'onToggleItem' | 'onUnselectItems' | 'onSelectAll'
> & {
  /** The list shows its boxes, because somebody wants to select rows for an action on many. */
  isSelecting: boolean
  setSelecting(isSelecting: boolean): void
}

/** Value of react-admin's ListContext without its selection, and further properties of the portal's lists. */
export type ListValue = Omit<ListControllerBaseResult<Row>, keyof ListAnswer | keyof Selection> &
  ListAnswer & {
    /** State of the list in the address; `sort` is missing while the host's own order applies. */
    state: ListState
    change: ChangeList
    /** Page that `data` belongs to, while the rows of `page` are being loaded. */
    shownPage: { page: number; perPage: number }
    /** Filter values of the request, as the data provider takes them. */
    requestFilter: Record<string, unknown>
    sums: Sum[] | undefined
    /** Number of rows on this page, if the host stopped counting at `total` or tells no total. */
    uncounted: number | undefined
    /** The rows belong to the previous request, and the next ones are being loaded. */
    isStale: boolean
    /** The page has no rows, and the list is about to go to the last page with rows. */
    isLeaving: boolean
    /** The last day of the chosen period is before the first: no request is sent. */
    isReversed: boolean
    /** Searches the list for a text; missing if the list has no search. */
    searchFor: ((text: string) => void) | undefined
    /** The pages and dialogs that a row opens lead to the rows beside it. */
    isStepped?: true
    /** Polling of a list that refreshes automatically. */
    watching?: AutoRefresh | undefined
  }

/** The list without its selection: a context of its own, so that a tick does not draw every row again. */
export const ListValueContext = createContext<ListValue | undefined>(undefined)

/** Returns react-admin's ListContext with the ticked rows of the surrounding list. Throws outside a ShownListBase. */
export const useSelection = () => useListContext<Row>() as ListControllerResult<Row> & Selection

/**
 * Returns the value of `useListContext` without its selection, typed, with the further properties of the portal's
 * lists. Throws outside a ShownListBase.
 */
export const useListContextValue = (): ListValue => {
  const list = useContext(ListValueContext)
  if (!list) throw new Error('useListContextValue outside a ShownListBase')
  return list
}
