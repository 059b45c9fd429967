import type { Maker } from '../../edms/edms'
import { A4, type Doc, day, drawEmblem, drawFoot, drawQr, ink, paper, type } from '../../edms/paper'
import { type Facts, placeNamed, readFacts } from './entityFacts'

type Words = { law: string; title: string; deed: string; number: string }

const words: Record<Facts['kind'], Words> = {
  COMPANY: {
    law: 'The Companies Act',
    title: 'Certificate of Incorporation',
    deed: 'was incorporated as a',
    number: 'Company registration number',
  },
  FOREIGN_COMPANY: {
    law: 'The Companies Act',
    title: 'Certificate of Registration\nof a Foreign Company',
    deed: 'was registered as a',
    number: 'Company registration number',
  },
  BUSINESS_NAME: {
    law: 'The Business Names Registration Act',
    title: 'Certificate of Registration\nof a Business Name',
    deed: 'was registered as a business name, carried on as a',
    number: 'Business registration number',
  },
  BUILDING_SOCIETY: {
    law: 'The Building Societies Act',
    title: 'Certificate of Incorporation\nof a Building Society',
    deed: 'was incorporated as a',
    number: 'Society registration number',
  },
}

const width = A4.width - 2 * A4.margin
const centred = { width, align: 'center' as const }

const drawFrame = (doc: Doc) => {
  const frame = (inset: number, line: number) =>
    doc
      .lineWidth(line)
      .strokeColor(ink.accent)
      .rect(inset, inset, A4.width - 2 * inset, A4.height - 2 * inset)
      .stroke()
  frame(28, 2.4)
  frame(34, 0.6)
  doc.save().opacity(0.06)
  drawEmblem(doc, { x: A4.width / 2, y: A4.height / 2 + 20, radius: 200 })
  doc.restore()
}

/** Returns the largest font size, from 24 down, at which a name takes at most two lines. */
const fitting = (doc: Doc, name: string) => {
  let size = 24
  while (size > 12 && doc.fontSize(size).heightOfString(name, centred) > size * 2.6) size--
  return size
}

const sentence = (facts: Facts, deed: string) => {
  const district = placeNamed(facts, 'DISTRICT')
  const kind = facts.kind === 'BUILDING_SOCIETY' ? 'building society' : (facts.subType ?? 'company').toLowerCase()
  const seat = facts.kind === 'BUSINESS_NAME' ? 'its principal place of business' : 'its registered office'
  return `${deed} ${kind} on the ${day(facts.registeredOn)}${district ? `, with ${seat} in the district of ${district}` : ''}.`
}

/** Makes the certificate of an entity, with a QR code of the address of the entity's file. */
export const certificate: Maker = async about => {
  const facts = await readFacts(about.db, about.subject)
  const { law, title, deed, number } = words[facts.kind]
  const address = about.addressOf(`/home/registry/file-viewer/${encodeURIComponent(facts.brn)}`)
  return paper(about, doc => {
    drawFrame(doc)
    drawEmblem(doc, { x: A4.width / 2, y: 112, radius: 44 })
    doc.fillColor(ink.soft).font(type.sans).fontSize(9)
    doc.text('BUSINESS REGISTRY', A4.margin, 172, { ...centred, characterSpacing: 3 })
    doc.font(type.serifItalic).fontSize(13).fillColor(ink.text).text(law, A4.margin, 194, centred)
    doc.font(type.serifBold).fontSize(26).fillColor(ink.accent).text(title, A4.margin, 226, centred)
    doc.moveDown(0.6).font(type.sans).fontSize(10).fillColor(ink.soft).text(number, centred)
    doc
      .moveDown(0.2)
      .font(type.sansBold)
      .fontSize(14)
      .fillColor(ink.text)
      .text(facts.brn, { ...centred, characterSpacing: 1 })
    doc.font(type.serifItalic).fontSize(14).text('This is to certify that', A4.margin, 384, centred)
    doc.font(type.serifBold)
    doc.fontSize(fitting(doc, facts.name)).text(facts.name, A4.margin, 416, centred)
    doc
      .moveDown(0.6)
      .font(type.serif)
      .fontSize(14)
      .text(sentence(facts, deed), A4.margin + 30, doc.y, {
        width: width - 60,
        align: 'center',
        lineGap: 4,
      })
    doc
      .moveDown(1)
      .font(type.serifItalic)
      .fontSize(12)
      .text(`Dated the ${day(about.filedAt)}.`, A4.margin, doc.y, centred)

    const foot = 652
    drawQr(doc, address, { x: A4.margin, y: foot, size: 92 })
    doc.font(type.sans).fontSize(7.5).fillColor(ink.soft)
    doc.text(`Scan to open the file of ${facts.brn}`, A4.margin, foot + 98, { width: 190 })
    doc.text(address, { width: 190, link: address })
    const right = A4.width - A4.margin - 190
    doc
      .lineWidth(0.7)
      .strokeColor(ink.text)
      .moveTo(right, foot + 70)
      .lineTo(right + 190, foot + 70)
      .stroke()
    doc
      .font(type.serif)
      .fontSize(12)
      .fillColor(ink.text)
      .text('Registrar', right, foot + 76, { width: 190, align: 'center' })
    drawFoot(doc, about.handle, 52)
  })
}
