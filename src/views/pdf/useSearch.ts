import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { findIn, type Hit, type PageText, textOf } from './pageText'

type Found = {
  words: string
  hits: Hit[]
  /** Number of pages searched so far. */
  pages: number
  active: number
}
const nothing: Found = { words: '', hits: [], pages: 0, active: -1 }

/** Milliseconds after which the search yields to the page, and after which the count is updated. */
const [SLICE, TELL] = [12, 150]
const breathe = () => new Promise(done => setTimeout(done))

/** Returns a function that reads each page's text once, for all searches. */
const useTexts = (pdf: PDFDocumentProxy) => {
  const texts = useRef(new Map<number, Promise<PageText>>())
  return useCallback(
    (number: number) => {
      const known = texts.current.get(number)
      if (known) return known
      const read = pdf
        .getPage(number)
        .then(page => page.getTextContent())
        .then(
          ({ items }) => textOf(items),
          () => '',
        )
      texts.current.set(number, read)
      return read
    },
    [pdf],
  )
}

/**
 * Searches all pages from first to last, with a count that grows meanwhile. The first active match is on the visible
 * page or after it.
 */
export const useSearch = (pdf: PDFDocumentProxy, words: string, pageInView: () => number) => {
  const textOfPage = useTexts(pdf)
  const [found, setFound] = useState<Found>(nothing)
  const inView = useRef(pageInView)
  useEffect(() => {
    inView.current = pageInView
  })

  useEffect(() => {
    if (!words.trim()) return setFound(nothing)
    let wanted = true
    const from = inView.current()
    const hits: Hit[] = []
    const tell = (pages: number) => {
      if (!wanted) return
      const next = hits.findIndex(({ page }) => page >= from)
      const start = next < 0 && pages === pdf.numPages && hits.length ? 0 : next
      setFound(before => {
        const kept = before.words === words && before.active >= 0 ? before.active : start
        return { words, hits: [...hits], pages, active: kept }
      })
    }
    const search = async () => {
      let [breathed, told] = [performance.now(), 0]
      for (let page = 1; page <= pdf.numPages && wanted; page++) {
        for (const hit of findIn(await textOfPage(page), words, page)) hits.push(hit)
        const now = performance.now()
        if (now - told > TELL) {
          tell(page)
          told = now
        }
        if (now - breathed > SLICE) {
          await breathe()
          breathed = performance.now()
        }
      }
      tell(pdf.numPages)
    }
    void search()
    return () => {
      wanted = false
    }
  }, [pdf, words, textOfPage])

  const step = useCallback((by: 1 | -1) => {
    setFound(found => {
      const count = found.hits.length
      return count ? { ...found, active: (Math.max(found.active, 0) + by + count) % count } : found
    })
  }, [])
  const current = found.words === words ? found : { ...nothing, words }
  return { ...current, busy: words.trim() !== '' && current.pages < pdf.numPages, step, textOfPage }
}

export type Search = ReturnType<typeof useSearch>
