import { sql } from 'drizzle-orm'
import { entityPerson } from '../db/schema'

/** ID number of a record as it is searched for: an indexed expression. */
export const searchedNumber = sql<string | null>`person_number(${entityPerson.idNumber})`

/** Condition of natural persons: the indexes of people have no other records. */
export const isNatural = sql`${entityPerson.kind} = 'INDIVIDUAL'`

/** Columns that people are told apart by. */
export const recordColumns = {
  id: entityPerson.id,
  brn: entityPerson.brn,
  name: sql<string>`concat_ws(' ', ${entityPerson.givenName}, ${entityPerson.middleName}, ${entityPerson.surName})`,
  idType: entityPerson.idType,
  idNumber: entityPerson.idNumber,
  number: searchedNumber,
  nationality: entityPerson.nationality,
  dateOfBirth: entityPerson.dateOfBirth,
  // Every natural person has words, if only none.
  words: sql<string[]>`${entityPerson.nameWords}`,
}

/** Record of a natural person in the file of an entity. */
export type PersonRecord = {
  id: number
  brn: string
  name: string
  idType: string | null
  idNumber: string | null
  /** ID number as it is searched for. */
  number: string | null
  nationality: string | null
  dateOfBirth: string | null
  words: string[]
}
