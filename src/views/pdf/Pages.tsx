import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useWords } from '@/i18n/words'
import { GAP, type Layout, type Leaf, PADDING } from './layout'
import { Sheet } from './Sheet'
import type { Search } from './useSearch'

type Props = {
  leaves: readonly Leaf[]
  layout: Layout
  /** False until sizes are known. */
  shown: boolean
  scroller: RefObject<HTMLElement | null>
  title: string
  search: Search
  reveal(part: DOMRect): void
  zoomBy(direction: 1 | -1): void
}

/** The pages one under the other; only those in view, and one on either side, are in the page at all. */
export const Pages = ({ leaves, layout, shown, scroller, title, search, reveal, zoomBy }: Props) => {
  const words = useWords()
  const virtual = useVirtualizer({
    count: leaves.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => layout.sizes[index]?.height ?? 0,
    gap: GAP,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    overscan: 1,
    enabled: shown,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes it has kept are those of the layout before
  useLayoutEffect(() => virtual.measure(), [virtual, layout])

  useEffect(() => {
    const element = scroller.current
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      if (Math.abs(event.deltaY) > 2) zoomBy(event.deltaY < 0 ? 1 : -1)
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [scroller, zoomBy])

  return (
    <section
      ref={scroller}
      className="pdf-pages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      aria-label={words('daftari.pdf.pages', { title })}
    >
      <div className="pdf-column" style={{ height: layout.height, minWidth: layout.width }}>
        {shown &&
          virtual.getVirtualItems().map(({ index, start }) => {
            const [leaf, size] = [leaves[index], layout.sizes[index]]
            return (
              leaf &&
              size && (
                <Sheet
                  key={index}
                  number={index + 1}
                  leaf={leaf}
                  size={size}
                  top={start}
                  scale={layout.scale}
                  turn={layout.turn}
                  hurried={virtual.isScrolling}
                  search={search}
                  reveal={reveal}
                />
              )
            )
          })}
      </div>
    </section>
  )
}
