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
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !ready) return
    if (last.current === list) scrolled.set(key, element.scrollTop)
    else element.scrollTop = scrolled.get(key) ?? 0
    last.current = list
    const note = () => scrolled.set(key, element.scrollTop)
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [key, list, ready])
  return frame
}
