import { useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back, when a write has ended, to the button or box that had it when the write began. A browser takes the
 * focus from an element that is disabled meanwhile, and in a dialog the frame receives it. Whoever moved it has it still.
 */
export const useBusyFocus = (busy: boolean) => {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (busy) {
      before.current = activeElement
      return
    }
    const had = before.current
    before.current = null
    if (had instanceof HTMLElement && activeElement?.contains(had)) had.focus({ preventScroll: true })
  }, [busy])
}
