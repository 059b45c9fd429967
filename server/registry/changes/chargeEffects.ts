import { and, eq } from 'drizzle-orm'
import { charge } from '../../db/schema'
import { currencies } from '../currencies'
import { setVersionFacts } from '../versions'
import { type EffectOnWire, effectRefusal, type FilingInWork, factsOf, type Place } from './filingInWork'

const numbered = ({ brn }: FilingInWork, number: string) => and(eq(charge.brn, brn), eq(charge.number, number))

const findCharge = async (filing: FilingInWork, number: string) => {
  const [found] = await filing.tx
    .select({ registered: charge.dateOfRegistration, satisfied: charge.dateOfSatisfaction })
    .from(charge)
    .where(numbered(filing, number))
  return found
}

/** Registers a charge from the day of the effect on. */
export const registerCharge = async (filing: FilingInWork, effect: EffectOnWire<'NEW_CHARGE'>, place: Place) => {
  const { charge: number, chargeKind: kind, createdOn: created, amount, currency = null, ...parts } = effect
  const { property, chargee, chargeeNumber = null } = parts
  if (await findCharge(filing, number)) throw effectRefusal(place, 'charge', 'effect-charge-taken', { charge: number })
  if (created > place.on) throw effectRefusal(place, 'createdOn', 'effect-charge-later', { day: created })
  if (currency !== null && !currencies.has(currency))
    throw effectRefusal(place, 'currency', 'effect-unknown-currency', { currency })
  await setVersionFacts(filing.tx, factsOf(filing, place))
  await filing.tx.insert(charge).values({
    ...{ brn: filing.brn, number, kind, property, chargee, chargeeNumber, currency },
    amount: amount === undefined ? null : `${amount}`,
    dateOfCreation: created,
    dateOfRegistration: place.on,
    trackingNo: filing.trackingNo,
  })
  return null
}

/** Enters the satisfaction of a charge, from the day of the effect on. */
export const satisfyCharge = async (filing: FilingInWork, effect: EffectOnWire<'SATISFACTION'>, place: Place) => {
  const { charge: number } = effect
  const found = await findCharge(filing, number)
  if (!found) throw effectRefusal(place, 'charge', 'effect-unknown-charge', { charge: number })
  const { registered, satisfied } = found
  if (satisfied) throw effectRefusal(place, 'charge', 'effect-charge-satisfied', { charge: number, day: satisfied })
  if (place.on < registered)
    throw effectRefusal(place, 'on', 'effect-satisfied-early', { charge: number, day: registered })
  await setVersionFacts(filing.tx, factsOf(filing, place))
  await filing.tx.update(charge).set({ dateOfSatisfaction: place.on }).where(numbered(filing, number))
  return { charge: number, satisfiedOn: null }
}
