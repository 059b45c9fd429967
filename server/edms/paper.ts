import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import qrcode from 'qrcode'
import type { About } from './edms'

export type Doc = PDFKit.PDFDocument

export const ink = {
  text: '#1b1f27',
  soft: '#5b6472',
  line: '#b9c0ca',
  accent: '#123b66',
  seal: '#a3182f',
  pale: '#eef2f7',
}
/** Standard fonts of every PDF reader: nothing is embedded, and every machine makes the same bytes. */
export const type = {
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  serifItalic: 'Times-Italic',
  sans: 'Helvetica',
  sansBold: 'Helvetica-Bold',
}
export const A4 = { width: 595.28, height: 841.89, margin: 64 }

const LACKING = /[^\x20-\x7e\n\xa0-\xff–—‘’“”•…]/gu

/** Replaces characters that those fonts lack, or others that are `lacking`, with the nearest ones that every font has. */
export const plain = (text: string, lacking = LACKING): string =>
  text.replace(lacking, sign =>
    sign
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\x20-\x7e]/g, '?'),
  )

// A date without a time is the same day in Kampala.
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Kampala' })
/** Returns the day of a moment in words. Text that begins with no day, as others may have filed it, stays as it is. */
export const day = (moment: string): string => {
  const at = /^\d{4}-\d{2}-\d{2}/.test(moment) ? new Date(moment) : undefined
  return at && !Number.isNaN(at.getTime()) ? days.format(at) : moment
}
const numbers = new Intl.NumberFormat('en-GB')
/** Returns a number with its thousands apart; a decimal text keeps all of its digits. */
export const figure = (value: number | string) => numbers.format(value as Intl.StringNumericLiteral)

/**
 * Draws a PDF. Its only date is that of its filing, so that the same document always has the same bytes. `draw` may
 * call `breathe` between pages, so that a long document does not block other requests.
 */
export const paper = (
  { name, subject, filedAt }: Pick<About, 'name' | 'subject' | 'filedAt'>,
  draw: (doc: Doc, breathe: () => Promise<void>) => Promise<void> | void,
): Readable => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: A4.margin,
    bufferPages: false,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: plain(`${name} - ${subject}`),
      Author: 'Registrar',
      Subject: subject,
      Creator: 'Daftari',
      Producer: 'Daftari',
      CreationDate: new Date(filedAt),
      ModDate: new Date(filedAt),
    },
  })
  const out = new PassThrough()
  // Errors reach the reader of the stream.
  pipeline(doc, out).catch(error => out.destroy(error))
  void (async () => {
    try {
      await draw(doc, () => breathe())
      doc.end()
    } catch (error) {
      out.destroy(error as Error)
    }
  })()
  return out
}

/** Draws a QR code as vectors, so that it prints sharp at any size. */
export const drawQr = (doc: Doc, text: string, { x, y, size }: { x: number; y: number; size: number }) => {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' })
  const step = size / modules.size
  doc.save().fillColor(ink.text)
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(x + column * step, y + row * step, step * 1.02, step * 1.02)
  doc.fill().restore()
}

/** Draws a line below the margin, where text would otherwise start another page. */
export const drawBelow = (doc: Doc, text: string, above: number) => {
  const { bottom } = doc.page.margins
  doc.page.margins.bottom = 0
  doc.text(text, A4.margin, A4.height - above, { width: A4.width - 2 * A4.margin, align: 'center', lineBreak: false })
  doc.page.margins.bottom = bottom
}

/** Draws the foot of the page: the EDMS handle, and the note that a demonstration made the document. */
export const drawFoot = (doc: Doc, handle: string, above = 34) => {
  doc.font(type.sans).fontSize(7).fillColor(ink.soft)
  drawBelow(doc, `EDMS ${handle}  |  Made by a demonstration registry. Of no legal effect.`, above)
}

/** Draws the registry's emblem: a rosette of rotated ellipses around an open book. */
export const drawEmblem = (doc: Doc, { x, y, radius }: { x: number; y: number; radius: number }) => {
  doc
    .save()
    .lineWidth(Math.max(0.35, radius / 70))
    .strokeColor(ink.accent)
  for (let turn = 0; turn < 12; turn++)
    doc
      .save()
      .rotate(turn * 15, { origin: [x, y] })
      .ellipse(x, y, radius, radius * 0.62)
      .stroke()
      .restore()
  const [w, h] = [radius * 0.42, radius * 0.3]
  doc.circle(x, y, radius * 0.56).fillAndStroke('white', ink.accent)
  doc
    .moveTo(x, y - h * 0.7)
    .quadraticCurveTo(x - w * 0.5, y - h * 1.15, x - w, y - h * 0.7)
    .lineTo(x - w, y + h * 0.7)
    .quadraticCurveTo(x - w * 0.5, y + h * 0.3, x, y + h * 0.75)
    .quadraticCurveTo(x + w * 0.5, y + h * 0.3, x + w, y + h * 0.7)
    .lineTo(x + w, y - h * 0.7)
    .quadraticCurveTo(x + w * 0.5, y - h * 1.15, x, y - h * 0.7)
    .lineTo(x, y + h * 0.75)
    .lineWidth(radius / 26)
    .stroke()
    .restore()
}
