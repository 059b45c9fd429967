import type { people as contract, Partners, Person } from '@contract/registry/people'
import { type SQL, sql } from 'drizzle-orm'
import { today } from '../db/days'
import type { Handlers } from '../http/serve'
import { namedPlacesOf, placesOf } from './addresses'
import { readOfEntity } from './entityRead'

type Role = 'SUBSCRIBER' | 'DIRECTOR' | 'SECRETARY' | 'PARTNER' | 'MEMBER'

const corporate = (
  country: string,
) => sql`json_build_object('entityType', 'CORPORATE', 'registeredName', p.registered_name,
  'brn', p.registered_number, 'primaryEmail', p.email, 'primaryPhone', p.phone_number,
  'dateOfIncorporation', p.date_of_incorporation, 'subType', p.sub_type, 'countryOfOrigin', p.country_of_origin,
  'addressInCountryOfIncorporation', p.address_in_country_of_origin,
  'registeredPhysicalAddress', ${placesOf(sql`p.village_id`, country)},
  'registeredAddress', json_build_object('plot', p.plot, 'street', p.street, 'postalAddress', p.postal_address))`

/** Returns SQL for a natural person; `place` supplies the address. The age is that of today at the registry. */
const individual = (place: SQL) => sql`json_build_object('entityType', 'INDIVIDUAL', 'givenName', p.given_name,
  'middleName', p.middle_name, 'surName', p.sur_name, 'idType', p.id_type, 'idNumber', p.id_number,
  'nationality', p.nationality, 'email', p.email, 'phoneNumber', p.phone_number, 'sex', p.sex,
  'dateOfBirth', p.date_of_birth,
  'age', date_part('year', age(${today}, p.date_of_birth)),
  'occupation', p.occupation, 'postalAddress', p.postal_address, 'street', p.street, ${place})`

const inPlaces = sql`'plotNumber', p.plot, 'physicalAddress', ${namedPlacesOf(sql`p.village_id`)}`
const inVillage = sql`'villageId', p.village_id, 'plot', p.plot`

const list = (kinds: SQL, role: Role, only: SQL = sql`true`) => sql`coalesce((
  SELECT json_agg(${kinds} ORDER BY p.no) FROM entity_person p
  WHERE p.brn = e.brn AND ${role} = ANY (p.roles) AND ${only}), '[]')`

const eitherIn = (place: SQL, country: string) =>
  sql`CASE p.kind WHEN 'CORPORATE' THEN ${corporate(country)} ELSE ${individual(place)} END`

/** Returns SQL for the people of the entity `e` with this role, as JSON. */
const peopleOf = (role: Role, country: string) => list(eitherIn(inPlaces, country), role)

/** Returns SQL for the members of a building society, with the id of their village. */
export const membersOf = (country: string) => list(eitherIn(inVillage, country), 'MEMBER')

/** Returns SQL for the partners of a business name, natural persons and companies separately. */
export const partnersOf = (country: string) => sql`json_build_object(
  'individualPartners', ${list(individual(inPlaces), 'PARTNER', sql`p.kind = 'INDIVIDUAL'`)},
  'corporatePartners', ${list(corporate(country), 'PARTNER', sql`p.kind = 'CORPORATE'`)})`

const whole = (rows: Person[]) => ({ rows, total: rows.length })

/** Handlers of the people of entities; `country` is that of the registry, for addresses. */
export const peopleHandlers = (country: string): Handlers<typeof contract> => ({
  subscribers: async ({ db, path }) =>
    whole(await readOfEntity<Person[]>(db, path.id ?? '', peopleOf('SUBSCRIBER', country))),
  directors: async ({ db, path }) =>
    whole(await readOfEntity<Person[]>(db, path.id ?? '', peopleOf('DIRECTOR', country))),
  async secretary({ db, path }) {
    const [secretary] = await readOfEntity<Person[]>(db, path.id ?? '', peopleOf('SECRETARY', country))
    return secretary ?? null
  },
  partners: ({ db, query }) => readOfEntity<Partners>(db, query.brn, partnersOf(country), 'BUSINESS_NAME'),
})
