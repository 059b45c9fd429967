import type { Partners, Person } from '@contract/registry/people'
import type { Db } from '../db/database'
import { readMarks } from '../notes/activeFlags'

/** A person of a file as it is read: a natural one with the number of the record, by which its flags are found. */
export type ReadPerson = Person & { recordId?: string }

/** Returns the people of a file: natural ones with the key of their page and the flags that act on any record of theirs. */
export const withPersonFlags = async (db: Db, people: readonly ReadPerson[]): Promise<Person[]> => {
  const marks = await readMarks(
    db,
    'PERSON',
    people.flatMap(({ recordId }) => recordId ?? []),
  )
  return people.map(({ recordId, ...person }) => {
    if (!recordId) return person
    const flags = marks.get(recordId)
    return { ...person, personKey: recordId, ...(flags && { flags }) }
  })
}

export type ReadPartners = { individualPartners: ReadPerson[]; corporatePartners: ReadPerson[] }

/** Returns the partners of a business name with their flags. */
export const withPartnerFlags = async (db: Db, { individualPartners, ...others }: ReadPartners): Promise<Partners> => ({
  ...others,
  individualPartners: await withPersonFlags(db, individualPartners),
})
