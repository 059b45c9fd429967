import { z } from 'zod'
import { maybe } from '../call'

/** The parties a legal document can name; on the wire each is `individual…` and `entity…` (000 section 3). */
export const partyRoles = [
  'Parties',
  'Beneficiary',
  'DeclarantDeponent',
  'Borrowers',
  'Lenders',
  'Assigners',
  'Assignees',
  'Mortgagors',
  'Mortgagees',
  'Donor',
  'Donee',
  'ConsentingPerson',
  'Mortgagee',
  'Borrower',
  'Creditor',
  'Adviser',
  'Advise',
] as const
export type PartyRole = (typeof partyRoles)[number]

const textOf = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([key]) => !/^id$|Id$/.test(key))
  return parts.flatMap(([, part]) => textOf(part) ?? []).join(', ') || undefined
}

/** A text; a number reads as it is written, and what comes in parts (an address, a list) reads as its parts in a row. */
const Text = maybe(z.preprocess(textOf, maybe(z.string())))

/** A person as a party; the documents show none, so the names are those of a company's people. */
export const IndividualParty = z.looseObject({
  givenName: Text,
  middleName: Text,
  surName: Text,
  idType: Text,
  idNumber: Text,
  nationality: Text,
  phoneNumber: Text,
  email: Text,
  physicalAddress: Text,
})
export type IndividualParty = z.infer<typeof IndividualParty>

/** A company or another body as a party. */
export const EntityParty = z.looseObject({
  registeredName: Text,
  brn: Text,
  subType: Text,
  primaryPhone: Text,
  primaryEmail: Text,
  registeredPhysicalAddress: Text,
})
export type EntityParty = z.infer<typeof EntityParty>

/**
 * A legal document in full. Which parties and facts it carries depends on its type; see `partiesOf`. It says at least
 * what it is or what it is about: anything else is a wrapper around it.
 */
export const LegalDocumentDetails = z
  .looseObject({
    instrumentNumber: Text,
    documentType: Text,
    subjectMatter: Text,
    filingDate: Text,
    /** Missing while the document is not in the EDMS yet. */
    edmsId: Text,
    amountSecured: maybe(z.union([z.number(), z.string()])),
    collateral: Text,
    oldName: Text,
    newName: Text,
    physicalAddress: Text,
  })
  .refine(
    ({ documentType, subjectMatter }) => documentType || subjectMatter,
    'It names neither its type nor its subject',
  )
export type LegalDocumentDetails = z.infer<typeof LegalDocumentDetails>

export type Party = ({ nature: 'individual' } & IndividualParty) | ({ nature: 'entity' } & EntityParty)
export type PartyGroup = { role: string; parties: Party[] }

const PARTY_KEY = /^(individual|entity)([A-Z]\w*)$/

/** What stands under a party's key: a list, one party alone, or a bare name. What cannot be read is left out. */
const partiesUnder = (nature: Party['nature'], value: unknown): Party[] =>
  (value === null || value === undefined ? [] : [value].flat(1)).flatMap((one): Party[] => {
    if (nature === 'individual') {
      const read = IndividualParty.safeParse(typeof one === 'string' ? { surName: one } : one)
      return read.success ? [{ nature, ...read.data }] : []
    }
    const read = EntityParty.safeParse(typeof one === 'string' ? { registeredName: one } : one)
    return read.success ? [{ nature, ...read.data }] : []
  })

/** Every party a document names, by role, in the order the host gives them; also roles nobody has published. */
export const partiesOf = (details: Record<string, unknown>): PartyGroup[] => {
  const groups = new Map<string, Party[]>()
  for (const [key, value] of Object.entries(details)) {
    const [, nature, role] = PARTY_KEY.exec(key) ?? []
    if ((nature !== 'individual' && nature !== 'entity') || !role) continue
    const parties = partiesUnder(nature, value)
    if (parties.length) groups.set(role, [...(groups.get(role) ?? []), ...parties])
  }
  return [...groups].map(([role, parties]) => ({ role, parties }))
}
