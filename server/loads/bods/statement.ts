import { z } from 'zod'

/**
 * Statements of the Beneficial Ownership Data Standard of Open Ownership, version 0.4, with the rules of its schema. Keys that
 * the standard does not name are admitted, as there.
 */

const text = z.string()
const date = z.iso.date('A date such as 2021-05-03 is expected')
const moment = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'A date or a moment such as 2021-05-03 is expected',
)
const partOfDate = z.union(
  [z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/), z.iso.date()],
  'A year, a month such as 2021-05, or a date is expected',
)
const uri = text.refine(value => URL.canParse(value), 'A URI is expected')

const Country = z.looseObject({ name: text, code: text.length(2).optional() })
const Jurisdiction = z.looseObject({ name: text, code: text.min(2).max(6).optional() })
const address = <const Type extends string>(...types: Type[]) =>
  z.looseObject({
    type: z.enum(types).optional(),
    address: text.optional(),
    postCode: text.optional(),
    country: Country.optional(),
  })
const Identifier = z
  .looseObject({ id: text.optional(), scheme: text.optional(), schemeName: text.optional(), uri: uri.optional() })
  .refine(
    ({ scheme, schemeName }) => scheme !== undefined || schemeName !== undefined,
    'scheme or schemeName is required',
  )

const Unspecified = z.looseObject({
  reason: z.enum([
    'noBeneficialOwners',
    'subjectUnableToConfirmOrIdentifyBeneficialOwner',
    'interestedPartyHasNotProvidedInformation',
    'subjectExemptFromDisclosure',
    'interestedPartyExemptFromDisclosure',
    'unknown',
    'informationUnknownToPublisher',
  ]),
  description: text.optional(),
})

const Source = z.looseObject({
  type: z
    .array(z.enum(['selfDeclaration', 'officialRegister', 'thirdParty', 'primaryResearch', 'verified']))
    .optional(),
  description: text.optional(),
  url: uri.optional(),
  retrievedAt: moment.optional(),
  assertedBy: z.array(z.looseObject({ name: text.optional(), uri: uri.optional() })).optional(),
})

const Annotation = z
  .looseObject({
    statementPointerTarget: text,
    motivation: z.enum(['commenting', 'correcting', 'identifying', 'linking', 'transformation']),
    creationDate: moment.optional(),
    createdBy: z.looseObject({ name: text.optional(), uri: uri.optional() }).optional(),
    description: text.optional(),
    transformedContent: text.optional(),
    url: uri.optional(),
  })
  .refine(
    ({ motivation, url }) => motivation !== 'linking' || url !== undefined,
    'url is required where something is linked',
  )
  .refine(
    ({ motivation, transformedContent }) => motivation === 'transformation' || !transformedContent,
    'transformedContent belongs to a transformation alone',
  )

const PublicationDetails = z.looseObject({
  publicationDate: moment,
  bodsVersion: text.regex(/^\d+\.\d+$/, 'A version such as 0.4 is expected'),
  license: uri.optional(),
  publisher: z
    .looseObject({ name: text.optional(), url: uri.optional() })
    .refine(({ name, url }) => name !== undefined || url !== undefined, 'name or url is required'),
})

/** Subtypes that a type of entity can have. */
const subtypes: Record<string, readonly string[]> = {
  arrangement: ['trust', 'nomination', 'other'],
  legalEntity: ['trust', 'other'],
  stateBody: ['governmentDepartment', 'stateAgency', 'other'],
}

const EntityType = z
  .looseObject({
    type: z.enum([
      'registeredEntity',
      'legalEntity',
      'arrangement',
      'anonymousEntity',
      'unknownEntity',
      'state',
      'stateBody',
    ]),
    subtype: z.enum(['governmentDepartment', 'stateAgency', 'other', 'trust', 'nomination']).optional(),
    details: text.optional(),
  })
  .refine(
    ({ type, subtype }) => !subtype || (subtypes[type] ?? ['other']).includes(subtype),
    'The type cannot have this subtype',
  )

const Security = z.looseObject({
  idScheme: z.enum(['isin', 'figi', 'cusip', 'cins']).optional(),
  id: text.optional(),
  ticker: text,
})
const PublicListing = z.looseObject({
  hasPublicListing: z.boolean(),
  companyFilingsURLs: z.array(uri).optional(),
  securitiesListings: z
    .array(
      z.looseObject({
        marketIdentifierCode: text.optional(),
        operatingMarketIdentifierCode: text.optional(),
        stockExchangeJurisdiction: text.min(2).max(6),
        stockExchangeName: text,
        security: Security,
      }),
    )
    .optional(),
})

const Entity = z.looseObject({
  isComponent: z.boolean(),
  entityType: EntityType,
  unspecifiedEntityDetails: Unspecified.optional(),
  name: text.optional(),
  alternateNames: z.array(text).optional(),
  jurisdiction: Jurisdiction.optional(),
  identifiers: z.array(Identifier).optional(),
  foundingDate: date.optional(),
  dissolutionDate: date.optional(),
  addresses: z.array(address('registered', 'business', 'alternative')).optional(),
  uri: uri.optional(),
  publicListing: PublicListing.optional(),
  formedByStatute: z.looseObject({ name: text.optional(), date: date.optional() }).optional(),
})

const Name = z.looseObject({
  type: z.enum(['legal', 'translation', 'transliteration', 'former', 'alternative', 'birth']).optional(),
  fullName: text,
  familyName: text.optional(),
  givenName: text.optional(),
  patronymicName: text.optional(),
})
const Exposure = z.looseObject({
  reason: text.optional(),
  missingInfoReason: text.optional(),
  jurisdiction: Jurisdiction.optional(),
  startDate: date.optional(),
  endDate: date.optional(),
  source: Source.optional(),
})
const Person = z.looseObject({
  isComponent: z.boolean(),
  personType: z.enum(['anonymousPerson', 'unknownPerson', 'knownPerson']),
  unspecifiedPersonDetails: Unspecified.optional(),
  names: z.array(Name).optional(),
  identifiers: z.array(Identifier).optional(),
  nationalities: z.array(Country).optional(),
  placeOfBirth: address('placeOfBirth').optional(),
  birthDate: partOfDate.optional(),
  deathDate: partOfDate.optional(),
  taxResidencies: z.array(Country).optional(),
  addresses: z.array(address('residence', 'service', 'alternative')).optional(),
  politicalExposure: z
    .looseObject({ status: z.enum(['isPep', 'isNotPep', 'unknown']), details: z.array(Exposure).optional() })
    .optional(),
})

const percent = z.number().min(0).max(100).optional()
const interestTypes = [
  ...['shareholding', 'votingRights', 'appointmentOfBoard', 'otherInfluenceOrControl', 'seniorManagingOfficial'],
  ...['settlor', 'trustee', 'protector', 'beneficiaryOfLegalArrangement', 'rightsToSurplusAssetsOnDissolution'],
  ...['rightsToProfitOrIncome', 'rightsGrantedByContract', 'conditionalRightsGrantedByContract'],
  ...['controlViaCompanyRulesOrArticles', 'controlByLegalFramework', 'boardMember', 'boardChair', 'unknownInterest'],
  ...['unpublishedInterest', 'enjoymentAndUseOfAssets', 'rightToProfitOrIncomeFromAssets', 'nominee', 'nominator'],
]
const Interest = z.looseObject({
  type: z.enum(interestTypes).optional(),
  directOrIndirect: z.enum(['direct', 'indirect', 'unknown']).optional(),
  beneficialOwnershipOrControl: z.boolean().optional(),
  details: text.optional(),
  share: z
    .looseObject({
      exact: percent,
      maximum: percent,
      minimum: percent,
      exclusiveMinimum: percent,
      exclusiveMaximum: percent,
    })
    .optional(),
  startDate: date.optional(),
  endDate: date.optional(),
})
const Relationship = z
  .looseObject({
    isComponent: z.boolean(),
    componentRecords: z.array(text).optional(),
    subject: z.union([text, Unspecified], 'A record, or a reason why there is none, is expected'),
    interestedParty: z.union([text, Unspecified], 'A record, or a reason why there is none, is expected'),
    interests: z.array(Interest).optional(),
  })
  .refine(
    ({ isComponent, componentRecords = [] }) => !isComponent || !componentRecords.length,
    'A component has no components',
  )

const common = {
  statementId: text.min(32).max(64),
  statementDate: moment,
  annotations: z.array(Annotation).optional(),
  publicationDetails: PublicationDetails.optional(),
  source: Source.optional(),
  declaration: text.optional(),
  declarationSubject: text,
  recordId: text,
  recordStatus: z.enum(['new', 'updated', 'closed']).optional(),
}

export const Statement = z.discriminatedUnion('recordType', [
  z.looseObject({ ...common, recordType: z.literal('entity'), recordDetails: Entity }),
  z.looseObject({ ...common, recordType: z.literal('person'), recordDetails: Person }),
  z.looseObject({ ...common, recordType: z.literal('relationship'), recordDetails: Relationship }),
])
export type Statement = z.infer<typeof Statement>
export type Details<Type extends Statement['recordType']> = Extract<Statement, { recordType: Type }>['recordDetails']
export type StatementOf<Type extends Statement['recordType']> = Extract<Statement, { recordType: Type }>
