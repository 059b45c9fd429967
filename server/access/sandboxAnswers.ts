import type {
  PartnerAddress,
  PartnerCharge,
  PartnerDocument,
  PartnerEntity,
  PartnerFiling,
  PartnerInstrument,
  PartnerNaming,
  PartnerOwners,
  PartnerPerson,
  PartnerPractitioner,
  PartnerShareholder,
} from '@contract/access/partnerApi'
import { Refusal } from '@contract/errors'
import { normalBrn } from '@contract/registry/brn'
import { registryToday } from '@contract/registryDay'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { searchFold } from '../db/search'
import { summaryOf } from '../registry/changes/fileChanges'
import { normalNumber } from '../registry/practitionerFile'
import type { Answers } from './partnerAnswers'

type File = {
  entity: PartnerEntity
  address: PartnerAddress
  directors: PartnerPerson[]
  secretary: PartnerPerson | null
  shareholders: PartnerShareholder[]
  filings: PartnerFiling[]
  documents: PartnerDocument[]
  namings: PartnerNaming[]
  charges: PartnerCharge[]
  owners: PartnerOwners
}

const debenture: PartnerInstrument = {
  number: 'SB/INST/2',
  documentType: 'DEBENTURE',
  subjectMatter: 'A made-up debenture',
  filedOn: '2024-02-01',
}
const madeUp = (name: string): PartnerPerson => ({ name, kind: 'INDIVIDUAL', nationality: 'Ugandan' })

// Made-up entities under numbers that the register never gives: a sandbox knows nothing of the register.
const files: readonly File[] = [
  {
    entity: {
      brn: 'SB0000000001',
      name: 'EXAMPLE TRADERS LIMITED',
      kind: 'COMPANY',
      status: 'REGISTERED',
      registeredOn: '2020-01-15',
      standing: [],
    },
    address: {
      plot: '1',
      street: 'Example Road',
      postalAddress: 'P.O. Box 1',
      village: 'Example Village',
      district: 'KAMPALA',
    },
    directors: [madeUp('Anna Example'), madeUp('Peter Sample')],
    secretary: madeUp('Ruth Specimen'),
    shareholders: [
      { name: 'Anna Example', holdings: [{ shareClass: 'ORDINARY', numberOfShares: 600 }] },
      { name: 'Peter Sample', holdings: [{ shareClass: 'ORDINARY', numberOfShares: 400 }] },
    ],
    filings: [{ trackingNumber: 'SB-F-1', filedOn: '2024-03-01', changes: ['CHANGE_OF_DIRECTORS'] }],
    documents: [{ name: 'Certificate of incorporation', kind: 'CERTIFICATE', filedOn: '2020-01-15' }],
    namings: [{ ...debenture, roles: ['Borrowers'] }],
    charges: [
      {
        number: debenture.number,
        documentType: debenture.documentType,
        amountSecured: 50_000_000,
        collateral: 'All assets, fixed and floating',
        holders: ['EXAMPLE TRANSPORT LIMITED'],
        filedOn: debenture.filedOn,
      },
    ],
    owners: {
      owners: [
        { name: 'Anna Example', nationality: 'Ugandan', percentage: 60 },
        { name: 'Peter Sample', nationality: 'Ugandan', percentage: 40 },
      ],
      untraced: 0,
    },
  },
  {
    entity: {
      brn: 'SB0000000002',
      name: 'EXAMPLE TRANSPORT LIMITED',
      kind: 'COMPANY',
      status: 'INSOLVENT',
      registeredOn: '2015-06-01',
      standing: [{ state: 'WINDING_UP', since: '2024-05-01' }],
    },
    address: { plot: '2', street: 'Example Road', postalAddress: null, village: null, district: null },
    directors: [madeUp('Grace Instance')],
    secretary: null,
    shareholders: [{ name: 'Grace Instance', holdings: [{ shareClass: 'ORDINARY', numberOfShares: 100 }] }],
    filings: [],
    documents: [],
    namings: [{ ...debenture, roles: ['Lenders'] }],
    charges: [],
    owners: { owners: [{ name: 'Grace Instance', nationality: 'Ugandan', percentage: 100 }], untraced: 0 },
  },
  {
    entity: {
      brn: 'SB0000000003',
      name: 'SAMPLE STATIONERS',
      kind: 'BUSINESS_NAME',
      status: 'CEASED',
      registeredOn: '2018-09-30',
      standing: [{ state: 'DE_REGISTERED', since: '2023-11-20' }],
    },
    address: { plot: null, street: null, postalAddress: null, village: null, district: null },
    directors: [],
    secretary: null,
    shareholders: [],
    filings: [],
    documents: [],
    namings: [],
    charges: [],
    owners: { owners: [], untraced: 0 },
  },
]

const practitioners: readonly PartnerPractitioner[] = [
  { number: 'SB-UPN-1', name: 'Paula Example', active: true },
  { number: 'SB-UPN-2', name: 'Simon Sample', active: false },
]

const instruments: readonly PartnerInstrument[] = [
  { number: 'SB/INST/1', documentType: 'DEED_POLL', subjectMatter: 'A made-up deed poll', filedOn: '2023-05-02' },
  debenture,
]

const getInstrument = (number: string) => {
  const instrument = instruments.find(one => one.number === number.toUpperCase())
  if (!instrument) throw new Refusal('unknown-instrument', { number })
  return instrument
}

const fileOf = (typed: string): File => {
  const brn = normalBrn(typed)
  const file = files.find(({ entity }) => entity.brn === brn)
  if (!file) throw new Refusal('unknown-brn', { brn })
  return file
}

const similarTo = async (db: Db, name: string) => {
  const folded = searchFold(sql`${name}`)
  const { rows } = await db.execute<{ brn: string; name: string; likeness: number }>(sql`
    SELECT s.brn, s.name, round(similarity(s.name, ${folded})::numeric, 2)::float8 AS likeness
    FROM jsonb_to_recordset(${JSON.stringify(files.map(({ entity }) => entity))}::jsonb) AS s (brn text, name text)
    WHERE s.name % ${folded} ORDER BY similarity(s.name, ${folded}) DESC, s.brn`)
  return rows
}

/** Answers for sandbox keys. */
export const sandboxAnswers: Answers = {
  async registrationStatus(_, { brn }) {
    const { entity } = fileOf(brn)
    return { brn: entity.brn, status: entity.status, standing: entity.standing }
  },
  entityBasic: async (_, { brn }) => fileOf(brn).entity,
  async entityFull(_, { brn }) {
    const { entity, address, directors, secretary, shareholders } = fileOf(brn)
    return { ...entity, address, directors, secretary, shareholders }
  },
  directors: async (_, { brn }) => ({ people: fileOf(brn).directors }),
  secretary: async (_, { brn }) => ({ secretary: fileOf(brn).secretary }),
  shareholders: async (_, { brn }) => ({ shareholders: fileOf(brn).shareholders }),
  beneficialOwners: async (_, { brn }) => fileOf(brn).owners,
  charges: async (_, { brn }) => ({ charges: fileOf(brn).charges }),
  addresses: async (_, { brn }) => ({ address: fileOf(brn).address }),
  filings: async (_, { brn }) => ({ filings: fileOf(brn).filings }),
  attachments: async (_, { brn }) => ({ documents: fileOf(brn).documents }),
  legalDocuments: async (_, { brn }) => ({ documents: fileOf(brn).namings }),
  async documentVerification(_, { number }) {
    const { subjectMatter: __, ...details } = getInstrument(number)
    return details
  },
  documentDetails: async (_, { number }) => getInstrument(number),
  async practitioners(_, { page }) {
    const active = practitioners.filter(one => one.active)
    return { total: active.length, practitioners: page === 1 ? active : [] }
  },
  searchLegalDocuments: async (_, { name }) => ({
    documents: instruments.filter(one => one.subjectMatter.toLowerCase().includes(name.toLowerCase())),
  }),
  async insolvencyStatus(_, { brn }) {
    const { entity } = fileOf(brn)
    return { brn: entity.brn, insolvent: entity.status === 'INSOLVENT' }
  },
  async practitionerStatus(_, { number: typed }) {
    const number = normalNumber(typed)
    const practitioner = practitioners.find(one => one.number === number)
    if (!practitioner) throw new Refusal('unknown-practitioner', { number })
    return practitioner
  },
  async fileChanges(_, { brn, trackingNo, filedOn = registryToday(), effects }) {
    const { entity } = fileOf(brn)
    if (entity.status === 'CEASED' && !effects.some(({ kind }) => kind === 'RESTORATION'))
      throw new Refusal('entity-ceased', { brn: entity.brn })
    return { trackingNo, brn: entity.brn, filedOn, ...summaryOf(effects) }
  },
  searchEntity: async (_, { name }) => ({
    entities: files.flatMap(({ entity: { brn, name: own } }) =>
      own.startsWith(name.toUpperCase()) ? [{ brn, name: own }] : [],
    ),
  }),
  nameSimilarity: async (db, { name }) => ({ similar: await similarTo(db, name) }),
  searchPractitioners: async (_, { name }) => ({
    practitioners: practitioners.filter(one => one.name.toLowerCase().includes(name.toLowerCase())),
  }),
}
