import { z } from 'zod'
import { anyOf, maybe, word } from '../call'
import { personal, personalText } from '../personal'
import { PlacesOrWords } from '../registry/people'
import { oneOrMany } from '../registry/practitionerForms'

const text = maybe(word)
/** Text that somebody wrote. */
const written = maybe(personalText(word))
const day = maybe(z.string())
/** APPROVED means locked, REJECTED refused, FILING still a draft (docs/requirements/insolvency.md). */
const status = maybe(z.string())

/** A person who attended, signed, complained or responded; a host may send only the name. */
export const Attendee = z.preprocess(
  one => (typeof one === 'string' ? { name: one } : one),
  z.object({
    name: text,
    signatoryName: text,
    position: text,
    phone: maybe(personal('telephone', word)),
    email: maybe(personal('email', word)),
    entityBrn: text,
    entityName: text,
  }),
)
export type Attendee = z.infer<typeof Attendee>
const people = maybe(oneOrMany(Attendee))

export const Petition = anyOf({
  status,
  amendmentNumber: text,
  natureOfApplicant: text,
  natureOfApplicantDescription: written,
  subject: written,
  complainants: people,
  respondents: people,
})
export type Petition = z.infer<typeof Petition>

export const Resolution = anyOf({
  status,
  resolutionType: text,
  placeOfMeeting: text,
  dateOfMeeting: day,
  resolutionSignatories: people,
})
export type Resolution = z.infer<typeof Resolution>

const CreditorResolution = anyOf({ status, attendees: people })
const DeclarationOfSolvency = anyOf({ status, dateOfDeclaration: day, signatories: people })

/** A report on the place of business: preliminary, interim or final. */
export const Report = anyOf({
  status,
  reportNumber: text,
  physicalAddress: maybe(PlacesOrWords),
  streetAddress: text,
  plot: text,
  postalAddress: text,
  inspectionTime: text,
})
export type Report = z.infer<typeof Report>

export const Meeting = anyOf({
  status,
  meetingType: text,
  meetingDate: day,
  meetingTime: text,
  meetingVenue: text,
  proxyVenue: text,
  proxyDeadlineDate: day,
  proxyDeadlineTime: text,
  meetingCallerName: text,
  meetingCallerPosition: text,
  attendees: people,
})
export type Meeting = z.infer<typeof Meeting>

/** A practitioner's appointment. The documents do not say which of the two objects holds the dates, so both may. */
export const Appointment = anyOf({
  practitioner: maybe(
    z.object({
      surName: text,
      givenName: text,
      no: text,
      emailAddress: maybe(personal('email', word)),
      phoneNumber: maybe(personal('telephone', word)),
      createdAt: day,
      appointmentDate: day,
    }),
  ),
  appointmentType: text,
  status,
  acknowledged: maybe(z.union([z.boolean(), z.string()])),
  createdAt: day,
  appointmentDate: day,
})
export type Appointment = z.infer<typeof Appointment>

export const CourtOrder = anyOf({
  status,
  caseNumber: text,
  courtDate: day,
  issuingCourt: text,
  description: written,
})
export type CourtOrder = z.infer<typeof CourtOrder>

/**
 * Records that an application may carry, all optional: which of them exist depends on its type, and the documents give
 * no complete list (decision H14).
 */
export const insolvencyRecords = {
  petition: maybe(Petition),
  amendments: maybe(oneOrMany(Petition)),
  boardResolution: maybe(Resolution),
  specialResolution: maybe(Resolution),
  creditorResolution: maybe(CreditorResolution),
  declarationOfSolvency: maybe(DeclarationOfSolvency),
  preliminaryReport: maybe(Report),
  interimReports: maybe(oneOrMany(Report)),
  finalReport: maybe(Report),
  creditorMeeting: maybe(Meeting),
  finalMeeting: maybe(Meeting),
  practitionerAppointment: maybe(Appointment),
  appointments: maybe(oneOrMany(Appointment)),
  courtOrders: maybe(oneOrMany(CourtOrder)),
  reasons: maybe(oneOrMany(z.object({ reason: written }))),
}
export const InsolvencyRecords = z.object(insolvencyRecords)
export type InsolvencyRecords = z.infer<typeof InsolvencyRecords>
