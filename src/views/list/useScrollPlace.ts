import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const scrolled = new Map<string, number>()

/** Coming back to a list finds it where it was left. */
export const useScrollPlace = (ready: boolean) => {
  const { key } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !ready) return
    element.scrollTop = scrolled.get(key) ?? 0
    const note = () => scrolled.set(key, element.scrollTop)
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [key, ready])
  return frame
}
