import type { PractitionerFile } from '@contract/registry/practitioners'
import type { FactDefinitions } from '@/components/file/useFactText'
import { annualReturnsOf, yearOf } from './filings'

/** Part of the page: its rows, and the facts of each row by translation key. */
export type Part<Row> = { rows(file: PractitionerFile): readonly Row[]; facts: FactDefinitions<Row> }

const part = <Row>(
  rows: (file: PractitionerFile) => readonly Row[] | null | undefined,
  facts: Part<Row>['facts'],
): Part<Row> => ({ rows: file => rows(file) ?? [], facts })

/** First application, which has data that the practitioner's own record may lack. */
const first = ({ form1s }: PractitionerFile) => form1s?.[0]
const firstName = (file: PractitionerFile) => file.firstName ?? first(file)?.firstName
const lastName = (file: PractitionerFile) => file.lastName ?? first(file)?.lastName
const professionsOf = (file: PractitionerFile) =>
  file.professions?.length ? file.professions : (first(file)?.professions ?? [])

export const nameOf = (file: PractitionerFile) => [firstName(file), lastName(file)].filter(Boolean).join(' ')
export const professionOf = (file: PractitionerFile) => professionsOf(file)[0]?.professionName
export const registeredOn = (file: PractitionerFile) => file.registrationDate ?? first(file)?.registrationDate
export const photoOf = (file: PractitionerFile) =>
  file.form1s?.flatMap(({ passportPhotos }) => passportPhotos ?? []).find(({ filename }) => filename)?.filename

export const bio = part(file => [file], {
  firstName: ['text', firstName],
  lastName: ['text', lastName],
  email: ['text', ({ email }) => email],
  phone: ['code', ({ phoneNumber }) => phoneNumber],
  gender: ['choice', file => file.gender ?? first(file)?.gender],
  dateOfBirth: ['date', ({ dateOfBirth }) => dateOfBirth],
  postalAddress: ['text', ({ postalAddress }) => postalAddress],
})

type Places = NonNullable<PractitionerFile['address']>
export const places = part<Places>(() => [], {
  country: ['text', ({ country }) => country],
  region: ['text', ({ region }) => region],
  district: ['text', ({ district }) => district],
  subCounty: ['text', ({ subcounty }) => subcounty],
  parish: ['text', ({ parish }) => parish],
  village: ['text', ({ village }) => village],
})

/**
 * Proceedings that a practitioner may have been subjected to, in the order of the documents
 * (docs/requirements/registries.md).
 */
export const subjections = [
  'SUBJECTED_TO_DISCIPLINARY_PROCEEDING',
  'DISQUALIFIED_FROM_INSOLVENCY',
  'SUBJECTED_TO_PROHIBITION',
] as const

export const banks = part(file => file.bankAccountInformation, {
  bankName: ['text', ({ bankName }) => bankName],
  accountName: ['text', ({ accName }) => accName],
  accountNumber: ['code', ({ accNo }) => accNo],
})

export const qualifications = part(file => file.qualifications, {
  awardType: ['text', ({ awardType }) => awardType],
  award: ['text', ({ award }) => award],
  awardingBody: ['text', ({ awardingBody }) => awardingBody],
  year: ['code', ({ year }) => year],
})

export const professions = part(professionsOf, {
  profession: ['text', ({ professionName }) => professionName],
  professionalBody: ['text', ({ professionBody }) => professionBody],
  membershipId: ['code', ({ memberShipId }) => memberShipId],
  membershipExpiry: ['date', ({ expiryOfMemberShip }) => expiryOfMemberShip],
})

export const indemnity = part(file => file.indemnity, {
  policyHolder: ['text', ({ insurancePolicyHolder }) => insurancePolicyHolder],
  insurer: ['text', ({ insurer }) => insurer],
  valueOfInsurance: ['money', ({ valueOfInsurance }) => valueOfInsurance],
  dateOfIssue: ['date', ({ dateOfIssuance }) => dateOfIssuance],
  dateOfExpiry: ['date', ({ expiryOfInsurance }) => expiryOfInsurance],
})

/** Annual returns, newest first. */
export const annualReturns = part(file => annualReturnsOf(file).toReversed(), {
  type: ['choice', ({ applicationType }) => applicationType],
  year: ['code', yearOf],
  date: ['date', ({ registrationDate, createdAt }) => registrationDate ?? createdAt],
  status: ['choice', ({ status }) => status, ({ status }) => (status === 'APPROVED' ? 'good' : 'quiet')],
})
