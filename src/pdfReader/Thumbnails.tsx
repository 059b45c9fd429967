import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Page } from 'react-pdf'
import { type Leaf, type Turn, turned } from './layout'
import './pdf.css'
import './thumbnails.css'

const WIDTH = 92
const LABEL = 22
const SETTLED = 120

const heightOf = (leaf: Leaf | undefined, turn: Turn) => {
  const { width, height } = turned(leaf ?? { width: 1, height: 1.4, rotate: 0 }, turn)
  return Math.min(Math.round((WIDTH * height) / width), WIDTH * 2)
}

const Thumbnail = memo(({ number, leaf, turn }: { number: number; leaf: Leaf; turn: Turn }) => {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), SETTLED)
    return () => clearTimeout(timer)
  }, [])
  return (
    <span className="pdf-thumbnail-leaf" style={{ width: WIDTH, height: heightOf(leaf, turn) }}>
      {drawn && (
        <Page
          pageNumber={number}
          width={WIDTH}
          rotate={(leaf.rotate + turn) % 360}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          suspense={false}
          loading={null}
          error={null}
        />
      )}
    </span>
  )
})

type Props = { leaves: readonly Leaf[]; turn: Turn; page: number; goTo(page: number): void }

/** Thumbnails of all pages, with the visible one marked; arrow keys move between them. */
export const Thumbnails = ({ leaves, turn, page, goTo }: Props) => {
  const translate = useTranslate()
  const frame = useRef<HTMLElement>(null)
  const focusNext = useRef(false)
  const virtual = useVirtualizer({
    count: leaves.length,
    getScrollElement: () => frame.current,
    estimateSize: index => heightOf(leaves[index], turn) + LABEL,
    gap: 10,
    paddingStart: 12,
    paddingEnd: 12,
    overscan: 2,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes it has kept are those from before
  useEffect(() => virtual.measure(), [virtual, leaves, turn])
  useEffect(() => {
    virtual.scrollToIndex(page - 1, { align: 'auto' })
    if (!focusNext.current) return
    focusNext.current = false
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[aria-current]')?.focus())
  }, [virtual, page])

  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by || page + by < 1 || page + by > leaves.length) return
    event.preventDefault()
    focusNext.current = true
    goTo(page + by)
  }
  return (
    <nav ref={frame} className="pdf-thumbnails" aria-label={translate('daftari.pdf.thumbnails')} onKeyDown={move}>
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const leaf = leaves[index]
          const current = index + 1 === page
          return (
            leaf && (
              <button
                key={index}
                type="button"
                className="pdf-thumbnail"
                style={{ transform: `translateY(${start}px)` }}
                tabIndex={current ? 0 : -1}
                aria-current={current ? 'page' : undefined}
                aria-label={translate('daftari.pdf.pageNumber', { number: index + 1 })}
                onClick={() => goTo(index + 1)}
              >
                <Thumbnail number={index + 1} leaf={leaf} turn={turn} />
                <span aria-hidden>{index + 1}</span>
              </button>
            )
          )
        })}
      </div>
    </nav>
  )
}
