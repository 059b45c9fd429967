import { idText } from '@contract/id'
import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListsPage } from '@/definition/definePage'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useLocale, useWords } from '@/i18n/words'
import { RowActions, useOffered } from './actions/RowActions'
import { useResourceOnHost } from './announced'
import { Breadcrumb } from './Breadcrumb'
import { BY, CAUSE } from './causes/address'
import { CausesButton } from './causes/CausesButton'
import { CausesPage } from './causes/CausesPage'
import { ExportButton } from './export/ExportButton'
import { PageButtons } from './form/PageButtons'
import { useOptionsAhead } from './form/useOptions'
import './list/list.css'
import { ColumnChooser, useColumns } from './list/ColumnChooser'
import { columnsOf, type Row } from './list/columns'
import { Figures } from './list/Figures'
import { Chips, Filters } from './list/Filters'
import { ListFoot } from './list/ListFoot'
import { ListTable } from './list/ListTable'
import { ListTrouble } from './list/ListTrouble'
import { NothingFound } from './list/NothingFound'
import { isReversed } from './list/period'
import { RemarksBox } from './list/RemarksBox'
import { SearchBox } from './list/SearchBox'
import { SharedTabs } from './list/SharedTabs'
import { Denied, isDenied } from './list/states'
import { TreeFrame } from './list/TreeFrame'
import { useFigures } from './list/useFigures'
import { useLastPage } from './list/useLastPage'
import { useList } from './list/useList'
import { useListState, writeState } from './list/useListState'
import { useReload } from './list/useReload'
import { useScrollPlace } from './list/useScrollPlace'
import { useSideScroll } from './list/useSideScroll'
import { useWatching } from './list/useWatching'
import { ViewToggle } from './list/ViewToggle'
import { WatchNote } from './list/WatchNote'
import { CREATE } from './opened/address'
import { OpenedDialog } from './opened/OpenedDialog'
import { useOpening } from './opened/useOpening'
import type { PagePart } from './pagePart'
import { useCan } from './useCan'

type Props = {
  resource: Resource
  /** The lists it shares its page with, itself among them, and what else stands there. */
  among?: readonly Resource[]
  parts?: readonly PagePart[]
  page?: ListsPage | undefined
  /** Where it stands, when it has no path of its own, and what leads to its neighbours there. */
  place?: string
  tabs?: ReactNode
}

/** The rows of a resource, with all that is done with them. */
const RowsPage = ({ resource, among = [], parts = [], page, place, tabs }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const { name, create, search, emptyHint } = resource
  const [state, change] = useListState(resource)
  const watching = useWatching(resource.watched)
  const reversed = isReversed(resource, state)
  const {
    data: rows,
    total = 0,
    error,
    isPending,
    isFetching,
    isPlaceholderData,
    refetch,
    shown: at,
    sums,
    filter,
  } = useList(resource, state, watching?.interval)
  const all = useMemo(() => columnsOf(resource, words, locale), [resource, words, locale])
  const { shown, hidden, setHidden } = useColumns(name, all)
  const offered = useOffered(resource)
  const { open } = useOpening()
  const openRow = (action: string, row: Row) => open(action, idText(row.id))
  const counts = useFigures(page, watching?.interval)
  const [started, setStarted] = useState<{ row: Row['id']; action: string }>()
  const onStarted = useCallback(() => setStarted(undefined), [])
  const frame = useScrollPlace(writeState(resource, state).toString(), Boolean(rows))
  useSideScroll(frame, Boolean(rows?.length))
  useOptionsAhead(resource, Boolean(rows))
  const label = words(keys.name(name), { _: resource.label })
  const about = resource.about && words(keys.about(name), { _: resource.about })
  const { leadsOn, goOn } = useReload(resource, state, change)
  const can = useCan(name)
  const mayCreate = create && can('create')
  const waiting = isPlaceholderData || isFetching
  const leaves = useLastPage({ rows: error ? undefined : rows?.length, total, ...at, waiting }, page =>
    change({ page }, { replace: true }),
  )
  const actions = Object.values(resource.actions ?? {})
  const hasActions =
    actions.some(action => !action.beside) &&
    (!rows || rows.some(row => offered(row).some(([, action]) => !action.beside)))
  const marked = new Set(actions.flatMap(({ beside }) => beside ?? []))
  const isEmpty = rows?.length === 0 && !leaves && !error
  return (
    <article className="list-page">
      <Breadcrumb path={place ?? resource.path ?? ''} label={label} />
      <header className="list-head">
        <div>
          <h1>{label}</h1>
          {about && <p className="list-about">{about}</p>}
        </div>
        <div className="list-head-actions">
          <ExportButton resource={resource} columns={shown} filter={filter} total={total} />
          <ColumnChooser columns={all} hidden={hidden} setHidden={setHidden} />
          {resource.causes && <CausesButton resource={resource} on={false} />}
          <PageButtons resource={resource} open={open} />
          {mayCreate && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(CREATE)} data-open={CREATE}>
              {words(keys.createLabel(name), { _: create.label })}
            </Button>
          )}
        </div>
      </header>
      {page && <Figures page={page} counts={counts} />}
      {among.length + parts.length > 1 && (
        <SharedTabs open={name} label={label} among={among} parts={parts} state={state} counts={counts} />
      )}
      {tabs}
      <div className="list-filters">
        {search && (
          <SearchBox
            value={state.search}
            placeholder={words(keys.search(name), { _: search.placeholder })}
            onChange={search.on === 'change'}
            search={text => change({ search: text, page: 1 })}
            again={() => void refetch()}
          />
        )}
        <Filters resource={resource} state={state} onChange={change} />
        {watching && <WatchNote watching={watching} />}
        {resource.tree && <ViewToggle tree={Boolean(state.tree)} onChange={tree => change({ tree, page: 1 })} />}
      </div>
      {reversed && (
        <p className="list-reversed" role="alert">
          {words('daftari.watching.reversed')}
        </p>
      )}
      <Chips resource={resource} state={state} onChange={change} />
      {resource.remarks && <RemarksBox resource={resource} searched={state.search} />}
      {!state.tree && !reversed && (
        <ListTrouble
          queryKey={[name, 'getList']}
          request={JSON.stringify([filter, state.page, state.perPage, state.sort])}
          error={error}
          isFetching={isFetching}
          isMissing={isPending || isPlaceholderData}
          reload={() => void refetch()}
        />
      )}
      {isDenied(error) ? (
        <Denied permit={[resource.list.permit].flat().join(', ')} />
      ) : state.tree && resource.tree ? (
        <TreeFrame
          resource={resource}
          tree={resource.tree}
          columns={all}
          label={label}
          search={state.search}
          hint={emptyHint && words(keys.empty(name), { _: emptyHint })}
        />
      ) : (
        <div className="list-frame" ref={frame} hidden={(!rows && !isFetching) || reversed}>
          {(rows || isFetching) && (
            <ListTable
              label={label}
              columns={shown}
              of={resource}
              rows={leaves ? undefined : rows}
              expected={state.perPage}
              numberFrom={resource.numbered && (at.page - 1) * at.perPage + 1}
              stale={isPlaceholderData && isFetching}
              sort={state.sort}
              onSort={sort => change({ ...(sort && { sort }), page: 1 })}
              actions={
                hasActions
                  ? row => (
                      <RowActions
                        resource={resource}
                        row={row}
                        started={started?.row === row.id ? started.action : undefined}
                        onStarted={onStarted}
                        onOpen={openRow}
                      />
                    )
                  : undefined
              }
              beside={(row, source) =>
                marked.has(source) && (
                  <span className="list-beside">
                    <RowActions resource={resource} row={row} beside={source} onOpen={openRow} />
                  </span>
                )
              }
              mayStart={(row, action) => offered(row).some(([key]) => key === action)}
              onStart={(row, action) => setStarted({ row: row.id, action })}
              onSeek={search && (text => change({ search: text, page: 1 }))}
              onOpen={row => {
                const first = frame.current?.querySelector<HTMLElement>(
                  `tr[data-key="${CSS.escape(idText(row.id))}"] button:not(.list-beside *)`,
                )
                first?.click()
              }}
            />
          )}
          {isEmpty && <NothingFound resource={resource} searched={state.search} />}
        </div>
      )}
      {!state.tree && !isDenied(error) && !reversed && rows && (
        <ListFoot
          resource={resource}
          state={state}
          shown={at}
          rows={rows.length}
          total={total}
          sums={sums}
          stale={isPlaceholderData}
          onChange={change}
        />
      )}
      <OpenedDialog resource={resource} rows={rows} goOn={goOn} leadsOn={leadsOn} />
    </article>
  )
}

/** The page of any resource, from its definition alone: its rows, or where the address says so what makes them fail. */
const ResourcePage = (props: Props) => {
  const [params] = useSearchParams()
  const resource = useResourceOnHost(props.resource)
  const { causes } = resource
  if (causes && params.get(BY) === CAUSE)
    return <CausesPage key={resource.name} causes={causes} {...props} resource={resource} />
  return <RowsPage {...props} resource={resource} />
}

export default ResourcePage
