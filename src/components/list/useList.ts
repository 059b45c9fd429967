import { Sum } from '@contract/amount'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { failureWords } from '@/i18n/outcomeMessages'
import { fieldKinds, useFrozenWhilePressed } from '../fields'
import { notify } from '../notices'
import { refreshAfter } from '../refreshAfter'
import type { Row } from './columns'
import { labelledError } from './labelledError'
import { isReversed } from './period'
import { type ListState, paginationOf } from './useListState'

/** Returns the value of a filter for its text in the address. */
const filterValue = (field: Field<unknown> | undefined, text: string): unknown =>
  (text && field && fieldKinds[field.kind].filterValue?.(text)) ?? text

/** Returns the filter of a list's request: the search text under the search's own name, and the chosen filters. */
export const filterOf = ({ search, filters }: Resource, state: Pick<ListState, 'search' | 'filters'>) => ({
  ...Object.fromEntries(
    Object.entries(state.filters).map(([source, text]) => [source, filterValue(filters?.[source], text)]),
  ),
  ...(search && state.search && { [search.filter]: search.sends?.(state.search) ?? state.search }),
})

/** Milliseconds during which loaded rows are not requested again. */
export const FRESH = 5_000

/** Milliseconds between requests while a row changes by itself. */
const AGAIN = 3_000

/**
 * Returns the rows of a list for its state. The previous rows stay while the next ones load; `shown` is the page that
 * the rows belong to, so that count and row numbers change together with them. All of it is held while a pointer is
 * pressed, so that a press on a row's button becomes a click on that button, whatever answer arrives meanwhile.
 */
export const useList = (resource: Resource, state: ListState, interval: number | false = false) => {
  const translate = useTranslate()
  const { page, perPage, sort } = state
  const { failedToast, failedReason, moving } = resource
  const filter = useMemo(() => filterOf(resource, state), [resource, state])
  const latest = useGetList<Row>(
    resource.name,
    { pagination: paginationOf(state), filter, ...(sort && { sort }) },
    {
      placeholderData: previous => previous,
      retry: false,
      staleTime: FRESH,
      enabled: !isReversed(resource, state),
      refetchInterval: query => refreshAfter(moving && query.state.data?.data.some(moving) ? AGAIN : interval, query),
    },
  )
  const { isPlaceholderData, meta, refetch, dataUpdatedAt } = latest
  const error = useMemo(() => labelledError(resource, latest.error), [resource, latest.error])
  const watching = interval !== false
  const seen = useRef(dataUpdatedAt)
  seen.current = dataUpdatedAt
  // Refreshes at once when polling resumes, for example after the person returned.
  useEffect(() => {
    if (watching && seen.current && Date.now() - seen.current > FRESH) void refetch()
  }, [watching, refetch])
  useEffect(() => {
    if (!error || !failedToast) return
    const why = failureWords(translate, error)
    const own = failedToast === 'message' ? why : failedToast
    if (failedReason) notify({ tone: 'bad', title: own, text: why })
    else notify({ tone: 'bad', title: translate('daftari.notices.bad.title'), text: own })
  }, [error, failedToast, failedReason, translate])
  // If a page fails, the previous rows stay below the error banner. Rows that were reset do not: they may show personal data
  // whose reason has ended.
  const cache = useQueryClient()
  const isCached = (rows: Row[] | undefined) =>
    cache.getQueriesData<{ data: Row[] }>({ queryKey: [resource.name] }).some(([, answer]) => answer?.data === rows)
  const lastAnswer = useRef<Pick<typeof latest, 'data' | 'total' | 'pageInfo'>>({ data: undefined })
  if (latest.data) lastAnswer.current = { data: latest.data, total: latest.total, pageInfo: latest.pageInfo }
  const { data, total, pageInfo } =
    error && !latest.data && isCached(lastAnswer.current.data) ? lastAnswer.current : latest
  const shown = useRef({ page, perPage })
  if (!isPlaceholderData && !error) shown.current = { page, perPage }
  const { page: shownPage, perPage: shownSize } = shown.current
  const sums = useMemo(() => Sum.array().safeParse(meta?.sums).data, [meta])
  const pageShown = useMemo(() => ({ page: shownPage, perPage: shownSize }), [shownPage, shownSize])
  return useFrozenWhilePressed({ ...latest, data, total, pageInfo, sums, error, shown: pageShown, filter })
}
