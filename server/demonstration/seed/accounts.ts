import { nationalities } from '@contract/accounts/nationalities'
import type { Random } from '../random'
import { daysBefore } from './dates'
import { companyName } from './names'
import { person } from './people'
import { publicBodies } from './publicBodies'

export type Business = { brn: string; name: string; subType: string | null }
export type SeedAccount = {
  id: string
  type: 'INDIVIDUAL' | 'BACKOFFICE' | 'BUSINESS' | 'PARTNER' | 'MDA' | 'PRIVATE_ORGANIZATION'
  email: string
  emailVerified: boolean
  phone: string
  phoneVerified: boolean
  created: string
  enabled: boolean
  name?: string
  given?: string
  middle?: string | undefined
  family?: string
  gender?: 'MALE' | 'FEMALE'
  born?: string
  nationality?: string
  idType?: 'NATIONAL_ID' | 'PASSPORT' | 'ALIEN_ID'
  idNumber?: string
  idAttachment?: string | undefined
  signature?: string | undefined
  brn?: string
  businessType?: string
  subType?: string | null
  apiAccess: boolean
  balance: number
  expires?: string
  contacts: { name: string; email: string; phone: string; nin: string }[]
}

const HEX = '0123456789abcdef'
/** Returns a UUID like the database's own, but always the same for the same row. */
const seededId = (random: Random) => {
  const signs = Array.from({ length: 32 }, () => HEX[random.below(16)])
  signs[12] = '4'
  signs[16] = HEX[8 + random.below(4)]
  return signs.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'
/**
 * Returns an invented NIN in the usual form: C, M or F, the year of birth, and ten characters that are unique to the
 * row.
 */
export const ninOf = (random: Random, sex: 'M' | 'F', born: string, row: number) => {
  const signs = Array.from({ length: 3 }, () => LETTERS[random.below(LETTERS.length)]).join('')
  return `C${sex}${born.slice(2, 4)}${String(row).padStart(7, '0')}${signs}`
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 40)
const phone = (random: Random) =>
  `+256 7${random.pick([0, 5, 7, 8])}${random.below(9)} ${100_000 + random.below(899_999)}`

const strangers = nationalities.filter(name =>
  [
    'Kenyan',
    'Tanzanian',
    'Rwandan',
    'Congolese',
    'South Sudanese',
    'Indian',
    'Chinese',
    'British',
    'Eritrean',
    'Somali',
  ].includes(name),
)

type Made = Omit<SeedAccount, 'id' | 'created' | 'enabled' | 'emailVerified' | 'phoneVerified' | 'phone'>

const individual = (random: Random, today: Date, row: number): Made => {
  const { given, family, sex } = person(random)
  const born = daysBefore(today, 365 * (19 + random.below(55)) + random.below(365))
  const ugandan = random.chance(0.9)
  const idType = ugandan
    ? random.chance(0.93)
      ? 'NATIONAL_ID'
      : 'PASSPORT'
    : random.chance(0.6)
      ? 'PASSPORT'
      : 'ALIEN_ID'
  const letters = idType === 'PASSPORT' ? 'B' : 'A'
  return {
    type: 'INDIVIDUAL',
    given,
    middle: random.chance(0.2) ? person(random).given : undefined,
    family,
    email: `${plain(given)}.${plain(family)}${row}@mail.example`,
    gender: sex === 'F' ? 'FEMALE' : 'MALE',
    born,
    nationality: ugandan ? 'Ugandan' : random.pick(strangers),
    idType,
    idNumber: idType === 'NATIONAL_ID' ? ninOf(random, sex, born, row) : `${letters}${String(1_000_000 + row)}`,
    idAttachment: random.chance(0.85) ? seededId(random) : undefined,
    apiAccess: false,
    balance: 0,
    contacts: [],
  }
}

const staffMember = (random: Random, today: Date, row: number): Made => ({
  ...individual(random, today, row),
  type: 'BACKOFFICE',
  email: `staff${row}@registry.example`,
  nationality: 'Ugandan',
  idAttachment: undefined,
  signature: random.chance(0.6) ? seededId(random) : undefined,
})

const business = (_random: Random, row: number, businesses: readonly Business[]): Made => {
  const business = businesses[row % Math.max(1, businesses.length)]
  const round = Math.floor(row / Math.max(1, businesses.length))
  const name = business ? business.name : companyName(row)
  return {
    type: 'BUSINESS',
    name,
    brn: business && !round ? business.brn : `8009${String(row).padStart(10, '0')}`,
    businessType: 'COMPANY',
    subType: business?.subType ?? 'private-company-limited-by-shares',
    email: `info${row}@${plain(name).split('.')[0]}.example`,
    apiAccess: false,
    balance: 0,
    contacts: [],
  }
}

const domains = { MDA: 'go.example', PRIVATE_ORGANIZATION: 'org.example', PARTNER: 'partner.example' }

const organisation = (
  random: Random,
  today: Date,
  row: number,
  type: 'MDA' | 'PRIVATE_ORGANIZATION' | 'PARTNER',
): Made => {
  const round = Math.floor(row / publicBodies.length)
  const body = publicBodies[(row * 53) % publicBodies.length] ?? ''
  const name =
    type === 'MDA'
      ? `${body}${round ? `, Office ${round + 1}` : ''}`
      : companyName((type === 'PARTNER' ? 800_003 : 700_000) + row * 7)
  const { given, family, sex } = person(random)
  const domain = domains[type]
  return {
    type,
    name,
    email: `desk${row}@${plain(name).split('.').slice(0, 2).join('').slice(0, 14)}.${domain}`,
    apiAccess: random.chance(0.4),
    balance: random.below(400) * 5000,
    expires: daysBefore(today, -1825 - random.below(3650)),
    contacts: [
      {
        name: `${given} ${family}`,
        email: `${plain(given)}.${plain(family)}${row}@${domain}`,
        phone: phone(random),
        nin: ninOf(random, sex, `19${60 + random.below(40)}-01-01`, 5_000_000 + row),
      },
    ],
  }
}

/** Percentage of accounts of each type. */
const SHARES = [
  ['INDIVIDUAL', 52],
  ['BUSINESS', 22],
  ['MDA', 11],
  ['PRIVATE_ORGANIZATION', 8],
  ['PARTNER', 2],
  ['BACKOFFICE', 5],
] as const
const kindAt = (row: number) => {
  let left = (row * 37) % 100
  for (const [kind, share] of SHARES) {
    if (left < share) return kind
    left -= share
  }
  return 'INDIVIDUAL'
}

/** Generates invented accounts of every type, oldest first. */
export function* seedAccounts(
  amount: number,
  random: Random,
  today: Date,
  businesses: readonly Business[],
): Generator<SeedAccount> {
  const counts: Record<string, number> = {}
  for (let row = 0; row < amount; row++) {
    const kind = kindAt(row)
    const nth = counts[kind] ?? 0
    counts[kind] = nth + 1
    const made =
      kind === 'INDIVIDUAL'
        ? individual(random, today, row)
        : kind === 'BACKOFFICE'
          ? staffMember(random, today, row)
          : kind === 'BUSINESS'
            ? business(random, nth, businesses)
            : organisation(random, today, nth, kind)
    const ago = ((amount - row) * 1400 * 86_400) / amount
    const enabled = random.chance(0.88)
    yield {
      ...made,
      id: seededId(random),
      phone: phone(random),
      emailVerified: enabled || random.chance(0.3),
      phoneVerified: enabled && random.chance(0.8),
      created: new Date(today.getTime() - Math.round(ago) * 1000).toISOString(),
      enabled,
    }
  }
}
