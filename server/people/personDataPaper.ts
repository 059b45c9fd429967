import type { Readable } from 'node:stream'
import type { HeldData } from '@contract/portal/personData'
import { A4, type Doc, day, ink, paper, plain, type } from '../edms/paper'

const width = A4.width - 2 * A4.margin

const heading = (doc: Doc, text: string) =>
  doc.moveDown(1).font(type.sansBold).fontSize(12).fillColor(ink.accent).text(text, { width }).moveDown(0.3)

const line = (doc: Doc, label: string, value: string | null | undefined) => {
  if (!value) return
  doc.font(type.sans).fontSize(9.5).fillColor(ink.soft).text(`${label}: `, { continued: true, width })
  doc.fillColor(ink.text).text(plain(value))
}

type Identity = Omit<HeldData['accounts'][number], 'type' | 'createdAt'>

const identityLines = (
  doc: Doc,
  { name, idType, idNumber, dateOfBirth, nationality, sex, email, phoneNumber }: Identity,
) => {
  line(doc, 'Name', name)
  line(doc, 'ID number', idNumber && [idType, idNumber].filter(Boolean).join(' '))
  line(doc, 'Date of birth', dateOfBirth && day(dateOfBirth))
  line(doc, 'Nationality', nationality)
  line(doc, 'Sex', sex)
  line(doc, 'Email', email)
  line(doc, 'Telephone', phoneNumber)
}

const title = (doc: Doc, text: string) =>
  doc.moveDown(0.5).font(type.sansBold).fontSize(10).fillColor(ink.text).text(plain(text), { width })

/** Draws the PDF of what the register holds about a person, in the order of the data. */
export const personDataPaper = (data: HeldData, portalName: string): Readable =>
  paper({ name: data.name, subject: 'Personal data held', filedAt: data.madeAt }, async (doc, breathe) => {
    doc
      .font(type.serifBold)
      .fontSize(20)
      .fillColor(ink.text)
      .text(plain(data.name || 'No name on file'), { width })
    doc.font(type.sans).fontSize(10).fillColor(ink.soft)
    doc.text(plain(`Personal data held by ${portalName} on ${day(data.madeAt)}`), { width })
    heading(doc, `Records in the files of entities (${data.records.length})`)
    for (const record of data.records) {
      title(doc, `${record.entity}, ${record.brn}`)
      line(doc, 'Roles', record.roles.join(', ').toLowerCase())
      identityLines(doc, record)
      line(doc, 'Occupation', record.occupation)
      line(doc, 'Address', record.address)
      await breathe()
    }
    heading(doc, `Accounts (${data.accounts.length})`)
    for (const account of data.accounts) {
      title(doc, `${account.type}, since ${day(account.createdAt)}`)
      identityLines(doc, account)
      await breathe()
    }
    heading(doc, `Decisions about probable duplicates (${data.decisions.length})`)
    for (const { kind, oneName, otherName, decidedAt, reason, undoneAt } of data.decisions) {
      title(doc, `${day(decidedAt)}: ${oneName} and ${otherName} ${kind === 'MERGE' ? 'are one person' : 'stay apart'}`)
      line(doc, 'Reason', reason)
      line(doc, 'Undone', undoneAt && day(undoneAt))
    }
    heading(doc, `Reads of the person's page (${data.reads.length})`)
    for (const { at, kind, reason } of data.reads) {
      line(doc, day(at), [kind, reason].filter(Boolean).join(', ').toLowerCase())
      await breathe()
    }
    doc.moveDown(1).font(type.sans).fontSize(8.5).fillColor(ink.soft)
    doc.text('Documents and applications that name the person are kept in the files of their entities.', { width })
  })
