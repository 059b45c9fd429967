import type { Random } from '../random'
import { daysBefore } from './dates'
import { businessName, companyName } from './names'

export type SeedEntity = {
  brn: string
  name: string
  kind: 'COMPANY' | 'FOREIGN_COMPANY' | 'BUSINESS_NAME' | 'BUILDING_SOCIETY'
  subType: string | null
  status: 'REGISTERED' | 'INSOLVENT' | 'CEASED'
  registeredOn: string
  village: number
  isic: string
}

const companyTypes = [
  'private company limited by shares',
  'private company limited by shares',
  'private company limited by shares',
  'public company limited by shares',
  'private company limited by guarantee without shares',
  'single member company',
]

/** Returns a unique number of nine digits: 7919 shares no factor with a thousand million. */
const brnOf = (prefix: string, index: number) =>
  `${prefix}${String((index * 7919 + 104_729) % 1_000_000_000).padStart(9, '0')}`

export type SeedLists = { villages: readonly number[]; isic: readonly string[]; countries: readonly string[] }

/** Returns entity number `index` of a registry as of `today`. BRNs and names are unique. */
export const entityAt = (
  index: number,
  random: Random,
  today: Date,
  { villages, isic, countries }: SeedLists,
): SeedEntity => {
  const share = random.next()
  const registeredOn = daysBefore(today, random.below(random.chance(0.3) ? 900 : 9000))
  const status = random.chance(0.03) ? 'INSOLVENT' : random.chance(0.05) ? 'CEASED' : 'REGISTERED'
  const common = { status, registeredOn, village: random.pick(villages), isic: random.pick(isic) } as const
  if (share < 0.62) {
    const subType = random.pick(companyTypes)
    const ending = subType.includes('guarantee')
      ? 'Limited by Guarantee'
      : subType.includes('single')
        ? 'SMC Ltd'
        : 'Ltd'
    // Some of the oldest companies keep the short number of the paper register.
    const old = registeredOn < daysBefore(today, 7000) && random.chance(0.5)
    const brn = old ? `P-${String(100_000 + index)}` : brnOf('80020', index)
    return { ...common, brn, name: `${companyName(index)} ${ending}`.toUpperCase(), kind: 'COMPANY', subType }
  }
  if (share < 0.66)
    return {
      ...common,
      // Some foreign companies have left.
      status: index % 4 === 1 ? 'CEASED' : status,
      brn: brnOf('80010', index),
      name: `${companyName(index)} (${random.pick(countries)}) Ltd`.toUpperCase(),
      kind: 'FOREIGN_COMPANY',
      subType: 'foreign company',
    }
  if (share < 0.985)
    return {
      ...common,
      brn: brnOf('80030', index),
      name: businessName(index),
      kind: 'BUSINESS_NAME',
      subType: random.chance(0.6) ? 'sole proprietorship' : 'partnership',
    }
  return {
    ...common,
    brn: brnOf('80040', index),
    name: `${companyName(index)} Building Society`,
    kind: 'BUILDING_SOCIETY',
    subType: null,
  }
}
