import { deRegistrations } from '@contract/registry/deRegistrations'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { dayOf } from '../../db/days'
import { entity, strikeEntry } from '../../db/schema'
import { refuseFlagged } from '../../notes/refuseFlagged'
import { holderOfName } from '../nameHolder'
import { turnOff } from '../strikes'
import { setVersionFacts } from '../versions'
import { changeStatus } from './entityEffects'
import type { EffectOnWire } from './filingInWork'
import { effectRefusal, type FilingInWork, factsOf, type Place } from './filingInWork'

const REGISTER = 'DEREGISTRATION'

/** Returns the day on which an entity was put on the list of de-registrations; undefined while it is not on it. */
export const struckOffOn = async (tx: Db, brn: string): Promise<string | undefined> => {
  const { register, status, createdAt } = strikeEntry
  const [entry] = await tx
    .select({ day: sql<string>`${dayOf(createdAt)}::text` })
    .from(strikeEntry)
    .where(and(eq(register, REGISTER), eq(strikeEntry.brn, brn), eq(status, 'ON')))
  return entry?.day
}

/** Tells whether an entity is dissolved or struck off, so that only its restoration can be filed. */
export const hasEnded = ({ status, struckOff }: Pick<FilingInWork['entity'], 'status' | 'struckOff'>) =>
  status === 'CEASED' || struckOff !== undefined

/**
 * Brings an entity back that is dissolved or struck off: a dissolved one is registered again, and an entry on the list of
 * de-registrations is reversed, with the order as its reason. Both hold from the day of the effect. What may not be reversed
 * on that list by itself is not reversed here either.
 */
export const restore = async (filing: FilingInWork, effect: EffectOnWire<'RESTORATION'>, place: Place) => {
  const { tx, brn, filedBy, today } = filing
  const { status, struckOff } = filing.entity
  if (!hasEnded(filing.entity)) throw effectRefusal(place, 'kind', 'effect-not-ended')
  if (effect.orderedOn > today) throw effectRefusal(place, 'orderedOn', 'effect-to-come', { day: effect.orderedOn })
  if (struckOff && struckOff > place.on) throw effectRefusal(place, 'on', 'effect-late-status', { day: struckOff })
  if (status === 'CEASED') await changeStatus(filing, { status: 'REGISTERED' }, place)
  if (struckOff) {
    if (!filing.mayReverse) throw effectRefusal(place, 'kind', 'effect-restoration-permit')
    await refuseFlagged(tx, deRegistrations.reverse, [{ kind: 'ENTITY', key: brn }])
    await setVersionFacts(tx, factsOf(filing, place))
    await turnOff(tx, { register: REGISTER, brn, by: filedBy, reason: effect.order })
  }
  filing.entity = { ...filing.entity, struckOff: undefined }
  return { status, struckOff: struckOff ?? null }
}

/** Refuses the restoration of an entity whose name another one has by now, once all effects of the filing are made. */
export const refuseTakenName = async (filing: FilingInWork, place: Place) => {
  const [found] = await filing.tx.select({ name: entity.name }).from(entity).where(eq(entity.brn, filing.brn))
  const name = found?.name ?? ''
  const brn = await holderOfName(filing.tx, { brn: filing.brn, register: filing.entity.register, name })
  if (brn) throw effectRefusal(place, 'kind', 'effect-restored-name', { name, brn })
}
