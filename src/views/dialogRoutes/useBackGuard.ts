import { createContext, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSame, type Opened } from './dialogAddress'

/** Unsaved input of a dialog, and the function that discards it. */
export type Typed = { changed: boolean; forget?: (() => void) | undefined }

/** Callback by which dialogs report unsaved input. */
export const TypedInto = createContext<((typed: Typed) => void) | undefined>(undefined)

const NOTHING: Typed = { changed: false }

/** Returns the index of the current entry in this tab's history, as the router counts them. */
const stepNow = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/**
 * Returns the dialog to show. If Back left the address of a dialog with unsaved input, the person is asked first; if
 * they stay, the address is restored.
 */
export const useHeld = (opened: Opened | undefined) => {
  const navigate = useNavigate()
  const translate = useTranslate()
  const { key } = useLocation()
  const [held, setHeld] = useState(opened)
  const typed = useRef(NOTHING)
  const step = useRef(0)
  const tell = useCallback((now: Typed) => {
    typed.current = now
  }, [])
  const stays = isSame(opened, held)
  const latest = useRef(opened)
  latest.current = opened
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the address is looked at once
  useLayoutEffect(() => {
    if (stays) {
      step.current = stepNow()
      return
    }
    const { changed, forget } = typed.current
    const way = step.current - stepNow()
    if (changed && way && !window.confirm(translate('daftari.lists.unsaved'))) {
      navigate(way)
      return
    }
    if (changed) forget?.()
    typed.current = NOTHING
    setHeld(latest.current)
  }, [key, stays])
  return { shown: stays ? opened : held, tell }
}
