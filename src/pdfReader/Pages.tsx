import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react'
import { useTranslate } from 'react-admin'
import { GAP, type Layout, type Leaf, PADDING } from './layout'
import { PageView } from './PageView'
import type { Search } from './useSearch'
import './pdf.css'

const NOTCH = 60

type Props = {
  leaves: readonly Leaf[]
  layout: Layout
  /** False until sizes are known. */
  shown: boolean
  /** True after the first page was drawn; before that, only visible pages are rendered. */
  inked: boolean
  scroller: RefObject<HTMLElement | null>
  title: string
  /** Called after each page was drawn. */
  onInked(): void
  search: Search
  reveal(part: DOMRect): void
  zoomBy(direction: 1 | -1): void
}

/** Pages below each other; only visible ones and one on either side are rendered. */
export const Pages = ({ leaves, layout, shown, inked, scroller, title, onInked, search, reveal, zoomBy }: Props) => {
  const translate = useTranslate()
  const virtual = useVirtualizer({
    count: leaves.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => layout.sizes[index]?.height ?? 0,
    gap: GAP,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    overscan: inked ? 1 : 0,
    enabled: shown,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes it has kept are those of the layout before
  useLayoutEffect(() => virtual.measure(), [virtual, layout])
  const canWait = useCallback(
    (top: number) => {
      const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
      return virtual.isScrolling || top > scrollTop + clientHeight
    },
    [virtual, scroller],
  )

  useEffect(() => {
    const element = scroller.current
    let turned = 0
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      // A mouse wheel sends one large step, a touch pad many small ones.
      turned += event.deltaY
      if (Math.abs(turned) < NOTCH) return
      zoomBy(turned < 0 ? 1 : -1)
      turned = 0
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
      aria-label={translate('daftari.pdf.pages', { title })}
    >
      <div className="pdf-column" style={{ height: layout.height, minWidth: layout.width }}>
        {shown &&
          virtual.getVirtualItems().map(({ index, start }) => {
            const [leaf, size, scale] = [leaves[index], layout.sizes[index], layout.scales[index]]
            return (
              leaf &&
              size &&
              scale && (
                <PageView
                  key={index}
                  number={index + 1}
                  leaf={leaf}
                  size={size}
                  top={start}
                  scale={scale}
                  turn={layout.turn}
                  canWait={canWait}
                  onInked={onInked}
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
