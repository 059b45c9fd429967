import { registryToday } from '@contract/registryDay'
import { createRandom } from '../random'
import { address, description } from './addresses'
import { chargesOf } from './charges'
import type { Value } from './copyRows'
import type { SeedEntity, SeedLists } from './entities'
import { filingsOf } from './filings'
import { peopleOf, personRow } from './peopleOfEntities'
import { withRecurring } from './recurringPeople'
import { type SeedShares, sharesOf } from './shares'

/**
 * Makes the file of an entity. It depends only on the entities before it, so that adding one leaves the others
 * unchanged.
 */
export const fileOf = (
  index: number,
  one: SeedEntity,
  { seed, today, lists, companies }: { seed: number; today: Date; lists: SeedLists; companies: readonly SeedEntity[] },
) => {
  const random = createRandom(seed + Math.imul(index + 1, 0x9e3779b1))
  const company = one.kind.endsWith('COMPANY')
  const missing = company ? ['FORM_18', 'FORM_20', 'FORM_24'].filter(() => random.chance(0.05)) : []
  const hasShares = one.kind === 'COMPANY' && !one.subType?.includes('without shares')
  const founders = peopleOf(one, random, { today, lists, companies, form20: !missing.includes('FORM_20') })
  const people = withRecurring(founders, index, { today, lists })
  const shares: SeedShares | undefined = hasShares ? sharesOf(people, random) : undefined
  return {
    one,
    index,
    filled: today.toISOString(),
    missing,
    people,
    shares,
    address: missing.includes('FORM_18')
      ? undefined
      : { ...address(random, [one.village]), description: description(random) },
    lockedDown: company && random.chance(0.02),
    charges: chargesOf(one, seed + Math.imul(index + 1, 0x85ebca6b), today),
    filings: filingsOf(one, random, { today, missing, allotted: Boolean(shares?.holdings.length) }),
  }
}
export type EntityFile = ReturnType<typeof fileOf>

export const entityRow = ({ one, filled, address, shares, missing, lockedDown }: EntityFile): readonly Value[] => [
  one.brn,
  one.name,
  one.kind,
  one.subType,
  one.status,
  one.registeredOn,
  one.isic,
  address?.village ?? null,
  address?.plot ?? null,
  address?.street ?? null,
  address?.postal ?? null,
  address?.description ?? null,
  shares?.capital ?? null,
  shares?.number ?? null,
  `{${missing.join()}}`,
  lockedDown,
  registryToday(Date.parse(filled)),
  filled,
]

const words = (texts: readonly string[]) => `{${texts.map(text => `"${text}"`).join()}}`

export const personRows = ({ one, people }: EntityFile): (readonly Value[])[] =>
  people.map((each, index) => personRow(one.brn, index + 1, each))

export const shareClassRows = ({ one, shares }: EntityFile): (readonly Value[])[] =>
  (shares?.classes ?? []).map((each, index) => [
    one.brn,
    index + 1,
    each.name,
    each.otherName,
    each.number,
    each.value,
    words(each.subClasses),
  ])

export const shareholdingRows = ({ one, shares }: EntityFile): (readonly Value[])[] =>
  (shares?.holdings ?? []).map(each => [
    one.brn,
    each.person,
    each.class,
    each.number,
    each.paid,
    each.unpaid,
    words(each.subClasses),
  ])

export const chargeRows = ({ one, charges }: EntityFile): (readonly Value[])[] =>
  charges.map(each => [
    one.brn,
    each.number,
    each.kind,
    each.property,
    each.amount,
    each.currency,
    each.chargee,
    each.chargeeNumber,
    each.createdOn,
    each.registeredOn,
    each.satisfiedOn,
  ])

const trackingNoOf = (index: number, nth: number) => `TN${10_000_001 + index * 10 + nth}`

export const filingRows = ({ one, index, filings }: EntityFile): (readonly Value[])[] =>
  filings.map((each, nth) => [trackingNoOf(index, nth), one.brn, each.at, words(each.changes), words(each.narrations)])

/** A filing that a payment may be for. */
export type PaidFiling = { trackingNo: string; at: number; kind: SeedEntity['kind'] }

/** Returns the filings of an entity with their moments, for payments. */
export const paidFilings = ({ one, index, filings }: EntityFile): PaidFiling[] =>
  filings.map(({ at }, nth) => ({ trackingNo: trackingNoOf(index, nth), at: Date.parse(at), kind: one.kind }))
