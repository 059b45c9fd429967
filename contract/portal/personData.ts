import { z } from 'zod'
import { Base64File, maybe, post } from '../call'
import { personal } from '../personal'
import { accessKinds } from './accessLog'
import { LONGEST_REFERENCE, SEES_PERSONAL_DATA } from './personalData'
import { PersonDecision } from './personPairs'

/** Reads of a person's page in an answer, at most; the latest ones. */
export const MOST_READS = 500

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

/** Everything that the register holds about a natural person by their records and their ID numbers. */
export const HeldData = z.object({
  madeAt: z.string(),
  person: z.string(),
  name: z.string(),
  /** Records in the files of entities. */
  records: z.array(
    z.object({
      ...identity,
      brn: z.string(),
      entity: z.string(),
      roles: z.array(z.string()),
      occupation: maybe(z.string()),
      /** Places from the village up, plot, street and postal address. */
      address: maybe(personal('address', z.string())),
    }),
  ),
  /** Accounts of the public services and of this portal under an ID number of the person. */
  accounts: z.array(z.object({ ...identity, type: z.string(), createdAt: z.string() })),
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
      person: z.string().regex(/^\d{1,15}$/, 'Send the number of a person'),
      reference: z.string().trim().min(1, 'Enter the reference of the request').max(LONGEST_REFERENCE),
    }),
    answer: z.object({ held: HeldData, paper: Base64File }),
  }),
}
