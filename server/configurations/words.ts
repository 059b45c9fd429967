import type {
  DictionaryWord,
  dictionaries as dictionaryContract,
  Position,
  WordBody,
  dictionaryWords as wordContract,
} from '@contract/configurations/words'
import { Refusal } from '@contract/errors'
import type { OnWire, WireId } from '@contract/id'
import { successMessage } from '@contract/successMessages'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { getSeen, oneAtATime, refuseName } from '../db/rowChecks'
import { rowNumber } from '../db/rowNumber'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { tryWord } from './wordTrial'

type Kept = { id: number; word: string; description: string; position: Position; dictionaryId: number; version: number }
const kept = sql`id, word, description, position, dictionary_id AS "dictionaryId", version`

/** Serialises changes of the library, so that a free word stays free until it is inserted. */
const lock = (db: Db) => oneAtATime(db, 'dictionary_word')

const dictionaryName = async (db: Db, id: number): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM dictionary WHERE id = ${id}`)
  if (rows[0]) return rows[0].name
  const refusal = new Refusal('no-such-dictionary')
  throw new Refusal(refusal.code, refusal.params, { dictionaryId: refusal.message })
}

/**
 * Returns a word in its stored form. Refuses, by field, a word without comparable letters, and one that its dictionary
 * already has.
 */
const readWord = async (db: Db, body: OnWire<WordBody>, self: WireId = 0) => {
  const dictionaryId = rowNumber(body.dictionaryId)
  const word = singleLine(body.word, 'word')
  const dictionary = await dictionaryName(db, dictionaryId)
  const { rows } = await db.execute<{ comparable: boolean; taken: boolean }>(sql`
    SELECT name_key(${word}) <> '' AS comparable, EXISTS (SELECT FROM dictionary_word
      WHERE dictionary_id = ${dictionaryId} AND name_key(word) = name_key(${word}) AND id <> ${rowNumber(self)}) AS taken`)
  const refused = !rows[0]?.comparable
    ? new Refusal('word-of-no-letters', { word })
    : rows[0].taken && new Refusal('word-taken', { word, dictionary })
  if (refused) throw new Refusal(refused.code, refused.params, { word: refused.message })
  const description = singleLine(body.description, 'description')
  return { word, description, position: body.position, dictionaryId, dictionary }
}

const recorded = (db: Db, { word, description, position, dictionaryId }: Omit<Kept, 'id' | 'version'>) =>
  dictionaryName(db, dictionaryId).then(dictionary => ({ word, description, position, dictionary }))

export const dictionaryHandlers: Handlers<typeof dictionaryContract> = {
  async list({ db }) {
    const { rows } = await db.execute<{ id: string; name: string; words: number; effect: string }>(sql`
      SELECT d.id::text, d.name, d.effect, count(w.id)::int AS words FROM dictionary d
      LEFT JOIN dictionary_word w ON w.dictionary_id = d.id GROUP BY d.id ORDER BY lower(d.name)`)
    return { rows, total: rows.length }
  },

  async create({ db, body: { effect = 'NOTED', ...body }, record }) {
    const name = singleLine(body.name, 'name')
    await oneAtATime(db, 'dictionary')
    await refuseName(db, sql`dictionary`, name, 'name')
    await db.execute(sql`INSERT INTO dictionary (name, effect) VALUES (${name}, ${effect})`)
    record({ subject: name, after: { name, effect } })
    return successMessage('dictionary-added', { name })
  },
}

export const wordHandlers: Handlers<typeof wordContract> = {
  async list({ db, filter: { dictionaryId } }) {
    const { rows } = await db.execute<DictionaryWord>(sql`
      SELECT w.id::text, w.word, w.description, w.position, w.version,
        json_build_object('id', d.id::text, 'name', d.name) AS dictionary
      FROM dictionary_word w JOIN dictionary d ON d.id = w.dictionary_id
      ${dictionaryId ? sql`WHERE d.id = ${rowNumber(dictionaryId)}` : sql``} ORDER BY lower(w.word), w.id`)
    return { rows, total: rows.length }
  },

  async create({ db, body, record }) {
    await lock(db)
    const { dictionary, ...word } = await readWord(db, body)
    await db.execute(sql`
      INSERT INTO dictionary_word (word, description, position, dictionary_id)
      VALUES (${word.word}, ${word.description}, ${word.position}, ${word.dictionaryId})`)
    const { dictionaryId: _, ...after } = word
    record({ subject: word.word, after: { ...after, dictionary } })
    return successMessage('word-added')
  },

  async update({ db, body: { id, version, ...body }, record }) {
    await lock(db)
    const { rows } = await db.execute<Kept>(
      sql`SELECT ${kept} FROM dictionary_word WHERE id = ${rowNumber(id)} FOR UPDATE`,
    )
    const before = await recorded(db, getSeen(rows, version))
    const { dictionary, dictionaryId, ...word } = await readWord(db, body, id)
    const after = { ...word, dictionary }
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await db.execute(sql`
        UPDATE dictionary_word SET word = ${word.word}, description = ${word.description}, position = ${word.position},
          dictionary_id = ${dictionaryId}, version = version + 1 WHERE id = ${rowNumber(id)}`)
      record({ subject: word.word, before, after })
    }
    return successMessage('word-updated')
  },

  async remove({ db, query: { wordId }, record }) {
    await lock(db)
    const { rows } = await db.execute<Kept>(
      sql`DELETE FROM dictionary_word WHERE id = ${rowNumber(wordId)} RETURNING ${kept}`,
    )
    const gone = getSeen(rows, undefined)
    record({ subject: gone.word, before: await recorded(db, gone) })
    return successMessage('word-removed')
  },

  trial: ({ db, body: { id, word } }) => tryWord(db, id === undefined ? undefined : rowNumber(id), word),
}
