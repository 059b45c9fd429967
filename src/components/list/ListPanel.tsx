import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useGetList } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Resource } from '@/definition/defineResource'
import { useDefinition } from '../definitionContext'
import { DialogRoute } from '../dialogRoutes/DialogRoute'
import { writeDialogAddress } from '../dialogRoutes/dialogAddress'
import { useFrozenWhilePressed } from '../fields'
import { useHostResource } from '../hostExtensions'
import { useAddress } from '../useAddress'
import { CreateButton } from './CreateButton'
import type { Row } from './columns'
import { DataTable } from './DataTable'
import { ShownListBase } from './ListBase'
import { ListNotes } from './ListNotes'
import { useListContextValue } from './listContext'
import { returnOf } from './listReturn'
import { Denied, Empty, isDenied } from './listStates'
import { Pagination } from './Pagination'
import { useLastPage } from './useLastPage'
import { type ListChange, type ListState, nextOf } from './useListState'
import { useListValue } from './useListValue'
import { useRowReturn } from './useRowReturn'
import './listFoot.css'
import './tableStyles'

const pageIn = (params: URLSearchParams, name: string) => {
  const page = Number(params.get(name))
  return Number.isSafeInteger(page) && page >= 1 && page <= 1e9 ? page : 1
}

const without = (params: URLSearchParams, name: string) => {
  params.delete(name)
  return params
}

/** Number of skeleton rows of a panel. */
const SKELETON = 5

type PanelProps = {
  /** Initial values of a new entry. */
  initial?: Record<string, unknown>
  /** Query parameter of the panel's page number. */
  pageParam: string
  /** Text in place of the rows when there are none. */
  none?: string | undefined
}

const Panel = ({ initial, pageParam, none }: PanelProps) => {
  const [, setAddress] = useAddress()
  const { label, pager, create, list } = useDefinition()
  const { data, total = 0, error, isFetching, isLeaving, page, perPage } = useListContextValue()
  const frame = useRef<HTMLDivElement>(null)
  useRowReturn(frame)
  if (isDenied(error)) return <Denied permit={list.permit} />
  const leadsOn = () => page > 1
  const goOn = () => {
    if (leadsOn()) setAddress(now => without(writeDialogAddress(now, undefined), pageParam), { replace: true })
    return leadsOn()
  }
  return (
    <section className="list-panel" aria-label={label}>
      <CreateButton />
      <ListNotes />
      {(data || isFetching) && (
        <div className="list-frame" ref={frame}>
          {data?.length === 0 && !isLeaving ? (
            <Empty title={total ? undefined : none} />
          ) : (
            <DataTable skeleton={SKELETON} />
          )}
        </div>
      )}
      {data && (pager !== 'needed' || total > perPage || page > 1) && <Pagination />}
      {create && <DialogRoute initial={initial} leadsOn={leadsOn} goOn={goOn} />}
    </section>
  )
}

type ProviderProps = {
  definition: Resource
  filter: Record<string, unknown>
  pageParam: string
  children: ReactNode
}

/** Query parameter of a panel whose rows lead to pages that can be stepped through. */
const PAGE = 'page'

/** Provides a list that is limited by `filter`; only its page number is in the address. */
const PanelProvider = ({ definition, filter, pageParam, children }: ProviderProps) => {
  const { name, size } = definition
  const [params, setAddress] = useAddress()
  const { page: returned } = returnOf(useLocation().key) ?? {}
  const page = (pageParam === PAGE ? returned : undefined) ?? pageIn(params, pageParam)
  const state = useMemo<ListState>(() => ({ search: '', filters: {}, page, perPage: size }), [page, size])
  const change = useCallback(
    ({ page = 1 }: ListChange) =>
      setAddress(now => {
        const next = nextOf(page, pageIn(now, pageParam))
        if (next > 1) now.set(pageParam, String(next))
        else now.delete(pageParam)
        return now
      }),
    [pageParam, setAddress],
  )
  const answer = useFrozenWhilePressed(
    useGetList<Row>(
      name,
      { pagination: { page, perPage: size }, filter },
      { placeholderData: previous => previous, retry: false, staleTime: 5_000 },
    ),
  )
  const { data, total = 0, error, isPlaceholderData, isFetching } = answer
  const shownPage = useRef({ page, perPage: size })
  if (!isPlaceholderData && !error) shownPage.current = { page, perPage: size }
  const waiting = isPlaceholderData || isFetching
  const isLeaving = useLastPage({ rows: error ? undefined : data?.length, total, page, perPage: size, waiting }, page =>
    change({ page }),
  )
  const value = useListValue(definition, {
    state,
    change,
    answer,
    shownPage: shownPage.current,
    requestFilter: filter,
    isLeaving,
  })
  const list = useMemo(() => (pageParam === PAGE ? { ...value, isStepped: true as const } : value), [value, pageParam])
  return (
    <ShownListBase definition={definition} list={list}>
      {children}
    </ShownListBase>
  )
}

type Props = Omit<PanelProps, 'pageParam'> & {
  resource: Resource
  /** Filter values that limit the list to the rows of this page. */
  filter: Record<string, unknown>
  /** Query parameter of the panel's page number, where another list already uses `page`. */
  pageParam?: string
}

/** List inside another page: rows, pager and the form of a new entry. Its page number is in the address. */
export const ListPanel = ({ resource, filter, pageParam = PAGE, ...props }: Props) => (
  // The rows of one record never stand under the heading of the next.
  <PanelProvider
    key={JSON.stringify(filter)}
    definition={useHostResource(resource)}
    filter={filter}
    pageParam={pageParam}
  >
    <Panel pageParam={pageParam} {...props} />
  </PanelProvider>
)
