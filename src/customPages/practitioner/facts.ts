import type { PractitionerFile } from '@contract/registry/practitioners'
import type { Kind } from '@/definition/field'

/** A labelled value; labels are said by key. */
export type Fact<Of> = { label: string; kind: Kind; of(of: Of): unknown }
type Rows<Row> = { columns: readonly Fact<Row>[]; rows(file: PractitionerFile): readonly Row[] | null | undefined }

type Part<K extends 'bankAccountInformation' | 'qualifications' | 'professions' | 'indemnity'> = NonNullable<
  PractitionerFile[K]
>[number]

const rows = <Row>(of: Rows<Row>['rows'], columns: readonly Fact<Row>[]): Rows<Row> => ({ rows: of, columns })
const fact = <Of>(label: string, of: Fact<Of>['of'], kind: Kind = 'text'): Fact<Of> => ({ label, kind, of })

/** Sent with the first application where the practitioner's own record leaves it out. */
const first = ({ form1s }: PractitionerFile) => form1s?.[0]

export const firstNameOf = (file: PractitionerFile) => file.firstName ?? first(file)?.firstName
export const lastNameOf = (file: PractitionerFile) => file.lastName ?? first(file)?.lastName
export const nameOf = (file: PractitionerFile) => [firstNameOf(file), lastNameOf(file)].filter(Boolean).join(' ')
export const registeredOn = (file: PractitionerFile) => file.registrationDate ?? first(file)?.registrationDate
export const photoOf = (file: PractitionerFile) =>
  file.form1s?.flatMap(({ passportPhotos }) => passportPhotos ?? []).find(({ filename }) => filename)?.filename

const professionsOf = (file: PractitionerFile) =>
  file.professions?.length ? file.professions : (first(file)?.professions ?? [])
export const professionOf = (file: PractitionerFile) => professionsOf(file)[0]?.professionName

export const bio: readonly Fact<PractitionerFile>[] = [
  fact('firstName', firstNameOf),
  fact('lastName', lastNameOf),
  fact('email', ({ email }) => email),
  fact('phone', ({ phoneNumber }) => phoneNumber, 'code'),
  fact('gender', file => file.gender ?? first(file)?.gender, 'choice'),
  fact('dateOfBirth', ({ dateOfBirth }) => dateOfBirth, 'date'),
  fact('postalAddress', ({ postalAddress }) => postalAddress),
]

type Places = NonNullable<PractitionerFile['address']>
export const places: readonly Fact<Places>[] = [
  fact('country', ({ country }) => country),
  fact('region', ({ region }) => region),
  fact('district', ({ district }) => district),
  fact('subCounty', ({ subcounty }) => subcounty),
  fact('parish', ({ parish }) => parish),
  fact('village', ({ village }) => village),
]

/** What a practitioner may have been subjected to, in the order the documents ask it (000 section 2.9). */
export const subjections = [
  'SUBJECTED_TO_DISCIPLINARY_PROCEEDING',
  'DISQUALIFIED_FROM_INSOLVENCY',
  'SUBJECTED_TO_PROHIBITION',
] as const

const amount = (value: string | null | undefined) => (value && Number.isFinite(Number(value)) ? Number(value) : value)

export const banks = rows<Part<'bankAccountInformation'>>(
  file => file.bankAccountInformation,
  [
    fact('bankName', ({ bankName }) => bankName),
    fact('accountName', ({ accName }) => accName),
    fact('accountNumber', ({ accNo }) => accNo, 'code'),
  ],
)

export const qualifications = rows<Part<'qualifications'>>(
  file => file.qualifications,
  [
    fact('awardType', ({ awardType }) => awardType),
    fact('award', ({ award }) => award),
    fact('awardingBody', ({ awardingBody }) => awardingBody),
    fact('year', ({ year }) => year, 'code'),
  ],
)

export const professions = rows<Part<'professions'>>(professionsOf, [
  fact('profession', ({ professionName }) => professionName),
  fact('professionalBody', ({ professionBody }) => professionBody),
  fact('membershipId', ({ memberShipId }) => memberShipId, 'code'),
  fact('membershipExpiry', ({ expiryOfMemberShip }) => expiryOfMemberShip, 'date'),
])

export const indemnity = rows<Part<'indemnity'>>(
  file => file.indemnity,
  [
    fact('policyHolder', ({ insurancePolicyHolder }) => insurancePolicyHolder),
    fact('insurer', ({ insurer }) => insurer),
    fact('valueOfInsurance', ({ valueOfInsurance }) => amount(valueOfInsurance), 'count'),
    fact('dateOfIssue', ({ dateOfIssuance }) => dateOfIssuance, 'date'),
    fact('dateOfExpiry', ({ expiryOfInsurance }) => expiryOfInsurance, 'date'),
  ],
)
