import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * Returns the width of an element in px, undefined until the browser has laid out the page. What asks for it in an effect
 * would have the browser lay out the whole page inside the task that draws it.
 */
export const useElementWidth = (ref: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState<number>()
  useEffect(() => {
    if (!ref.current) return
    const observer = new ResizeObserver(([entry]) => startTransition(() => setWidth(entry?.contentRect.width)))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return width
}
