import { useEffect, useRef } from 'react'
import type { Place } from './source'

const PAUSE = 250

type Options = {
  place: Place | undefined
  page: number
  pages: number
  words: string
  goTo(page: number): void
  setWords(words: string): void
  onPlace: ((place: Place) => void) | undefined
}

const same = (a: Place | undefined, b: Place) =>
  (a?.page ?? 1) === (b.page ?? 1) && (a?.words ?? '') === (b.words ?? '')

/**
 * Reports the place in the document after a pause without changes, and goes to a place that was changed from outside.
 * A reported place may come back after a later one was reported: until the last one is back, it is no outside change.
 */
export const useReaderPosition = ({ place, page, pages, words, goTo, setWords, onPlace }: Options) => {
  const reported = useRef<Place[]>([place ?? {}])
  const tell = useRef(onPlace)
  useEffect(() => {
    tell.current = onPlace
  })
  useEffect(() => {
    const next = { page, words: words.trim() || undefined }
    if (same(reported.current.at(-1), next)) return
    const timer = setTimeout(() => {
      reported.current.push(next)
      tell.current?.(next)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [page, words])
  const [wantedPage, wantedWords] = [place?.page ?? 1, place?.words ?? '']
  useEffect(() => {
    const target = { page: wantedPage, words: wantedWords }
    const back = reported.current.findIndex(one => same(one, target))
    reported.current = back < 0 ? [target] : reported.current.slice(back)
    if (back >= 0) return
    if (wantedPage <= pages) goTo(wantedPage)
    setWords(wantedWords)
  }, [wantedPage, wantedWords, pages, goTo, setWords])
}
