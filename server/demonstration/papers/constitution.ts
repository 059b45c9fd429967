import type { About, Maker } from '../../edms/edms'
import { A4, type Doc, day, drawBelow, drawEmblem, drawFoot, figure, ink, paper, type } from '../../edms/paper'
import { articlesOf } from './articles'
import { type Facts, having, readFacts } from './entityFacts'

type Part = ReturnType<typeof articlesOf>[number]
type Titles = { law: string; title: string }

const width = A4.width - 2 * A4.margin
const centred = { width, align: 'center' as const }
/** Pages: a cover, the contents, two for each part, the signatures, and one for amendments. */
const PAGES = 60

const number = (doc: Doc, page: number) => {
  doc.font(type.sans).fontSize(8).fillColor(ink.soft)
  drawBelow(doc, `${page} / ${PAGES}`, 50)
}

const drawCover = (doc: Doc, facts: Facts, { law, title }: Titles) => {
  drawEmblem(doc, { x: A4.width / 2, y: 190, radius: 56 })
  doc.font(type.serifItalic).fontSize(14).fillColor(ink.text).text(law, A4.margin, 276, centred)
  doc.font(type.serifBold).fontSize(30).fillColor(ink.accent).text(title, A4.margin, 330, centred)
  doc
    .font(type.serif)
    .fontSize(14)
    .fillColor(ink.text)
    .text('of', A4.margin, doc.y + 14, centred)
  doc
    .font(type.serifBold)
    .fontSize(22)
    .text(facts.name, A4.margin, doc.y + 14, centred)
  doc.font(type.sans).fontSize(11).fillColor(ink.soft)
  doc.text(`${facts.brn}  |  ${day(facts.registeredOn)}`, A4.margin, doc.y + 20, centred)
}

const drawContents = (doc: Doc, all: Part[]) => {
  doc.font(type.serifBold).fontSize(18).fillColor(ink.text).text('Contents', A4.margin, A4.margin, { width })
  doc.y += 10
  for (const [index, { heading }] of all.entries()) {
    const y = doc.y
    doc.font(type.serif).fontSize(11.5).fillColor(ink.text)
    doc.text(`${index + 1}.  ${heading}`, A4.margin, y, { width: width - 40, goTo: `part-${index + 1}` })
    doc.fillColor(ink.soft).text(String(3 + index * 2), A4.margin, y, { width, align: 'right' })
    doc.y += 6
  }
}

/** Draws a part, which begins on a page of its own and fills two. */
const drawPart = (doc: Doc, { heading, articles }: Part, index: number, turn: () => void) => {
  doc.addNamedDestination(`part-${index + 1}`)
  doc.outline.addItem(`${index + 1}. ${heading}`)
  doc.font(type.serifBold).fontSize(16).fillColor(ink.accent)
  doc.text(`Part ${index + 1}: ${heading}`, A4.margin, A4.margin, { width })
  doc.y += 10
  const half = Math.ceil(articles.length / 2)
  for (const [at, { number, text }] of articles.entries()) {
    if (at === half) {
      turn()
      doc.y = A4.margin
    }
    const y = doc.y
    doc.font(type.serifBold).fontSize(13).fillColor(ink.text).text(`${number}.`, A4.margin, y, { width: 34 })
    doc.font(type.serif).text(text, A4.margin + 34, y, { width: width - 34, lineGap: 5, align: 'justify' })
    doc.y += 13
  }
}

const drawSignatures = (doc: Doc, facts: Facts) => {
  doc.font(type.serifBold).fontSize(16).fillColor(ink.accent).text('Subscribers', A4.margin, A4.margin, { width })
  doc.font(type.serif).fontSize(12).fillColor(ink.text)
  const capital = facts.capital ? ` The share capital is UGX ${figure(facts.capital)}.` : ''
  doc.text(`We, whose names stand below, wish to be formed into ${facts.name} under this constitution.${capital}`, {
    width,
  })
  doc.y += 12
  for (const { name } of having(facts, 'SUBSCRIBER', 'MEMBER').slice(0, 9)) {
    const y = doc.y + 30
    doc
      .lineWidth(0.6)
      .strokeColor(ink.text)
      .moveTo(A4.margin + 240, y + 12)
      .lineTo(A4.margin + width, y + 12)
      .stroke()
    doc.text(name, A4.margin, y, { width: 230 })
  }
}

const drawAmendments = (doc: Doc) => {
  doc.font(type.serifBold).fontSize(16).fillColor(ink.accent).text('Amendments', A4.margin, A4.margin, { width })
  doc.font(type.serif).fontSize(12).fillColor(ink.text)
  doc.text('Each amendment of this constitution is noted here with the resolution that made it.', { width })
  doc.strokeColor(ink.line).lineWidth(0.5)
  for (let y = doc.y + 40; y < A4.height - 120; y += 34)
    doc
      .moveTo(A4.margin, y)
      .lineTo(A4.margin + width, y)
      .stroke()
}

const longPaper = async (about: About, titles: Titles) => {
  const facts = await readFacts(about.db, about.subject)
  const all = articlesOf(facts.name)
  return paper(about, async (doc, breathe) => {
    let page = 1
    const turn = () => {
      doc.addPage()
      page++
      number(doc, page)
    }
    drawCover(doc, facts, titles)
    drawFoot(doc, about.handle)
    turn()
    drawContents(doc, all)
    for (const [index, part] of all.entries()) {
      turn()
      drawPart(doc, part, index, turn)
      await breathe()
    }
    turn()
    drawSignatures(doc, facts)
    turn()
    drawAmendments(doc)
  })
}

/** Makes the constitution of a company, on sixty pages. */
export const constitution: Maker = about => longPaper(about, { law: 'The Companies Act', title: 'Constitution' })

/** Makes the rules of a building society. */
export const rules: Maker = about => longPaper(about, { law: 'The Building Societies Act', title: 'Rules' })
