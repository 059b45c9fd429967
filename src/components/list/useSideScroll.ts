import { type RefObject, useEffect } from 'react'

/** Marks a frame that can be scrolled sideways: `data-before` for content on the left, `data-after` on the right. */
const mark = (frame: HTMLElement) => {
  const { scrollLeft, scrollWidth, clientWidth } = frame
  frame.toggleAttribute('data-before', scrollLeft > 1)
  frame.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > 1)
}

/** Updates those marks while the frame is scrolled, and when the frame or its table is resized. */
export const useSideScroll = (ref: RefObject<HTMLElement | null>, ready: boolean) => {
  useEffect(() => {
    const frame = ref.current
    if (!frame || !ready) return
    const look = () => mark(frame)
    const observer = new ResizeObserver(look)
    observer.observe(frame)
    for (const child of frame.children) observer.observe(child)
    frame.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', look)
    }
  }, [ref, ready])
}
