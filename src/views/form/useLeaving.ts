import { useCallback, useRef } from 'react'
import { currentWords } from '@/i18n/words'

type Told = (changed: boolean) => void

/**
 * Asks before typed input is left behind by a click outside or Esc. What is left is forgotten: `setChanged` is told how.
 */
export const useLeaving = (close: () => void, told?: Told) => {
  const state = useRef<{ changed: boolean; forget?: (() => void) | undefined }>({ changed: false })
  const setChanged = useCallback(
    (changed: boolean, forget?: () => void) => {
      state.current = { changed, forget }
      told?.(changed)
    },
    [told],
  )
  const leave = useCallback(() => {
    const { changed, forget } = state.current
    if (changed && !window.confirm(currentWords()('daftari.lists.unsaved'))) return
    forget?.()
    close()
  }, [close])
  return { leave, setChanged }
}
