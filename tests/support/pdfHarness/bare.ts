import { getDocument, PDFWorker, version } from 'pdfjs-dist'

/** Baseline with pdf.js alone: from the answer to the first page on a canvas. `?width=` sets the drawn width. */
const params = new URLSearchParams(location.search)
const worker = PDFWorker.create({
  port: new Worker(new URL('../../../src/pdfReader/pdfjs.worker.ts', import.meta.url), { type: 'module' }),
})
await worker.promise
const fonts = new URL(`/assets/pdfjs-${version}/standard_fonts/`, location.href).href
const answer = await fetch(`/documents/${params.get('document')}`)
const text = await answer.text()
const started = performance.now()
const data = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
const pdf = await getDocument({ data, worker, standardFontDataUrl: fonts }).promise
const page = await pdf.getPage(1)
const unscaled = page.getViewport({ scale: 1 })
const viewport = page.getViewport({ scale: Number(params.get('width')) / unscaled.width })
const canvas = document.createElement('canvas')
canvas.width = viewport.width
canvas.height = viewport.height
document.body.append(canvas)
await page.render({ canvas, viewport }).promise
document.body.dataset.took = String(performance.now() - started)
