import { inflateSync } from 'node:zlib'

// pdf.js needs a newer Node.js than the registry requires.
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value: () => {
      const parts: Record<string, unknown> = {}
      const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
      return { ...parts, promise }
    },
  })

const SQUARE = /(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re\b/g
/** Pixels for a point of paper, and the white margin around a picture in points. */
const SCALE = 4
const MARGIN = 12

/** Returns the content of the streams of a PDF that pdfkit wrote: what is drawn on its pages, and more. */
const streamsOf = (bytes: Buffer): string[] =>
  [...bytes.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)].flatMap(([, content = '']) => {
    try {
      return [inflateSync(Buffer.from(content, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })

/** Draws the filled squares of a PDF, such as those of a QR code, in black on white: four bytes of colour a pixel. */
export const drawSquares = (bytes: Buffer) => {
  const squares = streamsOf(bytes).flatMap(content =>
    [...content.matchAll(SQUARE)].map(([, ...numbers]) => numbers.map(Number)),
  )
  const [left = 0, top = 0] = [0, 1].map(at => Math.min(...squares.map(one => one[at] ?? 0)) - MARGIN)
  const size = Math.ceil((Math.max(...squares.map(([x = 0, , width = 0]) => x + width)) - left + MARGIN) * SCALE)
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [x = 0, y = 0, width = 0, height = 0] of squares) {
    const [fromX = 0, toX = 0] = [x - left, x + width - left].map(one => Math.round(one * SCALE))
    const [fromY = 0, toY = 0] = [y - top, y + height - top].map(one => Math.round(one * SCALE))
    for (let row = fromY; row < toY; row++)
      for (let column = fromX; column < toX; column++)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  }
  return { pixels, size }
}

/** Reads a PDF: its title, metadata and attachments, its number of pages, the text of each page, and the targets of its links. */
export const readPdf = async (bytes: Buffer) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const pages: string[] = []
  const links = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str : '')).join(' '))
    for (const { url } of await page.getAnnotations()) if (url) links.add(url)
  }
  const names = [...((await document.getAttachments())?.keys() ?? [])]
  const files = new Map<string, Uint8Array | null | undefined>()
  for (const name of names) files.set(name, await document.getAttachmentContent(name))
  await task.destroy()
  return { title: 'Title' in info ? String(info.Title) : '', info, files, pages, links: [...links] }
}
