import { useEffect, useRef, useState } from 'react'
import { Page } from 'react-pdf'
import { useWords } from '@/i18n/words'
import type { Leaf, Turn } from './layout'
import { Marks } from './Marks'
import type { Search } from './useSearch'

/** Pages that only fly past while somebody drags the scroll bar are not drawn. */
const SETTLED = 90
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
  hurried: boolean
  search: Search
  reveal(part: DOMRect): void
}

/** One page: drawn, with its text to select, its links, and the marks of what was looked for. */
export const Sheet = ({ number, leaf, size, top, scale, turn, hurried, search, reveal }: Props) => {
  const words = useWords()
  const frame = useRef<HTMLElement>(null)
  const [drawn, setDrawn] = useState(!hurried)
  const [layer, setLayer] = useState<Element | null>(null)
  useEffect(() => {
    if (drawn) return
    const timer = setTimeout(() => setDrawn(true), SETTLED)
    return () => clearTimeout(timer)
  }, [drawn])
  const shape = `${scale}/${turn}`
  return (
    <article
      ref={frame}
      className="pdf-sheet"
      aria-label={words('daftari.pdf.pageNumber', { number })}
      data-number={number}
      style={{ ...size, transform: `translateY(${top}px)` }}
    >
      {drawn && (
        <Page
          pageNumber={number}
          scale={scale}
          rotate={(leaf.rotate + turn) % 360}
          devicePixelRatio={sharpness(size)}
          suspense={false}
          loading={null}
          error={<p className="pdf-sheet-fault">{words('daftari.pdf.pageBroken', { number })}</p>}
          onRenderTextLayerSuccess={() => setLayer(frame.current?.querySelector('.textLayer') ?? null)}
        />
      )}
      {layer && <Marks key={shape} layer={layer} number={number} search={search} reveal={reveal} />}
    </article>
  )
}
