import { fieldRefusal, type RefusalCode, type RefusalParams } from '@contract/errors'
import type { OnWire } from '@contract/id'
import type { EffectKind, EffectOf, FileRef, NewPerson as SentPerson } from '@contract/portal/filingEffects'
import { and, eq, getTableName, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { rowNumber } from '../../db/rowNumber'
import { administrativeUnit, type entity, entityPerson, rowVersion, shareClass, shareholding } from '../../db/schema'
import { className, personName } from '../fileNames'
import { setVersionFacts } from '../versions'
import { arrivalOf } from './recordedChanges'

type NewPerson = OnWire<SentPerson>
/** An effect as the server is given it. */
export type EffectOnWire<K extends EffectKind> = OnWire<EffectOf<K>>

/** A filing while its effects are made, one after the other, in its transaction. */
export type FilingInWork = {
  tx: Db
  brn: string
  trackingNo: string
  today: string
  /** Name of the person, or of the organisation whose key was used. */
  filedBy: string
  /** False for a person on the staff who may not reverse entries of the list of de-registrations. */
  mayReverse: boolean
  entity: Pick<typeof entity.$inferSelect, 'kind' | 'status' | 'registeredOn' | 'register'> & {
    /** Day on which it was put on the list of de-registrations; undefined while it is not on it. */
    struckOff: string | undefined
  }
  people: readonly NewPerson[]
  /** Row numbers of the new people that are in the file already, by their place in the filing, from 1. */
  addedPeople: Map<number, number>
  /** Places of the effects that add a class, in the order of the filing. */
  classEffects: readonly number[]
  /** Row numbers of the classes that the filing has added, by their place among those effects, from 1. */
  addedClasses: Map<number, number>
}

/** An effect within its filing: its place there, from 0, and its day. */
export type Place = { index: number; on: string }

/** Returns the refusal of an effect, which names its place and the field. */
export const effectRefusal = ({ index }: Place, field: string, code: RefusalCode, params: RefusalParams = {}) =>
  fieldRefusal(`effects.${index}.${field}`, code, { effect: index + 1, ...params })

/** Returns the facts of the versions of an effect. */
export const factsOf = ({ trackingNo }: FilingInWork, { on }: Place) => ({ effectiveOn: on, filing: trackingNo })

/** Returns the name of a new person. */
export const newPersonName = (person: NewPerson) =>
  person.kind === 'CORPORATE'
    ? person.registeredName
    : [person.givenName, person.middleName, person.surName].filter(Boolean).join(' ')

/** Returns the number of a village, or null; refuses one that does not exist. */
export const villageOf = async (filing: FilingInWork, place: Place, field: string, id: string | number | undefined) => {
  if (id === undefined) return null
  const [village] = await filing.tx
    .select({ id: administrativeUnit.id })
    .from(administrativeUnit)
    .where(and(eq(administrativeUnit.id, rowNumber(id)), eq(administrativeUnit.level, 'VILLAGE')))
  if (!village) throw effectRefusal(place, field, 'effect-unknown-village')
  return village.id
}

/** Returns the next row number of a list of a file. Numbers of rows that are gone are in the versions, and not used again. */
const nextNo = async ({ tx, brn }: FilingInWork, table: typeof entityPerson | typeof shareClass) => {
  const [present] = await tx
    .select({ no: max(table.no) })
    .from(table)
    .where(eq(table.brn, brn))
  const [recorded] = await tx
    .select({ no: sql<number | null>`max(${rowVersion.key}::int)` })
    .from(rowVersion)
    .where(and(eq(rowVersion.brn, brn), eq(rowVersion.list, getTableName(table))))
  return Math.max(present?.no ?? 0, recorded?.no ?? 0) + 1
}

export type PersonInFile = { no: number; name: string; kind: NewPerson['kind']; roles: string[] }

const readPerson = async ({ tx, brn }: FilingInWork, no: number): Promise<PersonInFile | undefined> => {
  const { kind, roles } = entityPerson
  const [person] = await tx
    .select({ no: entityPerson.no, name: personName, kind, roles })
    .from(entityPerson)
    .where(and(eq(entityPerson.brn, brn), eq(entityPerson.no, no)))
  return person
}

const addPerson = async (filing: FilingInWork, place: Place, added: number, field: string) => {
  const person = filing.people[added - 1]
  if (!person) throw effectRefusal(place, field, 'effect-unknown-person')
  const no = await nextNo(filing, entityPerson)
  const villageId = await villageOf(filing, place, field, person.villageId)
  await setVersionFacts(filing.tx, factsOf(filing, place))
  await filing.tx.insert(entityPerson).values({ ...person, brn: filing.brn, no, roles: [], villageId })
  filing.addedPeople.set(added, no)
  return no
}

/** Finds the person whom an effect names; a new one comes into the file with the first effect that names them. */
export const personOf = async (
  filing: FilingInWork,
  place: Place,
  ref: FileRef,
  field = 'person',
): Promise<PersonInFile> => {
  const no =
    'no' in ref ? ref.no : (filing.addedPeople.get(ref.added) ?? (await addPerson(filing, place, ref.added, field)))
  const person = await readPerson(filing, no)
  if (!person) throw effectRefusal(place, field, 'effect-unknown-person')
  const day = await arrivalOf(filing, getTableName(entityPerson), `${no}`)
  if (day && day > place.on) throw effectRefusal(place, 'on', 'effect-person-later', { name: person.name, day })
  return person
}

/** Number of the shares of a class that are allotted. */
export const allotted = sql<number>`${sql`coalesce((SELECT sum(${shareholding.numberOfShares}) FROM ${shareholding}
  WHERE ${shareholding.brn} = ${shareClass.brn} AND ${shareholding.classNo} = ${shareClass.no}), 0)::float8`}`
/** Finds the class of shares that an effect names, with the number of its shares that are allotted. */
export const classOf = async ({ tx, brn, addedClasses }: FilingInWork, place: Place, ref: FileRef) => {
  const no = 'no' in ref ? ref.no : addedClasses.get(ref.added)
  const { number, value } = shareClass
  const [found] = await tx
    .select({ no: shareClass.no, name: className, number, value, allotted })
    .from(shareClass)
    .where(and(eq(shareClass.brn, brn), eq(shareClass.no, no ?? -1)))
  if (!found) throw effectRefusal(place, 'shareClass', 'effect-unknown-class')
  return found
}

export const nextClassNo = (filing: FilingInWork) => nextNo(filing, shareClass)
