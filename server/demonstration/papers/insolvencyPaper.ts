import { eq, sql } from 'drizzle-orm'
import { insolvencyApplication, insolvencyAttachment } from '../../db/schema'
import type { Maker } from '../../edms/edms'
import { A4, type Doc, day, drawFoot, drawQr, ink, paper, plain, type } from '../../edms/paper'

const WIDTH = A4.width - 2 * A4.margin

type Facts = {
  company: string
  brn: string
  type: string
  published: string | null
  publication: string | null
  applicant: string | null
}

/** Text of each type of paper, with placeholders such as {company}. */
const texts: Readonly<Record<string, readonly string[]>> = {
  RESOLUTION: [
    'At a meeting of {company}, duly convened and held, the following was resolved:',
    'THAT the company be wound up, and that an insolvency practitioner be appointed liquidator for that purpose.',
    'THAT the directors deliver to the liquidator the books, papers and property of the company without delay.',
  ],
  DECLARATION: [
    'We, being the directors of {company}, solemnly declare that we have made a full inquiry into its affairs.',
    'Having done so, we are of the opinion that the company will be able to pay its debts in full within twelve months of the commencement of the winding up.',
  ],
  STATEMENT_OF_AFFAIRS: [
    'This is the statement of the affairs of {company}, showing its assets, its debts and liabilities, and the names of its creditors.',
    'The tables of this statement are those which the register shows for application {number}.',
  ],
  NOTICE: [
    'NOTICE IS GIVEN that application {number} concerning {company}, registered under {brn}, has been made to the Registrar.',
    'Whoever has a claim against the company, or an objection to the application, is to send it in writing within thirty days of this notice.',
    'Published in {publication} on {published}.',
  ],
  COURT_ORDER: [
    'UPON reading the petition in the matter of {company}, and upon hearing counsel,',
    'IT IS ORDERED that the company be wound up by this court under the Insolvency Act, and that the official receiver be its provisional liquidator.',
  ],
  CESSATION: [
    '{company}, a company incorporated abroad and registered here under {brn}, gives notice that it has ceased to have a place of business in the country.',
    'It has no outstanding debts here, and asks that its name be removed from the register of foreign companies.',
  ],
}

const writeHead = (doc: Doc, { subject, addressOf }: Parameters<Maker>[0], { company, brn }: Facts) => {
  doc.font(type.sansBold).fontSize(9).fillColor(ink.seal)
  doc.text('OFFICIAL RECEIVER', A4.margin, 56, { characterSpacing: 0.8 })
  doc
    .font(type.sansBold)
    .fontSize(15)
    .fillColor(ink.text)
    .text(plain(company), A4.margin, 70, { width: WIDTH - 80 })
  doc
    .font(type.sans)
    .fontSize(9)
    .fillColor(ink.soft)
    .text(`BRN ${brn}  |  Application ${plain(subject)}`)
  const address = addressOf(`/home/insolvency-settings?application=${encodeURIComponent(subject)}`)
  drawQr(doc, address, { x: A4.margin + WIDTH - 60, y: 50, size: 60 })
  doc.lineWidth(0.6).strokeColor(ink.line)
  doc
    .moveTo(A4.margin, 126)
    .lineTo(A4.margin + WIDTH, 126)
    .stroke()
  doc.y = 150
}

/** Makes a paper of an insolvency application from the register's data. */
export const insolvencyPaper: Maker = async about => {
  const { applicant } = insolvencyApplication
  const [facts]: Facts[] = await about.db
    .select({
      company: insolvencyApplication.companyName,
      brn: insolvencyApplication.brn,
      type: insolvencyAttachment.type,
      published: insolvencyAttachment.dateOfPublication,
      publication: insolvencyAttachment.publication,
      applicant: sql<string | null>`${applicant}->>'givenName' || ' ' || (${applicant}->>'surname')`,
    })
    .from(insolvencyAttachment)
    .innerJoin(insolvencyApplication, eq(insolvencyApplication.id, insolvencyAttachment.applicationId))
    .where(eq(insolvencyAttachment.fileName, about.handle))
  if (!facts) throw new Error('The attachment of a paper is not in the register')
  const words: Record<string, string> = {
    company: facts.company,
    brn: `BRN ${facts.brn}`,
    number: about.subject,
    publication: facts.publication ?? 'a newspaper of wide circulation',
    published: facts.published ? day(facts.published) : 'the day printed above',
  }
  return paper(about, doc => {
    writeHead(doc, about, facts)
    doc.font(type.serifBold).fontSize(18).fillColor(ink.text)
    doc.text(plain(about.name).toUpperCase(), A4.margin, doc.y, { width: WIDTH, align: 'center' })
    doc.moveDown(1.2).font(type.serif).fontSize(12)
    for (const line of texts[facts.type] ?? texts.NOTICE ?? [])
      doc.text(plain(line.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')), { lineGap: 3 }).moveDown(0.8)
    doc.moveDown(1).text(`Dated ${day(about.filedAt)}.`)
    if (facts.applicant) {
      doc.moveDown(2).font(type.serifItalic).fontSize(16).fillColor(ink.accent).text(plain(facts.applicant))
      doc.font(type.sans).fontSize(9).fillColor(ink.soft).text('For the applicant')
    }
    drawFoot(doc, about.handle)
  })
}
