import { createContext, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { historyIndex } from '../historyIndex'
import { type DialogAddress, isSameDialog } from './dialogAddress'

/** Unsaved input of a dialog, the function that discards it, and whether it is being sent. */
export type UnsavedInput = { changed: boolean; forget?: (() => void) | undefined; sending?: boolean }

/** Callback by which dialogs report unsaved input. */
export const UnsavedInputContext = createContext<((typed: UnsavedInput) => void) | undefined>(undefined)

const NOTHING: UnsavedInput = { changed: false }

/**
 * Returns the dialog to show. If Back left the address of a dialog with unsaved input, the person is asked first; if
 * they stay, the address is restored. It is restored without a question while input that no draft stores is being sent.
 */
export const useBackGuard = <Address extends DialogAddress>(opened: Address | undefined) => {
  const navigate = useNavigate()
  const translate = useTranslate()
  const { key } = useLocation()
  const [current, setCurrent] = useState(opened)
  const typed = useRef(NOTHING)
  const step = useRef(0)
  const tell = useCallback((now: UnsavedInput) => {
    typed.current = now
  }, [])
  const stays = isSameDialog(opened, current)
  // Unless somebody is asked first, the dialog changes in the same render as the address: an effect would draw it in one task.
  if (!stays && !typed.current.changed && !typed.current.sending) setCurrent(opened)
  const latest = useRef(opened)
  latest.current = opened
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the address is looked at once
  useLayoutEffect(() => {
    if (stays) {
      step.current = historyIndex()
      return
    }
    const way = step.current - historyIndex()
    const { forget, sending } = typed.current
    const mustStay = sending && !forget
    if (way && (mustStay || !window.confirm(translate('daftari.lists.unsaved')))) {
      navigate(way)
      return
    }
    forget?.()
    typed.current = NOTHING
    setCurrent(latest.current)
  }, [key, stays])
  return { shown: stays ? opened : current, tell }
}
