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

/** BRNs of the entities in `validStatements`. */
export const BRNS = ['80020000000001', '80020000000002']
/** Interests of a relationship. */
export const director = { type: 'boardMember', directOrIndirect: 'direct', startDate: '2011-05-03' }
const shareholder = { type: 'shareholding', directOrIndirect: 'direct', share: { exact: 40 } }

/** Statements of two entities with their people, of which every one is taken. */
export const validStatements: BodsStatement[] = [
  bodsEntity('alpha', BRNS[0], {
    addresses: [
      { type: 'business', address: 'Plot 9' },
      { type: 'registered', address: 'Plot 1, Main Street', postCode: 'P.O. Box 7', country: { name: 'Uganda' } },
    ],
    alternateNames: ['ALPHA'],
  }),
  bodsEntity('beta', BRNS[1], {
    entityType: { type: 'registeredEntity', details: 'business name' },
    dissolutionDate: '2020-01-01',
  }),
  bodsEntity('abroad', undefined, {
    jurisdiction: { name: 'Kenya', code: 'KE' },
    identifiers: [{ id: 'PVT-1', scheme: 'KE-RCO' }],
  }),
  bodsEntity('state', undefined, { entityType: { type: 'state' } }),
  bodsPerson('nabulya', {
    identifiers: [{ id: 'CM1', scheme: 'UGA-IDCARD', schemeName: 'National ID' }],
    nationalities: [{ name: 'Uganda', code: 'UG' }],
  }),
  bodsPerson('opio', { names: [{ fullName: 'Okello Opio' }], birthDate: '1971-05' }),
  bodsPerson('unused'),
  bodsRelationship('r1', 'alpha', 'nabulya', [shareholder, director, { ...director, type: 'boardChair' }]),
  bodsRelationship('r2', 'alpha', 'nabulya', [{ type: 'votingRights', beneficialOwnershipOrControl: true }]),
  bodsRelationship('r3', 'alpha', 'opio', [{ ...director, endDate: '2015-06-30' }]),
  bodsRelationship('r4', 'beta', 'abroad', [shareholder], {
    recordStatus: 'closed',
    statementDate: '2019-09-09T10:00:00Z',
  }),
  bodsRelationship('r5', 'alpha', 'opio', [{ ...shareholder, directOrIndirect: 'indirect' }]),
  bodsRelationship('r6', 'beta', { reason: 'noBeneficialOwners' }, []),
  bodsRelationship('r7', 'abroad', 'opio', [shareholder]),
]
/** Returns the files of a load of statements. */
export const asArray = (statements: unknown) => ({ 'owners.json': JSON.stringify(statements, null, 1) })
