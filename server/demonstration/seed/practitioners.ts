import type { PractitionerFile } from '@contract/registry/practitioners'
import type { Random } from '../random'
import { daysBefore } from './dates'
import { person } from './people'
import { awards, banks, bodiesOf, conductDetails, insurers, professions } from './words'

type Parts = Pick<
  PractitionerFile,
  'professions' | 'bankAccountInformation' | 'qualifications' | 'indemnity' | 'profConductDetails'
>

/** Statuses of a practitioner's first application; undefined for those who made none. */
const STANDINGS = ['APPROVED', 'APPROVED', 'ASSIGNED', 'APPROVED', 'SUBMITTED', 'APPROVED', undefined] as const
type Standing = (typeof STANDINGS)[number]

export type SeedPractitioner = Parts & {
  number: string
  given: string
  family: string
  phone: string
  registered: string
  /** Days from the registration to today. */
  ago: number
  active: boolean
  standing: Standing
  gender: string
  born: string
  postalAddress: string
  village: number | undefined
}

const partsOf = (random: Random, today: Date, name: string, profession: string | undefined): Parts => {
  const inYears = (years: number) => daysBefore(today, -365 * years + random.below(200))
  const graduated = 1994 + random.below(18)
  return {
    professions: profession
      ? [
          {
            professionName: profession,
            professionBody: bodiesOf[profession] ?? 'Institute of Insolvency Practice',
            memberShipId: `M${1000 + random.below(8999)}`,
            expiryOfMemberShip: inYears(1),
          },
        ]
      : [],
    bankAccountInformation: Array.from({ length: random.chance(0.25) ? 2 : 1 }, () => ({
      bankName: random.pick(banks),
      accName: name,
      accNo: `0${String(100_000_000 + random.below(899_999_999))}`,
    })),
    qualifications: Array.from({ length: 1 + random.below(3) }, (_, index) => {
      const [awardType, award, awardingBody] = random.pick(awards[index] ?? awards[0] ?? [])
      return { awardType, award, awardingBody, year: String(graduated + index * 3) }
    }),
    indemnity: random.chance(0.9)
      ? [
          {
            insurancePolicyHolder: name,
            insurer: random.pick(insurers),
            valueOfInsurance: String((5 + random.below(40)) * 10_000_000),
            dateOfIssuance: daysBefore(today, 30 + random.below(300)),
            expiryOfInsurance: inYears(1),
          },
        ]
      : [],
    profConductDetails: random.chance(0.12) ? [random.pick(conductDetails)] : [],
  }
}

/**
 * Generates practitioners, oldest first, in the order of their numbers. `random` decides the person and `details` the
 * rest, so that more details never change the people.
 */
export function* practitioners(
  amount: number,
  random: Random,
  details: Random,
  today: Date,
  villages: readonly number[],
): Generator<SeedPractitioner> {
  for (let n = 0; n < amount; n++) {
    const { given, family, sex } = person(random)
    const profession = n % 9 === 4 ? undefined : random.pick(professions)
    const phone = `+256 77${random.below(9)} ${String(100_000 + random.below(899_999))}`
    const ago = Math.floor(((amount - n) * 3000) / amount)
    yield {
      number: `IP-${String(1001 + n)}`,
      given,
      family,
      phone,
      registered: daysBefore(today, ago),
      ago,
      active: n % 7 !== 5,
      standing: STANDINGS[n % STANDINGS.length],
      gender: sex === 'F' ? 'FEMALE' : 'MALE',
      born: daysBefore(today, 365 * (30 + details.below(35)) + details.below(365)),
      postalAddress: `P.O. Box ${100 + details.below(9800)}, Kampala`,
      village: villages.length ? details.pick(villages) : undefined,
      ...partsOf(details, today, `${given} ${family}`, profession),
    }
  }
}
