import type { ApplicationStatus, ApplicationType } from '@contract/insolvency/applications'
import type { InsolvencyRecords } from '@contract/insolvency/records'
import type { Random } from '../random'
import { daysBefore } from './dates'
import {
  deRegistrationRecords,
  type RecordsAbout,
  type WindingUpType,
  windingUpRecords,
  windingUpTypes,
} from './insolvencyRecords'
import { fullName, person } from './people'

export type SeedCompany = { brn: string; name: string; place: Record<string, string> }

type SeedAttachment = {
  fileName: string
  description: string
  type: string
  status: string
  effect: string
  published: string | null
  publication: string | null
}
type SeedMessage = { name: string; fullName: string; userType: string; description: string; status: string; at: string }

export type SeedInsolvency = {
  trackingNumber: string
  company: SeedCompany
  type: ApplicationType
  windingUpType: string | null
  status: ApplicationStatus
  registrar: string | null
  hasAsset: boolean
  lastPublished: string | null
  confirmed: string | null
  created: string
  applicant: Record<string, string> | null
  records: InsolvencyRecords
  attachments: SeedAttachment[]
  messages: SeedMessage[]
}

const prefixes: Record<ApplicationType, string> = {
  WINDING_UP: 'WU',
  PETITION: 'PT',
  FOREIGN_COMPANY_DE_REGISTRATION: 'FD',
}
const newspapers = ['The Uganda Gazette', 'New Vision', 'Daily Monitor', 'Bukedde']
const registrars = ['Moses Okello', 'Harriet Nansubuga', 'Denis Odongo']
const openStatuses: readonly ApplicationStatus[] = [
  'SUBMITTED',
  'ASSIGNED',
  'QUERIED',
  'AWAITING_PAYMENT',
  'DRAFT',
  'REJECTED',
  'PAYMENT_FAILED',
]

/** Description and type of each file; 'published' marks notices. */
const papersOf: Record<string, readonly (readonly [string, string, 'published'?])[]> = {
  MEMBERS_VOLUNTARY: [
    ['Special resolution to wind up', 'RESOLUTION'],
    ['Declaration of solvency', 'DECLARATION'],
    ['Statement of affairs', 'STATEMENT_OF_AFFAIRS'],
    ['Notice of winding up in the gazette', 'NOTICE', 'published'],
    ['Notice of winding up in a newspaper', 'NOTICE', 'published'],
  ],
  CREDITORS_VOLUNTARY: [
    ['Board resolution', 'RESOLUTION'],
    ['Statement of affairs', 'STATEMENT_OF_AFFAIRS'],
    ['Notice to creditors in a newspaper', 'NOTICE', 'published'],
  ],
  COURT: [
    ['Winding-up order', 'COURT_ORDER'],
    ['Statement of affairs', 'STATEMENT_OF_AFFAIRS'],
    ['Notice of the order in the gazette', 'NOTICE', 'published'],
  ],
  FOREIGN: [
    ['Notice of ceasing to have a place of business', 'CESSATION'],
    ['Notice of de-registration in a newspaper', 'NOTICE', 'published'],
  ],
}

const hex = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join('')

const conversation = (
  random: Random,
  applicant: string,
  registrar: string,
  ago: number,
  today: Date,
): SeedMessage[] => {
  const lines = [
    [registrar, 'BACKOFFICE', 'The notice in the newspaper cannot be read. Please upload a clearer copy.', 'QUERIED'],
    [applicant, 'INDIVIDUAL', 'A clearer copy has been uploaded. Kindly look at it again.', 'SUBMITTED'],
    [registrar, 'BACKOFFICE', 'Thank you. The application is in order.', 'APPROVED'],
  ] as const
  if (random.chance(0.3)) return []
  return lines.slice(0, 1 + random.below(3)).map(([name, userType, description, status], index) => ({
    name,
    fullName: name,
    userType,
    description,
    status,
    at: `${daysBefore(today, Math.max(1, ago - 10 - index * 2))}T${String(7 + index * 2).padStart(2, '0')}:${10 + random.below(49)}:00Z`,
  }))
}

const statusOf = (random: Random, approved: boolean): ApplicationStatus =>
  approved ? 'APPROVED' : random.pick(openStatuses)

const wayOf = (type: ApplicationType, number: number): WindingUpType | null => {
  if (type === 'FOREIGN_COMPANY_DE_REGISTRATION') return null
  return (type === 'WINDING_UP' && windingUpTypes[number % windingUpTypes.length]) || 'COURT'
}

/** Returns an application about a company; approved ones were published and confirmed some time ago. */
export const applicationAbout = (
  company: SeedCompany,
  { type, approved, number }: { type: ApplicationType; approved: boolean; number: number },
  random: Random,
  today: Date,
  practitioner: RecordsAbout['practitioner'],
): SeedInsolvency => {
  const ago = 70 + random.below(700)
  const status = statusOf(random, approved)
  const applicant = person(random)
  const registrar = approved || status === 'ASSIGNED' || status === 'QUERIED' ? random.pick(registrars) : null
  const about: RecordsAbout = { today, ago, approved, company: company.name, place: company.place, practitioner }
  const windingUpType = wayOf(type, number)
  const records = windingUpType ? windingUpRecords(random, windingUpType, about) : deRegistrationRecords(random, about)
  // A few were approved without a recorded publication date.
  const unpublished = number % 8 === 7
  const attachments = (papersOf[windingUpType ?? 'FOREIGN'] ?? []).map(([description, kind, published], index) => {
    const shown = published && !unpublished && approved
    return {
      fileName: `${hex(random, 20)}.pdf`,
      description,
      type: kind,
      status: approved ? 'APPROVED' : 'FILING',
      effect: daysBefore(today, ago - 1),
      published: shown ? daysBefore(today, Math.max(2, ago - 10 - index * 3)) : null,
      publication: published ? (newspapers[description.includes('gazette') ? 0 : 1 + random.below(3)] ?? null) : null,
    }
  })
  const lastPublished = attachments.reduce<string | null>(
    (latest, { published }) => (published && (!latest || published > latest) ? published : latest),
    null,
  )
  const day = daysBefore(today, ago)
  return {
    trackingNumber: `${prefixes[type]}${day.slice(2, 4)}${String(100_000 + number * 37).slice(-6)}`,
    company,
    type,
    windingUpType,
    status,
    registrar,
    hasAsset: random.chance(0.6),
    lastPublished,
    confirmed: approved ? daysBefore(today, Math.max(1, ago - 35)) : null,
    created: `${day}T${String(6 + random.below(9)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}:00Z`,
    // Some came on paper, without a recorded applicant.
    applicant:
      number % 9 === 8
        ? null
        : {
            givenName: applicant.given,
            surname: applicant.family,
            email: `${applicant.given}.${applicant.family}@post.example`.toLowerCase(),
            phoneNumber: `+256 7${10 + random.below(70)} ${100 + random.below(900)} ${100 + random.below(900)}`,
          },
    records,
    attachments,
    messages: conversation(random, `${applicant.given} ${applicant.family}`, registrar ?? fullName(random), ago, today),
  }
}
