import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Turn } from './layout'

/** Dots to the inch: fine enough for small print, and a hundred pages still fit into memory. */
const DOTS = 150

const asImage = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((done, fail) => {
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('a page could not be drawn'))))
  })

const drawPage = async (pdf: PDFDocumentProxy, number: number, turn: Turn) => {
  const page = await pdf.getPage(number)
  const rotation = (page.rotate + turn) % 360
  const paper = page.getViewport({ scale: 1, rotation })
  const viewport = page.getViewport({ scale: DOTS / 72, rotation })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const image = document.createElement('img')
  image.src = URL.createObjectURL(await asImage(canvas))
  image.alt = ''
  canvas.width = 0
  await image.decode()
  return { image, paper }
}

/** The paper of the first page. A sheet made this way needs no inline style, which the security policy forbids. */
const paperSheet = ({ width, height }: { width: number; height: number }) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0 }`)
  return sheet
}

/**
 * Prints a document from the page itself: the security policy allows no frame that a browser's own reader could stand
 * in. Pages become pictures in a part of the page that only a printer sees, and are let go afterwards.
 */
export const printPdf = async (
  pdf: PDFDocumentProxy,
  turn: Turn,
  signal: AbortSignal,
  told: (done: number) => void,
) => {
  const container = document.createElement('div')
  container.className = 'pdf-print'
  let sheet: CSSStyleSheet | undefined
  try {
    for (let number = 1; number <= pdf.numPages; number++) {
      const { image, paper } = await drawPage(pdf, number, turn)
      container.append(image)
      if (signal.aborted) return
      sheet ??= paperSheet(paper)
      told(number)
    }
    document.body.append(container)
    if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    window.print()
  } finally {
    container.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    for (const image of container.querySelectorAll('img')) URL.revokeObjectURL(image.src)
  }
}
