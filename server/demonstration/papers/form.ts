import type { About } from '../../edms/edms'
import { A4, type Doc, day, drawFoot, ink, paper, type } from '../../edms/paper'
import { type Facts, having } from './entityFacts'

export type Column = { label: string; share: number; right?: boolean }
export type Section = {
  heading: string
  rows?: [label: string, value: string][]
  table?: { columns: Column[]; rows: string[][] }
  text?: string
}
export type Form = { number: string; law: string; title: string; sections: Section[]; declaration: string }

const width = A4.width - 2 * A4.margin
const BOTTOM = A4.height - A4.margin - 24

/** Adds a page when the next block does not fit on this one. */
const makeRoom = (doc: Doc, height: number, onNewPage: () => void) => {
  if (doc.y + height <= BOTTOM) return
  doc.addPage()
  onNewPage()
}

const drawHead = (doc: Doc, { number, law, title }: Form, facts: Facts) => {
  doc.rect(0, 0, A4.width, 10).fill(ink.accent)
  doc
    .font(type.sansBold)
    .fontSize(11)
    .fillColor(ink.accent)
    .text(number.toUpperCase(), A4.margin, 44, { width, align: 'right' })
  doc.font(type.serifItalic).fontSize(11).fillColor(ink.soft).text(law, A4.margin, 44, { width })
  doc.font(type.serifBold).fontSize(19).fillColor(ink.text).text(title, A4.margin, 70, { width })
  const top = doc.y + 10
  doc.rect(A4.margin, top, width, 44).fill(ink.pale)
  doc.font(type.sans).fontSize(8).fillColor(ink.soft)
  doc.text('Registration number', A4.margin + 12, top + 8).text('Name', A4.margin + 150, top + 8)
  doc.font(type.sansBold).fontSize(11).fillColor(ink.text)
  doc.text(facts.brn, A4.margin + 12, top + 21, { lineBreak: false })
  doc.text(facts.name, A4.margin + 150, top + 21, { width: width - 162, height: 14, ellipsis: true })
  doc.y = top + 60
}

const drawHeading = (doc: Doc, heading: string) => {
  doc
    .font(type.sansBold)
    .fontSize(10)
    .fillColor(ink.accent)
    .text(heading, A4.margin, doc.y + 6, { width })
  doc.y += 4
}

const drawRow = (doc: Doc, [label, value]: [string, string]) => {
  const y = doc.y + 5
  doc.font(type.sans).fontSize(9.5).fillColor(ink.soft).text(label, A4.margin, y, { width: 170 })
  const after = doc.y
  doc.fillColor(ink.text).text(value || '-', A4.margin + 180, y, { width: width - 180 })
  doc.y = Math.max(after, doc.y) + 4
  doc
    .lineWidth(0.4)
    .strokeColor(ink.line)
    .moveTo(A4.margin, doc.y)
    .lineTo(A4.margin + width, doc.y)
    .stroke()
}

const drawCells = (doc: Doc, columns: Column[], cells: string[]) => {
  const y = doc.y + 5
  let [x, low] = [A4.margin, y]
  for (const [index, { share, right }] of columns.entries()) {
    const room = share * width
    doc.text(cells[index] || '-', x + 3, y, { width: room - 6, ...(right && { align: 'right' }) })
    low = Math.max(low, doc.y)
    x += room
  }
  doc.y = low + 4
  doc
    .lineWidth(0.4)
    .strokeColor(ink.line)
    .moveTo(A4.margin, doc.y)
    .lineTo(A4.margin + width, doc.y)
    .stroke()
}

const drawTable = (doc: Doc, { columns, rows }: NonNullable<Section['table']>) => {
  const head = () => {
    doc.font(type.sansBold).fontSize(8).fillColor(ink.soft)
    drawCells(
      doc,
      columns,
      columns.map(({ label }) => label),
    )
    doc.font(type.sans).fontSize(9).fillColor(ink.text)
  }
  head()
  for (const row of rows) {
    const height = Math.max(
      ...row.map((cell, index) => doc.heightOfString(cell || '-', { width: (columns[index]?.share ?? 1) * width - 6 })),
    )
    makeRoom(doc, height + 12, head)
    drawCells(doc, columns, row)
  }
  if (!rows.length) drawCells(doc, [{ label: '', share: 1 }], ['None'])
}

const drawStamp = (doc: Doc, filedAt: string) => {
  const [x, y] = [A4.width - A4.margin - 150, doc.y + 6]
  doc
    .save()
    .rotate(-6, { origin: [x, y] })
    .lineWidth(1.6)
    .strokeColor(ink.seal)
    .opacity(0.8)
  doc.roundedRect(x, y, 140, 50, 6).stroke()
  doc
    .font(type.sansBold)
    .fontSize(12)
    .fillColor(ink.seal)
    .text('FILED', x, y + 9, { width: 140, align: 'center', characterSpacing: 3 })
  doc
    .font(type.sans)
    .fontSize(9)
    .text(day(filedAt), x, y + 28, { width: 140, align: 'center' })
  doc.restore()
}

/** Returns the person who signs for the entity: its secretary, else a director or owner. */
const signer = (facts: Facts) =>
  having(facts, 'SECRETARY')[0] ?? having(facts, 'DIRECTOR', 'PARTNER', 'MEMBER', 'SUBSCRIBER')[0]

/** Draws a filed form: its filer, its sections, the declaration, and the registry's stamp. */
export const formPaper = (about: About, facts: Facts, form: Form) =>
  paper(about, async (doc, breathe) => {
    drawHead(doc, form, facts)
    for (const { heading, rows = [], table, text } of form.sections) {
      makeRoom(doc, 60, () => undefined)
      drawHeading(doc, heading)
      if (text)
        doc
          .font(type.serif)
          .fontSize(11.5)
          .fillColor(ink.text)
          .text(text, A4.margin, doc.y + 4, { width, lineGap: 3 })
      for (const row of rows) {
        makeRoom(doc, 26, () => undefined)
        drawRow(doc, row)
      }
      if (table) drawTable(doc, table)
      doc.y += 8
      await breathe()
    }
    makeRoom(doc, 130, () => undefined)
    doc
      .font(type.serif)
      .fontSize(11)
      .fillColor(ink.text)
      .text(form.declaration, A4.margin, doc.y + 8, { width, lineGap: 2 })
    doc.y += 12
    const y = doc.y
    drawStamp(doc, about.filedAt)
    doc
      .lineWidth(0.7)
      .strokeColor(ink.text)
      .moveTo(A4.margin, y + 44)
      .lineTo(A4.margin + 200, y + 44)
      .stroke()
    doc
      .font(type.sans)
      .fontSize(9)
      .fillColor(ink.text)
      .text(signer(facts)?.name ?? 'For the entity', A4.margin, y + 49, { width: 200 })
    doc.fillColor(ink.soft).text(`Dated ${day(about.filedAt)}`, { width: 200 })
    drawFoot(doc, about.handle)
  })
