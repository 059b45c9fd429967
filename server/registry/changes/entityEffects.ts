import { NewPerson } from '@contract/portal/filingEffects'
import { and, eq, sql } from 'drizzle-orm'
import { rowVersion } from '../../db/schema'
import { holderOfName } from '../nameHolder'
import {
  type EffectOnWire,
  effectRefusal,
  type FilingInWork,
  factsOf,
  type PersonInFile,
  type Place,
  personOf,
  villageOf,
} from './filingInWork'
import { lastChangeAfter } from './recordedChanges'
import { setFrom, type Values } from './setFrom'

/** Sets columns of the entity from the day of an effect on. Refuses an effect that changes nothing. */
const setEntity = async (filing: FilingInWork, place: Place, field: string, values: Values) => {
  const target = { list: 'entity', brn: filing.brn, key: '' } as const
  const before = await setFrom(filing.tx, target, factsOf(filing, place), values)
  if (!before) throw effectRefusal(place, field, 'effect-nothing-changes', { day: place.on })
  return before
}

/** Changes the name of the entity. A name that another entity of its register has today is refused. */
export const changeName = async (filing: FilingInWork, { name }: EffectOnWire<'NAME'>, place: Place) => {
  const brn = await holderOfName(filing.tx, { brn: filing.brn, register: filing.entity.register, name })
  if (brn) throw effectRefusal(place, 'name', 'effect-name-taken', { name, brn })
  return setEntity(filing, place, 'name', { name })
}

/** Gives the entity a new address, as a whole. */
export const changeAddress = async (filing: FilingInWork, { address }: EffectOnWire<'ADDRESS'>, place: Place) => {
  const { plot = null, street = null, postalAddress = null, addressDescription = null } = address
  const villageId = await villageOf(filing, place, 'address.villageId', address.villageId)
  return setEntity(filing, place, 'address', { villageId, plot, street, postalAddress, addressDescription })
}

/** Changes the status of the entity. A status that changed on a later day is not overwritten. */
export const changeStatus = async (
  filing: FilingInWork,
  { status }: Pick<EffectOnWire<'STATUS'>, 'status'>,
  place: Place,
) => {
  const ofStatus = and(eq(rowVersion.list, 'entity'), sql`${rowVersion.after} ? 'status'`)
  const day = await lastChangeAfter(filing, place.on, ofStatus)
  if (day) throw effectRefusal(place, 'on', 'effect-late-status', { day })
  const before = await setEntity(filing, place, 'status', { status })
  filing.entity = { ...filing.entity, status }
  return before
}

const particularsOf = (kind: PersonInFile['kind']) => {
  const schema = NewPerson.options.find(({ shape }) => shape.kind.value === kind)
  return new Set(Object.keys(schema?.shape ?? {}))
}

/**
 * Changes particulars of a person in the file: those that the effect names. Values that the file has already are taken
 * without a version: a refusal would tell masked ones to whoever tries values.
 */
export const changeParticulars = async (filing: FilingInWork, effect: EffectOnWire<'PARTICULARS'>, place: Place) => {
  const person = await personOf(filing, place, effect.person)
  const own = particularsOf(person.kind)
  const { villageId, ...values } = effect.values
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const fields = given.flatMap(([name]) => (own.has(name) ? [] : [name]))
  if (fields.length)
    throw effectRefusal(place, 'values', 'effect-other-kind', { name: person.name, particulars: fields.join(', ') })
  const village = await villageOf(filing, place, 'values.villageId', villageId)
  const target = { list: 'entity_person', brn: filing.brn, key: `${person.no}` } as const
  const before = await setFrom(filing.tx, target, factsOf(filing, place), {
    ...Object.fromEntries(given),
    ...(village !== null && { villageId: village }),
  })
  return { person: person.name, ...before }
}
