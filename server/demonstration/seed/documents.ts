import type { Person } from '@contract/registry/people'
import { createRandom, type Random } from '../random'
import { daysBefore } from './dates'
import { type Instrument, instruments } from './instruments'
import { person } from './people'
import { districts } from './places'

const kinds = Object.entries(instruments)
const CHANCES = kinds.reduce((sum, [, { share }]) => sum + share, 0)

/** Texts of the security for a debt, by kind; a bare amount has none. */
const pledges = {
  amount: [],
  land: [
    'Land at Kyadondo Block 214, Plot 1186, with the buildings on it',
    'Land at Busiro Block 401, Plot 77',
    'Land at Kyaggwe Block 109, Plot 342',
    'Leasehold Register Volume 2841, Folio 12, Plot 9 Main Street',
  ],
  goods: [
    'Toyota Hilux, UBJ 412K, chassis AHTFR22G206014423',
    'Isuzu FRR lorry, UAX 907T, with its body',
    'Massey Ferguson 375 tractor with plough and trailer',
    'Coffee hulling and grading machines, serial numbers in the schedule',
  ],
  assets: [
    'All assets, fixed and floating',
    'Stock in trade and book debts, present and future',
    'Plant and machinery, and the goodwill of the business',
  ],
}
const streets = ['Main Street', 'Station Road', 'Market Street', 'Church Road', 'Old Kampala Road', 'Hospital Road']

export type DocumentEntity = { brn: string; name: string; subType: string | null }
type SeedParty = { role: string; nature: 'individual' | 'entity'; facts: Person }
export type SeedDocument = {
  instrumentNumber: string
  type: string
  subject: string
  filed: string
  executed: string | null
  edmsId: string | null
  amountSecured: number | null
  collateral: string | null
  oldName: string | null
  newName: string | null
  physicalAddress: string | null
  parties: SeedParty[]
}

const kindOf = (random: Random): [string, Instrument] => {
  let left = random.below(CHANCES)
  const kind = kinds.find(([, { share }]) => {
    left -= share
    return left < 0
  })
  return kind ?? random.pick(kinds)
}

const digits = (random: Random, length: number) => Array.from({ length }, () => String(random.below(10))).join('')
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXYZ'.split('')

const addressIn = (random: Random) =>
  `Plot ${1 + random.below(140)}, ${random.pick(streets)}, ${random.pick(districts)}`

const individual = (random: Random, { given, family, sex } = person(random)): Person => {
  const born = 55 + random.below(45)
  const nin = `C${sex}${born}${digits(random, 5)}${Array.from({ length: 5 }, () => random.pick(LETTERS)).join('')}`
  return {
    givenName: given,
    surName: family,
    idType: 'NATIONAL_ID',
    idNumber: nin,
    nationality: 'Ugandan',
    phoneNumber: `+256 7${random.pick(['0', '5', '7', '8'])}${random.below(10)} ${digits(random, 6)}`,
    ...(random.chance(0.6) && { email: `${given}.${family}@example.ug`.toLowerCase() }),
    physicalAddress: addressIn(random),
  }
}

const entity = (random: Random, { brn, name, subType }: DocumentEntity): Person => ({
  registeredName: name,
  brn,
  ...(subType && { subType }),
  primaryPhone: `+256 41${random.below(10)} ${digits(random, 6)}`,
  registeredPhysicalAddress: addressIn(random),
})

const nameOf = ({ givenName, surName }: Person) => [givenName, surName].filter(Boolean).join(' ')

const someone = (random: Random, fits: (who: ReturnType<typeof person>) => boolean) => {
  let who = person(random)
  while (!fits(who)) who = person(random)
  return who
}

/**
 * Chooses the possible parties of an instrument: two different entities, and a woman and a man, who may be married, the
 * first of them also under a new name.
 */
const castOf = (random: Random, entities: readonly DocumentEntity[]) => {
  const first = random.below(entities.length)
  const second = entities.length > 1 ? (first + 1 + random.below(entities.length - 1)) % entities.length : first
  const [a, b] = [entities[first], entities[second]]
  if (!a || !b) throw new RangeError('documents need an entity to speak of')
  const one = person(random)
  const p = individual(random, one)
  const q = individual(
    random,
    someone(random, ({ sex }) => sex !== one.sex),
  )
  const renamed = { ...p, surName: someone(random, ({ family }) => family !== one.family).family }
  return {
    entities: { a: entity(random, a), b: entity(random, b) } as Record<string, Person>,
    people: { p, q, n: renamed } as Record<string, Person>,
  }
}

const handle = (random: Random) =>
  [8, 4, 4, 4, 12].map(length => Array.from({ length }, () => random.below(16).toString(16)).join('')).join('-')

/**
 * Generates legal documents between the given entities and people, oldest first, in the order of their instrument
 * numbers. The same seed gives the same documents, so they can be generated twice: once for the documents, once for
 * their parties.
 */
export function* documents(
  amount: number,
  entities: readonly DocumentEntity[],
  seed: number,
  today: Date,
): Generator<SeedDocument> {
  const random = createRandom(seed)
  for (let index = 0; index < amount; index++) {
    // Rare types: the first documents are one of each type, so that none is missing.
    const [type, { subject, parties, secures, renames }] = kinds[index] ?? kindOf(random)
    const filed = Math.floor(((amount - index - 1) * 2500) / amount)
    const day = daysBefore(today, filed)
    const { entities: bodies, people } = castOf(random, entities)
    const nameIn = (part: string) => bodies[part]?.registeredName ?? nameOf(people[part] ?? {})
    // Some of today's documents are not in the EDMS yet, and now and then an older one is delayed.
    const migrating = filed === 0 ? random.chance(0.4) : random.chance(0.02)
    const edmsId = handle(random)
    yield {
      instrumentNumber: `${day.slice(0, 4)}/${String(10_001 + index)}`,
      type,
      subject: subject.replace(/\{(\w)\}/g, (_, part: string) => nameIn(part)),
      filed: day,
      executed: random.chance(0.08) ? null : daysBefore(today, filed + random.below(60)),
      edmsId: migrating ? null : edmsId,
      amountSecured: secures ? (1 + random.below(400)) * 2_500_000 : null,
      collateral: secures && pledges[secures].length ? random.pick(pledges[secures]) : null,
      oldName: renames ? nameIn('p') : null,
      newName: renames ? nameIn('n') : null,
      physicalAddress: renames ? addressIn(random) : null,
      parties: Object.entries(parties).flatMap(([role, parts]) =>
        [...parts].flatMap((part): SeedParty[] => {
          const [body, human] = [bodies[part], people[part]]
          if (body) return [{ role, nature: 'entity', facts: body }]
          return human ? [{ role, nature: 'individual', facts: human }] : []
        }),
      ),
    }
  }
}
