import type { Position, Trial, TriedName } from '@contract/configurations/words'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { dictionary, entity, knownName } from '../db/schema'
import { createLibrary, type Library, type LibraryWord, readWords, wordsOf } from './library'

/** Number of recent names taken from each register and from the added names. */
const RECENT = 250
/** Most changed names that the answer lists. */
const MOST_LISTED = 50

type Recent = { no: string; name: string; key: string }
type Draft = { word: string; position: Position; dictionaryId: WireId }

// The generated column `name_key` belongs to a migration and not to the schema.
const recentNames = async (db: Db) => {
  const { rows } = await db.execute<Recent>(sql`
    SELECT recent.* FROM (VALUES ('COMPANY'), ('BUSINESS_NAME'), ('BUILDING_SOCIETY')) registers (register),
    LATERAL (SELECT ${entity.brn} AS no, ${entity.name}, name_key AS key FROM ${entity}
      WHERE ${entity.register} = registers.register
      ORDER BY ${entity.registeredOn} DESC, ${entity.brn} LIMIT ${RECENT}) recent
    UNION ALL (SELECT ${knownName.no}, ${knownName.name}, name_key FROM ${knownName}
      ORDER BY ${knownName.id} DESC LIMIT ${RECENT})`)
  return rows
}

const readDraft = async (db: Db, { word, position, dictionaryId }: Draft, id = 0): Promise<LibraryWord> => {
  const [effect] = await db
    .select({ key: sql<string>`name_key(${word})`, dictionary: dictionary.name, effect: dictionary.effect })
    .from(dictionary)
    .where(eq(dictionary.id, rowNumber(dictionaryId)))
  if (!effect) throw new Refusal('no-such-dictionary')
  return { id, word, position, description: '', ...effect }
}

/** Returns the remarks of a library on a name, one line each, and the form in which it compares the name. */
const reading = (library: Library, key: string) => {
  const words = wordsOf(key)
  const remarks = library.remarks(words).map(({ word, dictionary }) => `${dictionary}: ${word}`)
  return { remarks: [...new Set(remarks)].sort(), compared: library.counting(words).join(' ') }
}

/** Compares the library's judgement of the most recent names before and after a word is changed, added or removed. */
export const tryWord = async (db: Db, id: number | undefined, draft: Draft | undefined): Promise<Trial> => {
  const [now, recent] = await Promise.all([readWords(db), recentNames(db)])
  if (id !== undefined && !now.some(word => word.id === id)) throw new Refusal('no-such-entry')
  const others = now.filter(word => word.id !== id)
  const then = draft ? [...others, await readDraft(db, draft, id)] : others
  const [before, after] = [createLibrary(now), createLibrary(then)]
  const changed = recent.flatMap(({ no, name, key }): TriedName[] => {
    const [was, is] = [reading(before, key), reading(after, key)]
    if (was.compared === is.compared && was.remarks.join('\n') === is.remarks.join('\n')) return []
    return [
      { no, name, before: was.remarks, after: is.remarks, comparedBefore: was.compared, comparedAfter: is.compared },
    ]
  })
  return { tried: recent.length, changed: changed.length, names: changed.slice(0, MOST_LISTED) }
}
