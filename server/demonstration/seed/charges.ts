import type { ChargeKind } from '@contract/registry/charges'
import { createRandom, type Random } from '../random'
import { daysBefore } from './dates'
import type { SeedEntity } from './entities'
import { banks } from './words'

export type SeedCharge = {
  number: string
  kind: ChargeKind
  property: string
  amount: number | null
  currency: string | null
  chargee: string
  chargeeNumber: string | null
  createdOn: string
  registeredOn: string
  satisfiedOn: string | null
}

const properties: readonly [SeedCharge['kind'], string][] = [
  ['DEBENTURE', 'All assets, present and future'],
  ['FLOATING', 'Stock in trade and book debts'],
  ['FIXED', 'Two lorries and a generator'],
  ['FIXED_AND_FLOATING', 'Factory machinery, and all stock in trade'],
  ['MORTGAGE', 'Leasehold land with the warehouse on it'],
]
const amounts = [25_000_000, 60_000_000, 150_000_000, 400_000_000, 1_200_000_000]
/** Days within which a charge must be registered. */
const REGISTRATION_DAYS = 42

const chargeOf = (random: Random, today: Date, age: number, no: number): SeedCharge => {
  const [kind, property] = random.pick(properties)
  const registered = 1 + random.below(age)
  const created = Math.min(age, registered + random.below(REGISTRATION_DAYS))
  const registeredOn = daysBefore(today, registered)
  const isAllMoneys = random.chance(0.2)
  const isForeign = random.chance(0.1)
  const amount = random.pick(amounts)
  const bank = random.below(banks.length)
  return {
    number: `${registeredOn.slice(0, 4)}/${no}`,
    ...{ kind, property },
    amount: isAllMoneys ? null : isForeign ? amount / 4000 : amount,
    currency: isAllMoneys ? null : isForeign ? 'USD' : 'UGX',
    chargee: `${banks[bank]} Ltd`,
    chargeeNumber: random.chance(0.7) ? `8002099900${1000 + bank}` : null,
    createdOn: daysBefore(today, created),
    registeredOn,
    satisfiedOn: random.chance(0.4) ? daysBefore(today, random.below(registered)) : null,
  }
}

/** Returns the charges of a company; most have none. They have random numbers of their own, which change no other record. */
export const chargesOf = (one: SeedEntity, random: number, today: Date): SeedCharge[] => {
  const age = Math.floor((today.getTime() - Date.parse(one.registeredOn)) / 86_400_000)
  if (!one.kind.endsWith('COMPANY') || age < 2) return []
  const own = createRandom(random)
  const count = own.chance(0.85) ? 0 : 1 + own.below(3)
  return Array.from({ length: count }, (_, at) => chargeOf(own, today, age - 1, at + 1))
}
