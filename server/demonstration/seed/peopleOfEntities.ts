import type { Random } from '../random'
import { address } from './addresses'
import { daysBefore } from './dates'
import type { SeedEntity, SeedLists } from './entities'
import { person } from './people'

type Role = 'SUBSCRIBER' | 'DIRECTOR' | 'SECRETARY' | 'PARTNER' | 'MEMBER'

/** A row of `entityPerson` without its key; an absent value is unknown. */
export type SeedPerson = { roles: Role[]; kind: 'INDIVIDUAL' | 'CORPORATE' } & Partial<
  Record<(typeof details)[number], string | number | null>
>

const details = [
  'givenName',
  'middleName',
  'surName',
  'idType',
  'idNumber',
  'nationality',
  'sex',
  'dateOfBirth',
  'occupation',
  'registeredName',
  'registeredNumber',
  'dateOfIncorporation',
  'subType',
  'countryOfOrigin',
  'addressInCountryOfOrigin',
  'email',
  'phoneNumber',
  'villageId',
  'plot',
  'street',
  'postalAddress',
] as const

export const personColumns = ['brn', 'no', 'roles', 'kind', ...details] as const
export const personRow = (brn: string, no: number, one: SeedPerson) =>
  [brn, no, `{${one.roles.join()}}`, one.kind, ...details.map(detail => one[detail] ?? null)] as const

const occupations =
  'Farmer|Trader|Teacher|Accountant|Engineer|Advocate|Nurse|Shopkeeper|Contractor|Driver|Consultant|Civil servant|Tailor|Hotelier|Pharmacist'.split(
    '|',
  )
const padded = (number: number, width: number) => String(number).padStart(width, '0')
const digits = (random: Random, many: number) => padded(random.below(10 ** many), many)
const phone = (random: Random) =>
  `+256 7${random.pick(['0', '4', '5', '7', '8'])}${random.below(10)} ${digits(random, 6)}`
const mailbox = (name: string, host: string) => `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@${host}.example`

const places = (random: Random, lists: SeedLists) => {
  const { village, plot, street, postal } = address(random, lists.villages)
  return { villageId: village, plot, street, postalAddress: postal }
}

const DAY = 86_400_000
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXYZ'
const letter = (number: number) => LETTERS[number % LETTERS.length]

/**
 * Returns a national number with year and day of birth in it, so that nobody has the number of somebody born on another day. It
 * has zeros where a real number has its district: no real person has it.
 */
const nationalNumber = (born: string, sex: string, random: Random) => {
  const day = (Date.parse(born) - Date.parse(`${born.slice(0, 4)}-01-01`)) / DAY + 1
  const serial = random.below(100_000) * 5 + random.below(5)
  const [two, rest] = [serial % 100, Math.floor(serial / 100)]
  return `C${sex}${born.slice(2, 4)}000${padded(day, 3)}${padded(two, 2)}${letter(rest)}${letter(Math.floor(rest / LETTERS.length))}`
}

const passportNumber = (born: string, random: Random) => {
  const serial = random.below(10 ** 8)
  const day = (Date.parse(born) - Date.parse('1900-01-01')) / DAY
  return `A${padded(day, 5)}${padded(serial % 10_000, 4)}${letter(Math.floor(serial / 10_000))}`
}

/** Returns an invented person born between 18 and 78 years before today; people from abroad have a passport. */
export const individual = (
  random: Random,
  today: Date,
  lists: SeedLists,
  abroad: boolean,
): Omit<SeedPerson, 'roles'> => {
  const { given, family, sex } = person(random)
  const born = daysBefore(today, 18 * 366 + random.below(60 * 365))
  const names = { givenName: given, surName: family }
  // Files from the paper register often hold little more than a name.
  if (random.chance(0.02)) return { kind: 'INDIVIDUAL', ...names, nationality: 'Uganda', postalAddress: 'P.O. Box 1' }
  return {
    kind: 'INDIVIDUAL',
    ...names,
    middleName: random.chance(0.15) ? person(random).given : null,
    idType: abroad ? 'PASSPORT' : 'NATIONAL_ID',
    idNumber: abroad ? passportNumber(born, random) : nationalNumber(born, sex, random),
    nationality: abroad ? random.pick(lists.countries) : 'Uganda',
    sex: random.chance(0.97) ? (sex === 'F' ? 'FEMALE' : 'MALE') : null,
    dateOfBirth: born,
    occupation: random.pick(occupations),
    email: random.chance(0.85) ? mailbox(`${given}.${family}`, 'mail') : null,
    phoneNumber: phone(random),
    ...places(random, lists),
  }
}

const foreignCorporate = (random: Random, today: Date, lists: SeedLists): Omit<SeedPerson, 'roles'> => {
  const name = `${person(random).family} Holdings`.toUpperCase()
  return {
    kind: 'CORPORATE',
    registeredName: name,
    registeredNumber: `C.${digits(random, 6)}`,
    dateOfIncorporation: daysBefore(today, 400 + random.below(9000)),
    subType: 'foreign company',
    countryOfOrigin: random.pick(lists.countries),
    addressInCountryOfOrigin: `P.O. Box ${digits(random, 5)}, ${1 + random.below(90)} Harbour Street`,
    email: mailbox(name, 'mail'),
    phoneNumber: phone(random),
    ...places(random, lists),
  }
}

const localCorporate = (random: Random, lists: SeedLists, company: SeedEntity): Omit<SeedPerson, 'roles'> => ({
  kind: 'CORPORATE',
  registeredName: company.name,
  registeredNumber: company.brn,
  dateOfIncorporation: company.registeredOn,
  subType: company.subType,
  countryOfOrigin: 'Uganda',
  email: mailbox('office', company.brn.toLowerCase()),
  phoneNumber: phone(random),
  ...places(random, lists),
})

/**
 * Returns the founders of each kind of entity: their role, their number, and the percentage of companies among them.
 */
const first = (kind: SeedEntity['kind'], subType: string | null, random: Random): [Role[], number, number] => {
  if (kind === 'FOREIGN_COMPANY') return [['DIRECTOR'], 1 + random.below(3), 0]
  if (kind === 'BUILDING_SOCIETY') return [['MEMBER'], 3 + random.below(3), 0]
  if (kind === 'BUSINESS_NAME') return [['PARTNER'], subType === 'partnership' ? 2 + random.below(3) : 1, 12]
  return [['SUBSCRIBER'], subType?.startsWith('single') ? 1 : 2 + random.below(3), 8]
}

/**
 * Returns the people of an entity: subscribers, members or partners first, some of whom are directors, and a secretary.
 * A company that has not filed Form 20 has no known directors and secretary. `companies` are those that may own a part
 * of it.
 */
export const peopleOf = (
  one: SeedEntity,
  random: Random,
  {
    today,
    lists,
    companies,
    form20,
  }: { today: Date; lists: SeedLists; companies: readonly SeedEntity[]; form20: boolean },
): SeedPerson[] => {
  const [roles, amount, corporate] = first(one.kind, one.subType, random)
  const mayOwn = one.kind === 'BUSINESS_NAME' && one.subType !== 'partnership' ? 0 : corporate / 100
  const abroad = () => one.kind === 'FOREIGN_COMPANY' && random.chance(0.8)
  const someone = (part: Role[], owner = 0): SeedPerson => {
    if (!random.chance(owner)) return { roles: part, ...individual(random, today, lists, abroad()) }
    const local = random.chance(0.7) && companies.length > 0
    return {
      roles: part,
      ...(local ? localCorporate(random, lists, random.pick(companies)) : foreignCorporate(random, today, lists)),
    }
  }
  const people = Array.from({ length: amount }, () => someone([...roles], mayOwn))
  if (!one.kind.endsWith('COMPANY')) return people
  if (!form20) return one.kind === 'COMPANY' ? people : []
  const persons = people.filter(({ kind }) => kind === 'INDIVIDUAL')
  if (one.kind === 'COMPANY') for (const each of persons.slice(0, 1 + random.below(3))) each.roles.push('DIRECTOR')
  if (!people.some(each => each.roles.includes('DIRECTOR'))) people.push(someone(['DIRECTOR']))
  if (random.chance(0.35)) persons[0]?.roles.push('SECRETARY')
  else if (random.chance(0.75)) people.push(someone(['SECRETARY'], 0.1))
  return people
}
