import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pdfjs } from 'react-pdf'

/** Folder of the build with the files that pdf.js loads while it renders; see vite.config.ts. */
const folder = new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${pdfjs.version}/`, location.href).href

/** Options to open every document. Nothing is loaded from other addresses, and no form or script of a file runs. */
export const openingOptions = {
  cMapUrl: `${folder}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${folder}standard_fonts/`,
  wasmUrl: `${folder}wasm/`,
  iccUrl: `${folder}iccs/`,
  useSystemFonts: false,
  enableXfa: false,
  stopAtErrors: false,
  maxImageSize: 100_000_000,
}

/** Icons of annotations in a document. */
export const remarkImages = `${folder}images/`

const start = () => new Worker(new URL('./pdfjs.worker.ts', import.meta.url), { type: 'module' })
let spare: Worker | undefined

/** Starts a worker while the document is being loaded. */
export const prepareWorker = () => {
  spare ??= start()
}

/** Ends the prepared worker if no document uses it. */
export const dropSpareWorker = () => {
  spare?.terminate()
  spare = undefined
}

const PATIENCE = 2000

/**
 * Returns a worker for one document: ending it frees all its memory, and a file that keeps it busy does not block
 * other documents.
 */
export const takeWorker = () => {
  const port = spare ?? start()
  spare = undefined
  const worker = pdfjs.PDFWorker.create({ port })
  return {
    worker,
    /** Lets pdf.js remove what it added to the page, such as fonts, and ends the worker. */
    async end(pdf: PDFDocumentProxy | undefined) {
      await Promise.race([pdf?.loadingTask.destroy(), new Promise(done => setTimeout(done, PATIENCE))]).catch(
        () => undefined,
      )
      worker.destroy()
      port.terminate()
    },
  }
}
