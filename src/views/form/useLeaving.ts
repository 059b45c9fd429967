import { useCallback, useRef } from 'react'
import { currentWords } from '@/i18n/words'

/** Asks before typed input is left behind by a click outside or Esc. */
export const useLeaving = (close: () => void, told?: (changed: boolean) => void) => {
  const changed = useRef(false)
  const setChanged = useCallback(
    (now: boolean) => {
      changed.current = now
      told?.(now)
    },
    [told],
  )
  const leave = useCallback(() => {
    if (!changed.current || window.confirm(currentWords()('daftari.lists.unsaved'))) close()
  }, [close])
  return { leave, setChanged }
}
