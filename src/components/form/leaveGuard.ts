import { useCallback, useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type BlockerFunction, useBlocker } from 'react-router-dom'
import { type DialogAddress, isSameDialog, readDialogAddress } from '../dialogRoutes/dialogAddress'

/** Unsaved input of a dialog, the function that discards it, and whether it is being sent. */
type UnsavedInput = { changed: boolean; forget?: (() => void) | undefined; sending?: boolean }

type Options = {
  /** Told whether the input is the person's own by now: something was typed, or it is being sent. */
  onChanged?: ((changed: boolean) => void) | undefined
  /** Returns the dialog that an address opens. */
  dialogOf?(params: URLSearchParams): DialogAddress | undefined
}

const SETTLED: UnsavedInput = { changed: false }

/**
 * Asks before typed input is left behind by a click outside, Esc or Back. Input that is left is forgotten: `setChanged` is
 * told how. Input that was sent or given up is settled, and nobody is asked about it any more; `shut` closes so. Input that
 * is being sent, which `setSending` tells, is not left before it is known how that went; Back leaves it where a draft stores
 * it. `mayTurn` returns true if another part of the dialog may replace the input; it asks too where no draft stores the
 * input. Leaving the page asks nothing: its drafts stay (docs/decisions/025-dialogs-have-addresses.md).
 */
export const useLeaveGuard = (close: () => void, { onChanged, dialogOf = readDialogAddress }: Options = {}) => {
  const state = useRef<UnsavedInput>(SETTLED)
  const settled = useRef(false)
  const translate = useTranslate()
  const setChanged = useCallback(
    (changed: boolean, forget?: () => void, sending = false) => {
      // A form that was sent still hears that it is not busy any more while its dialog goes.
      if (settled.current) return
      state.current = { changed, forget, sending }
      onChanged?.(changed || sending)
    },
    [onChanged],
  )
  const setSending = useCallback((sending: boolean) => {
    if (!settled.current) state.current = { ...state.current, sending }
  }, [])
  const settle = useCallback(() => {
    settled.current = true
    state.current = SETTLED
  }, [])
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

  const leavesDialog = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) => {
      const { changed, sending } = state.current
      if ((!changed && !sending) || historyAction === 'REPLACE') return false
      if (currentLocation.pathname !== nextLocation.pathname) return false
      const [now, next] = [currentLocation, nextLocation].map(({ search }) => dialogOf(new URLSearchParams(search)))
      return !isSameDialog(now, next)
    },
    [dialogOf],
  )
  const blocker = useBlocker(leavesDialog)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { changed, forget, sending } = state.current
    const mustStay = sending && !forget
    if (mustStay || ((changed || sending) && !window.confirm(translate('daftari.lists.unsaved'))))
      return blocker.reset()
    forget?.()
    settle()
    blocker.proceed()
  }, [blocker, translate, settle])
  return { leave, mayTurn, setChanged, setSending, settle, shut }
}

/** Tells a guard of input that is stored as a draft, which `drop` removes where the input is left; not while it is being sent. */
export const useGuardedDraft = (
  { setChanged }: Pick<ReturnType<typeof useLeaveGuard>, 'setChanged'>,
  { isTyped, busy, drop }: { isTyped: boolean; busy: boolean; drop(): void },
) => useEffect(() => setChanged(isTyped, busy ? undefined : drop, busy), [isTyped, busy, drop, setChanged])
