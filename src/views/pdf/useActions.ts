import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { saveFile } from '../sheets/worker'
import { fileNameOf } from './fileName'
import type { Turn } from './layout'
import { printPdf } from './print'

type Options = { pdf: PDFDocumentProxy; bytes: Uint8Array<ArrayBuffer>; fileName: string; turn: Turn }

/** Printing and saving an open document. */
export const useActions = ({ pdf, bytes, fileName, turn }: Options) => {
  const [printing, setPrinting] = useState<{ done: number; pages: number }>()
  const running = useRef<AbortController>(undefined)
  const stopPrinting = useCallback(() => running.current?.abort(), [])
  useEffect(() => stopPrinting, [stopPrinting])

  const print = async () => {
    if (printing) return
    const controller = new AbortController()
    running.current = controller
    setPrinting({ done: 0, pages: pdf.numPages })
    try {
      await printPdf(pdf, turn, controller.signal, done => setPrinting({ done, pages: pdf.numPages }))
    } finally {
      setPrinting(undefined)
    }
  }
  const download = () => saveFile(new File([bytes], fileNameOf(fileName, 'pdf'), { type: 'application/pdf' }))
  return { print: () => void print(), download, printing, stopPrinting }
}
