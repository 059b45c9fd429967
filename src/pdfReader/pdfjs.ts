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

/** Starts a worker. `missing` resolves when its code does not come, as after an update of the server. */
const start = () => {
  const port = new Worker(new URL('./pdfjs.worker.ts', import.meta.url), { type: 'module' })
  const missing = new Promise<void>(resolve => {
    // A fault while its code runs is an ErrorEvent. pdf.js would wait for an answer for ever.
    port.onerror = event => {
      if (!(event instanceof ErrorEvent)) resolve()
    }
  })
  return { port, missing }
}
let spare: ReturnType<typeof start> | undefined

/** Starts a worker while the document is being loaded. */
export const prepareWorker = () => {
  spare ??= start()
}

/** Ends the prepared worker if no document uses it. */
export const dropSpareWorker = () => {
  spare?.port.terminate()
  spare = undefined
}

const PATIENCE = 2000

/**
 * Returns a worker for one document: ending it frees all its memory, and a file that keeps it busy does not block
 * other documents.
 */
export const takeWorker = () => {
  const { port, missing } = spare ?? start()
  spare = undefined
  const worker = pdfjs.PDFWorker.create({ port })
  return {
    worker,
    missing,
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
