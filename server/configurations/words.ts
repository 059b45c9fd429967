import type {
  dictionaries as dictionaryContract,
  WordBody,
  dictionaryWords as wordContract,
} from '@contract/configurations/words'
import { fieldRefusal } from '@contract/errors'
import type { OnWire, WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import { dictionary, dictionaryWord } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { tryWord } from './wordTrial'

type StoredWord = typeof dictionaryWord.$inferSelect

/** Serialises changes of the library, so that a free word stays free until it is inserted. */
const lock = (db: Db) => oneAtATime(db, 'dictionary_word')

const dictionaryName = async (db: Db, id: number): Promise<string> => {
  const [row] = await db.select({ name: dictionary.name }).from(dictionary).where(eq(dictionary.id, id))
  if (row) return row.name
  throw fieldRefusal('dictionaryId', 'no-such-dictionary')
}

/**
 * Returns a word in its stored form. Refuses, by field, a word without comparable letters, and one that its dictionary
 * already has.
 */
const readWord = async (db: Db, body: OnWire<WordBody>, self: WireId = 0) => {
  const dictionaryId = rowNumber(body.dictionaryId)
  const word = singleLine(body.word, 'word')
  const dictionary = await dictionaryName(db, dictionaryId)
  const sameWord = and(
    eq(dictionaryWord.dictionaryId, dictionaryId),
    sql`name_key(${dictionaryWord.word}) = name_key(${word})`,
    ne(dictionaryWord.id, rowNumber(self)),
  )
  const { rows } = await db.execute<{ comparable: boolean; taken: boolean }>(sql`
    SELECT name_key(${word}) <> '' AS comparable,
      EXISTS (SELECT FROM ${dictionaryWord} WHERE ${sameWord}) AS taken`)
  if (!rows[0]?.comparable) throw fieldRefusal('word', 'word-of-no-letters', { word })
  if (rows[0].taken) throw fieldRefusal('word', 'word-taken', { word, dictionary })
  const description = singleLine(body.description, 'description')
  return { word, description, position: body.position, dictionaryId, dictionary }
}

const recorded = (db: Db, { word, description, position, dictionaryId }: Omit<StoredWord, 'id' | 'version'>) =>
  dictionaryName(db, dictionaryId).then(dictionary => ({ word, description, position, dictionary }))

export const dictionaryHandlers: Handlers<typeof dictionaryContract> = {
  async list({ db }) {
    const rows = await db
      .select({
        id: sql<string>`${dictionary.id}::text`,
        name: dictionary.name,
        effect: dictionary.effect,
        words: count(dictionaryWord.id),
      })
      .from(dictionary)
      .leftJoin(dictionaryWord, eq(dictionaryWord.dictionaryId, dictionary.id))
      .groupBy(dictionary.id)
      .orderBy(sql`lower(${dictionary.name})`)
    return { rows, total: rows.length }
  },

  async create({ db, body: { effect = 'NOTED', ...body }, record }) {
    const name = singleLine(body.name, 'name')
    await oneAtATime(db, 'dictionary')
    await refuseName(db, dictionary, name, 'name')
    await db.insert(dictionary).values({ name, effect })
    record({ subject: name, after: { name, effect } })
    return successMessage('dictionary-added', { name })
  },
}

export const wordHandlers: Handlers<typeof wordContract> = {
  async list({ db, filter: { dictionaryId } }) {
    const { word, description, position, version } = dictionaryWord
    const rows = await db
      .select({
        id: sql<string>`${dictionaryWord.id}::text`,
        word,
        description,
        position,
        version,
        dictionary: { id: sql<string>`${dictionary.id}::text`, name: dictionary.name },
      })
      .from(dictionaryWord)
      .innerJoin(dictionary, eq(dictionary.id, dictionaryWord.dictionaryId))
      .where(dictionaryId ? eq(dictionary.id, rowNumber(dictionaryId)) : undefined)
      .orderBy(sql`lower(${word})`, dictionaryWord.id)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    await lock(db)
    const { dictionary, ...word } = await readWord(db, body)
    await db.insert(dictionaryWord).values(word)
    const { dictionaryId: _, ...after } = word
    record({ subject: word.word, after: { ...after, dictionary } })
    return successMessage('word-added')
  },

  async update({ db, body: { id, version, ...body }, record }) {
    await lock(db)
    const rows = await db
      .select()
      .from(dictionaryWord)
      .where(eq(dictionaryWord.id, rowNumber(id)))
      .for('update')
    const before = await recorded(db, getSeen(rows, version))
    const { dictionary, dictionaryId, ...word } = await readWord(db, body, id)
    const after = { ...word, dictionary }
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await db
        .update(dictionaryWord)
        .set({ ...word, dictionaryId, version: sql`${dictionaryWord.version} + 1` })
        .where(eq(dictionaryWord.id, rowNumber(id)))
      record({ subject: word.word, before, after })
    }
    return successMessage('word-updated')
  },

  async remove({ db, query: { wordId }, record }) {
    await lock(db)
    const rows = await db
      .delete(dictionaryWord)
      .where(eq(dictionaryWord.id, rowNumber(wordId)))
      .returning()
    const word = getSeen(rows, undefined)
    record({ subject: word.word, before: await recorded(db, word) })
    return successMessage('word-removed')
  },

  trial: ({ db, body: { id, word } }) => tryWord(db, id === undefined ? undefined : rowNumber(id), word),
}
