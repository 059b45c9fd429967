import { createHash } from 'node:crypto'

/** A BODS statement of a test, or what a broken one has in its place. */
export type BodsStatement = { [key: string]: unknown }

/** Makes a statement about a record, with an id of its own. */
export const bodsStatement = (
  recordType: 'entity' | 'person' | 'relationship',
  recordId: string,
  recordDetails: object,
  more: object = {},
): BodsStatement => ({
  statementId: createHash('sha256')
    .update(JSON.stringify([recordId, recordDetails, more]))
    .digest('hex')
    .slice(0, 40),
  statementDate: '2024-03-01',
  declarationSubject: 'register',
  recordId,
  recordType,
  recordStatus: 'new',
  recordDetails: { isComponent: false, ...recordDetails },
  ...more,
})

export const bodsEntity = (recordId: string, brn: string | undefined, more: object = {}, statement: object = {}) =>
  bodsStatement(
    'entity',
    recordId,
    {
      entityType: { type: 'registeredEntity' },
      name: `${recordId} LTD`.toUpperCase(),
      foundingDate: '2010-01-05',
      ...(brn !== undefined && { identifiers: [{ id: brn, schemeName: 'Register of companies' }] }),
      ...more,
    },
    statement,
  )

export const bodsPerson = (recordId: string, more: object = {}) =>
  bodsStatement('person', recordId, {
    personType: 'knownPerson',
    names: [{ type: 'legal', fullName: `Amina ${recordId}`, givenName: 'Amina', familyName: recordId }],
    birthDate: '1980-02-03',
    ...more,
  })

export const bodsRelationship = (
  recordId: string,
  subject: unknown,
  interestedParty: unknown,
  interests: object[],
  statement: object = {},
) => bodsStatement('relationship', recordId, { subject, interestedParty, interests }, statement)
