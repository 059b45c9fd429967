import type { Applicant, ApplicationChange, InsolvencyDetails } from '@contract/insolvency/applications'
import type {
  Appointment,
  Attendee,
  CourtOrder,
  Meeting,
  Petition,
  Report,
  Resolution,
} from '@contract/insolvency/records'
import type { Places } from '@contract/registry/people'
import type { FactDefinitions } from '@/components/file/useFactText'
import type { Lead } from '@/definition/recordLink'

/** Returns the process: SHORT if the entity has no assets, otherwise LONG (docs/requirements/insolvency.md). */
export const processOf = ({ hasAsset }: Pick<InsolvencyDetails, 'hasAsset'>) =>
  hasAsset === 'NO' || hasAsset === false ? 'SHORT' : 'LONG'

export const application: FactDefinitions<InsolvencyDetails> = {
  trackingNumber: ['code', ({ trackingNumber }) => trackingNumber, undefined, 'journey'],
  type: ['choice', ({ type }) => type],
  windingUpType: ['choice', ({ windingUpType }) => windingUpType],
  process: ['choice', processOf],
  assignment: ['choice', ({ registrarName }) => registrarName || 'NOT_ASSIGNED'],
  submittedOn: ['dateTime', ({ createdAt }) => createdAt],
  lastDateOfPublication: ['slashedDate', ({ lastDateOfPublication }) => lastDateOfPublication],
  dateOfConfirmation: ['slashedDate', ({ dateOfConfirmation }) => dateOfConfirmation],
  dateOfDissolution: ['slashedDate', ({ dateOfDissolution }) => dateOfDissolution],
}

export const applicant: FactDefinitions<Applicant> = {
  name: ['text', ({ givenName, surname }) => [givenName, surname].filter(Boolean).join(' ')],
  email: ['text', ({ email }) => email],
  phone: ['code', ({ phoneNumber }) => phoneNumber],
}

export const resolution: FactDefinitions<Resolution> = {
  resolutionType: ['choice', ({ resolutionType }) => resolutionType],
  placeOfMeeting: ['text', ({ placeOfMeeting }) => placeOfMeeting],
  dateOfMeeting: ['date', ({ dateOfMeeting }) => dateOfMeeting],
}

export const declaration: FactDefinitions<{ dateOfDeclaration?: string | null | undefined }> = {
  dateOfDeclaration: ['date', ({ dateOfDeclaration }) => dateOfDeclaration],
}

/** Returns one level of a place, where the host sends the place in parts. */
const place =
  (level: keyof Places) =>
  ({ physicalAddress }: Report) =>
    typeof physicalAddress === 'object' ? physicalAddress?.[level] : undefined

export const report: FactDefinitions<Report> = {
  reportNumber: ['code', ({ reportNumber }) => reportNumber],
  physicalAddress: [
    'text',
    ({ physicalAddress }) => (typeof physicalAddress === 'string' ? physicalAddress : undefined),
  ],
  region: ['text', place('region')],
  district: ['text', place('district')],
  subCounty: ['text', place('subcounty')],
  parish: ['text', place('parish')],
  village: ['text', place('village')],
  street: ['text', ({ streetAddress }) => streetAddress],
  plot: ['text', ({ plot }) => plot],
  postalAddress: ['text', ({ postalAddress }) => postalAddress],
  inspectionTime: ['dateTime', ({ inspectionTime }) => inspectionTime],
}

const moment = (day: string | null | undefined, time: string | null | undefined) =>
  [day, time].filter(Boolean).join(' ')

export const meeting: FactDefinitions<Meeting> = {
  meetingType: ['choice', ({ meetingType }) => meetingType],
  meetingDate: ['date', ({ meetingDate }) => meetingDate],
  meetingTime: ['text', ({ meetingTime }) => meetingTime],
  meetingVenue: ['text', ({ meetingVenue }) => meetingVenue],
  proxyVenue: ['text', ({ proxyVenue }) => proxyVenue],
  proxyDeadline: [
    'dateTime',
    ({ proxyDeadlineDate, proxyDeadlineTime }) => moment(proxyDeadlineDate, proxyDeadlineTime),
  ],
  callerName: ['text', ({ meetingCallerName }) => meetingCallerName],
  callerPosition: ['text', ({ meetingCallerPosition }) => meetingCallerPosition],
}

export const petition: FactDefinitions<Petition> = {
  amendmentNumber: ['code', ({ amendmentNumber }) => amendmentNumber],
  subject: ['text', ({ subject }) => subject],
  natureOfApplicant: ['choice', ({ natureOfApplicant }) => natureOfApplicant],
  natureOfApplicantDescription: ['text', ({ natureOfApplicantDescription }) => natureOfApplicantDescription],
}

/** Returns the file of the practitioner of an appointment. */
const practitionerOf = ({ practitioner }: Appointment): Lead => ({ record: 'practitioner', key: practitioner?.no })

const yesNo = (value: boolean | string | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

export const appointment: FactDefinitions<Appointment> = {
  practitioner: [
    'text',
    ({ practitioner: one }) => [one?.givenName, one?.surName].filter(Boolean).join(' '),
    undefined,
    practitionerOf,
  ],
  practitionerNumber: ['code', ({ practitioner }) => practitioner?.no, undefined, practitionerOf],
  appointmentType: ['choice', ({ appointmentType }) => appointmentType],
  appointmentDate: ['date', ({ practitioner, appointmentDate }) => appointmentDate ?? practitioner?.appointmentDate],
  acknowledged: ['choice', ({ acknowledged }) => yesNo(acknowledged)],
  email: ['text', ({ practitioner }) => practitioner?.emailAddress],
  phone: ['code', ({ practitioner }) => practitioner?.phoneNumber],
  proposedOn: ['date', ({ practitioner, createdAt }) => createdAt ?? practitioner?.createdAt],
}

export const courtOrder: FactDefinitions<CourtOrder> = {
  caseNumber: ['text', ({ caseNumber }) => caseNumber],
  courtDate: ['date', ({ courtDate }) => courtDate],
  courtVenue: ['text', ({ issuingCourt }) => issuingCourt],
  details: ['text', ({ description }) => description],
}

export const people: FactDefinitions<Attendee> = {
  name: ['text', ({ name, signatoryName }) => name ?? signatoryName],
  position: ['text', ({ position }) => position],
  phone: ['code', ({ phone }) => phone],
  email: ['text', ({ email }) => email],
  entityName: ['text', ({ entityName }) => entityName],
  entityBrn: ['code', ({ entityBrn }) => entityBrn],
}

const day = (value: string | null | undefined) => (value ? value.slice(0, 10).split('-').reverse().join('/') : '–')

export const history: FactDefinitions<ApplicationChange> = {
  at: ['dateTime', ({ at }) => at],
  action: ['choice', ({ action }) => action],
  by: ['text', ({ by }) => by],
  published: [
    'text',
    ({ before, after }) =>
      'dateOfPublication' in after ? `${day(before.dateOfPublication)} → ${day(after.dateOfPublication)}` : '',
  ],
  dissolution: [
    'text',
    ({ before, after }) =>
      before.dateOfDissolution === after.dateOfDissolution
        ? ''
        : `${day(before.dateOfDissolution)} → ${day(after.dateOfDissolution)}`,
  ],
}
