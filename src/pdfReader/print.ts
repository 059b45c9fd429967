import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Turn } from './layout'
import './pdfPrint.css'

/** Dots per inch: enough for small print, while a hundred pages still fit into memory. */
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
  image.alt = ''
  const ready = asImage(canvas).then(
    blob =>
      new Promise<void>((done, fail) => {
        canvas.width = 0
        image.onload = () => done()
        image.onerror = () => fail(new Error('a page could not be shown'))
        image.src = URL.createObjectURL(blob)
      }),
  )
  return { image, paper, ready }
}

/**
 * Returns a style sheet with the paper size of the first page. The security policy forbids an inline style, but not
 * this.
 */
const paperSheet = ({ width, height }: { width: number; height: number }) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${width}pt ${height}pt; margin: 0 }`)
  return sheet
}

/** Adds the pictures for print only. Returns a function that removes them. */
const show = (container: HTMLElement, sheet: CSSStyleSheet) => {
  document.body.append(container)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    container.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
}

/**
 * Prints a document from the page itself: the security policy allows no frame for the browser's own reader. Pages
 * become pictures, which are freed after printing or when the signal aborts: not every browser blocks in `print()`
 * until the printer has them. `name` names the document for the record of the print.
 */
export const printPdf = async (
  pdf: PDFDocumentProxy,
  turn: Turn,
  name: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
) => {
  const container = document.createElement('div')
  container.className = 'pdf-print'
  container.dataset.document = name
  const done = new AbortController()
  const letGo = (hide = () => {}) => {
    done.abort()
    hide()
    for (const image of container.querySelectorAll('img')) URL.revokeObjectURL(image.src)
  }
  try {
    let sheet: CSSStyleSheet | undefined
    let before: Promise<void> | undefined
    for (let number = 1; number <= pdf.numPages; number++) {
      const { image, paper, ready } = await drawPage(pdf, number, turn)
      container.append(image)
      signal.throwIfAborted()
      sheet ??= paperSheet(paper)
      // The next page is drawn while one is encoded.
      await before
      before = ready
      onProgress(number)
    }
    await before
    const hide = sheet && show(container, sheet)
    // Browsers that block in `print()` end the print before it returns.
    window.addEventListener('afterprint', () => letGo(hide), { signal: done.signal })
    signal.addEventListener('abort', () => letGo(hide), { signal: done.signal })
    window.print()
  } catch (error) {
    letGo()
    throw error
  }
}
