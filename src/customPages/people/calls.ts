import { personData } from '@contract/portal/personData'
import { type PersonDecision, personPairs } from '@contract/portal/personPairs'
import { persons } from '@contract/portal/persons'
import { reading } from '@/definition/source'

/** Terms of a search: a whole ID number, or a name and a day of birth (YYYY-MM-DD, or empty). */
export type PeopleQuery = { number: string } | { name: string; born: string }

export const search = reading(
  persons.search.from((query: PeopleQuery) => ({
    body: 'number' in query ? query : { name: query.name, ...(query.born && { born: query.born }) },
  })),
)

export const readPerson = reading(persons.file.from(({ person }: { person: string }) => ({ path: { person } })))

/** Reads the facts in which two people differ, as the host says: masked values look alike. */
export const comparePeople = reading(
  persons.compare.from(({ person, other }: { person: string; other: string }) => ({ path: { person, other } })),
)

type Decision = { one: string; other: string; kind: PersonDecision['kind']; reason: string }
export const decide = persons.decide.from(({ one, other, kind, reason }: Decision) => ({
  body: { one, other, kind, reason },
}))

export const undo = personPairs.undo.from(({ decision, reason }: { decision: string; reason: string }) => ({
  path: { decision },
  body: { reason },
}))

export const takeData = personData.take.from(({ person, reference }: { person: string; reference: string }) => ({
  body: { person, reference },
}))

/** Key of the queries about people, which a decision invalidates. */
export const PEOPLE = 'people'
/** Lists of pairs and decisions, by name, which a decision changes. */
export const peopleLists = ['person-pairs', 'person-decisions'] as const
