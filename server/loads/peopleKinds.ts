import { entityPerson, entityRole } from '../db/schema'
import { choice, day, list, text, whole } from './cells'
import { brnOf, type Kind, lines, MOST_NO, ofEntity } from './kind'

const roleNames = ['SUBSCRIBER', 'DIRECTOR', 'SECRETARY', 'PARTNER', 'MEMBER'] as const
const role = choice(roleNames, {
  ...{ SHAREHOLDER: 'SUBSCRIBER', COMPANY_SECRETARY: 'SECRETARY', PROPRIETOR: 'PARTNER', OWNER: 'PARTNER' },
})

export const people: Kind = {
  name: 'people',
  table: entityPerson,
  files: ['person', 'persons', 'officers'],
  key: ['brn', 'no'],
  versionKey: [entityPerson.no],
  needs: ofEntity(entityPerson.brn),
  check: ({ kind, givenName, surName, registeredName }) =>
    (kind === 'CORPORATE' ? registeredName : givenName || surName) ? undefined : { reason: 'needs-name' },
  fields: {
    brn: brnOf(entityPerson.brn),
    no: {
      column: entityPerson.no,
      read: whole(1, MOST_NO),
      label: 'Person',
      headers: ['Person No', 'No'],
      required: true,
    },
    kind: {
      column: entityPerson.kind,
      read: choice(['INDIVIDUAL', 'CORPORATE'], {
        NATURAL: 'INDIVIDUAL',
        PERSON: 'INDIVIDUAL',
        COMPANY: 'CORPORATE',
      }),
      label: 'Kind',
      headers: ['Person Type'],
      required: true,
    },
    roles: {
      column: entityPerson.roles,
      read: list(role, { sorted: true }),
      label: 'Roles',
      headers: ['Role'],
      empty: '{}',
    },
    givenName: { column: entityPerson.givenName, read: lines(), label: 'Given Name', headers: ['First Name'] },
    middleName: { column: entityPerson.middleName, read: lines(), label: 'Middle Name', headers: ['Other Names'] },
    surName: { column: entityPerson.surName, read: lines(), label: 'Surname', headers: ['Last Name', 'Family Name'] },
    idType: { column: entityPerson.idType, read: lines(60), label: 'ID Type' },
    idNumber: { column: entityPerson.idNumber, read: lines(60), label: 'ID Number', headers: ['NIN', 'ID No'] },
    nationality: { column: entityPerson.nationality, read: lines(), label: 'Nationality' },
    sex: {
      column: entityPerson.sex,
      read: choice(['FEMALE', 'MALE'], { F: 'FEMALE', M: 'MALE' }),
      label: 'Sex',
      headers: ['Gender'],
    },
    dateOfBirth: {
      column: entityPerson.dateOfBirth,
      read: day(),
      label: 'Date of Birth',
      headers: ['Born', 'Birthday'],
    },
    occupation: { column: entityPerson.occupation, read: lines(), label: 'Occupation' },
    registeredName: {
      column: entityPerson.registeredName,
      read: text(500),
      label: 'Registered Name',
      headers: ['Company Name'],
    },
    registeredNumber: {
      column: entityPerson.registeredNumber,
      read: lines(60),
      label: 'Registered Number',
      headers: ['Company Number'],
    },
    dateOfIncorporation: { column: entityPerson.dateOfIncorporation, read: day(), label: 'Date of Incorporation' },
    subType: { column: entityPerson.subType, read: lines(), label: 'Sub Type' },
    countryOfOrigin: {
      column: entityPerson.countryOfOrigin,
      read: lines(),
      label: 'Country of Origin',
      headers: ['Country'],
    },
    foreignAddress: {
      column: entityPerson.addressInCountryOfOrigin,
      read: text(1000),
      label: 'Address in Country of Origin',
    },
    email: { column: entityPerson.email, read: lines(320), label: 'Email' },
    phoneNumber: {
      column: entityPerson.phoneNumber,
      read: lines(60),
      label: 'Telephone',
      headers: ['Phone', 'Phone Number'],
    },
    villageId: {
      column: entityPerson.villageId,
      read: whole(1, 2_147_483_647),
      label: 'Village',
      headers: ['Village ID'],
    },
    plot: { column: entityPerson.plot, read: lines(), label: 'Plot', headers: ['Plot Number'] },
    street: { column: entityPerson.street, read: lines(), label: 'Street', headers: ['Road'] },
    postalAddress: {
      column: entityPerson.postalAddress,
      read: lines(),
      label: 'Postal Address',
      headers: ['PO Box'],
    },
  },
}

export const roles: Kind = {
  name: 'roles',
  table: entityRole,
  files: ['role', 'appointments'],
  key: ['brn', 'person', 'role', 'since'],
  versionKey: [entityRole.id],
  needs: [
    ...ofEntity(entityRole.brn),
    { kind: 'people', columns: [entityRole.brn, entityRole.personNo], reason: 'no-person' },
  ],
  check: ({ since, until }) =>
    since && until && until < since ? { reason: 'ends-before-it-begins', params: { since, until } } : undefined,
  fields: {
    brn: brnOf(entityRole.brn),
    person: {
      column: entityRole.personNo,
      read: whole(1, MOST_NO),
      label: 'Person',
      headers: ['Person No'],
      required: true,
    },
    role: { column: entityRole.role, read: role, label: 'Role', required: true },
    since: { column: entityRole.since, read: day(), label: 'Since', headers: ['From', 'Appointed On', 'Start Date'] },
    until: {
      column: entityRole.until,
      read: day({ open: true }),
      label: 'Until',
      headers: ['To', 'Ended On', 'End Date'],
    },
  },
}
