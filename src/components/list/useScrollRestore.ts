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
    const keep = (top: number) => {
      position.current = top
      scrolled.set(key, top)
    }
    const top = last.current === list ? position.current : (scrolled.get(key) ?? 0)
    // Reading or setting the position makes the browser lay out the whole page at once, before anything is painted.
    if (top !== position.current) element.scrollTop = top
    keep(top)
    last.current = list
    const note = () => keep(element.scrollTop)
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [key, list, ready])
  return frame
}
