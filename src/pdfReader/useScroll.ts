import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { GAP, type Layout, leafAt } from './layout'

/** Height in the pane, as a fraction, of the line whose page counts as visible. */
const EYES = 0.3

type Anchor = { leaf: number; part: number; across: number }

/**
 * Returns the visible page and functions that scroll to others. The visible part stays in place when pages change
 * size: by zooming, rotating, a wider pane, or because their true size was loaded.
 */
export const useScroll = (
  scroller: RefObject<HTMLElement | null>,
  layout: Layout,
  firstPage: number,
  shown: boolean,
) => {
  const anchor = useRef<Anchor>({ leaf: firstPage - 1, part: -GAP / 1000, across: 0.5 })
  const latest = useRef(layout)
  const [page, setPage] = useState(firstPage)

  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const { tops, sizes } = latest.current
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollWidth } = element
    const leaf = leafAt(latest.current, scrollTop)
    anchor.current = {
      leaf,
      part: (scrollTop - (tops[leaf] ?? 0)) / (sizes[leaf]?.height || 1),
      across: (scrollLeft + clientWidth / 2) / scrollWidth,
    }
    const atEnd = scrollTop + clientHeight >= element.scrollHeight - 2
    const seen = leafAt(latest.current, scrollTop + clientHeight * EYES)
    setPage((atEnd && scrollTop > 0 ? Math.max(seen, leafAt(latest.current, scrollTop + clientHeight / 2)) : seen) + 1)
  }, [scroller])

  useLayoutEffect(() => {
    latest.current = layout
    const element = scroller.current
    if (!element || !shown) return
    const { leaf, part, across } = anchor.current
    const index = Math.min(leaf, layout.tops.length - 1)
    element.scrollTop = (layout.tops[index] ?? 0) + part * (layout.sizes[index]?.height ?? 0)
    element.scrollLeft = across * element.scrollWidth - element.clientWidth / 2
    look()
  }, [scroller, layout, look, shown])

  useEffect(() => {
    const element = scroller.current
    element?.addEventListener('scroll', look, { passive: true })
    return () => element?.removeEventListener('scroll', look)
  }, [scroller, look])

  const goTo = useCallback(
    (target: number, { unlessThere = false } = {}) => {
      const element = scroller.current
      if (!element) return
      const { tops, sizes } = latest.current
      const leaf = Math.min(Math.max(target, 1), tops.length) - 1
      const top = tops[leaf] ?? 0
      const inView =
        top < element.scrollTop + element.clientHeight && top + (sizes[leaf]?.height ?? 0) > element.scrollTop
      if (!(unlessThere && inView)) element.scrollTop = top - GAP / 2
      look()
    },
    [scroller, look],
  )

  /** Scrolls a part of a page into comfortable view; does nothing if it already is. */
  const reveal = useCallback(
    (part: DOMRect) => {
      const element = scroller.current
      if (!element) return
      const frame = element.getBoundingClientRect()
      if (part.top < frame.top + 24 || part.bottom > frame.bottom - 24)
        element.scrollTop += part.top - frame.top - element.clientHeight * EYES
      if (part.left < frame.left || part.right > frame.right)
        element.scrollLeft += part.left - frame.left - element.clientWidth * EYES
    },
    [scroller],
  )
  return { page, goTo, reveal }
}
