import { useCallback, useContext, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type Typed, TypedInto } from '../dialogRoutes/useBackGuard'

type Told = (changed: boolean) => void

const SETTLED: Typed = { changed: false }

/**
 * Asks before typed input is left behind by a click outside or Esc. What is left is forgotten: `setChanged` is told how.
 * What was sent or given up is settled, and nobody is asked about it any more; `shut` closes so. What is being sent is not
 * left before it is known how that went.
 */
export const useLeaving = (close: () => void, told?: Told) => {
  const state = useRef<Typed & { sending?: boolean }>(SETTLED)
  const settled = useRef(false)
  const tell = useContext(TypedInto)
  const translate = useTranslate()
  const setChanged = useCallback(
    (changed: boolean, forget?: () => void, sending = false) => {
      // A form that was sent still hears that it is not busy any more while its dialog goes.
      if (settled.current) return
      state.current = { changed, forget, sending }
      tell?.(state.current)
      told?.(changed)
    },
    [tell, told],
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
  return { leave, setChanged, settle, shut }
}
