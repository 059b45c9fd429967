import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Turn } from './layout'
import { printPdf } from './print'

type Options = { pdf: PDFDocumentProxy; fileName: string; turn: Turn }

/** Returns the functions that print an open document and stop it, with its progress. */
export const usePrinting = ({ pdf, fileName, turn }: Options) => {
  const notify = useNotify()
  const [printing, setPrinting] = useState<{ done: number; pages: number }>()
  const running = useRef<AbortController>(undefined)
  const stopPrinting = useCallback(() => running.current?.abort(), [])
  useEffect(() => stopPrinting, [stopPrinting])

  const print = async () => {
    if (printing) return
    stopPrinting()
    const controller = new AbortController()
    running.current = controller
    const onProgress = (done: number) => setPrinting({ done, pages: pdf.numPages })
    onProgress(0)
    try {
      await printPdf(pdf, turn, fileName, controller.signal, onProgress)
    } catch {
      if (!controller.signal.aborted) notify('daftari.pdf.printFailed', { type: 'error' })
    } finally {
      setPrinting(undefined)
    }
  }
  return { print: () => void print(), printing, stopPrinting }
}
