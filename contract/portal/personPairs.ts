import { z } from 'zod'
import { extensionList, maybe, post } from '../call'
import { personal, personalText } from '../personal'

/** Longest reason of a decision, in letters. */
export const LONGEST_REASON = 500
/** Number at which probable duplicates are no longer counted: a total of 10,000 means 'at least'. */
export const MOST_COUNTED_PAIRS = 10_000

/** Degrees of certainty that a person is the one that is searched for, or that two people are one, the highest first. */
export const certainties = ['exact', 'near', 'possible'] as const
export type Certainty = (typeof certainties)[number]

/** Reasons of a match, of a search or of two people: docs/decisions/066-people-and-duplicates.md. */
const personReasons = [
  'sameNumber',
  'numberSpelling',
  'numberDigit',
  'sameName',
  'nameSpelling',
  'nameSound',
  'namePart',
  'sameBirth',
  'birthSwapped',
  'birthDigit',
  'birthUnknown',
] as const
export type PersonReason = (typeof personReasons)[number]

export const Certainties = z.enum(certainties)
export const Reasons = z.array(z.enum(personReasons))

/** A decision that two people are one, or stay apart. */
export const PersonDecision = z.object({
  id: z.string(),
  kind: z.enum(['MERGE', 'APART']),
  oneKey: z.string(),
  oneName: z.string(),
  otherKey: z.string(),
  otherName: z.string(),
  reason: personalText(z.string()),
  decidedBy: z.string(),
  decidedAt: z.string(),
  undoneReason: maybe(personalText(z.string())),
  undoneBy: maybe(z.string()),
  undoneAt: maybe(z.string()),
})
export type PersonDecision = z.infer<typeof PersonDecision>

/** Two people who are probably one. */
export const PersonPair = z.object({
  key: z.string(),
  oneKey: z.string(),
  oneName: z.string(),
  oneNumber: maybe(personal('idNumber', z.string())),
  oneBorn: maybe(personal('birthDate', z.string())),
  otherKey: z.string(),
  otherName: z.string(),
  otherNumber: maybe(personal('idNumber', z.string())),
  otherBorn: maybe(personal('birthDate', z.string())),
  certainty: Certainties,
  reasons: Reasons,
})
export type PersonPair = z.infer<typeof PersonPair>

/** Facts of all calls about people. */
export const ofPeople = { permit: 'can_search_people', extension: 'people' } as const
export const ofDecisions = { permit: 'can_merge_people', extension: 'people' } as const
export const Reason = z.string().trim().min(1).max(LONGEST_REASON)

/** Lists of probable duplicates and of decisions, with the call that undoes one. */
export const personPairs = {
  list: extensionList('PORTAL-PERSON-PAIRS', '/portal/people-pairs', {
    ...ofPeople,
    filter: z.strictObject({ certainty: Certainties.optional() }),
    row: PersonPair,
    countsTo: MOST_COUNTED_PAIRS,
  }),
  decisions: extensionList('PORTAL-PERSON-DECISIONS', '/portal/people-decisions', {
    ...ofPeople,
    filter: z.strictObject({ kind: z.enum(['MERGE', 'APART']).optional() }),
    row: PersonDecision,
  }),
  undo: post('PORTAL-PERSON-UNDO', '/portal/people-decisions/{decision}/undo', {
    ...ofDecisions,
    endsReasons: 'PERSON',
    changesRecord: { kind: 'PERSON', key: 'decision', by: 'decision' },
    body: z.strictObject({ reason: Reason }),
  }),
}
