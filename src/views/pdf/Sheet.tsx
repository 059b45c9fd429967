import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Page } from 'react-pdf'
import type { Leaf, Turn } from './layout'
import { Marks } from './Marks'
import type { Search } from './useSearch'

/** Pages that only fly past while somebody drags the scroll bar are not drawn, and those in view come first. */
const SETTLED = 150
/** A canvas larger than this is refused by some browsers, and is drawn coarser instead. */
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
  /** Whether it is in nobody's view yet, or only for a moment. */
  canWait(top: number): boolean
  onInked(): void
  search: Search
  reveal(part: DOMRect): void
}

/** One page: drawn, with its text to select, its links, and the marks of what was looked for. */
export const Sheet = memo(({ number, leaf, size, top, scale, turn, canWait, onInked, search, reveal }: Props) => {
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
  // Its picture comes first; text to select and links follow. Kept, because a new one would draw the text anew whenever the search finds something more.
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
      {layer && <Marks key={`${scale}/${turn}`} layer={layer} number={number} search={search} reveal={reveal} />}
    </article>
  )
})
