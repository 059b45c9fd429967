import { foldForSearch } from '@contract/fold'
import { searchFold } from '@server/db/search'
import { sql } from 'drizzle-orm'
import { constantFrom, oneof, sample, string } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const everySign = Array.from({ length: 0x2ffff }, (_, code) => code + 1)
  .filter(code => code < 0xd800 || code > 0xdfff)
  .concat(0xe0001, 0xe0020, 0xe007f)
  .map(code => String.fromCodePoint(code))
const isFolded = /[\p{Cf}\p{Z}\p{Pd}\s'"`\u00b4\u2018-\u201f\u2032-\u2035\u02b9-\u02bd\u2212\u2043\uff00-\uff9f]/u

it('folds a text in the database as in the programs', async () => {
  const text = oneof(
    string({
      unit: constantFrom(
        ...'abZ9 -',
        '  ',
        '\u00a0',
        '\u200e',
        '\u2019',
        '\u2013',
        '\u00b4',
        '`',
        'é',
        'e\u0301',
        '２',
      ),
    }),
    string({ unit: 'grapheme' }),
  ).map(value => value.replaceAll('\0', ''))
  const texts = [
    ...everySign.filter(sign => isFolded.test(sign)).map(sign => `a${sign}b`),
    ...sample(text, { numRuns: 4000, seed: 38 }),
  ]
  const { rows } = await test.database.read.execute<{ typed: string }>(sql`
    SELECT typed FROM jsonb_to_recordset(${JSON.stringify(texts.map(typed => ({ typed, folded: foldForSearch(typed) })))}::jsonb)
      sample (typed text, folded text) WHERE ${searchFold(sql`typed`)} <> upper(folded)`)
  expect(rows.slice(0, 5)).toEqual([])
})

it('is put in place where it is called, so that a plain text costs one look', async () => {
  const { rows } = await test.database.read.execute(sql`EXPLAIN (VERBOSE) SELECT ${searchFold(sql`name`)} FROM entity`)
  expect(JSON.stringify(rows)).not.toMatch(/\bsearch_fold\(/)
})
