import { toId } from '@contract/id'
import { isMasked } from '@contract/personal'
import { addresses } from '@contract/registry/addresses'
import { nationalityOf } from '@contract/registry/nationalityOf'
import type { Person } from '@contract/registry/people'
import type { CardKind } from '@/definition/defineFile'
import { computed } from '@/definition/field'
import { reading } from '@/definition/source'
import { line, placeLine, readable } from './words'

const isCorporate = ({ entityType, registeredName }: Person) =>
  entityType ? entityType.trim().toUpperCase() === 'CORPORATE' : Boolean(registeredName)

const givenNames = ({ name, givenName, middleName, surName }: Person) =>
  [givenName, middleName, surName].filter(Boolean).join(' ') || name

const text = (label: string, of: (person: Person) => string | null | undefined) => computed<Person>('text', label, of)
const code = (label: string, of: (person: Person) => string | null | undefined) => computed<Person>('code', label, of)
const day = (label: string, of: (person: Person) => string | null | undefined) =>
  computed<Person>('slashedDate', label, of)

/** Values that hosts are known to send, as `readable` spells them; other values are shown as they are sent. */
const sexes = { Female: 'Female', Male: 'Male' }
const idTypes = { 'National ID': 'National ID', Passport: 'Passport', 'Alien ID': 'Alien ID' }

const corporate: CardKind<Person> = {
  key: 'corporate',
  label: 'Corporate',
  icon: 'body',
  when: isCorporate,
  title: ({ registeredName, name }) => registeredName ?? name,
  titled: ['registeredName'],
  number: ({ brn }) => brn,
  leadsTo: ({ brn }) => ({ record: 'entity', key: brn }),
  fields: {
    registeredName: text('Registered Name', ({ registeredName, name }) => registeredName ?? name),
    brn: computed<Person>('code', 'BRN', ({ brn }) => brn, { leadsTo: 'entity' }),
    primaryEmail: text('Official Email', ({ primaryEmail }) => primaryEmail),
    primaryPhone: code('Phone', ({ primaryPhone }) => primaryPhone),
    dateOfIncorporation: day('Incorporation Date', ({ dateOfIncorporation }) => dateOfIncorporation),
    subType: computed<Person>('known', 'Company Type', ({ subType }) => readable(subType)),
    countryOfOrigin: text('Country of Origin', ({ countryOfOrigin }) => countryOfOrigin),
    addressInCountryOfIncorporation: text(
      'Address in Country of Origin',
      ({ addressInCountryOfIncorporation }) => addressInCountryOfIncorporation,
    ),
    registeredPhysicalAddress: text('Registered Physical Address', ({ registeredPhysicalAddress, registeredAddress }) =>
      line(registeredAddress?.plot, registeredAddress?.street, placeLine(registeredPhysicalAddress)),
    ),
    registeredAddress: text('Registered Postal Address', ({ registeredAddress }) => registeredAddress?.postalAddress),
  },
}

const individual: CardKind<Person> = {
  key: 'individual',
  label: 'Individual',
  icon: 'person',
  when: () => true,
  title: givenNames,
  titled: ['givenName', 'middleName', 'surName'],
  number: ({ idNumber }) => idNumber,
  leadsTo: ({ personKey }) => ({ record: 'person', key: personKey }),
  fields: {
    givenName: text('Given Name', ({ givenName }) => givenName),
    middleName: text('Middle Name', ({ middleName }) => middleName),
    surName: text('Surname', ({ surName }) => surName),
    idType: computed<Person>('choice', 'ID Type', ({ idType }) => readable(idType), { options: idTypes }),
    idNumber: code('ID Number', ({ idNumber }) => idNumber),
    nationality: computed<Person>('known', 'Nationality', ({ nationality }) => nationalityOf(nationality)),
    email: text('Email', ({ email }) => email),
    phoneNumber: code('Phone', ({ phoneNumber }) => phoneNumber),
    sex: computed<Person>('choice', 'Sex', ({ sex }) => readable(sex), { options: sexes }),
    dateOfBirth: day('Date of Birth', ({ dateOfBirth }) => dateOfBirth),
    age: code('Age', ({ age }) => age),
    occupation: text('Occupation', ({ occupation }) => occupation),
    physicalAddress: text('Physical Address', ({ plotNumber, plot, street, physicalAddress }) =>
      line(plotNumber ?? plot, street, placeLine(physicalAddress)),
    ),
    postalAddress: text('Postal Address', ({ postalAddress }) => postalAddress),
  },
  // Members of a building society have the id of a village instead of an address.
  more: {
    label: 'Address',
    when: ({ villageId, physicalAddress }) => Boolean(villageId) && !isMasked(villageId) && !physicalAddress,
    source: reading(
      addresses.byVillage.from(({ villageId }: Person) => ({ query: { villageId: villageId ?? toId('') } })),
    ),
    fields: { location: computed('text', 'Location', placeLine) },
  },
}

/** Kinds of person in an entity: companies first; a person without a type counts as a natural person. */
export const personKinds = [corporate, individual]
