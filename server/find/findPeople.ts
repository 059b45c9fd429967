import { masked } from '@contract/personal'
import { type Found, MOST_OF_A_KIND } from '@contract/portal/find'
import type { Db } from '../db/database'
import { findByName, searchNumber } from '../people/searchPeople'

/** Letters of a text that is searched for as a name, at least. */
const LEAST_NAME = 3

/** Finds people by a whole ID number, or by all words of a name. Their numbers are masked: the answer has no reason. */
export const findPeople = async (db: Db, text: string, match: 'number' | 'text'): Promise<Found[]> => {
  const isName = !/\d/.test(text) && /\p{L}{2}/u.test(text) && text.length >= LEAST_NAME
  if (match !== 'number' && !isName) return []
  const found = await (match === 'number'
    ? searchNumber(db, text)
    : findByName(db, text, undefined, { most: MOST_OF_A_KIND }))
  const people = found?.people ?? []
  return people.slice(0, MOST_OF_A_KIND).map(({ key, name, idNumber }) => ({
    kind: 'PERSON',
    key,
    title: name,
    detail: idNumber && masked('idNumber', idNumber),
    match,
  }))
}
