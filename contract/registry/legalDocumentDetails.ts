import { z } from 'zod'
import { maybe } from '../call'
import { personal, personalText } from '../personal'
import { Person } from './people'

/**
 * Parties that a legal document can name; the wire spells each as `individual…` and `entity…`
 * (docs/requirements/registries.md).
 */
const partyRoles = [
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

/** Text. Numbers become text; objects and lists (an address, for example) become their parts in a row. */
const Text = maybe(z.preprocess(textOf, maybe(z.string())))

/** Home of the person of a deed poll. */
const HomeAddress = maybe(personal('address', z.preprocess(textOf, maybe(z.string()))))

/**
 * The parties of each role. Their shape is not published, so that the personal data of natural persons are found by the
 * names of their fields. Companies keep theirs.
 */
const parties: Record<`individual${PartyRole}` | `entity${PartyRole}`, z.ZodType> = Object.assign(
  {},
  ...partyRoles.map(role => ({
    [`individual${role}`]: maybe(personalText(z.unknown())),
    [`entity${role}`]: maybe(z.unknown()),
  })),
)

/**
 * A legal document with all its details. Its parties and facts depend on its type; see `partiesOf`. A type or a subject
 * must be present; otherwise every wrapper object would match.
 */
export const LegalDocumentDetails = z
  .looseObject({
    ...parties,
    instrumentNumber: Text,
    documentType: Text,
    subjectMatter: Text,
    filingDate: Text,
    dateOfExecution: Text,
    /** Absent until the document is in the EDMS. */
    edmsId: Text,
    amountSecured: maybe(z.union([z.number(), z.string()])),
    collateral: Text,
    oldName: Text,
    newName: Text,
    physicalAddress: HomeAddress,
  })
  .catchall(personalText(z.unknown()))
  .refine(
    ({ documentType, subjectMatter }) => documentType || subjectMatter,
    'It names neither its type nor its subject',
  )
export type LegalDocumentDetails = z.infer<typeof LegalDocumentDetails>

/** A party of a document. The documents show no shape for parties, so they have that of a company's people. */
export type Party = Person & { entityType: 'INDIVIDUAL' | 'CORPORATE' }
export type PartyGroup = { role: string; parties: Party[] }

const PARTY_KEY = /^(individual|entity)([A-Z]\w*)$/

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Reads the name from the keys that other registers use, so that no party is lost on a host whose spelling is unknown.
 */
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

/** Reads the parties under a key: a list, a single party, or only a name. */
const partiesUnder = (entityType: Party['entityType'], value: unknown): Party[] =>
  (Array.isArray(value) ? value : [value]).flatMap(one => {
    const party = partyIn(one)
    return party ? [{ ...party, entityType }] : []
  })

/** Returns every party that a document names, by role, in the host's order; also roles that no document publishes. */
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
