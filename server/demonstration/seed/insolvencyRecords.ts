import type { Appointment, InsolvencyRecords, Meeting, Report } from '@contract/insolvency/records'
import type { Random } from '../random'
import { daysBefore } from './dates'
import { fullName, person } from './people'

export const windingUpTypes = ['MEMBERS_VOLUNTARY', 'CREDITORS_VOLUNTARY', 'COURT'] as const
export type WindingUpType = (typeof windingUpTypes)[number]

export const reasonWords = [
  'The company is unable to pay its debts',
  'The company has passed a special resolution that it be wound up',
  'The company has not commenced business within a year of its incorporation',
  'The company has suspended its business for a whole year',
  'The purpose for which the company was formed has been achieved',
  'The court is of the opinion that it is just and equitable that the company be wound up',
]

const venues = [
  'Registered office',
  'Hotel Equatoria, Kampala',
  'Nile Hall, Jinja',
  'Uganda Manufacturers Hall, Lugogo',
]
const courts = ['High Court, Civil Division, Kampala', 'High Court, Commercial Division, Kampala', 'High Court, Jinja']
const callers = ['Director', 'Company Secretary', 'Liquidator']

export type RecordsAbout = {
  today: Date
  /** Days since the application was made. */
  ago: number
  /** True for an approved application: all of its records are approved too. */
  approved: boolean
  company: string
  place: Record<string, string>
  practitioner: { surName: string; givenName: string; no: string; emailAddress: string; phoneNumber: string }
}

const phone = (random: Random) => `+256 7${10 + random.below(70)} ${100 + random.below(900)} ${100 + random.below(900)}`

const attendees = (random: Random, amount: number, company: string) =>
  Array.from({ length: amount }, (_, index) => {
    const { given, family } = person(random)
    const email = `${given}.${family}@post.example`.toLowerCase()
    return {
      name: `${given} ${family}`,
      position: index === 0 ? 'Chairperson' : random.pick(['Director', 'Member', 'Creditor', 'Secretary']),
      phone: phone(random),
      email,
      ...(index === 1 && {
        entityName: `${family} & Sons Ltd`.toUpperCase(),
        entityBrn: `80020${600_000_000 + index}`,
      }),
      ...(index === 0 && { entityName: company }),
    }
  })

const report = (
  random: Random,
  { place, today }: RecordsAbout,
  status: string,
  ago: number,
  number?: string,
): Report => ({
  status,
  ...(number && { reportNumber: number }),
  physicalAddress: place,
  streetAddress: `Plot ${2 + random.below(180)}, ${random.pick(['Market Street', 'Station Road', 'Jinja Road', 'Lumumba Avenue'])}`,
  plot: String(2 + random.below(180)),
  postalAddress: `P.O. Box ${1000 + random.below(8000)}, Kampala`,
  inspectionTime: `${daysBefore(today, Math.max(1, ago))}T${String(6 + random.below(8)).padStart(2, '0')}:30:00Z`,
})

const meeting = (
  random: Random,
  { company, today }: RecordsAbout,
  meetingType: string,
  status: string,
  ago: number,
): Meeting => ({
  status,
  meetingType,
  meetingDate: daysBefore(today, ago),
  meetingTime: `${9 + random.below(7)}:00`.padStart(5, '0'),
  meetingVenue: random.pick(venues),
  proxyVenue: random.pick(venues),
  proxyDeadlineDate: daysBefore(today, ago + 1),
  proxyDeadlineTime: '16:00',
  meetingCallerName: fullName(random),
  meetingCallerPosition: random.pick(callers),
  attendees: attendees(random, 2 + random.below(5), company),
})

const appointment = (
  { practitioner, today }: RecordsAbout,
  appointmentType: string,
  status: string,
  ago: number,
): Appointment => ({
  practitioner: { ...practitioner, createdAt: daysBefore(today, ago + 3), appointmentDate: daysBefore(today, ago) },
  appointmentType,
  status,
  acknowledged: status === 'APPROVED',
})

const signed = (random: Random, amount: number) =>
  Array.from({ length: amount }, () => ({ signatoryName: fullName(random) }))

/** Returns the records that every type of winding-up has. */
const common = (random: Random, about: RecordsAbout, status: string): InsolvencyRecords => ({
  preliminaryReport: report(random, about, status, about.ago - 12),
  reasons: [
    { reason: random.pick(reasonWords) },
    ...(random.chance(0.4) ? [{ reason: random.pick(reasonWords) }] : []),
  ],
})

const resolution = (random: Random, { today, ago }: RecordsAbout, status: string, resolutionType: string) => ({
  status,
  resolutionType,
  placeOfMeeting: random.pick(venues),
  dateOfMeeting: daysBefore(today, ago + 6),
  resolutionSignatories: signed(random, 2 + random.below(2)),
})

const byType: Record<WindingUpType, (random: Random, about: RecordsAbout, status: string) => InsolvencyRecords> = {
  MEMBERS_VOLUNTARY: (random, about, status) => ({
    specialResolution: resolution(random, about, status, 'SPECIAL'),
    declarationOfSolvency: {
      status,
      dateOfDeclaration: daysBefore(about.today, about.ago + 8),
      signatories: signed(random, 2),
    },
    practitionerAppointment: appointment(about, 'LIQUIDATOR', status, about.ago - 5),
    finalMeeting: meeting(random, about, 'FINAL_MEETING', status, Math.max(1, about.ago - 40)),
    finalReport: report(random, about, status, about.ago - 42, `FR-${100 + random.below(900)}`),
  }),
  CREDITORS_VOLUNTARY: (random, about, status) => ({
    boardResolution: resolution(random, about, status, 'BOARD'),
    specialResolution: resolution(random, about, status, 'SPECIAL'),
    creditorMeeting: meeting(random, about, 'CREDITORS_MEETING', status, about.ago + 3),
    creditorResolution: { status, attendees: attendees(random, 3 + random.below(4), about.company) },
    practitionerAppointment: appointment(about, 'LIQUIDATOR', status, about.ago - 5),
    interimReports: [1, 2].map(no =>
      report(random, about, no === 1 ? status : 'FILING', about.ago - 15 * no, `IR-${no}/${100 + random.below(900)}`),
    ),
  }),
  COURT: (random, about, status) => ({
    petition: petition(random, about, status),
    amendments: [{ ...petition(random, about, 'REJECTED'), amendmentNumber: '1' }],
    courtOrders: [
      {
        status,
        caseNumber: `Insolvency Petition No. ${1 + random.below(90)} of ${daysBefore(about.today, about.ago).slice(0, 4)}`,
        courtDate: daysBefore(about.today, Math.max(1, about.ago - 20)),
        issuingCourt: random.pick(courts),
        description: 'The company is to be wound up by the court; the official receiver is provisional liquidator.',
      },
    ],
    appointments: [
      appointment(about, 'PROVISIONAL_LIQUIDATOR', status, about.ago - 4),
      appointment(about, 'LIQUIDATOR', 'FILING', about.ago - 25),
    ],
    creditorMeeting: meeting(random, about, 'CREDITORS_MEETING', status, Math.max(1, about.ago - 30)),
  }),
}

const petition = (random: Random, { company }: RecordsAbout, status: string) => ({
  status,
  natureOfApplicant: random.pick(['CREDITOR', 'CONTRIBUTORY', 'OTHER']),
  natureOfApplicantDescription: 'Supplier of goods whose statutory demand was not met within twenty working days',
  subject: `That ${company} be wound up under the Insolvency Act`,
  complainants: [{ name: fullName(random) }, { name: fullName(random) }],
  respondents: [{ name: company }],
})

/** Returns every record of a winding-up application of this type, in the shape of the wire. */
export const windingUpRecords = (random: Random, type: WindingUpType, about: RecordsAbout): InsolvencyRecords => {
  const status = about.approved ? 'APPROVED' : 'FILING'
  return { ...common(random, about, status), ...byType[type](random, about, status) }
}

/** Returns the records of a foreign company that leaves: its board's resolution. */
export const deRegistrationRecords = (random: Random, about: RecordsAbout): InsolvencyRecords => ({
  boardResolution: resolution(random, about, about.approved ? 'APPROVED' : 'FILING', 'BOARD'),
})
