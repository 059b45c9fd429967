import { PassThrough } from 'node:stream'
import { Refusal } from '@contract/errors'
import { type scans as contract, MOST_SCAN_MEGABYTES } from '@contract/portal/scans'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { Handlers } from '../http/serve'

const MOST_PIXELS = 100_000_000
const MOST_PAGES = 200
/** Seconds that one page may take. */
const SECONDS = 20
/** Largest width and height of a page in pixels: A4 at 400 dots per inch. */
const SIDE = 4700
/** Points of an A4 page's width, for scans that do not say how many dots they have per inch. */
const A4_WIDTH = 595.28

/** Opens one page of a scan. Throws for a page that the file does not have, and for a damaged one. */
const openPage = (path: string, page: number) =>
  sharp(path, { page, limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: SECONDS })

/** Draws a page on white: as PNG, which keeps letters sharp, where it has no colours, else as JPEG. */
const drawPage = async (path: string, page: number) => {
  const { channels, density } = await openPage(path, page).metadata()
  const drawn = openPage(path, page)
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
  const picture = channels < 3 ? drawn.toColourspace('b-w').png() : drawn.toColourspace('srgb').jpeg({ quality: 85 })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const width = density && density >= 72 ? (info.width / density) * 72 : A4_WIDTH
  return { data, size: [width, (width * info.height) / info.width] satisfies [number, number] }
}

/** Refuses a file of too many pages, and one whose first page cannot be drawn ('picture-broken'). */
const readScan = async (path: string) => {
  try {
    const { pages = 1 } = await sharp(path, { limitInputPixels: MOST_PIXELS }).metadata()
    if (pages > MOST_PAGES) throw new Error(`a scan of ${pages} pages`)
    return { pages, first: await drawPage(path, 0) }
  } catch {
    throw new Refusal('picture-broken')
  }
}

/**
 * Returns the pages of a scan as a PDF. A small file may hold one picture for all of its pages: one that grows beyond so many
 * megabytes is refused with 'file-too-large'. Ends when the caller leaves.
 */
export const drawScan = async (path: string, megabytes: number, signal: AbortSignal): Promise<Buffer> => {
  const { pages, first } = await readScan(path)
  const doc = new PDFDocument({ autoFirstPage: false, margin: 0 })
  const chunks: Buffer[] = []
  let size = 0
  const all = doc.pipe(new PassThrough()).on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    size += chunk.length
  })
  const ended = new Promise(done => all.on('end', done))
  for (let page = 0; page < pages; page++) {
    signal.throwIfAborted()
    if (size > megabytes * 1_000_000) throw new Refusal('file-too-large', { megabytes })
    const { data, size: paper } = page ? await drawPage(path, page) : first
    doc.addPage({ size: paper, margin: 0 }).image(data, 0, 0, { width: paper[0], height: paper[1] })
  }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

export const scanHandlers: Handlers<typeof contract> = {
  pages: async ({ file, signal }) => ({
    bytes: await drawScan(file.path, MOST_SCAN_MEGABYTES, signal),
    type: 'application/pdf',
    name: 'scan.pdf',
  }),
}
