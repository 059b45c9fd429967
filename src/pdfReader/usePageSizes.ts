import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { idle } from '@/basics/idle'
import type { Leaf } from './layout'

const BATCH = 25

const leafOf = async (pdf: PDFDocumentProxy, number: number): Promise<Leaf> => {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height, rotate: page.rotate }
}

const same = (a: Leaf | undefined, b: Leaf) => a?.width === b.width && a.height === b.height && a.rotate === b.rotate

/**
 * Returns the sizes of all pages. Until a page's size is known, that of the first page is assumed, so that the first
 * page need not wait for the five hundredth.
 */
export const usePageSizes = (pdf: PDFDocumentProxy): { leaves: readonly Leaf[] | undefined; failed: boolean } => {
  const [leaves, setLeaves] = useState<readonly Leaf[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let mounted = true
    const measure = async () => {
      const sizes: Leaf[] = Array(pdf.numPages).fill(await leafOf(pdf, 1))
      if (mounted) setLeaves([...sizes])
      for (let from = 1; from < pdf.numPages && mounted; from += BATCH) {
        await idle()
        const numbers = sizes.slice(from, from + BATCH).map((_, index) => from + index + 1)
        // A single broken page keeps the first page's size and shows its own error.
        const batch = await Promise.all(numbers.map(number => leafOf(pdf, number).catch(() => undefined)))
        const news = batch.map((leaf, index) => [from + index, leaf] as const)
        const changed = news.filter(([at, leaf]) => leaf && !same(sizes[at], leaf))
        for (const [at, leaf] of changed) if (leaf) sizes[at] = leaf
        if (mounted && changed.length) setLeaves([...sizes])
      }
    }
    measure().catch(() => {
      if (mounted) setFailed(true)
    })
    return () => {
      mounted = false
    }
  }, [pdf])
  return { leaves, failed }
}
