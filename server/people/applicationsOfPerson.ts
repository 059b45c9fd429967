import type { HeldData, PersonLink } from '@contract/portal/personData'
import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import {
  complaint,
  insolvencyApplication,
  insolvencyMessage,
  practitioner,
  practitionerApplication,
  practitionerMessage,
} from '../db/schema'
import { readNameWords } from '../identity/nameVariants'
import { readPractitioner } from '../registry/practitionerFile'
import { type Contacts, contactLink, isNamed, nationalNumber, type Reachable } from './contacts'

/** Account type of an author who is not of the registry. */
const APPLICANT = 'INDIVIDUAL'

const authorOf = (accountType: string) => (accountType === APPLICANT ? 'PERSON' : 'REGISTRY')

/** Returns contacts as they are looked up: the telephones by their digits in their own country. */
const lookedUp = (...contacts: Contacts[]) => ({
  emails: [...new Set(contacts.flatMap(({ emails }) => emails))],
  telephones: [
    ...new Set(contacts.flatMap(({ telephones }) => telephones.flatMap(telephone => nationalNumber(telephone) ?? []))),
  ],
})

const messagesAbout = async (db: Db, number: string): Promise<HeldData['practitioners'][number]['messages']> => {
  const rows = await db
    .select({
      at: practitionerMessage.sentAt,
      accountType: practitionerMessage.accountType,
      text: practitionerMessage.description,
    })
    .from(practitionerMessage)
    .innerJoin(practitionerApplication, eq(practitionerApplication.id, practitionerMessage.applicationId))
    .where(eq(practitionerApplication.practitionerNumber, number))
    .orderBy(practitionerMessage.id)
  return rows.map(({ at, accountType, text }) => ({ at, from: authorOf(accountType), text }))
}

const complaintsAbout = (db: Db, number: string): Promise<HeldData['practitioners'][number]['complaints']> =>
  db
    .select({
      trackingNumber: sql<string>`${complaint.trackingNumber}`,
      complaint: complaint.complaint,
      status: complaint.status,
      at: complaint.lodgedAt,
    })
    .from(complaint)
    .where(eq(complaint.practitionerNumber, number))
    .orderBy(desc(complaint.lodgedAt), desc(complaint.id))

/**
 * Reads the files of insolvency practitioners who are the person, with applications, messages and complaints. The register
 * of practitioners has no ID numbers: names, days of birth and contacts link them.
 */
export const readPractitioners = async (db: Db, person: Reachable): Promise<HeldData['practitioners']> => {
  const { emails, telephones } = lookedUp(person.confirmed, person.filed)
  if (!emails.length && !telephones.length) return []
  const { uniquePractitionerNumber, email, phoneNumber, dateOfBirth, firstName, lastName } = practitioner
  const candidates = await db
    .select({
      number: uniquePractitionerNumber,
      name: sql<string>`concat_ws(' ', ${firstName}, ${lastName})`,
      email,
      phoneNumber,
      dateOfBirth,
    })
    .from(practitioner)
    .where(
      or(
        sql`lower(${email}) = ANY(${sql.param(emails)}::text[])`,
        sql`national_number(${phoneNumber}) = ANY(${sql.param(telephones)}::text[])`,
      ),
    )
    .orderBy(uniquePractitionerNumber)
  const held: HeldData['practitioners'] = []
  for (const { number, name, ...record } of candidates) {
    const linkedBy = contactLink(person, record)
    if (!linkedBy || !isNamed(person, await readNameWords(db, name))) continue
    held.push({
      linkedBy,
      file: await readPractitioner(db, number),
      messages: await messagesAbout(db, number),
      complaints: await complaintsAbout(db, number),
    })
  }
  return held
}

type Part = HeldData['insolvencyApplications'][number]['parts'][number]
type Facts = Record<string, unknown>

const textIn = (facts: Facts, ...names: string[]): string | undefined => {
  for (const name of names) {
    const value = facts[name]
    if (typeof value === 'string' && value.trim()) return value
  }
  return undefined
}

/** Returns all objects within a value, itself included. */
const objectsIn = (value: unknown): Facts[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Facts, ...Object.values(value).flatMap(objectsIn)]
}

/** Returns an object of an application as a named person with contacts; undefined for one that names nobody. */
const namedIn = (facts: Facts) => {
  const whole = [textIn(facts, 'givenName'), textIn(facts, 'surName', 'surname')].filter(Boolean).join(' ')
  const name = textIn(facts, 'name', 'signatoryName') ?? whole
  if (!name) return undefined
  return {
    name,
    position: textIn(facts, 'position'),
    email: textIn(facts, 'email', 'emailAddress'),
    phoneNumber: textIn(facts, 'phone', 'phoneNumber'),
    number: textIn(facts, 'no')?.trim().toUpperCase(),
  }
}

/** Returns the parts of an application that name the person. */
const partsAbout = async (
  db: Db,
  person: Reachable,
  practitioners: ReadonlySet<string>,
  application: { applicant: unknown; records: object },
): Promise<Part[]> => {
  const parts: Part[] = []
  for (const [part, value] of Object.entries({ applicant: application.applicant, ...application.records }))
    for (const facts of objectsIn(value)) {
      const named = namedIn(facts)
      if (!named) continue
      const { number, ...held } = named
      const isTheirs = number !== undefined && practitioners.has(number)
      const linkedBy: PersonLink | undefined = isTheirs ? 'PRACTITIONER_NUMBER' : contactLink(person, named)
      if (!linkedBy || !(isTheirs || isNamed(person, await readNameWords(db, named.name)))) continue
      parts.push({ linkedBy, part, ...held })
    }
  return parts
}

/** Tells whether the person is the applicant. */
export const isApplicantOf = ({ parts }: Pick<HeldData['insolvencyApplications'][number], 'parts'>) =>
  parts.some(({ part }) => part === 'applicant')

/** Reads the messages about the applications with these numbers, by the number of the application. */
const messagesOfApplications = async (db: Db, ids: readonly number[]) => {
  if (!ids.length) return []
  return db
    .select({
      id: insolvencyMessage.applicationId,
      at: insolvencyMessage.createdAt,
      userType: insolvencyMessage.userType,
      text: insolvencyMessage.description,
    })
    .from(insolvencyMessage)
    .where(inArray(insolvencyMessage.applicationId, [...ids]))
    .orderBy(asc(insolvencyMessage.id))
}

/**
 * Reads the insolvency applications whose applicant, attendees, signatories or practitioner the person is. `numbers` are
 * the person's as a practitioner.
 */
export const readInsolvencyApplications = async (
  db: Db,
  person: Reachable,
  numbers: readonly string[],
): Promise<HeldData['insolvencyApplications']> => {
  const { emails, telephones } = lookedUp(person.confirmed)
  const contacts = [...emails, ...telephones, ...numbers]
  if (!contacts.length) return []
  const { id, applicant, records, createdAt } = insolvencyApplication
  const candidates = await db
    .select({
      id,
      applicant,
      records,
      held: {
        trackingNumber: insolvencyApplication.trackingNumber,
        brn: insolvencyApplication.brn,
        companyName: insolvencyApplication.companyName,
        type: insolvencyApplication.type,
        status: insolvencyApplication.status,
        createdAt,
        dateOfConfirmation: insolvencyApplication.dateOfConfirmation,
        dateOfDissolution: insolvencyApplication.dateOfDissolution,
      },
    })
    .from(insolvencyApplication)
    .where(sql`insolvency_contacts(${applicant}, ${records}) && ${sql.param(contacts)}::text[]`)
    .orderBy(createdAt, id)
  const practitioners = new Set(numbers)
  const applications: { id: number; held: Omit<HeldData['insolvencyApplications'][number], 'messages'> }[] = []
  for (const { id, held, ...application } of candidates) {
    const parts = await partsAbout(db, person, practitioners, application)
    if (parts.length) applications.push({ id, held: { ...held, parts } })
  }
  const own = applications.filter(({ held }) => isApplicantOf(held))
  const messages = await messagesOfApplications(
    db,
    own.map(({ id }) => id),
  )
  return applications.map(({ id, held }) => ({
    ...held,
    messages: messages
      .filter(message => message.id === id)
      .map(({ at, userType, text }) => ({ at, from: authorOf(userType), text })),
  }))
}
