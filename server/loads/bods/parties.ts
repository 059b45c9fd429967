import { BRN_DIGITS, normalBrn } from '@contract/registry/brn'
import type { LeftOut, Placed, Records } from './records'
import type { Details } from './statement'

type Cells = Record<string, string>
type Identifiers = NonNullable<Details<'entity'>['identifiers']>
type Addresses = NonNullable<Details<'entity'>['addresses'] | Details<'person'>['addresses']>

/**
 * Returns the BRN among the identifiers of an entity: the one of the scheme that the mapping names, or else one that has the
 * digits of a BRN.
 */
export const brnIn = (identifiers: Identifiers = [], scheme: string | undefined) =>
  identifiers.find(({ id, scheme: of, schemeName }) =>
    scheme ? [of, schemeName].includes(scheme) : new RegExp(`^\\d{${BRN_DIGITS}}$`).test(normalBrn(id ?? '')),
  )?.id

/** Returns an address as one text; empty without one. */
export const addressText = ([first]: Addresses = []) =>
  [first?.address, first?.postCode, first?.country?.name].filter(Boolean).join(', ')

const ofPerson = ({ statement }: Placed<'person'>, leftOut: LeftOut): Cells | undefined => {
  const { recordDetails: details } = statement
  const { names = [], identifiers = [], nationalities = [], birthDate = '', addresses = [] } = details
  const name = names.find(({ type }) => type === 'legal') ?? names[0]
  if (!name) return undefined
  const held = ['isComponent', 'personType', 'names', 'identifiers', 'nationalities', 'birthDate', 'addresses']
  leftOut.addOthers('people', 'person', details, held)
  leftOut.add('people', 'person: further names', names.length - 1)
  leftOut.add('people', 'person: further identifiers', identifiers.length - 1)
  leftOut.add('people', 'person: further nationalities', nationalities.length - 1)
  leftOut.add('people', 'person: further addresses', addresses.length - 1)
  const isDay = birthDate.length === 10
  if (birthDate && !isDay) leftOut.add('people', 'person: birthDate without a day')
  const [number] = identifiers
  const hasParts = name.givenName || name.familyName
  return {
    kind: 'INDIVIDUAL',
    givenName: hasParts ? (name.givenName ?? '') : name.fullName,
    middleName: name.patronymicName ?? '',
    surName: name.familyName ?? '',
    idType: number?.id ? (number.schemeName ?? number.scheme ?? '') : '',
    idNumber: number?.id ?? '',
    nationality: nationalities[0]?.name ?? '',
    dateOfBirth: isDay ? birthDate : '',
    postalAddress: addressText(addresses),
  }
}

const ofEntity = ({ statement }: Placed<'entity'>, scheme: string | undefined): Cells | undefined => {
  const { name, identifiers = [], foundingDate = '', jurisdiction, addresses, entityType } = statement.recordDetails
  if (!name) return undefined
  return {
    kind: 'CORPORATE',
    registeredName: name,
    registeredNumber: brnIn(identifiers, scheme) ?? identifiers[0]?.id ?? '',
    dateOfIncorporation: foundingDate,
    subType: entityType.details ?? '',
    countryOfOrigin: jurisdiction?.name ?? '',
    postalAddress: addressText(addresses),
  }
}

/** Returns the cells of a person or company that holds an interest: undefined for a record without a name, null for none. */
export const partyCells = (
  records: Records,
  recordId: string,
  scheme: string | undefined,
): Cells | undefined | null => {
  const person = records.person.get(recordId)
  if (person) return ofPerson(person, records.leftOut)
  const entity = records.entity.get(recordId)
  return entity ? ofEntity(entity, scheme) : null
}
