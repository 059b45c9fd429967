import type { Sum } from '@contract/amount'
import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import { lazyFetchAll } from '../export/lazyFetchAll'
import { useExportPageSize } from '../export/pageSize'
import type { Row } from './columns'
import type { ChangeList, ListAnswer, ListValue } from './listContext'
import { isReversed } from './period'
import type { ListState } from './useListState'

/** Sort that `useGetList` assumes by default: the host's own order. */
const HOST_ORDER = { field: 'id', order: 'DESC' } as const

/** Returns the state of a list as react-admin's filter values, by the names of the wire. */
const filterValuesOf = ({ search }: Resource, { search: text, filters }: ListState) => ({
  ...filters,
  ...(search && text && { [search.filter]: text }),
})

/**
 * Returns the state of a list for react-admin's filter values; a value without a filter in the definition is dropped.
 */
const stateOf = ({ search, filters = {} }: Resource, values: Record<string, unknown>): Partial<ListState> => {
  const textOf = (source: string) => String(values[source] ?? '')
  return {
    page: 1,
    search: search ? textOf(search.filter) : '',
    filters: Object.fromEntries(Object.keys(filters).map(source => [source, textOf(source)])),
  }
}

type Source = {
  state: ListState
  change: ChangeList
  answer: ListAnswer
  shownPage: ListValue['shownPage']
  requestFilter: Record<string, unknown>
  sums?: Sum[] | undefined
  isLeaving?: boolean
  /** The list can be searched if its definition has a search. */
  isSearchable?: boolean
}

/**
 * Returns the value of react-admin's ListContext, without its selection, for the state of a list and the answer to its
 * request.
 */
export const useListValue = (definition: Resource, source: Source): ListValue => {
  const { state, change, requestFilter, sums, isLeaving = false, isSearchable = false } = source
  const { data, total, pageInfo, error, isPending, isFetching, isLoading, isPaused, isPlaceholderData, refetch, meta } =
    source.answer
  const { page: pageOfRows, perPage: sizeOfRows } = source.shownPage
  const provider = useDataProvider()
  const exportPageSize = useExportPageSize()
  return useMemo(() => {
    const { name, list, search } = definition
    const { page, perPage, sort = HOST_ORDER } = state
    const filterValues: Record<string, string> = filterValuesOf(definition, state)
    const setFilters = (values: Record<string, unknown>) => change(stateOf(definition, values))
    const isUncounted = pageInfo !== undefined || (total && total === list.countsTo && !sums)
    const uncounted = isUncounted ? data?.length : undefined
    const getData = async ({ maxResults = Number.POSITIVE_INFINITY } = {}) => {
      const size = Math.min(exportPageSize, maxResults)
      const fetchPage = async (page: number) => {
        const pagination = { page, perPage: size }
        const answer = await provider.getList<Row>(name, { pagination, sort, filter: requestFilter })
        const all = Math.min(answer.total ?? Number.POSITIVE_INFINITY, maxResults)
        return { data: answer.data, total: Number.isFinite(all) ? all : undefined }
      }
      // If the host stopped counting at its limit, rows beyond it are read only if more are wanted.
      const countsTo = maxResults > (list.countsTo ?? 0) ? list.countsTo : undefined
      const rows = await lazyFetchAll(fetchPage, size, () => undefined, new AbortController().signal, countsTo)
      return rows.slice(0, maxResults)
    }
    return {
      data,
      total,
      error,
      isPending,
      isFetching,
      isLoading,
      isPaused,
      isPlaceholderData,
      refetch,
      meta,
      resource: name,
      defaultTitle: definition.label,
      page,
      perPage,
      sort,
      filterValues,
      displayedFilters: {},
      exporter: false,
      hasNextPage:
        pageInfo?.hasNextPage ?? (uncounted === undefined ? page * perPage < (total ?? 0) : uncounted === perPage),
      hasPreviousPage: page > 1,
      setPage: next => change({ page: next }),
      setPerPage: next => change({ perPage: next, page: 1 }),
      setSort: ({ field, order }) => change({ sort: { field, order }, page: 1 }),
      setFilters,
      showFilter: (source, value: unknown) => setFilters({ ...filterValues, [source]: value }),
      hideFilter: source => setFilters({ ...filterValues, [source]: '' }),
      getData,
      state,
      change,
      shownPage: { page: pageOfRows, perPage: sizeOfRows },
      requestFilter,
      sums,
      uncounted,
      isStale: isPlaceholderData && isFetching,
      isLeaving,
      isReversed: isReversed(definition, state),
      searchFor: isSearchable && search ? text => change({ search: text, page: 1 }) : undefined,
    }
  }, [
    definition,
    state,
    change,
    pageOfRows,
    sizeOfRows,
    requestFilter,
    sums,
    isLeaving,
    isSearchable,
    data,
    total,
    pageInfo,
    error,
    isPending,
    isFetching,
    isLoading,
    isPaused,
    isPlaceholderData,
    refetch,
    meta,
    provider,
    exportPageSize,
  ])
}
