import { z } from 'zod'
import { anyOf, get, list, maybe, orNull, word } from '../call'
import { one, paging, under } from '../dialects'
import { Id } from '../id'
import { personal } from '../personal'
import { FlagMark } from '../portal/marks'

/** Name of a place: text, or an object that holds it. */
const PlaceName = z.union([word, z.object({ name: word }).transform(({ name }) => name)])

/** Places of an address, from the country down to the village. */
export const Places = anyOf({
  country: maybe(PlaceName),
  region: maybe(PlaceName),
  district: maybe(PlaceName),
  subcounty: maybe(PlaceName),
  parish: maybe(PlaceName),
  village: maybe(PlaceName),
})
export type Places = z.infer<typeof Places>

/** A place as text, or as its chain of places. */
export const PlacesOrWords = z.union([word, Places, z.object({}).transform(() => null)])

/**
 * A subscriber, member, director, secretary or partner, a company or a natural person
 * (docs/requirements/entity-file.md). Both are one schema, because a host that leaves `entityType` out still shows what
 * it sent.
 */
export const Person = anyOf({
  entityType: maybe(z.string()),
  name: maybe(word),

  registeredName: maybe(word),
  brn: maybe(word),
  primaryEmail: maybe(word),
  primaryPhone: maybe(word),
  dateOfIncorporation: maybe(z.string()),
  subType: maybe(z.string()),
  countryOfOrigin: maybe(PlaceName),
  addressInCountryOfIncorporation: maybe(word),
  registeredPhysicalAddress: maybe(PlacesOrWords),
  registeredAddress: maybe(anyOf({ plot: maybe(word), street: maybe(word), postalAddress: maybe(word) })),

  givenName: maybe(word),
  middleName: maybe(word),
  surName: maybe(word),
  idType: maybe(word),
  idNumber: maybe(personal('idNumber', word)),
  nationality: maybe(PlaceName),
  email: maybe(personal('email', word)),
  phoneNumber: maybe(personal('telephone', word)),
  sex: maybe(word),
  dateOfBirth: maybe(personal('birthDate', z.string())),
  age: maybe(personal('birthDate', word)),
  occupation: maybe(word),
  physicalAddress: maybe(personal('address', PlacesOrWords)),
  postalAddress: maybe(personal('address', word)),
  street: maybe(personal('address', word)),
  plotNumber: maybe(personal('address', word)),

  /** Members of a building society have the village's id and the plot; ADDRESS-BY-VILLAGE names the places. */
  villageId: maybe(personal('address', Id)),
  plot: maybe(personal('address', word)),

  /** Ours: key of the person's page. */
  personKey: maybe(z.string()),

  /** Ours: flags that act on any record of the person. */
  flags: maybe(z.array(FlagMark)),
})
export type Person = z.infer<typeof Person>

/** A person as an object, as a list of one, or absent. */
const PersonOrNobody = orNull(z.union([Person, z.array(Person).transform(people => people[0] ?? null)]))

export const Partners = anyOf({
  individualPartners: maybe(z.array(Person)),
  corporatePartners: maybe(z.array(Person)),
})
export type Partners = z.infer<typeof Partners>

const permit = 'can_view_reservation_settings'
/** Rows at data.content or data (docs/requirements/entity-file.md); `{id}` is the BRN (decision D3). */
const whole = {
  permit,
  filter: z.object({}),
  row: Person,
  paging: paging.none,
  envelope: under('data'),
  file: { kind: 'ENTITY', key: 'id' },
} as const

export const people = {
  subscribers: list('CF-SUBSCRIBERS', '/incorporation/companies/continuous-filing/get-subscribers/{id}', whole),
  directors: list('CF-DIRECTORS', '/incorporation/companies/continuous-filing/get-directors/{id}', whole),
  secretary: get('CF-SECRETARY', '/incorporation/companies/continuous-filing/get-secretary/{id}', {
    permit,
    file: { kind: 'ENTITY', key: 'id' },
    wrapping: one.dataOrContent,
    answer: PersonOrNobody,
  }),
  partners: get('BN-PARTNERS', '/business-registration/details/partners', {
    permit,
    file: { kind: 'ENTITY', key: 'brn' },
    query: z.object({ brn: z.string().trim().min(1).max(40) }),
    wrapping: one.dataOrContent,
    answer: orNull(Partners),
  }),
}
