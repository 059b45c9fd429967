import { createContext, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { isSame, type Opened } from './address'

/** What was typed into a dialog and leaving would lose, and how to forget it. */
export type Typed = { changed: boolean; forget?: (() => void) | undefined }

/** Dialogs tell here what is typed into them. */
export const TypedInto = createContext<((typed: Typed) => void) | undefined>(undefined)

const NOTHING: Typed = { changed: false }

/** Where among the steps of this tab the portal stands, as the router counts them. */
const stepNow = () => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/**
 * Holds a dialog whose address was left by Back while something is typed into it: it is asked for first, and whoever
 * stays is led back to the address.
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
