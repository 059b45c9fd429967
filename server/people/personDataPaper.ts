import type { Readable } from 'node:stream'
import { type HeldData, MOST_PAYMENTS, type PersonLink } from '@contract/portal/personData'
import { A4, type Doc, day, figure, ink, paper, plain, type } from '../edms/paper'
import { countryName } from './countryName'

const width = A4.width - 2 * A4.margin

const heading = (doc: Doc, text: string) =>
  doc.moveDown(1).font(type.sansBold).fontSize(12).fillColor(ink.accent).text(text, { width }).moveDown(0.3)

const line = (doc: Doc, label: string, value: string | null | undefined) => {
  if (!value) return
  doc.font(type.sans).fontSize(9.5).fillColor(ink.soft).text(`${label}: `, { continued: true, width })
  doc.fillColor(ink.text).text(plain(value))
}

const linkWords: Record<PersonLink, string> = {
  RECORD: 'the record itself',
  ID_NUMBER: 'the same ID number',
  DECISION: 'a decision that the records are of one person',
  ACCOUNT_EMAIL: 'the name, and an e-mail address that the person confirmed for their account',
  ACCOUNT_TELEPHONE: 'a telephone that the person confirmed for their account and nobody else has',
  RECORD_EMAIL: 'the name, the day of birth and the e-mail address of a record above',
  RECORD_TELEPHONE: 'the name, the day of birth and the telephone of a record above',
  PRACTITIONER_NUMBER: 'the number of the practitioner file above',
  APPLICATION: 'the tracking number of an application above',
}
const linkLine = (doc: Doc, { linkedBy }: { linkedBy: PersonLink }) => line(doc, 'Linked by', linkWords[linkedBy])

/** Returns a code of the wire, such as WINDING_UP, as words. */
const inWords = (code: string | null | undefined) => code?.replaceAll('_', ' ').toLowerCase()
/** Returns a name of the wire, such as creditorMeeting, as words. */
const nameInWords = (name: string) => name.replace(/\B[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
/** Returns the facts that there are, divided by commas. */
const listed = (...facts: (string | null | undefined)[]) => facts.filter(Boolean).join(', ')

type Identity = Omit<HeldData['accounts'][number], 'type' | 'createdAt' | 'linkedBy'>

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

type Breathe = () => Promise<void>

const contactsAndIdentities = (doc: Doc, { contactPersons, nationalIdentities }: HeldData) => {
  heading(doc, `Contact person of organisations (${contactPersons.length})`)
  for (const { organisation, ...contact } of contactPersons) {
    title(doc, organisation)
    linkLine(doc, contact)
    identityLines(doc, contact)
  }
  heading(doc, `Register of national identities (${nationalIdentities.length})`)
  for (const { maidenNames, ...identity } of nationalIdentities) {
    title(doc, identity.name)
    linkLine(doc, identity)
    identityLines(doc, identity)
    line(doc, 'Maiden names', maidenNames)
  }
}

type Messages = HeldData['practitioners'][number]['messages']
const messageLines = (doc: Doc, messages: Messages) => {
  for (const { at, from, text } of messages)
    line(doc, `Message of ${from === 'PERSON' ? 'the person' : 'the registry'}, ${day(at)}`, text)
}

const practitionerLines = async (doc: Doc, { practitioners }: HeldData, breathe: Breathe) => {
  heading(doc, `Files of insolvency practitioners (${practitioners.length})`)
  for (const { file, messages, complaints, ...link } of practitioners) {
    title(doc, `Practitioner ${file.uniquePractitionerNumber}`)
    linkLine(doc, link)
    line(doc, 'Registered', file.registrationDate && day(file.registrationDate))
    line(doc, 'Status', file.active ? 'active' : 'inactive')
    line(doc, 'Name', [file.firstName, file.lastName].filter(Boolean).join(' '))
    line(doc, 'Date of birth', file.dateOfBirth && day(file.dateOfBirth))
    line(doc, 'Sex', inWords(file.gender))
    line(doc, 'Email', file.email)
    line(doc, 'Telephone', file.phoneNumber)
    line(doc, 'Postal address', file.postalAddress)
    line(doc, 'Address', listed(...Object.values(file.address ?? {}).toReversed()))
    for (const { professionName, professionBody, memberShipId } of file.professions ?? [])
      line(doc, 'Profession', listed(professionName, professionBody, memberShipId))
    for (const { awardType, award, awardingBody, year } of file.qualifications ?? [])
      line(doc, 'Qualification', listed(awardType, award, awardingBody, year))
    for (const { bankName, accName, accNo } of file.bankAccountInformation ?? [])
      line(doc, 'Bank account', listed(bankName, accName, accNo))
    for (const { insurancePolicyHolder, insurer, valueOfInsurance, expiryOfInsurance } of file.indemnity ?? [])
      line(
        doc,
        'Indemnity insurance',
        listed(
          insurancePolicyHolder,
          insurer,
          valueOfInsurance,
          expiryOfInsurance && `until ${day(expiryOfInsurance)}`,
        ),
      )
    for (const { subjection, detailedInformation } of file.profConductDetails ?? [])
      line(doc, 'Disciplinary measure', listed(subjection, detailedInformation))
    for (const { applicationType, status, createdAt, form1AttachmentList } of file.form1s ?? []) {
      const files = (form1AttachmentList ?? []).flatMap(({ insolvencyDocument }) => insolvencyDocument?.name ?? [])
      const at = createdAt && day(createdAt)
      line(doc, 'Application', listed(inWords(applicationType), inWords(status), at, ...files))
    }
    messageLines(doc, messages)
    for (const { trackingNumber, complaint, status, at } of complaints)
      line(doc, `Complaint ${trackingNumber}`, listed(complaint, inWords(status), day(at)))
    await breathe()
  }
}

const applicationLines = async (doc: Doc, { insolvencyApplications }: HeldData, breathe: Breathe) => {
  heading(doc, `Insolvency applications (${insolvencyApplications.length})`)
  for (const { trackingNumber, companyName, brn, type, status, createdAt, parts, messages } of insolvencyApplications) {
    title(doc, listed(trackingNumber, companyName, brn))
    line(doc, 'Application', listed(inWords(type), inWords(status), day(createdAt)))
    for (const { part, linkedBy, name, position, email, phoneNumber } of parts) {
      line(doc, 'Named in', nameInWords(part))
      linkLine(doc, { linkedBy })
      line(doc, 'Name', name)
      line(doc, 'Position', position)
      line(doc, 'Email', email)
      line(doc, 'Telephone', phoneNumber)
    }
    messageLines(doc, messages)
    await breathe()
  }
}

const documentLines = async (doc: Doc, { legalDocuments }: HeldData, breathe: Breathe) => {
  heading(doc, `Legal documents (${legalDocuments.length})`)
  for (const { instrumentNumber, documentType, subjectMatter, filingDate, role, party, ...link } of legalDocuments) {
    title(doc, `${instrumentNumber}: ${subjectMatter}`)
    linkLine(doc, link)
    line(doc, 'Document', `${inWords(documentType)}, ${day(filingDate)}`)
    line(doc, 'Party', nameInWords(role))
    const { givenName, middleName, surName, sex, nationality, physicalAddress, postalAddress, street, ...rest } = party
    const name = rest.name ?? [givenName, middleName, surName].filter(Boolean).join(' ')
    identityLines(doc, { ...rest, name, sex, nationality: countryName(nationality) })
    line(doc, 'Occupation', rest.occupation)
    const places =
      typeof physicalAddress === 'string' ? [physicalAddress] : Object.values(physicalAddress ?? {}).map(countryName)
    const plot = rest.plotNumber ?? rest.plot
    line(doc, 'Address', listed(plot, street, postalAddress, ...places))
    await breathe()
  }
}

const chargeLines = async (doc: Doc, { charges }: HeldData, breathe: Breathe) => {
  heading(doc, `Charges of which the person is a chargee (${charges.length})`)
  for (const { number, entity, brn, amount, currency, satisfiedOn, ...charge } of charges) {
    title(doc, `Charge ${number}: ${entity}, ${brn}`)
    linkLine(doc, charge)
    line(doc, 'Kind', inWords(charge.kind))
    line(doc, 'Amount', amount == null ? 'all moneys' : `${currency} ${figure(amount)}`)
    line(doc, 'Chargee', listed(charge.chargee, charge.chargeeNumber))
    line(doc, 'Property charged', charge.property)
    line(doc, 'Created', `${day(charge.createdOn)}, registered ${day(charge.registeredOn)}`)
    line(doc, 'Satisfied', satisfiedOn && day(satisfiedOn))
    line(doc, 'Filing', charge.trackingNo)
    await breathe()
  }
}

const paymentLines = async (doc: Doc, { payments, morePayments }: HeldData, currency: string, breathe: Breathe) => {
  heading(doc, `Payments (${payments.length})`)
  if (morePayments) line(doc, 'Note', `The latest ${figure(MOST_PAYMENTS)} payments; there are older ones.`)
  for (const { prn, transactionType, createdAt, grandTotal, totalTax, status, ...payment } of payments) {
    title(doc, `${transactionType}, ${day(createdAt)}`)
    linkLine(doc, payment)
    line(doc, 'PRN', `${prn}, tracking number ${payment.trackingNumber}`)
    line(doc, 'Invoice', `${payment.invoiceNo}, transaction ${payment.transactionRef}`)
    line(doc, 'Amount', `${currency} ${figure(grandTotal)}, of which tax ${figure(totalTax)}`)
    line(doc, 'Status', listed(inWords(status), inWords(payment.paymentMethod)))
    line(doc, 'Telephone', payment.msisdn)
    await breathe()
  }
}

const linkRule =
  'Each part says how it is linked with the person. A name alone links nothing, because other people may have the same ' +
  'one: records that name a person without an ID number or a confirmed contact are not listed. Payments from a telephone ' +
  'are listed since the account that confirmed it was opened. The text of documents is not searched.'

/** Draws the PDF of what the register holds about a person, in the order of the data. */
export const personDataPaper = (
  data: HeldData,
  { portalName, currency }: { portalName: string; currency: string },
): Readable =>
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
      linkLine(doc, record)
      identityLines(doc, record)
      line(doc, 'Occupation', record.occupation)
      line(doc, 'Address', record.address)
      await breathe()
    }
    heading(doc, `Accounts (${data.accounts.length})`)
    for (const account of data.accounts) {
      title(doc, `${account.type}, since ${day(account.createdAt)}`)
      linkLine(doc, account)
      identityLines(doc, account)
      await breathe()
    }
    contactsAndIdentities(doc, data)
    for (const part of [practitionerLines, applicationLines, documentLines, chargeLines]) await part(doc, data, breathe)
    await paymentLines(doc, data, currency, breathe)
    heading(doc, `Decisions about probable duplicates (${data.decisions.length})`)
    for (const { kind, oneName, otherName, decidedAt, reason, undoneAt } of data.decisions) {
      title(doc, `${day(decidedAt)}: ${oneName} and ${otherName} ${kind === 'MERGE' ? 'are one person' : 'stay apart'}`)
      line(doc, 'Reason', reason)
      line(doc, 'Undone', undoneAt && day(undoneAt))
    }
    heading(doc, `Reads of the person's page (${data.reads.length})`)
    for (const { at, kind, reason } of data.reads) {
      line(doc, day(at), listed(kind, reason).toLowerCase())
      await breathe()
    }
    doc.moveDown(1).font(type.sans).fontSize(8.5).fillColor(ink.soft)
    doc.text(plain(linkRule), { width })
  })
