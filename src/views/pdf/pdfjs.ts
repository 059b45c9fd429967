import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pdfjs } from 'react-pdf'

/** Where the build puts what pdf.js fetches while it draws; see vite.config.ts. */
const folder = new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${pdfjs.version}/`, location.href).href

/** What every document is opened with. Nothing is fetched from anywhere else, and no form or script of a file runs. */
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

/** Pictures for remarks that somebody put into a document. */
export const remarkImages = `${folder}images/`

const start = () => new Worker(new URL('./pdfjs.worker.ts', import.meta.url), { type: 'module' })
let spare: Worker | undefined

/** Starts a worker while the document is still on its way. */
export const prepareWorker = () => {
  spare ??= start()
}

/** Lets the prepared worker go, when no document will come. */
export const dropSpareWorker = () => {
  spare?.terminate()
  spare = undefined
}

const PATIENCE = 2000

/**
 * A worker for one document: ended with it, it gives back all memory, and a file that keeps it busy for ever holds up
 * no other document.
 */
export const takeWorker = () => {
  const port = spare ?? start()
  spare = undefined
  const worker = pdfjs.PDFWorker.create({ port })
  return {
    worker,
    /** Lets pdf.js clear away what it put into the page, fonts for one, and ends the worker. */
    async end(pdf: PDFDocumentProxy | undefined) {
      await Promise.race([pdf?.loadingTask.destroy(), new Promise(done => setTimeout(done, PATIENCE))]).catch(
        () => undefined,
      )
      worker.destroy()
      port.terminate()
    },
  }
}
