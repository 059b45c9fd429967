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
      const cached = texts.current.get(number)
      if (cached) return cached
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
  const [result, setResult] = useState<Found>(nothing)
  const inView = useRef(pageInView)
  useEffect(() => {
    inView.current = pageInView
  })

  useEffect(() => {
    if (!words.trim()) return setResult(nothing)
    let mounted = true
    const from = inView.current()
    const hits: Hit[] = []
    const tell = (pages: number) => {
      if (!mounted) return
      const next = hits.findIndex(({ page }) => page >= from)
      const start = next < 0 && pages === pdf.numPages && hits.length ? 0 : next
      setResult(before => {
        const active = before.words === words && before.active >= 0 ? before.active : start
        return { words, hits: [...hits], pages, active: active }
      })
    }
    const search = async () => {
      let [breathed, reported] = [performance.now(), 0]
      for (let page = 1; page <= pdf.numPages && mounted; page++) {
        for (const hit of findIn(await textOfPage(page), words, page)) hits.push(hit)
        const now = performance.now()
        if (now - reported > TELL) {
          tell(page)
          reported = now
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
      mounted = false
    }
  }, [pdf, words, textOfPage])

  const step = useCallback((by: 1 | -1) => {
    setResult(current => {
      const count = current.hits.length
      if (!count) return current
      // From no match, the next one is the first.
      const from = current.active < 0 && by > 0 ? -1 : Math.max(current.active, 0)
      return { ...current, active: (from + by + count) % count }
    })
  }, [])
  const current = result.words === words ? result : { ...nothing, words }
  return { ...current, busy: words.trim() !== '' && current.pages < pdf.numPages, step, textOfPage }
}

export type Search = ReturnType<typeof useSearch>
