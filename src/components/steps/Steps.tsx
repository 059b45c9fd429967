import { idText } from '@contract/id'
import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { whenIdle } from '@/basics/idle'
import { failureWords } from '@/i18n/outcomeMessages'
import { useLocale } from '@/i18n/useLocale'
import { currentParams } from '../currentAddress'
import { readDialogAddress } from '../dialogRoutes/dialogAddress'
import { announceFileType } from '../file/fileType'
import { noteReturn } from '../list/listReturn'
import { notify } from '../notices'
import { shortcutOf } from '../shortcutKeys'
import { useRegistry } from '../useRegistry'
import { findNeighbour, type Step } from './neighbour'
import { type Origin, originIn, pageQuery, prefetchPages, stateOf } from './origin'
import { targetOf } from './rowAddress'
import './steps.css'

const stepOfKey: Readonly<Record<string, Step>> = { j: 1, k: -1 }

/** Button that was pressed for the step that shows the present record: it keeps the focus. */
let pressed: Step | undefined

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

const StepButtons = ({ origin }: { origin: Origin }) => {
  const translate = useTranslate()
  const locale = useLocale()
  const registry = useRegistry()
  const queryClient = useQueryClient()
  const group = useRef<HTMLDivElement>(null)
  const step = useStep(origin)
  const { index, total, isStepped, entry, id, page } = origin
  const ends: Record<Step, boolean> = { [-1]: index === 0, 1: total !== undefined && index >= total - 1 }
  // The page of the list stays in the cache while its record is read.
  useQuery({ ...pageQuery(registry, origin, page), enabled: false })
  useEffect(() => whenIdle(() => prefetchPages(queryClient, registry, origin)), [queryClient, registry, origin])
  useEffect(() => {
    if (isStepped) noteReturn(entry, { id, page })
  }, [isStepped, entry, id, page])
  useEffect(() => {
    if (pressed) group.current?.querySelector<HTMLElement>(`[data-step="${pressed}"]`)?.focus({ preventScroll: true })
    pressed = undefined
  }, [])
  const start = (by: Step) => {
    if (!ends[by]) return void step(by)
    notify({ tone: 'info', text: translate(`daftari.steps.${by > 0 ? 'last' : 'first'}`) })
  }
  const keyPressed = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOfKey[shortcutOf(event, group.current?.closest('[role="dialog"]')) ?? '']
    if (!by) return
    event.preventDefault()
    start(by)
  })
  useEffect(() => {
    window.addEventListener('keydown', keyPressed)
    return () => window.removeEventListener('keydown', keyPressed)
  }, [])
  const place = (index + 1).toLocaleString(locale)
  const button = (by: Step) => {
    const label = ends[by] ? (by > 0 ? 'last' : 'first') : by > 0 ? 'next' : 'previous'
    const Icon = by > 0 ? NextIcon : PreviousIcon
    return (
      <Tooltip title={translate(`daftari.steps.${label}`)}>
        <IconButton
          size="small"
          aria-disabled={ends[by]}
          aria-keyshortcuts={by > 0 ? 'j' : 'k'}
          data-step={by}
          onClick={() => {
            pressed = by
            start(by)
          }}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
    <div ref={group} role="group" aria-label={translate('daftari.steps.label')} className="steps no-print">
      {button(-1)}
      <span className="figures" aria-live="polite">
        {total === undefined ? place : translate('daftari.steps.place', { place, total: total.toLocaleString(locale) })}
      </span>
      {button(1)}
    </div>
  )
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
 * Steps to the next and the previous record of the list that a page or a dialog was opened from, over its pages, also with
 * `j` and `k`. Nothing where it was opened by a link, or where the list has no other record.
 */
export const Steps = ({ isDialog = false }: Props) => {
  const { state, search } = useLocation()
  const latest = useRef<Origin>(undefined)
  // A dialog over the page has a history entry of its own.
  latest.current = originIn(state) ?? latest.current
  const origin = latest.current
  if (!origin || origin.total === 1 || (isDialog && !isOwnDialog(origin, search))) return null
  return <StepButtons origin={origin} />
}
