import type { Db } from '../../db/database'
import { entity, entityPerson, filing, shareClass, shareholding } from '../../db/schema'
import { createRandom } from '../random'
import { address, description } from './addresses'
import { copyRows } from './copyRows'
import type { SeedEntity, SeedLists } from './entities'
import { filingsOf } from './filings'
import { peopleOf, personColumns, personRow } from './peopleOfEntities'
import { type SeedShares, sharesOf } from './shares'

/**
 * Makes the file of an entity. It depends only on the entities before it, so that adding one leaves the others
 * unchanged.
 */
const fileOf = (
  index: number,
  one: SeedEntity,
  { seed, today, lists, companies }: { seed: number; today: Date; lists: SeedLists; companies: readonly SeedEntity[] },
) => {
  const random = createRandom(seed + Math.imul(index + 1, 0x9e3779b1))
  const company = one.kind.endsWith('COMPANY')
  const missing = company ? ['FORM_18', 'FORM_20', 'FORM_24'].filter(() => random.chance(0.05)) : []
  const hasShares = one.kind === 'COMPANY' && !one.subType?.includes('without shares')
  const people = peopleOf(one, random, { today, lists, companies, form20: !missing.includes('FORM_20') })
  const shares: SeedShares | undefined = hasShares ? sharesOf(people, random) : undefined
  return {
    one,
    index,
    missing,
    people,
    shares,
    address: missing.includes('FORM_18')
      ? undefined
      : { ...address(random, [one.village]), description: description(random) },
    lockedDown: company && random.chance(0.02),
    filings: filingsOf(one, random, { today, missing, allotted: Boolean(shares?.holdings.length) }),
  }
}
type File = ReturnType<typeof fileOf>

const entityRow = ({ one, address, shares, missing, lockedDown }: File) =>
  [
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
  ] as const

const words = (texts: readonly string[]) => `{${texts.map(text => `"${text}"`).join()}}`

/** Fills entities, the first of which has the number `from`, each with its people, shares, address and filings. */
export const addEntityFiles = async (
  tx: Db,
  entities: readonly SeedEntity[],
  { from, seed, today, lists }: { from: number; seed: number; today: Date; lists: SeedLists },
) => {
  const companies: SeedEntity[] = []
  const files = entities.map((one, index) => {
    const file = fileOf(from + index, one, { seed, today, lists, companies })
    if (one.kind === 'COMPANY') companies.push(one)
    return file
  })
  await copyRows(
    tx,
    entity,
    [
      'brn',
      'name',
      'kind',
      'subType',
      'status',
      'registeredOn',
      'isicCode',
      'villageId',
      'plot',
      'street',
      'postalAddress',
      'addressDescription',
      'shareCapital',
      'numberOfShares',
      'missingForms',
      'lockedDown',
    ],
    files.map(entityRow),
  )
  await copyRows(
    tx,
    entityPerson,
    personColumns,
    files.flatMap(({ one, people }) => people.map((each, index) => personRow(one.brn, index + 1, each))),
  )
  await copyRows(
    tx,
    shareClass,
    ['brn', 'no', 'nominalClass', 'otherClassName', 'number', 'value', 'subClasses'],
    files.flatMap(({ one, shares }) =>
      (shares?.classes ?? []).map(
        (each, index) =>
          [one.brn, index + 1, each.name, each.otherName, each.number, each.value, words(each.subClasses)] as const,
      ),
    ),
  )
  await copyRows(
    tx,
    shareholding,
    ['brn', 'personNo', 'classNo', 'numberOfShares', 'amountPaid', 'amountUnpaid', 'subClasses'],
    files.flatMap(({ one, shares }) =>
      (shares?.holdings ?? []).map(
        each =>
          [one.brn, each.person, each.class, each.number, each.paid, each.unpaid, words(each.subClasses)] as const,
      ),
    ),
  )
  await copyRows(
    tx,
    filing,
    ['trackingNo', 'brn', 'filedAt', 'changes', 'narrations'],
    files.flatMap(({ one, index, filings }) =>
      filings.map(
        (each, nth) =>
          [
            `TN${10_000_001 + index * 10 + nth}`,
            one.brn,
            each.at,
            words(each.changes),
            words(each.narrations),
          ] as const,
      ),
    ),
  )
}
