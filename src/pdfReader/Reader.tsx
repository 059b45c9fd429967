import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { layOut, PRINTED, stepZoom, type Turn, type Zoom } from './layout'
import { Pages } from './Pages'
import { PaneState } from './PaneState'
import { PrintProgress } from './PrintProgress'
import { readerKeys } from './readerKeys'
import type { Place } from './source'
import { Thumbnails } from './Thumbnails'
import { Tools } from './Tools'
import { useElementSize } from './useElementSize'
import { usePageSizes } from './usePageSizes'
import { usePrinting } from './usePrinting'
import { useReaderPosition } from './useReaderPosition'
import { useScroll } from './useScroll'
import { useSearch } from './useSearch'
import './pdf.css'

/** Function that links inside a document call. */
export type ReaderHandle = { goTo(page: number): void }

export type ReaderProps = {
  pdf: PDFDocumentProxy
  title: string
  fileName: string
  /** Saves the file. */
  save(): void
  place?: Place | undefined
  onPlace?: ((place: Place) => void) | undefined
  ref?: Ref<ReaderHandle>
}

const ONE_SHEET = [{ width: 595, height: 842, rotate: 0 }]
/** Milliseconds after which the toolbar is rendered in any case. */
const LATEST = 600
const SHOWS_THUMBNAILS = 'daftari-pdf-thumbnails'

/** Open PDF: pages, toolbar, and keys. */
export const Reader = ({ pdf, title, fileName, save, place, onPlace, ref }: ReaderProps) => {
  const { leaves, failed } = usePageSizes(pdf)
  const scroller = useRef<HTMLElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const room = useElementSize(scroller)
  const [zoom, setZoom] = useState<Zoom>('width')
  const [turn, setTurn] = useState<Turn>(0)
  const [thumbnails, setThumbnails] = useState(() => localStorage.getItem(SHOWS_THUMBNAILS) === 'yes')
  const [equipped, setEquipped] = useState(false)
  const [words, setWords] = useState(place?.words ?? '')
  const pageSizes = leaves ?? ONE_SHEET
  const layout = useMemo(
    () => layOut(pageSizes, turn, zoom, room ?? { width: 600, height: 800 }),
    [pageSizes, turn, zoom, room],
  )
  const { page, goTo, reveal } = useScroll(scroller, layout, place?.page ?? 1, Boolean(leaves && room))
  const search = useSearch(pdf, words, () => page)
  useReaderPosition({ place, page, words, goTo, setWords, onPlace, pages: pdf.numPages })
  const actions = usePrinting({ pdf, fileName, turn })
  // The first page is drawn before the toolbar is rendered; the timer covers a page that cannot be drawn.
  const equip = useCallback(() => setEquipped(true), [])
  useEffect(() => {
    const timer = setTimeout(equip, LATEST)
    return () => clearTimeout(timer)
  }, [equip])
  useImperativeHandle(ref, () => ({ goTo }), [goTo])
  useEffect(() => localStorage.setItem(SHOWS_THUMBNAILS, thumbnails ? 'yes' : 'no'), [thumbnails])

  const hit = search.hits[search.active]
  useEffect(() => {
    if (hit) goTo(hit.page, { unlessThere: true })
  }, [hit, goTo])

  const scale = layout.scales[page - 1] ?? PRINTED
  const commands = {
    ...actions,
    download: save,
    goTo,
    zoomIn: () => setZoom(stepZoom(scale, 1)),
    zoomOut: () => setZoom(stepZoom(scale, -1)),
    setZoom,
    rotate: () => setTurn(((turn + 90) % 360) as Turn),
    toggleThumbnails: () => setThumbnails(!thumbnails),
    focusSearch: () => {
      searchBox.current?.focus()
      searchBox.current?.select()
    },
    focusPages: () => scroller.current?.focus({ preventScroll: true }),
    setWords,
  }
  if (failed) return <PaneState kind="broken" title={title} />
  return (
    <section className="pdf" aria-label={title} onKeyDown={readerKeys(commands, page, pdf.numPages, search.step)}>
      <Tools
        title={title}
        page={page}
        pages={pdf.numPages}
        scale={scale}
        zoom={zoom}
        thumbnails={thumbnails}
        words={words}
        search={search}
        searchBox={searchBox}
        commands={commands}
        linkable={Boolean(onPlace)}
        equipped={equipped}
      />
      {actions.printing && <PrintProgress {...actions.printing} stop={actions.stopPrinting} />}
      <div className="pdf-body">
        {thumbnails && <Thumbnails leaves={pageSizes} turn={turn} page={page} goTo={goTo} />}
        <Pages
          leaves={pageSizes}
          layout={layout}
          shown={Boolean(leaves && room)}
          scroller={scroller}
          title={title}
          inked={equipped}
          onInked={equip}
          search={search}
          reveal={reveal}
          zoomBy={direction => (direction > 0 ? commands.zoomIn() : commands.zoomOut())}
        />
      </div>
    </section>
  )
}

export type Commands = {
  goTo(page: number): void
  zoomIn(): void
  zoomOut(): void
  setZoom(zoom: Zoom): void
  rotate(): void
  toggleThumbnails(): void
  focusSearch(): void
  focusPages(): void
  setWords(words: string): void
  print(): void
  download(): void
}
