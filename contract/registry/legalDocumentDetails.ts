import { z } from 'zod'
import { maybe } from '../call'
import { Person } from './people'

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
    dateOfExecution: Text,
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

/** Somebody a document names; the documents show no shape for them, so it is that of a company's people. */
export type Party = Person & { entityType: 'INDIVIDUAL' | 'CORPORATE' }
export type PartyGroup = { role: string; parties: Party[] }

const PARTY_KEY = /^(individual|entity)([A-Z]\w*)$/

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Names under keys that other registers use; a host whose spelling is unknown must not lose somebody. */
const named = (party: Record<string, unknown>) => {
  const { fullName, entityName, companyName, firstName, lastName } = party
  const name = fullName ?? entityName ?? companyName ?? [firstName, lastName].filter(Boolean).join(' ')
  return name && !party.name ? { ...party, name } : party
}

const readable = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'number'

const partyIn = (one: unknown): Person | undefined => {
  if (typeof one === 'string') return { name: one }
  if (!isObject(one)) return undefined
  const whole = Person.safeParse(named(one))
  if (whole.success) return whole.data
  const words = Object.entries(named(one)).filter(readable)
  return Person.safeParse(Object.fromEntries(words.map(([key, value]) => [key, String(value)]))).data ?? {}
}

/** What stands under a party's key: a list, one party alone, or a bare name. */
const partiesUnder = (entityType: Party['entityType'], value: unknown): Party[] =>
  (Array.isArray(value) ? value : [value]).flatMap(one => {
    const party = partyIn(one)
    return party ? [{ ...party, entityType }] : []
  })

/** Every party a document names, by role, in the order the host gives them; also roles nobody has published. */
export const partiesOf = (details: Record<string, unknown>): PartyGroup[] => {
  const groups = new Map<string, Party[]>()
  for (const [key, value] of Object.entries(details)) {
    const [, nature, role] = PARTY_KEY.exec(key) ?? []
    if (!role) continue
    const parties = partiesUnder(nature === 'entity' ? 'CORPORATE' : 'INDIVIDUAL', value)
    if (parties.length) groups.set(role, [...(groups.get(role) ?? []), ...parties])
  }
  return [...groups].map(([role, parties]) => ({ role, parties }))
}
