import type { Random } from '../random'
import { daysBefore } from './dates'
import { fullName } from './people'
import type { SeedPractitioner } from './practitioners'
import { complaintWords, messageWords } from './words'

export type SeedApplication = {
  id: string
  practitioner: string
  type: string
  status: string
  registered: string | null
  created: string
  papers: { filename: string; kind: 'ATTACHMENT' | 'PHOTO'; name: string; position: number }[]
  messages: { name: string; accountType: string; description: string; at: string }[]
}

const papersOf: Record<string, readonly string[]> = {
  NEW_APPLICATION: ['Application_letter.pdf', 'Academic-transcripts.pdf', 'Letter_of_good_standing.pdf'],
  ANNUAL_RETURN: ['Annual_return.pdf', 'Indemnity-insurance_policy.PDF'],
  RENEWAL: ['Renewal_form.pdf', 'Practising_certificate.pdf'],
}

const hex = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join('')
export const uuid = (random: Random) =>
  [8, 4, 4, 4, 12]
    .map((digits, part) =>
      part === 2 ? `4${hex(random, 3)}` : part === 3 ? `a${hex(random, 3)}` : hex(random, digits),
    )
    .join('-')

const moment = (day: string, random: Random) =>
  `${day}T${String(6 + random.below(9)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}:00Z`

const talkAbout = (one: SeedPractitioner, today: Date, ago: number, random: Random): SeedApplication['messages'] => {
  if (random.chance(0.25)) return []
  const clerk = fullName(random)
  return messageWords.slice(0, 2 + random.below(messageWords.length - 1)).map(([from, description], index) => ({
    name: from === 'INDIVIDUAL' ? `${one.given} ${one.family}` : clerk,
    accountType: from,
    description,
    at: moment(daysBefore(today, Math.max(0, ago - index)), random),
  }))
}

/** Generates a practitioner's applications over the years, oldest first; none for those without a standing. */
export function* applicationsOf(one: SeedPractitioner, random: Random, today: Date): Generator<SeedApplication> {
  if (!one.standing) return
  const years = one.standing === 'APPROVED' ? Math.min(5, Math.floor(one.ago / 365)) : 0
  const filed = [
    'NEW_APPLICATION',
    ...Array.from({ length: years }, (_, at) => (at % 3 === 2 ? 'RENEWAL' : 'ANNUAL_RETURN')),
  ]
  for (const [index, type] of filed.entries()) {
    const ago = Math.max(1, one.ago - index * 365)
    // The latest return may still be open.
    const open = index > 0 && index === filed.length - 1 && random.chance(0.4)
    const status = open ? 'ASSIGNED' : one.standing
    const paper = (kind: 'ATTACHMENT' | 'PHOTO', name: string, position: number) => ({
      filename: `${uuid(random)}${kind === 'PHOTO' ? '.jpg' : '.pdf'}`,
      kind,
      name,
      position,
    })
    yield {
      id: uuid(random),
      practitioner: one.number,
      type,
      status,
      registered: status === 'APPROVED' ? daysBefore(today, ago) : null,
      created: moment(daysBefore(today, ago + 14), random),
      papers: [
        ...(index === 0 ? [paper('PHOTO', `${one.family}.jpg`, 0)] : []),
        ...(papersOf[type] ?? []).map((name, position) => paper('ATTACHMENT', name, position)),
      ],
      messages: index === 0 && one.standing !== 'APPROVED' ? talkAbout(one, today, ago + 10, random) : [],
    }
  }
}

export type SeedComplaint = readonly [
  practitioner: string,
  complaint: string,
  description: string,
  complainant: string,
  status: string,
  at: string,
]

/** Returns complaints against practitioners, oldest first: many against one, a few against some, none against most. */
export const complaintsAgainst = (all: readonly SeedPractitioner[], random: Random, today: Date): SeedComplaint[] =>
  all
    .flatMap(({ number, ago }, n) => {
      const amount = n === 0 ? 27 : n % 4 === 1 ? 1 + random.below(3) : 0
      return Array.from({ length: amount }, (): SeedComplaint => {
        const [complaint, description] = random.pick(complaintWords)
        const days = random.below(Math.max(1, ago))
        const status = days < 60 || random.chance(0.3) ? 'PENDING' : random.chance(0.6) ? 'RESOLVED' : 'DISMISSED'
        return [number, complaint, description, fullName(random), status, moment(daysBefore(today, days), random)]
      })
    })
    .sort((a, b) => (a[5] < b[5] ? -1 : Number(a[5] > b[5])))
