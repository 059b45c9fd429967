import NextIcon from '@mui/icons-material/KeyboardArrowDown'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { notify } from '../notices'
import { shortcutOf } from '../shortcutKeys'
import type { Step } from './neighbour'
import './steps.css'

const stepOfKey: Readonly<Record<string, Step>> = { j: 1, k: -1 }

/** Button that was pressed for the step that shows the present record: it keeps the focus. */
let pressed: Step | undefined

type Props = {
  /** Place of the record, from 0. */
  index: number
  /** Undefined where the host does not tell how many records there are. */
  total: number | undefined
  step(by: Step): void
}

/** Buttons to the record before and after the present one, with its place between them, and their keys. */
export const StepButtons = ({ index, total, step }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const group = useRef<HTMLDivElement>(null)
  const ends: Record<Step, boolean> = { [-1]: index === 0, 1: total !== undefined && index >= total - 1 }
  useEffect(() => {
    if (pressed) group.current?.querySelector<HTMLElement>(`[data-step="${pressed}"]`)?.focus({ preventScroll: true })
    pressed = undefined
  }, [])
  const start = (by: Step) => {
    if (!ends[by]) return step(by)
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
