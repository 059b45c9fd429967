import {
  type LegalDocumentDetails,
  type Party,
  type PartyGroup,
  partiesOf,
} from '@contract/registry/legalDocumentDetails'
import type { About, Maker } from '../../edms/edms'
import { A4, type Doc, day, drawFoot, drawQr, figure, ink, paper, plain, type } from '../../edms/paper'
import type { LegalText } from './legalText'
import { legalTexts } from './legalTexts'

const WIDTH = A4.width - 2 * A4.margin
const BOTTOM = A4.height - A4.margin - 8

const nameOf = (party: Party) =>
  (party.entityType === 'CORPORATE'
    ? party.registeredName
    : [party.givenName, party.middleName, party.surName].filter(Boolean).join(' ')) ?? ''

const described = (party: Party) => {
  const [number, place] =
    party.entityType === 'CORPORATE'
      ? [party.brn && `registered under BRN ${party.brn}`, party.registeredPhysicalAddress]
      : [party.idNumber && `holder of national identity card ${party.idNumber}`, party.physicalAddress]
  return [nameOf(party).toUpperCase(), number, place && `of ${place}`].filter(Boolean).join(', ')
}

const titleOf = (documentType: string) =>
  documentType
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/(^|\s)\p{L}/gu, letter => letter.toUpperCase())

const filled = (text: string, details: LegalDocumentDetails, groups: readonly PartyGroup[]) => {
  const words: Record<string, string | undefined> = {
    sum: details.amountSecured ? figure(details.amountSecured) : 'the agreed sum',
    pledge: details.collateral ?? 'what the schedule describes',
    made: day(details.dateOfExecution || details.filingDate || ''),
    old: details.oldName ?? '',
    new: details.newName ?? '',
    home: details.physicalAddress ?? '',
  }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const named = groups
      .find(({ role }) => role === name)
      ?.parties.map(nameOf)
      .join(' and ')
    return named ?? words[name] ?? 'the party named above'
  })
}

/** Places one block under another, and starts a new page when the next block does not fit. */
const flow = (doc: Doc, about: About) => {
  let page = 1
  const turn = () => {
    drawFoot(doc, about.handle)
    doc.addPage()
    page++
    doc.font(type.sans).fontSize(8).fillColor(ink.soft)
    doc.text(plain(`${about.subject}  |  page ${page}`), A4.margin, 36, { width: WIDTH, align: 'right' })
    doc.y = A4.margin + 8
  }
  return {
    room(height: number) {
      if (doc.y + height > BOTTOM) turn()
    },
    text(
      text: string,
      { font = type.serif, size = 11, indent = 0, gap = 9, align = 'left' as 'left' | 'center' } = {},
    ) {
      const options = { width: WIDTH - indent, align, lineGap: 2.4 }
      doc.font(font).fontSize(size)
      const printable = plain(text)
      const height = doc.heightOfString(printable, options)
      if (doc.y + height > BOTTOM) turn()
      doc
        .font(font)
        .fontSize(size)
        .fillColor(ink.text)
        .text(printable, A4.margin + indent, doc.y, options)
      doc.y += gap
    },
    end: () => drawFoot(doc, about.handle),
  }
}
type Flow = ReturnType<typeof flow>

/** Draws the registrar's mark: the number, the date, and the address where the filing can be looked up. */
const drawFiling = (doc: Doc, { subject, filedAt, addressOf }: About) => {
  const [x, y, height] = [A4.margin, 48, 74]
  doc.lineWidth(1).strokeColor(ink.seal).rect(x, y, WIDTH, height).stroke()
  doc.font(type.sansBold).fontSize(9).fillColor(ink.seal)
  doc.text('FILED WITH THE REGISTRAR OF DOCUMENTS', x + 14, y + 13, { characterSpacing: 0.6 })
  doc
    .font(type.sansBold)
    .fontSize(15)
    .fillColor(ink.text)
    .text(plain(subject), x + 14, y + 28)
  doc
    .font(type.sans)
    .fontSize(9)
    .fillColor(ink.soft)
    .text(`Registration date: ${day(filedAt)}`, x + 14, y + 50)
  const address = addressOf(`/home/registry/document-viewer/${encodeURIComponent(subject)}`)
  drawQr(doc, address, { x: x + WIDTH - 64, y: y + 7, size: 60 })
  doc.y = y + height + 30
}

const writeParties = (page: Flow, { called = {} }: LegalText, groups: readonly PartyGroup[]) => {
  let number = 0
  for (const { role, parties } of groups)
    for (const party of parties) {
      number++
      const name = called[role]
      page.text(`(${number})  ${described(party)}${name ? ` (“${name}”)` : ''};`, { indent: 18, gap: 5 })
    }
}

const writeSignatures = (doc: Doc, page: Flow, { witness }: LegalText, parties: readonly Party[]) => {
  for (const party of parties) {
    page.room(64)
    const y = doc.y + 26
    doc.lineWidth(0.6).strokeColor(ink.line)
    doc
      .moveTo(A4.margin, y)
      .lineTo(A4.margin + 210, y)
      .stroke()
    doc
      .moveTo(A4.margin + 256, y)
      .lineTo(A4.margin + WIDTH, y)
      .stroke()
    doc.font(type.serifItalic).fontSize(15).fillColor(ink.accent)
    const signed = party.entityType === 'CORPORATE' ? 'for the company' : nameOf(party)
    doc.text(plain(signed), A4.margin + 8, y - 19, { width: 200, lineBreak: false })
    doc.font(type.sans).fontSize(8).fillColor(ink.soft)
    doc.text(plain(nameOf(party)), A4.margin, y + 5, { width: 240, height: 10, ellipsis: true })
    doc.text(witness, A4.margin + 256, y + 5, { width: WIDTH - 256 })
    doc.y = y + 26
  }
}

/** Makes a legal document of any type from the registry's data. */
export const makeLegalPaper =
  (read: (about: About) => Promise<LegalDocumentDetails>): Maker =>
  async about => {
    const details = await read(about)
    const groups = partiesOf(details)
    const kind = details.documentType ?? ''
    const text = legalTexts[kind] ?? { ...legalTexts.AGREEMENT, title: titleOf(kind) }
    const say = (line: string) => filled(line, details, groups)
    return paper(about, async (doc, breathe) => {
      const page = flow(doc, about)
      drawFiling(doc, about)
      page.text(text.title.toUpperCase(), { font: type.serifBold, size: 18, gap: 4, align: 'center' })
      page.text(details.subjectMatter ?? '', { font: type.serifItalic, size: 12, gap: 22, align: 'center' })
      for (const line of text.opening) page.text(say(line))
      writeParties(page, text, groups)
      doc.y += 8
      for (const [index, clause] of text.clauses.entries()) {
        page.text(`${index + 1}.  ${say(clause)}`, { indent: 0 })
        await breathe()
      }
      doc.y += 6
      page.text(say(text.close))
      writeSignatures(
        doc,
        page,
        text,
        groups.flatMap(({ parties }) => parties),
      )
      page.end()
    })
  }
