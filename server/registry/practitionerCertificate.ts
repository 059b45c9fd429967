import { Refusal } from '@contract/errors'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { practitioner, practitionerApplication } from '../db/schema'
import { A4, type Doc, day, ink, paper, plain, type } from '../edms/paper'
import type { ServedFile } from '../http/download'
import { normalNumber } from './practitionerFile'

type Holder = { number: string; name: string; professions: string | null; registered: string; entitled: boolean }

/** Draws the single page of the certificate. */
const draw = (doc: Doc, { number, name, professions, registered }: Holder) => {
  const centred = (text: string, top: number, size: number, font: string, colour: string = ink.soft) =>
    doc
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(plain(text), A4.margin, top, { width: A4.width - 2 * A4.margin, align: 'center' })
  doc
    .lineWidth(1.4)
    .rect(34, 34, A4.width - 68, A4.height - 68)
    .stroke(ink.accent)
  doc
    .lineWidth(0.5)
    .rect(41, 41, A4.width - 82, A4.height - 82)
    .stroke(ink.accent)
  doc
    .lineWidth(2)
    .circle(A4.width / 2, 132, 34)
    .stroke(ink.seal)
  doc
    .lineWidth(0.6)
    .circle(A4.width / 2, 132, 28)
    .stroke(ink.seal)
  centred('IP', 121, 22, type.serifBold, ink.seal)
  centred('REGISTER OF INSOLVENCY PRACTITIONERS', 196, 12, type.sansBold)
  centred('Certificate of Registration', 236, 32, type.serif, ink.text)
  centred('This is to certify that', 316, 13, type.serifItalic)
  centred(name, 346, 28, type.serifBold, ink.text)
  if (professions) centred(professions, 384, 13, type.serif)
  centred('is registered as an insolvency practitioner under the number', 428, 13, type.serifItalic)
  centred(number, 456, 24, type.sansBold, ink.accent)
  centred(`with effect from ${day(registered)}.`, 502, 13, type.serifItalic)
  centred('Whoever relies on this certificate may ask the registry whether it still stands.', 590, 11, type.serif)
  doc.lineWidth(0.6).moveTo(330, 706).lineTo(500, 706).stroke(ink.soft)
  doc.font(type.sans).fontSize(10).fillColor(ink.soft).text('Registrar', 330, 712, { width: 170, align: 'center' })
}

/** Makes the certificate of an active practitioner with an approved application. Refuses all others. */
export const certificateOf = async (db: Db, upn: string): Promise<ServedFile> => {
  const number = normalNumber(upn)
  const approved = db
    .select({ id: practitionerApplication.id })
    .from(practitionerApplication)
    .where(and(eq(practitionerApplication.practitionerNumber, number), eq(practitionerApplication.status, 'APPROVED')))
  const [holder]: Holder[] = await db
    .select({
      number: practitioner.uniquePractitionerNumber,
      name: sql<string>`concat_ws(' ', ${practitioner.firstName}, ${practitioner.lastName})`,
      professions: sql<string | null>`(
        SELECT string_agg(profession->>'professionName', ', ')
        FROM jsonb_array_elements(${practitioner.professions}) profession)`,
      registered: practitioner.registrationDate,
      entitled: sql<boolean>`${practitioner.active} AND ${exists(approved)}`,
    })
    .from(practitioner)
    .where(eq(practitioner.uniquePractitionerNumber, number))
  if (!holder) throw new Refusal('unknown-practitioner', { number })
  if (!holder.entitled) throw new Refusal('no-certificate', { number })
  const about = { name: 'Certificate of Registration', subject: number, filedAt: holder.registered }
  return { bytes: paper(about, doc => draw(doc, holder)), type: 'application/pdf', name: `Certificate ${number}.pdf` }
}
