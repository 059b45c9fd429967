import type { Maker } from '../../edms/edms'
import { A4, day, drawEmblem, drawFoot, ink, paper, plain, type } from '../../edms/paper'
import { chapters } from './manualText'

const width = A4.width - 2 * A4.margin

/** Makes a section of the user manual, with the demonstration's chapters of that name. */
export const manualPage: Maker = async ({ name, subject, filedAt, handle }) =>
  paper({ name, subject, filedAt }, doc => {
    drawEmblem(doc, { x: A4.margin + 22, y: 86, radius: 22 })
    doc
      .font(type.sans)
      .fontSize(10)
      .fillColor(ink.soft)
      .text(subject, A4.margin + 58, 70)
    doc
      .font(type.serifBold)
      .fontSize(24)
      .fillColor(ink.text)
      .text(plain(name), A4.margin + 58, 84)
    doc
      .moveTo(A4.margin, 128)
      .lineTo(A4.width - A4.margin, 128)
      .lineWidth(0.6)
      .strokeColor(ink.line)
      .stroke()
    doc.y = 148
    for (const { title, steps } of chapters[name] ?? []) {
      doc.font(type.sansBold).fontSize(13).fillColor(ink.accent).text(title, A4.margin, doc.y, { width })
      doc.moveDown(0.4).font(type.serif).fontSize(12).fillColor(ink.text)
      for (const [index, step] of steps.entries())
        doc.text(`${index + 1}.  ${step}`, A4.margin, doc.y, { width, indent: 0, lineGap: 2 }).moveDown(0.3)
      doc.moveDown(0.8)
    }
    doc
      .font(type.serifItalic)
      .fontSize(10)
      .fillColor(ink.soft)
      .text(`As of ${day(filedAt)}.`, A4.margin, doc.y)
    drawFoot(doc, handle)
  })
