import { Refusal } from '@contract/errors'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
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
  const { rows } = await db.execute<Holder>(sql`
    SELECT unique_practitioner_number AS number, concat_ws(' ', first_name, last_name) AS name,
      (SELECT string_agg(held->>'professionName', ', ') FROM jsonb_array_elements(professions) held) AS professions,
      registration_date::text AS registered, active AND EXISTS (
        SELECT FROM practitioner_application a
        WHERE a.practitioner_number = p.unique_practitioner_number AND a.status = 'APPROVED') AS entitled
    FROM practitioner p WHERE unique_practitioner_number = ${number}`)
  const holder = rows[0]
  if (!holder) throw new Refusal('unknown-practitioner', { number })
  if (!holder.entitled) throw new Refusal('no-certificate', { number })
  const about = { name: 'Certificate of Registration', subject: number, filedAt: holder.registered }
  return { bytes: paper(about, doc => draw(doc, holder)), type: 'application/pdf', name: `Certificate ${number}.pdf` }
}
