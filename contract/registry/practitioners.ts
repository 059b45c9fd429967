import { z } from 'zod'
import { anyOf, fileAnswer, fileOrNull, get, list, maybe, storedFile, word } from '../call'
import { content, one, paging } from '../dialects'
import { Id } from '../id'
import { personal, personalText } from '../personal'
import { Places } from './people'
import { Form1, oneOrMany, Profession } from './practitionerForms'

/** An insolvency practitioner as a row of the list (docs/requirements/registries.md). */
export const Practitioner = z.object({
  uniquePractitionerNumber: maybe(word),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  phoneNumber: maybe(personal('telephone', word)),
  registrationDate: maybe(z.string()),
  active: maybe(z.boolean()),
  professions: maybe(z.array(z.object({ professionName: maybe(z.string()) }))),
})
export type Practitioner = z.infer<typeof Practitioner>

const BankAccount = z.object({ bankName: maybe(word), accName: maybe(word), accNo: maybe(word) })
const Qualification = z.object({
  awardType: maybe(word),
  award: maybe(word),
  awardingBody: maybe(word),
  year: maybe(word),
})
const Indemnity = z.object({
  insurancePolicyHolder: maybe(word),
  insurer: maybe(word),
  valueOfInsurance: maybe(word),
  dateOfIssuance: maybe(z.string()),
  expiryOfInsurance: maybe(z.string()),
})
/**
 * A disciplinary measure against a practitioner; an absent measure means that there was none
 * (docs/requirements/registries.md; decision D20).
 */
const Conduct = z.object({ subjection: maybe(z.string()), detailedInformation: maybe(personalText(word)) })

/** An insolvency practitioner with all details (docs/requirements/registries.md). */
export const PractitionerFile = anyOf({
  uniquePractitionerNumber: maybe(word),
  firstName: maybe(word),
  lastName: maybe(word),
  phoneNumber: maybe(personal('telephone', word)),
  email: maybe(personal('email', word)),
  registrationDate: maybe(z.string()),
  active: maybe(z.boolean()),
  gender: maybe(word),
  dateOfBirth: maybe(personal('birthDate', z.string())),
  postalAddress: maybe(personal('address', word)),
  /** Place names; when a host sends only the village's id, the portal asks it for the names. */
  address: maybe(personal('address', z.union([Places, z.object({}).transform(() => null)]))),
  villageId: maybe(personal('address', Id)),
  profConductDetails: maybe(oneOrMany(Conduct)),
  bankAccountInformation: maybe(oneOrMany(BankAccount)),
  qualifications: maybe(oneOrMany(Qualification)),
  professions: maybe(oneOrMany(Profession)),
  indemnity: maybe(oneOrMany(Indemnity)),
  form1s: maybe(oneOrMany(Form1)),
})
export type PractitionerFile = z.infer<typeof PractitionerFile>

/** A message about an application: from the applicant, whose account type is INDIVIDUAL, or from the registry. */
const PractitionerMessage = z.object({
  name: maybe(word),
  description: maybe(personalText(word)),
  dateTime: maybe(z.string()),
  user: maybe(z.object({ accountType: maybe(z.string()) })),
})

const permit = 'can_view_practitioner_registry'

export const practitioners = {
  list: list('PRACTITIONER-LIST', '/insolvency/api/practitioners', {
    permit,
    filter: z.object({ search: z.string().max(200).optional() }),
    row: Practitioner,
    rowFile: { kind: 'PRACTITIONER', key: 'uniquePractitionerNumber' },
    rowRecord: { kind: 'PRACTITIONER', key: 'uniquePractitionerNumber' },
    paging: paging.perPage,
    envelope: content,
  }),
  read: get('PRACTITIONER-READ', '/insolvency/api/practitioners/unique-practitioner-number/{n}', {
    permit,
    file: { kind: 'PRACTITIONER', key: 'n' },
    notes: true,
    wrapping: one.data,
    answer: PractitionerFile,
  }),
  messages: get('PRACTITIONER-MESSAGES', '/insolvency/api/practitioner-registration/messages/{taskId}', {
    permit,
    assumed: 'The path is not shown; its neighbours are the photo and the attachments (decision D17).',
    /** Names the practitioner whom the task belongs to: a reason for the file shows its messages, too. */
    extras: { practitionerNumber: 'personalData' },
    file: { kind: 'PRACTITIONER', key: 'practitionerNumber' },
    query: z.strictObject({ practitionerNumber: z.string().trim().min(1).max(60).optional() }),
    wrapping: one.data,
    answer: z.array(PractitionerMessage),
  }),
  photo: get('PRACTITIONER-PHOTO', '/insolvency/api/practitioner-registration/passport-photo/{filename}', {
    permit,
    ...fileOrNull(['image/jpeg', 'image/png', 'image/webp'], 5),
  }),
  attachment: get('PRACTITIONER-ATTACHMENT', '/insolvency/api/practitioner-registration/attachment/{filename}', {
    permit,
    file: { kind: 'DOCUMENT', key: 'filename' },
    ...storedFile(['application/pdf'], 50),
  }),
  certificate: get('PRACTITIONER-CERTIFICATE', '/insolvency/api/practitioners/certificate', {
    permit,
    file: { kind: 'PRACTITIONER', key: 'upn' },
    query: z.object({ upn: z.string().trim().min(1).max(60) }),
    ...fileAnswer(['application/pdf'], 10),
  }),
}
