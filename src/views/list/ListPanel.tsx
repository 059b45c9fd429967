import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useMemo, useRef } from 'react'
import { useGetList } from 'react-admin'
import type { Resource } from '@/definition/defineResource'
import { useHeldWhilePressed } from '@/fields'
import { keys } from '@/i18n/keys'
import { useLocale, useWords } from '@/i18n/words'
import { useResourceOnHost } from '../announced'
import { CREATE, writeOpened } from '../opened/address'
import { OpenedDialog } from '../opened/OpenedDialog'
import { useOpening } from '../opened/useOpening'
import { useAddress } from '../useAddress'
import { columnsOf, type Row } from './columns'
import { ListTable } from './ListTable'
import { ListTrouble } from './ListTrouble'
import './list.css'
import { useCan } from '../useCan'
import { Pager } from './Pager'
import { Denied, Empty, isDenied } from './states'
import { useLastPage } from './useLastPage'

type Props = {
  resource: Resource
  /** What of the list belongs here. */
  filter: Record<string, unknown>
  /** What a new entry starts from. */
  initial?: Record<string, unknown>
  /** What its page is called in the address, where that has another list's page already. */
  pageParam?: string
  /** Said in place of the rows when there are none. */
  none?: string | undefined
}

const pageIn = (params: URLSearchParams, name: string) => {
  const page = Number(params.get(name))
  return Number.isSafeInteger(page) && page >= 1 && page <= 1e9 ? page : 1
}

const without = (params: URLSearchParams, name: string) => {
  params.delete(name)
  return params
}

/** A list inside another page: its rows, its pager and how a new entry comes in. Its page stands in the address. */
export const ListPanel = ({ resource: declared, filter, initial, pageParam = 'page', none }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const resource = useResourceOnHost(declared)
  const { name, size, pager, create } = resource
  const [params, setAddress] = useAddress()
  const { open } = useOpening()
  const page = pageIn(params, pageParam)
  const {
    data: rows,
    total = 0,
    error,
    isPending,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useHeldWhilePressed(
    useGetList<Row>(
      name,
      { pagination: { page, perPage: size }, filter },
      { placeholderData: previous => previous, retry: false, staleTime: 5_000 },
    ),
  )
  const columns = useMemo(() => columnsOf(resource, words, locale), [resource, words, locale])
  const label = words(keys.name(name), { _: resource.label })
  const can = useCan(name)
  const shown = useRef({ page, perPage: size })
  if (!isPlaceholderData && !error) shown.current = { page, perPage: size }
  const goTo = (next: number) =>
    setAddress(now => {
      if (next > 1) now.set(pageParam, String(next))
      else now.delete(pageParam)
      return now
    })
  const waiting = isPlaceholderData || isFetching
  const leaves = useLastPage({ rows: error ? undefined : rows?.length, total, page, perPage: size, waiting }, goTo)

  if (isDenied(error)) return <Denied permit={[resource.list.permit].flat().join(', ')} />
  return (
    <section className="list-panel" aria-label={label}>
      {create && can('create') && (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(CREATE)} data-open={CREATE}>
          {words(keys.createLabel(name), { _: create.label })}
        </Button>
      )}
      <ListTrouble
        queryKey={[name, 'getList']}
        request={JSON.stringify([filter, page])}
        error={error}
        isFetching={isFetching}
        isMissing={isPending || isPlaceholderData}
        reload={() => void refetch()}
      />
      {(rows || isFetching) && (
        <div className="list-frame">
          {rows?.length === 0 && !leaves ? (
            <Empty title={total ? undefined : none} />
          ) : (
            <ListTable
              label={label}
              columns={columns}
              of={resource}
              rows={leaves ? undefined : rows}
              expected={5}
              stale={isPlaceholderData && isFetching}
              sort={undefined}
              onSort={() => undefined}
            />
          )}
        </div>
      )}
      {rows && (pager !== 'needed' || total > size || page > 1) && (
        <Pager page={page} perPage={size} shown={shown.current} total={total} onPage={goTo} onSize={() => undefined} />
      )}
      {create && (
        <OpenedDialog
          resource={resource}
          rows={rows}
          initial={initial}
          leadsOn={() => page > 1}
          goOn={() => {
            if (page > 1) setAddress(now => without(writeOpened(now, undefined), pageParam), { replace: true })
            return page > 1
          }}
        />
      )}
    </section>
  )
}
