import { type RefObject, useEffect } from 'react'

/** Marks a frame whose content goes on beside what is seen of it: `data-before` on the left, `data-after` on the right. */
const mark = (frame: HTMLElement) => {
  const { scrollLeft, scrollWidth, clientWidth } = frame
  frame.toggleAttribute('data-before', scrollLeft > 1)
  frame.toggleAttribute('data-after', scrollWidth - clientWidth - scrollLeft > 1)
}

/** Keeps those marks up to date while the frame is scrolled and while it, or the table inside it, changes its size. */
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
