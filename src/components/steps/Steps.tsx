import { idText } from '@contract/id'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { whenIdle } from '@/basics/idle'
import { failureWords } from '@/i18n/outcomeMessages'
import { currentParams } from '../currentAddress'
import { readDialogAddress } from '../dialogRoutes/dialogAddress'
import { announceFileType } from '../file/fileType'
import { noteReturn } from '../list/listReturn'
import { notify } from '../notices'
import { keepEntry } from '../pageEntry'
import { useRegistry } from '../useRegistry'
import { findNeighbour, type Step } from './neighbour'
import { type Origin, originIn, pageQuery, prefetchPages, stateOf } from './origin'
import { targetOf } from './rowAddress'
import { StepButtons } from './StepButtons'
import { type Found, foundIn, foundState } from './searchOrigin'

/** Returns the function that shows the record before or after the present one in the list. */
const useStep = (origin: Origin) => {
  const translate = useTranslate()
  const registry = useRegistry()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isUnderWay = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  /** Returns where a row is shown, on the same tab of its page. */
  const addressOf = (to: string) => {
    const tab = currentParams().get('tab')
    return tab && !to.includes('?') ? `${to}?${new URLSearchParams({ tab })}` : to
  }
  const show = async (step: Step) => {
    const definition = await registry.definition(origin.list)
    const { neighbour, changed } = await findNeighbour(origin, step, {
      page: page => queryClient.fetchQuery(pageQuery(registry, origin, page)),
      again: page => queryClient.fetchQuery({ ...pageQuery(registry, origin, page), staleTime: 0 }),
      total: ({ total, pageInfo }) => (pageInfo || total === definition.list.countsTo ? undefined : total),
      opens: (row, page) => targetOf(definition, origin, row, page) !== undefined,
    })
    if (!isShown.current) return
    if (changed) notify({ tone: 'info', text: translate(`daftari.steps.${changed}`) })
    const target = neighbour && targetOf(definition, origin, neighbour.row, neighbour.page)
    if (!target) {
      if (!changed) notify({ tone: 'info', text: translate(`daftari.steps.${step > 0 ? 'last' : 'first'}`) })
      return
    }
    const { row, page, index, total } = neighbour
    announceFileType(target.fileType, target.to)
    if (target.keeps) keepEntry(target.keeps)
    navigate(target.isOver ? target.to : addressOf(target.to), {
      replace: true,
      preventScrollReset: Boolean(target.isOver),
      state: {
        ...(target.isOver && typeof state === 'object' && state),
        ...stateOf({ ...origin, id: idText(row.id), page, index, total, isStepped: true }),
      },
    })
  }
  return async (step: Step) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await show(step)
    } catch (error) {
      if (isShown.current) notify({ tone: 'bad', text: failureWords(translate, error) })
    } finally {
      isUnderWay.current = false
    }
  }
}

const ListSteps = ({ origin }: { origin: Origin }) => {
  const registry = useRegistry()
  const queryClient = useQueryClient()
  const step = useStep(origin)
  const { index, total, isStepped, entry, id, page } = origin
  // The page of the list stays in the cache while its record is read.
  useQuery({ ...pageQuery(registry, origin, page), enabled: false })
  useEffect(() => whenIdle(() => prefetchPages(queryClient, registry, origin)), [queryClient, registry, origin])
  useEffect(() => {
    if (isStepped) noteReturn(entry, { id, page })
  }, [isStepped, entry, id, page])
  return <StepButtons index={index} total={total} step={by => void step(by)} />
}

/** Steps through the records that a search found, which all arrived with its answer. */
const FoundSteps = ({ found }: { found: Found }) => {
  const navigate = useNavigate()
  const { addresses, index, entry } = found
  const step = (by: Step) => {
    const address = addresses[index + by]
    if (!address) return
    noteReturn(entry, { id: address, page: 1 })
    navigate(address, { replace: true, state: foundState({ ...found, index: index + by }) })
  }
  return <StepButtons index={index} total={addresses.length} step={step} />
}

/** Tells whether the address names the dialog of the row. */
const isOwnDialog = ({ by, id }: Origin, search: string) => {
  const dialog = readDialogAddress(new URLSearchParams(search))
  return 'action' in by && dialog?.name === by.action && dialog.id === id
}

type Props = {
  /** Stands in a dialog that `?open=` names: other dialogs over a page show nothing. */
  isDialog?: boolean
}

/**
 * Steps to the next and the previous record of the list or the search that a page or a dialog was opened from, over the pages of
 * a list, also with `j` and `k`. Nothing where it was opened by a link, or where there is no other record.
 */
export const Steps = ({ isDialog = false }: Props) => {
  const { state, search } = useLocation()
  const latest = useRef<{ origin?: Origin | undefined; found?: Found | undefined }>({})
  const [origin, found] = [originIn(state), foundIn(state)]
  // A dialog over the page has a history entry of its own.
  if (origin || found) latest.current = { origin, found }
  const from = latest.current
  if (from.found && !isDialog && from.found.addresses.length > 1) return <FoundSteps found={from.found} />
  if (!from.origin || from.origin.total === 1 || (isDialog && !isOwnDialog(from.origin, search))) return null
  return <ListSteps origin={from.origin} />
}
