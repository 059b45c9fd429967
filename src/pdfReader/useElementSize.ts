import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the space for pages, without the scroll bar. */
export const useElementSize = (scroller: RefObject<HTMLElement | null>) => {
  const [room, setRoom] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element
      setRoom(before => (before?.width === width && before.height === height ? before : { width, height }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return room
}
