import type { people as contract, Person } from '@contract/registry/people'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { today } from '../db/days'
import { type JsonFields, jsonObject, jsonRows } from '../db/json'
import { renderOnce } from '../db/renderOnce'
import { entityPerson } from '../db/schema'
import type { Handlers } from '../http/serve'
import { namedPlacesOf, placesOf } from './addresses'
import { entityOfFile, type Reading, readOfEntity } from './entityRead'
import { type ReadPartners, type ReadPerson, withPartnerFlags, withPersonFlags } from './personFlags'

type Role = 'SUBSCRIBER' | 'DIRECTOR' | 'SECRETARY' | 'PARTNER' | 'MEMBER'

const corporate = (country: string) =>
  jsonObject({
    entityType: sql`'CORPORATE'`,
    registeredName: entityPerson.registeredName,
    brn: entityPerson.registeredNumber,
    primaryEmail: entityPerson.email,
    primaryPhone: entityPerson.phoneNumber,
    dateOfIncorporation: entityPerson.dateOfIncorporation,
    subType: entityPerson.subType,
    countryOfOrigin: entityPerson.countryOfOrigin,
    addressInCountryOfIncorporation: entityPerson.addressInCountryOfOrigin,
    registeredPhysicalAddress: placesOf(entityPerson.villageId, country),
    registeredAddress: jsonObject({
      plot: entityPerson.plot,
      street: entityPerson.street,
      postalAddress: entityPerson.postalAddress,
    }),
  })

/** Returns SQL for a natural person, in the shape of `ReadPerson`; `place` supplies the address. The age is that of today at the registry. */
const individual = (place: JsonFields) =>
  jsonObject({
    recordId: sql`${entityPerson.id}::text`,
    entityType: sql`'INDIVIDUAL'`,
    givenName: entityPerson.givenName,
    middleName: entityPerson.middleName,
    surName: entityPerson.surName,
    idType: entityPerson.idType,
    idNumber: entityPerson.idNumber,
    nationality: entityPerson.nationality,
    email: entityPerson.email,
    phoneNumber: entityPerson.phoneNumber,
    sex: entityPerson.sex,
    dateOfBirth: entityPerson.dateOfBirth,
    age: sql`date_part('year', age(${today}, ${entityPerson.dateOfBirth}))`,
    occupation: entityPerson.occupation,
    postalAddress: entityPerson.postalAddress,
    street: entityPerson.street,
    ...place,
  })

const inPlaces = { plotNumber: entityPerson.plot, physicalAddress: namedPlacesOf(entityPerson.villageId) }
const inVillage = { villageId: entityPerson.villageId, plot: entityPerson.plot }

const peopleRows = (person: SQL, role: Role, kind?: (typeof entityPerson.$inferSelect)['kind']) =>
  jsonRows(person, {
    from: entityPerson,
    where: and(
      eq(entityPerson.brn, entityOfFile.brn),
      sql`${role} = ANY (${entityPerson.roles})`,
      kind && eq(entityPerson.kind, kind),
    ),
    orderBy: [entityPerson.no],
  })

const eitherIn = (place: JsonFields, country: string) =>
  sql`CASE ${entityPerson.kind} WHEN 'CORPORATE' THEN ${corporate(country)} ELSE ${individual(place)} END`

/** Returns SQL for the people of the entity `e` with this role, as JSON. */
const peopleOf = (role: Role, country: string) => renderOnce(peopleRows(eitherIn(inPlaces, country), role))

/** Returns SQL for the members of a building society, with the id of their village. */
export const membersOf = (country: string) => peopleRows(eitherIn(inVillage, country), 'MEMBER')

/** Returns SQL for the partners of a business name, natural persons and companies separately. */
export const partnersOf = (country: string) =>
  jsonObject({
    individualPartners: peopleRows(individual(inPlaces), 'PARTNER', 'INDIVIDUAL'),
    corporatePartners: peopleRows(corporate(country), 'PARTNER', 'CORPORATE'),
  })

const whole = (rows: Person[]) => ({ rows, total: rows.length })

/** Handlers of the people of entities; `country` is that of the registry, for addresses. */
export const peopleHandlers = (country: string): Handlers<typeof contract> => {
  const subscribers = peopleOf('SUBSCRIBER', country)
  const directors = peopleOf('DIRECTOR', country)
  const secretaries = peopleOf('SECRETARY', country)
  const partners = renderOnce(partnersOf(country))
  const read = async (call: Reading & { path: { id?: string } }, role: SQL) =>
    withPersonFlags(call.db, await readOfEntity<ReadPerson[]>(call, call.path.id ?? '', role))
  return {
    subscribers: async call => whole(await read(call, subscribers)),
    directors: async call => whole(await read(call, directors)),
    async secretary(call) {
      const [secretary] = await read(call, secretaries)
      return secretary ?? null
    },
    partners: async call =>
      withPartnerFlags(call.db, await readOfEntity<ReadPartners>(call, call.query.brn, partners, 'BUSINESS_NAME')),
  }
}
