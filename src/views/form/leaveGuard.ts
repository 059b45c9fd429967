import { useCallback, useContext, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type UnsavedInput, UnsavedInputContext } from '../dialogRoutes/useBackGuard'

/** Told whether the input is the person's own by now: something was typed, or it is being sent. */
type OnChanged = (changed: boolean) => void

const SETTLED: UnsavedInput = { changed: false }

/**
 * Asks before typed input is left behind by a click outside or Esc. Input that is left is forgotten: `setChanged` is told
 * how. Input that was sent or given up is settled, and nobody is asked about it any more; `shut` closes so. Input that is
 * being sent, which `setSending` tells, is not left before it is known how that went. `mayTurn` returns true if another part
 * of the dialog may replace the input; it asks too where no draft stores the input.
 */
export const useLeaveGuard = (close: () => void, onChanged?: OnChanged) => {
  const state = useRef<UnsavedInput>(SETTLED)
  const settled = useRef(false)
  const tell = useContext(UnsavedInputContext)
  const translate = useTranslate()
  const setChanged = useCallback(
    (changed: boolean, forget?: () => void, sending = false) => {
      // A form that was sent still hears that it is not busy any more while its dialog goes.
      if (settled.current) return
      state.current = { changed, forget, sending }
      tell?.(state.current)
      onChanged?.(changed || sending)
    },
    [tell, onChanged],
  )
  const setSending = useCallback(
    (sending: boolean) => {
      if (settled.current) return
      state.current = { ...state.current, sending }
      tell?.(state.current)
    },
    [tell],
  )
  const settle = useCallback(() => {
    settled.current = true
    state.current = SETTLED
    tell?.(SETTLED)
  }, [tell])
  const shut = useCallback(() => {
    settle()
    close()
  }, [close, settle])
  const leave = useCallback(() => {
    const { changed, forget, sending } = state.current
    if (sending) return
    if (changed && !window.confirm(translate('daftari.lists.unsaved'))) return
    forget?.()
    shut()
  }, [shut, translate])
  // Input that can be forgotten is stored as a draft: it comes back with its part of the dialog.
  const mayTurn = useCallback(() => {
    const { changed, forget, sending } = state.current
    if (sending) return false
    return !changed || forget !== undefined || window.confirm(translate('daftari.lists.unsaved'))
  }, [translate])
  return { leave, mayTurn, setChanged, setSending, settle, shut }
}
