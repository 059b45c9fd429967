import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const scrolled = new Map<string, number>()

/**
 * Returns a ref of the list's frame; restores its scroll position on return to the list, and keeps it when a dialog
 * opens over the list.
 */
export const useScrollRestore = (list: string, ready: boolean) => {
  const { key } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef<string>(undefined)
  const position = useRef(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !ready) return
    const stored = last.current === list ? position.current : (scrolled.get(key) ?? 0)
    // Reading or setting the position makes the browser lay out the whole page at once, before anything is painted.
    if (stored !== position.current) element.scrollTop = stored
    position.current = stored
    scrolled.set(key, stored)
    last.current = list
    const note = () => {
      position.current = element.scrollTop
      scrolled.set(key, position.current)
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [key, list, ready])
  return frame
}
