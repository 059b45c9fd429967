import { z } from 'zod'
import { Base64File, maybe, post } from '../call'
import { fault } from '../fault'
import { InsolvencyApplication } from '../insolvency/applications'
import { personal, personalText } from '../personal'
import { Charge } from '../registry/charges'
import { Person } from '../registry/people'
import { PractitionerFile } from '../registry/practitioners'
import { accessKinds } from './accessLog'
import { LONGEST_REFERENCE, SEES_PERSONAL_DATA } from './personalData'
import { PersonDecision } from './personPairs'

/** Reads of a person's page in an answer, at most; the latest ones. */
export const MOST_READS = 500
/** Payments in an answer, at most; the latest ones. */
export const MOST_PAYMENTS = 5000

/**
 * Links of a record with a person: it is the record itself, has an ID number of theirs, is one of theirs by a decision,
 * has an e-mail address or telephone that an account of theirs confirmed or that a record of theirs has, the number of
 * their file as a practitioner, or the tracking number of an application of theirs. Decision 067 has the rules.
 */
const personLinks = [
  'RECORD',
  'ID_NUMBER',
  'DECISION',
  'ACCOUNT_EMAIL',
  'ACCOUNT_TELEPHONE',
  'RECORD_EMAIL',
  'RECORD_TELEPHONE',
  'PRACTITIONER_NUMBER',
  'APPLICATION',
] as const
export type PersonLink = (typeof personLinks)[number]
const linkedBy = z.enum(personLinks)

const identity = {
  name: z.string(),
  idType: maybe(z.string()),
  idNumber: maybe(personal('idNumber', z.string())),
  dateOfBirth: maybe(personal('birthDate', z.string())),
  nationality: maybe(z.string()),
  sex: maybe(z.string()),
  email: maybe(personal('email', z.string())),
  phoneNumber: maybe(personal('telephone', z.string())),
}

/** A message of the person to the registry, or of the registry to them, without the names of staff. */
const Message = z.object({ at: z.string(), from: z.enum(['PERSON', 'REGISTRY']), text: personalText(z.string()) })

/** Everything that the register holds about a natural person by their records, their ID numbers and confirmed contacts. */
export const HeldData = z.object({
  madeAt: z.string(),
  person: z.string(),
  name: z.string(),
  /** Records in the files of entities. */
  records: z.array(
    z.object({
      ...identity,
      linkedBy,
      brn: z.string(),
      entity: z.string(),
      roles: z.array(z.string()),
      occupation: maybe(z.string()),
      /** Places from the village up, plot, street and postal address. */
      address: maybe(personal('address', z.string())),
    }),
  ),
  /** Accounts of the public services and of this portal under an ID number of the person. */
  accounts: z.array(z.object({ ...identity, linkedBy, type: z.string(), createdAt: z.string() })),
  /** Organisations for which the person speaks. */
  contactPersons: z.array(
    z.object({
      linkedBy,
      organisation: z.string(),
      name: z.string(),
      idNumber: maybe(personal('idNumber', z.string())),
      email: maybe(personal('email', z.string())),
      phoneNumber: maybe(personal('telephone', z.string())),
    }),
  ),
  /** Entries of the register of national identities that NINs are looked up in. */
  nationalIdentities: z.array(
    z.object({
      linkedBy,
      idNumber: personal('idNumber', z.string()),
      name: z.string(),
      maidenNames: maybe(z.string()),
      sex: z.string(),
      dateOfBirth: personal('birthDate', z.string()),
    }),
  ),
  /** Files of insolvency practitioners with their applications, and complaints without the complainants. */
  practitioners: z.array(
    z.object({
      linkedBy,
      file: PractitionerFile,
      /** Messages about the applications, in order. */
      messages: z.array(Message),
      complaints: z.array(
        z.object({
          trackingNumber: z.string(),
          complaint: personalText(z.string()),
          status: z.string(),
          at: z.string(),
        }),
      ),
    }),
  ),
  /** Insolvency applications that name the person, with the parts that do. */
  insolvencyApplications: z.array(
    InsolvencyApplication.pick({
      trackingNumber: true,
      brn: true,
      companyName: true,
      type: true,
      status: true,
      dateOfConfirmation: true,
      dateOfDissolution: true,
    }).extend({
      createdAt: z.string(),
      parts: z.array(
        z.object({
          linkedBy,
          /** Name of the part on the wire: `applicant`, or a record such as `creditorMeeting`. */
          part: z.string(),
          name: z.string(),
          position: maybe(z.string()),
          email: maybe(personal('email', z.string())),
          phoneNumber: maybe(personal('telephone', z.string())),
        }),
      ),
      /** Messages about the application; of the applicant alone. */
      messages: z.array(Message),
    }),
  ),
  /** Legal documents to which the person is a party, with what they say of the person. */
  legalDocuments: z.array(
    z.object({
      linkedBy,
      instrumentNumber: z.string(),
      documentType: z.string(),
      subjectMatter: z.string(),
      filingDate: z.string(),
      role: z.string(),
      party: Person,
    }),
  ),
  /** Registered charges whose chargee is the person. */
  charges: z.array(Charge.extend({ linkedBy, brn: z.string(), entity: z.string(), amount: maybe(z.string()) })),
  /** Payments from a telephone of the person since they had it, or for an application of theirs; the latest first. */
  payments: z.array(
    z.object({
      linkedBy,
      prn: z.string(),
      trackingNumber: z.string(),
      invoiceNo: z.string(),
      transactionRef: z.string(),
      transactionType: z.string(),
      createdAt: z.string(),
      /** Amounts in shillings. */
      subTotal: z.string(),
      totalTax: z.string(),
      grandTotal: z.string(),
      paymentMethod: z.string(),
      /** Absent when it is not one of the person. */
      msisdn: maybe(personal('telephone', z.string())),
      status: z.string(),
      prnStatus: z.string(),
      releasedAt: maybe(z.string()),
    }),
  ),
  /** Tells whether there are older payments than `MOST_PAYMENTS`. */
  morePayments: z.boolean(),
  decisions: z.array(PersonDecision),
  /** Reads of the person's page, the latest first, without the names of staff. */
  reads: z.array(z.object({ at: z.string(), kind: z.enum(accessKinds), reason: maybe(z.string()) })),
})
export type HeldData = z.infer<typeof HeldData>

export const personData = {
  /**
   * Answers what the register holds about a person, as data and as a PDF, for the person's own request. It leaves an
   * entry in the access log and one in the audit trail.
   */
  take: post('PORTAL-PERSON-DATA', '/portal/people-data', {
    extension: 'people',
    permit: SEES_PERSONAL_DATA,
    body: z.strictObject({
      person: z.string().regex(/^\d{1,15}$/, fault('not-a-person')),
      reference: z.string().trim().min(1, fault('request-reference')).max(LONGEST_REFERENCE),
    }),
    answer: z.object({ held: HeldData, paper: Base64File }),
  }),
}
