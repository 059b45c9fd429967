import { createRandom } from '../random'
import type { SeedLists } from './entities'
import { individual, type SeedPerson } from './peopleOfEntities'

/** Every so many entities one has a person who stands in several. */
const EVERY = 17
const FIRST = 5
/** Entities in which such a person stands. */
const ROLES = 4
const SEED = 70_660

type Details = Partial<SeedPerson>

const mistype = (number: string) => `${number.slice(0, 9)}${(Number(number[9]) + 1) % 10}${number.slice(10)}`
const space = (number: string) => `${number.slice(0, 5)} ${number.slice(5, 10)} ${number.slice(10)}`

/** Faults of the paper register in the last of the files, in turn: they make probable duplicates. */
const faults: ((person: Details) => Details)[] = [
  ({ idNumber }) => ({ idNumber: mistype(String(idNumber)) }),
  ({ idNumber }) => ({ idNumber: space(String(idNumber)) }),
  () => ({ idType: null, idNumber: null }),
  ({ surName, idNumber }) => ({ surName: `${surName}h`, idNumber: mistype(mistype(String(idNumber))) }),
  () => ({}),
]

/**
 * Gives one person of some entities the identity of a person who stands in others too. It depends on the entity's number
 * alone, so that more entities leave these as they are.
 */
export const withRecurring = (
  people: readonly SeedPerson[],
  index: number,
  { today, lists }: { today: Date; lists: SeedLists },
): SeedPerson[] => {
  const last = people.findLast(({ kind }) => kind === 'INDIVIDUAL')
  if (index % EVERY !== FIRST || !last) return [...people]
  const turn = Math.floor(index / EVERY)
  const number = Math.floor(turn / ROLES)
  const {
    villageId: _,
    plot: __,
    street: ___,
    postalAddress: ____,
    ...person
  } = individual(createRandom(SEED + number), today, lists, false)
  const fault = turn % ROLES === ROLES - 1 && person.idNumber ? faults[number % faults.length] : undefined
  return people.map(each => (each === last ? { ...each, ...person, ...fault?.(person) } : each))
}
