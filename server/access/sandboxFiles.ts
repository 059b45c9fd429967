import type {
  FiledPerson,
  FiledShareholder,
  PartnerAddress,
  PartnerCharge,
  PartnerDocument,
  PartnerEntity,
  PartnerFiling,
  PartnerInstrument,
  PartnerNaming,
  PartnerOwners,
  RegisteredCharge,
} from '@contract/access/partnerApi'

/** File of a made-up entity, as the calls answer its parts. */
export type SandboxFile = {
  entity: PartnerEntity
  address: PartnerAddress
  directors: FiledPerson[]
  secretary: FiledPerson | null
  shareholders: FiledShareholder[]
  filings: PartnerFiling[]
  documents: PartnerDocument[]
  namings: PartnerNaming[]
  charges: PartnerCharge[]
  registered: RegisteredCharge[]
  owners: PartnerOwners
}

export const debenture: PartnerInstrument = {
  number: 'SB/INST/2',
  documentType: 'DEBENTURE',
  subjectMatter: 'A made-up debenture',
  filedOn: '2024-02-01',
}
const madeUp = (no: number, name: string): FiledPerson => ({ no, name, kind: 'INDIVIDUAL', nationality: 'Kenya' })

const noAddress: PartnerAddress = { plot: null, street: null, postalAddress: null, village: null, district: null }
const empty: Omit<SandboxFile, 'entity'> = {
  address: noAddress,
  directors: [],
  secretary: null,
  shareholders: [],
  filings: [],
  documents: [],
  namings: [],
  charges: [],
  registered: [],
  owners: { owners: [], untraced: 0 },
}

/** Made-up entities under numbers that the register never gives: a sandbox knows nothing of the register. */
export const sandboxFiles: readonly SandboxFile[] = [
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
    directors: [madeUp(1, 'Anna Example'), madeUp(2, 'Peter Sample')],
    secretary: madeUp(3, 'Ruth Specimen'),
    shareholders: [
      { no: 1, name: 'Anna Example', holdings: [{ classNo: 1, shareClass: 'ORDINARY', numberOfShares: 600 }] },
      { no: 2, name: 'Peter Sample', holdings: [{ classNo: 1, shareClass: 'ORDINARY', numberOfShares: 400 }] },
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
    registered: [
      {
        number: 'SB-CH-2',
        kind: 'FIXED_AND_FLOATING',
        property: 'All assets, fixed and floating',
        amount: 50_000_000,
        currency: 'USD',
        chargee: 'EXAMPLE TRANSPORT LIMITED',
        createdOn: '2024-02-01',
        registeredOn: '2024-02-05',
        satisfiedOn: null,
      },
      {
        number: 'SB-CH-1',
        kind: 'MORTGAGE',
        property: 'Plot 1, Example Road',
        amount: null,
        currency: null,
        chargee: 'EXAMPLE TRANSPORT LIMITED',
        createdOn: '2021-03-01',
        registeredOn: '2021-03-04',
        satisfiedOn: '2023-12-31',
      },
    ],
    owners: {
      owners: [
        { name: 'Anna Example', nationality: 'Kenya', percentage: 60 },
        { name: 'Peter Sample', nationality: 'Kenya', percentage: 40 },
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
    ...empty,
    address: { ...noAddress, plot: '2', street: 'Example Road' },
    directors: [madeUp(1, 'Grace Instance')],
    shareholders: [
      { no: 1, name: 'Grace Instance', holdings: [{ classNo: 1, shareClass: 'ORDINARY', numberOfShares: 100 }] },
    ],
    namings: [{ ...debenture, roles: ['Lenders'] }],
    owners: { owners: [{ name: 'Grace Instance', nationality: 'Kenya', percentage: 100 }], untraced: 0 },
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
    ...empty,
  },
  {
    entity: {
      brn: 'SB0000000004',
      name: 'SPECIMEN STORES LIMITED',
      kind: 'COMPANY',
      status: 'REGISTERED',
      registeredOn: '2019-04-11',
      standing: [{ state: 'BLACKLISTED', since: '2025-02-03' }],
    },
    ...empty,
  },
]
