import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Page } from 'react-pdf'
import type { Leaf, Turn } from './layout'
import { SearchMarks } from './SearchMarks'
import type { Search } from './useSearch'
import './pdf.css'

/**
 * Milliseconds before a page that can wait is drawn: pages that only scroll past are skipped, and visible ones come
 * first.
 */
const SETTLED = 150
/** Most pixels of a canvas: some browsers refuse a larger one, so it is drawn at a lower resolution. */
const MOST_PIXELS = 2 ** 24

const sharpness = ({ width, height }: { width: number; height: number }) =>
  Math.min(window.devicePixelRatio || 1, Math.sqrt(MOST_PIXELS / (width * height || 1)))

type Props = {
  number: number
  leaf: Leaf
  size: { width: number; height: number }
  top: number
  scale: number
  turn: Turn
  /** Tells whether the page is outside the view or only scrolling past. */
  canWait(top: number): boolean
  onInked(): void
  search: Search
  reveal(part: DOMRect): void
}

/** Page with its picture, selectable text, links, and search marks. */
export const PageView = memo(({ number, leaf, size, top, scale, turn, canWait, onInked, search, reveal }: Props) => {
  const translate = useTranslate()
  const frame = useRef<HTMLElement>(null)
  const [drawn, setDrawn] = useState(() => !canWait(top))
  const [inked, setInked] = useState(false)
  const [layer, setLayer] = useState<Element | null>(null)
  useEffect(() => {
    if (drawn) return
    const timer = setTimeout(() => setDrawn(true), SETTLED)
    return () => clearTimeout(timer)
  }, [drawn])
  const { width, height } = size
  // The picture comes first, then text and links. Memoized, because a new element would render the text layer again for
  // each new match.
  const page = useMemo(
    () => (
      <Page
        pageNumber={number}
        scale={scale}
        rotate={(leaf.rotate + turn) % 360}
        devicePixelRatio={sharpness({ width, height })}
        suspense={false}
        loading={null}
        error={<p className="pdf-sheet-fault">{translate('daftari.pdf.pageBroken', { number })}</p>}
        onRenderSuccess={() => {
          setInked(true)
          onInked()
        }}
        renderTextLayer={inked}
        renderAnnotationLayer={inked}
        onRenderTextLayerSuccess={() => setLayer(frame.current?.querySelector('.textLayer') ?? null)}
      />
    ),
    [number, scale, leaf.rotate, turn, width, height, inked, onInked, translate],
  )
  return (
    <article
      ref={frame}
      className="pdf-sheet"
      aria-label={translate('daftari.pdf.pageNumber', { number })}
      data-number={number}
      style={{ width, height, transform: `translateY(${top}px)` }}
    >
      {drawn && page}
      {layer && <SearchMarks key={`${scale}/${turn}`} layer={layer} number={number} search={search} reveal={reveal} />}
    </article>
  )
})
