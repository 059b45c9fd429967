import { type ReactNode, useEffect, useMemo } from 'react'
import { ListContextProvider, type ListControllerResult } from 'react-admin'
import { whenIdle } from '@/basics/idle'
import type { Resource } from '@/definition/defineResource'
import { PageFunctionsProvider } from '../actions/PageFunctionsProvider'
import { DefinitionProvider } from '../definitionContext'
import { fetchDialogs } from '../lazyDialogs'
import type { Row } from './columns'
import { type ListValue, ListValueContext } from './listContext'
import { useAutoRefresh } from './useAutoRefresh'
import { useLastPage } from './useLastPage'
import { useList } from './useList'
import { useListSelection } from './useListSelection'
import { useListState } from './useListState'
import { useListValue } from './useListValue'

type ShownProps = { definition: Resource; list: ListValue; children: ReactNode }

/** Provides a list with its selection as react-admin's ListContext, and the list alone with the portal's types. */
export const ShownListBase = ({ definition, list, children }: ShownProps) => {
  const selection = useListSelection(list)
  const whole = useMemo(() => ({ ...list, ...selection }), [list, selection])
  return (
    <DefinitionProvider definition={definition}>
      {/* `isPending` and `error` discriminate the members of react-admin's union, as in its own controllers. */}
      <ListContextProvider value={whole as ListControllerResult<Row>}>
        <ListValueContext value={list}>
          <PageFunctionsProvider definition={definition}>{children}</PageFunctionsProvider>
        </ListValueContext>
      </ListContextProvider>
    </DefinitionProvider>
  )
}

type Props = { definition: Resource; children: ReactNode }

/**
 * Provides the list of a page: its state is in readable query parameters (`?search=&page=&size=&sort=`), and the rows
 * are requested for that state.
 */
export const ListBase = ({ definition, children }: Props) => {
  const [state, change] = useListState(definition)
  const watching = useAutoRefresh(definition.watched)
  const { shown: shownPage, sums, filter: requestFilter, ...answer } = useList(definition, state, watching?.interval)
  const isLeaving = useLastPage(
    {
      rows: answer.error ? undefined : answer.data?.length,
      // A page beyond the last one of a host that tells no total leads to the page before it.
      total: answer.total ?? (shownPage.page - 1) * shownPage.perPage,
      ...shownPage,
      waiting: answer.isPlaceholderData || answer.isFetching,
    },
    page => change({ page }, { replace: true }),
  )
  const stands = answer.data !== undefined
  useEffect(() => {
    if (stands) return whenIdle(() => void fetchDialogs().catch(() => undefined))
    return undefined
  }, [stands])
  const value = useListValue(definition, {
    state,
    change,
    answer,
    shownPage,
    requestFilter,
    sums,
    isLeaving,
    isSearchable: true,
  })
  const list = useMemo(() => ({ ...value, watching, isStepped: true as const }), [value, watching])
  return (
    <ShownListBase definition={definition} list={list}>
      {children}
    </ShownListBase>
  )
}
