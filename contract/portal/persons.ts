import { z } from 'zod'
import { get, maybe, post } from '../call'
import { fault } from '../fault'
import { ofFile, personal } from '../personal'
import { Standing } from '../registry/standing'
import { FlagMark } from './marks'
import { Certainties, ofDecisions, ofPeople, PersonDecision, Reason, Reasons } from './personPairs'

/** Longest name or number that is searched for, in letters. */
export const LONGEST_SEARCH = 200
/** People in the answer of a search, at most. */
export const MOST_PEOPLE = 50
/** A natural person, named by the number of their first record. ID numbers never stand in addresses. */
const identity = {
  key: z.string(),
  name: z.string(),
  idType: maybe(z.string()),
  idNumber: maybe(personal('idNumber', z.string())),
  dateOfBirth: maybe(personal('birthDate', z.string())),
  nationality: maybe(z.string()),
}

export const PersonHit = z.object({
  ...identity,
  /** Number of entities in which the person has a role. */
  entities: z.number().int(),
  certainty: Certainties,
  reasons: Reasons,
  /** Flags that act on the person. */
  flags: maybe(z.array(FlagMark)),
})
export type PersonHit = z.infer<typeof PersonHit>

/** The role or roles of a person in an entity, as one record of its file has them. */
const PersonRole = z.object({
  brn: z.string(),
  entity: z.string(),
  /** Register of the entity, which its address needs. */
  register: z.enum(['COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY']),
  status: z.string(),
  standing: Standing,
  /** Roles held today; empty where all have ended. */
  roles: z.array(z.string()),
  /** Days of the roles, also of those that ended: the first one, and the one from which the role was held no more. */
  days: maybe(z.array(z.object({ role: z.string(), since: maybe(z.string()), until: maybe(z.string()) }))),
  /** Day on which the entity was registered. */
  registeredOn: z.string(),
  occupation: maybe(z.string()),
  /** Name as the file of this entity has it. */
  name: z.string(),
})
export type PersonRole = z.infer<typeof PersonRole>

export const PersonFile = z.object({
  ...identity,
  sex: maybe(z.string()),
  email: maybe(personal('email', z.string())),
  phoneNumber: maybe(personal('telephone', z.string())),
  postalAddress: maybe(personal('address', z.string())),
  roles: z.array(PersonRole),
  /** People of different ID numbers, or without one, whom decisions made one; a single one without such a decision. */
  identities: z.array(z.object(identity)),
  duplicates: z.array(ofFile({ kind: 'PERSON', key: 'key' }, PersonHit)),
  /** Decisions about this person, the latest first. */
  decisions: z.array(PersonDecision),
})
export type PersonFile = z.infer<typeof PersonFile>

/** Facts by which two people are compared. */
export const comparedFacts = ['name', 'number', 'born', 'nationality', 'phone', 'email', 'postalAddress'] as const
export type ComparedFact = (typeof comparedFacts)[number]

const Key = z.string().regex(/^\d{1,15}$/, fault('not-a-person'))
export const persons = {
  /** Searches natural persons by a whole ID number, or by a name and a day of birth. Both stay out of addresses. */
  search: post('PORTAL-PEOPLE-SEARCH', '/portal/people/search', {
    ...ofPeople,
    changes: false,
    body: z.union([
      z.strictObject({ number: z.string().trim().min(1).max(LONGEST_SEARCH) }),
      z.strictObject({
        name: z.string().trim().min(1).max(LONGEST_SEARCH),
        born: z.string().trim().max(20).optional(),
      }),
    ]),
    answer: z.object({
      people: z.array(PersonHit),
      /** True when more people match than the answer has. */
      more: z.boolean(),
    }),
  }),
  file: get('PORTAL-PERSON', '/portal/people/{person}', {
    ...ofPeople,
    file: { kind: 'PERSON', key: 'person', parts: 'identities' },
    notes: true,
    answer: PersonFile,
  }),
  /** Names the facts in which two people differ, without a value: masked values cannot be compared by whoever sees them. */
  compare: get('PORTAL-PERSON-COMPARE', '/portal/people/{person}/compared/{other}', {
    ...ofDecisions,
    file: { kind: 'PERSON', key: 'person' },
    answer: z.object({ differ: z.array(z.enum(comparedFacts)) }),
  }),
  decide: post('PORTAL-PERSON-DECIDE', '/portal/people-decisions', {
    ...ofDecisions,
    endsReasons: 'PERSON',
    changesRecord: [
      { kind: 'PERSON', key: 'one' },
      { kind: 'PERSON', key: 'other' },
    ],
    body: z.strictObject({ one: Key, other: Key, kind: z.enum(['MERGE', 'APART']), reason: Reason }),
  }),
}
