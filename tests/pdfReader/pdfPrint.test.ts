import type { PDFDocumentProxy } from 'pdfjs-dist'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { printPdf } from '@/pdfReader/print'

const page = {
  rotate: 0,
  getViewport: ({ scale }: { scale: number }) => ({ width: 100 * scale, height: 200 * scale }),
  render: () => ({ promise: Promise.resolve() }),
}
const pdf = { numPages: 2, getPage: async () => page } as unknown as PDFDocumentProxy

const pictures = () => document.querySelectorAll('body > .pdf-print img').length

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(new Blob(['page'])))
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.onload?.(new Event('load')))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it.each(['before', 'after'])('removes its pictures when the browser ends the print %s print() returns', async when => {
  let printed = 0
  const end = () => window.dispatchEvent(new Event('afterprint'))
  vi.stubGlobal('print', () => {
    printed = pictures()
    if (when === 'before') end()
  })
  await printPdf(pdf, 0, 'Form 1', new AbortController().signal, () => undefined)
  if (when === 'after') end()
  expect(printed).toBe(2)
  expect(pictures()).toBe(0)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
