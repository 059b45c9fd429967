import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { PartnerPerson } from '@contract/access/partnerApi'
import { fill } from '@contract/fill'
import { sayRegistryTime } from '@contract/registryDay'
import PDFDocument from 'pdfkit'
import type { extract } from '../db/schema'
import { A4, type Doc, drawBelow, drawEmblem, drawQr, figure, ink, plain } from '../edms/paper'
import { type ChargeFact, type Content, readContent } from './content'
import { type ExtractWords, extractWords } from './extractWords'

type Row = Pick<typeof extract.$inferSelect, 'content' | 'digest' | 'signature' | 'keyId' | 'language'>

const require = createRequire(import.meta.url)
const fontFile = (name: string) => readFile(require.resolve(`pdfjs-dist/standard_fonts/LiberationSans-${name}.ttf`))
/** Fonts of extracts, read once and embedded: names may have letters that the standard fonts of PDF lack. */
let fonts: Promise<readonly [regular: Buffer, bold: Buffer]> | undefined
const readFonts = () => {
  fonts ??= Promise.all([fontFile('Regular'), fontFile('Bold')])
  return fonts
}

const type = { regular: 'Regular', bold: 'Bold' }
const width = A4.width - 2 * A4.margin
const LABEL = 130

/** Characters outside Latin and its first extension, which the fonts have whole. */
const NOT_LATIN = /[^\x20-\x7e\n\xa0-\u017f–—‘’“”•…]/gu
const printed = (text: string) => plain(text, NOT_LATIN)

const dayText = (day: string) => sayRegistryTime(day, 'DD-MM-YYYY')

/** Draws the parts of one extract. */
const drawing = (doc: Doc, words: ExtractWords, language: Row['language'], currency: string) => {
  const number = (value: number | string) => {
    // Cents are two digits.
    const english = figure(value).replace(/\.\d$/, '$&0')
    return language === 'fr' ? english.replaceAll(',', '\u00a0').replace('.', ',') : english
  }
  const heightOf = (label: string, value: string) => {
    doc.font(type.regular).fontSize(9.5)
    return Math.max(
      doc.heightOfString(label, { width: LABEL - 8 }),
      doc.heightOfString(printed(value), { width: width - LABEL }),
    )
  }
  const fact = (label: string, value: string | null | undefined) => {
    if (!value) return
    if (doc.y + heightOf(label, value) > A4.height - A4.margin) doc.addPage()
    const top = doc.y
    doc.fillColor(ink.soft).text(label, A4.margin, top, { width: LABEL - 8 })
    const below = doc.y
    doc.fillColor(ink.text).text(printed(value), A4.margin + LABEL, top, { width: width - LABEL })
    doc.y = Math.max(doc.y, below) + 2
    doc.x = A4.margin
  }
  /** Draws a heading on the page that has room for the fact below it too, which is of this height. */
  const heading = (text: string, below = 30) => {
    if (doc.y > A4.height - A4.margin - 30 - below) doc.addPage()
    doc.moveDown(0.8).font(type.bold).fontSize(11).fillColor(ink.accent).text(text, A4.margin, doc.y, { width })
    doc.moveDown(0.3)
  }
  const people = (part: keyof ExtractWords['parts'], rows: readonly PartnerPerson[]) => {
    if (!rows.length) return
    heading(words.parts[part])
    for (const { name, kind, nationality } of rows)
      fact(printed(name), [nationality, kind === 'CORPORATE' && words.corporate].filter(Boolean).join(', ') || '–')
  }
  const amount = (value: string, code = currency) => `${code} ${number(value)}`
  const charges = (rows: readonly ChargeFact[]) => {
    const texts = rows.map(one => {
      const text = fill(words.charge, {
        kind: words.chargeKinds[one.kind],
        amount: one.amount && one.currency ? amount(one.amount, one.currency) : words.allMoneys,
        chargee: one.chargee,
        property: one.property,
        created: dayText(one.createdOn),
        registered: dayText(one.registeredOn),
      })
      return [printed(one.number), text] as const
    })
    const [first] = texts
    if (first) heading(words.charges.outstanding, heightOf(...first))
    for (const text of texts) fact(...text)
  }
  return { number, fact, heading, people, amount, charges }
}

const drawFacts = (doc: Doc, words: ExtractWords, { facts, currency }: Content, language: Row['language']) => {
  const { number, fact, heading, people, amount, charges } = drawing(doc, words, language, currency)
  const { address, standing, satisfiedCharges } = facts
  fact(words.facts.name, facts.name)
  fact(words.facts.brn, facts.brn)
  fact(words.facts.kind, words.kinds[facts.kind])
  fact(words.facts.subType, facts.subType)
  fact(words.facts.status, words.statuses[facts.status])
  fact(words.facts.registeredOn, dayText(facts.registeredOn))
  const marks = standing.map(({ state, since }) =>
    fill(words.standing[state], { day: since ? dayText(since) : '' }).trim(),
  )
  fact(words.facts.standing, marks.join('\n') || words.none)
  const places = [address.plot, address.street, address.village, address.district, address.postalAddress]
  fact(words.facts.address, places.filter(Boolean).join(', ') || words.none)
  fact(words.charges.outstanding, facts.charges.length ? number(facts.charges.length) : words.none)
  fact(words.charges.satisfied, satisfiedCharges ? number(satisfiedCharges) : undefined)
  for (const part of ['directors', 'secretaries', 'subscribers', 'partners', 'members'] as const)
    people(part, facts[part])
  if (facts.shareCapital || facts.shareClasses.length) {
    heading(words.parts.shares)
    fact(words.shareCapital, facts.shareCapital && amount(facts.shareCapital))
    fact(words.numberOfShares, facts.numberOfShares === null ? undefined : number(facts.numberOfShares))
    for (const { shareClass, number: count, value } of facts.shareClasses)
      fact(printed(shareClass), fill(words.shareClass, { number: number(count), value: amount(value) }))
  }
  if (facts.shareholders.length) heading(words.parts.holdings)
  for (const { name, holdings } of facts.shareholders) {
    const lines = holdings.map(one =>
      fill(words.holding, { number: number(one.numberOfShares), class: one.shareClass }),
    )
    fact(printed(name), lines.join('\n'))
  }
  charges(facts.charges)
}

const QR = 132

/** Returns the text of the QR code: the address of verification, and behind it what proves the extract without a server. */
export const qrText = ({ content, digest, signature, keyId }: Omit<Row, 'language'>): string =>
  `${readContent(content).verify}#${[Buffer.from(digest, 'hex').toString('base64url'), signature, keyId].join('.')}`

/** Draws how the extract is verified: the QR code, the code, the digest and the key. */
const drawProof = (doc: Doc, words: ExtractWords, content: Content, row: Row) => {
  if (doc.y > A4.height - A4.margin - QR - 24) doc.addPage()
  const top = doc.y + 18
  drawQr(doc, qrText(row), { x: A4.margin, y: top, size: QR })
  const beside = { width: width - QR - 18 }
  const x = A4.margin + QR + 18
  doc.font(type.bold).fontSize(13).fillColor(ink.text).text(`${words.code} ${content.code}`, x, top, beside)
  doc.moveDown(0.4).font(type.regular).fontSize(8.5)
  doc.text(fill(words.check, { address: content.verify }), beside)
  doc.moveDown(0.4).fillColor(ink.soft).text(words.offline, beside)
  doc.moveDown(0.4).fontSize(7).text(`${words.digest} ${row.digest}`, beside).text(`${words.key} ${row.keyId}`, beside)
}

/**
 * Draws the PDF of an extract from its stored content, which it attaches as JSON. Its only dates are the moment of
 * issue, and its id follows from that, so that the same extract always has the same bytes.
 */
export const extractPaper = async (row: Row): Promise<Buffer> => {
  const [regular, bold] = await readFonts()
  const content = readContent(row.content)
  const words = extractWords[row.language]
  const { facts, day, knownOn, trackingNo } = content
  const issuedAt = new Date(content.issuedAt)
  const title = `${words.title} ${content.code}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: A4.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: row.language,
    displayTitle: true,
    info: { Title: title, CreationDate: issuedAt },
  })
  // Named by pdfkit itself, and no part of the extract.
  delete doc.info.Producer
  delete doc.info.Creator
  doc.registerFont(type.regular, regular)
  doc.registerFont(type.bold, bold)
  const whole = buffer(doc)
  const attached = Buffer.from(row.content)
  doc.file(attached, { name: 'extract.json', type: 'application/json', creationDate: issuedAt, modifiedDate: issuedAt })
  drawEmblem(doc, { x: A4.margin + 22, y: A4.margin + 22, radius: 22 })
  const beside = { width: width - 60 }
  doc.font(type.regular).fontSize(10).fillColor(ink.soft)
  doc.text(printed(content.register), A4.margin + 60, A4.margin - 2, beside)
  doc.font(type.bold).fontSize(18).fillColor(ink.text).text(words.title, beside)
  doc.fontSize(13).text(printed(facts.name), beside).moveDown(0.4)
  const moment = fill(trackingNo ? words.momentOfFiling : words.moment, {
    filing: trackingNo ?? '',
    day: dayText(day),
    known: dayText(knownOn),
  })
  doc
    .font(type.bold)
    .fontSize(10)
    .fillColor(ink.accent)
    .text(moment, A4.margin, Math.max(doc.y, A4.margin + 56), { width })
  doc
    .font(type.regular)
    .fillColor(ink.soft)
    .text(fill(words.issued, { day: dayText(content.issuedAt) }), { width })
  if (content.demonstration) doc.font(type.bold).fillColor(ink.seal).text(words.demonstration, { width })
  doc.moveDown(0.8)
  drawFacts(doc, words, content, row.language)
  drawProof(doc, words, content, row)
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.font(type.regular).fontSize(7).fillColor(ink.soft)
    drawBelow(doc, `${title}  |  ${facts.brn}  |  ${fill(words.page, { page: page + 1, pages: count })}`, 34)
    if (content.demonstration) drawBelow(doc, words.demonstration, 24)
  }
  doc.end()
  return whole
}
