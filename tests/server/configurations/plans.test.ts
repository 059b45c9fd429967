import { searchNames } from '@server/configurations/nameSearch'
import { tryWord } from '@server/configurations/wordTrial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { scansOf } from '../../support/queryPlans'

const MANY = 60_000

let test: TestDatabase
let dictionaryId = ''
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    // Some kinds are rare, and some words are in most names.
    await owner.query(`
      INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '8002' || lpad(n::text, 10, '0'),
        concat_ws(' ', (ARRAY['KAMPALA', 'NILE', 'SUNRISE'])[1 + n % 3], initcap(translate(substr(md5((n % 9000)::text), 1, 7),
          '0123456789', 'aeiouaeiou')), (ARRAY['& Sons', 'Millers'])[1 + n % 2], (ARRAY['Traders', 'Bakery', 'Paints'])[1 + n % 7 % 3], 'LTD'),
        CASE WHEN n % 200 = 7 THEN 'BUILDING_SOCIETY' WHEN n % 3 = 0 THEN 'BUSINESS_NAME' ELSE 'COMPANY' END,
        date '2026-01-01' - n % 5000 FROM generate_series(1, ${MANY}) n;
      INSERT INTO known_name (no, name, type, added_by)
      SELECT 'R' || n, 'Kampala ' || md5(n::text) || ' Traders', 'Reserved', 'A' FROM generate_series(1, ${MANY}) n;
      INSERT INTO dictionary (name, effect) VALUES ('Endings', 'LEFT_OUT')`)
    const { rows } = await owner.query<{ id: string }>(
      `INSERT INTO dictionary_word (word, description, position, dictionary_id)
       SELECT 'LTD', 'A form', 'End', id FROM dictionary RETURNING dictionary_id::text AS id`,
    )
    dictionaryId = rows[0]?.id ?? ''
  })
})
afterAll(() => test.close())

const typed = [
  'kampala',
  'kampala & sons traders',
  'nile millar trading',
  'campara sanraise milers',
  'a',
  'kam',
  'ltd',
  'sons and sons',
  '80020000000001',
  '% _ \\',
  'one two three four five six seven eight nine ten eleven twelve thirteen',
]

describe('the name search', () => {
  it.each(typed)('finds names like %s through indexes, in all registers and in a small one', async name => {
    for (const scope of [undefined, 'COMPANY', 'BUILDING_SOCIETY', 'UPLOADED'])
      expect(await scansOf(test, db => searchNames(db, name, scope)), scope).toEqual([])
  })
})

describe('the trial of a word', () => {
  it.each(['Start', 'Any', 'End'] as const)('reads no more names than it tries: %s', async position => {
    const draft = { word: 'Traders', position, dictionaryId }
    expect(await scansOf(test, db => tryWord(db, undefined, draft))).toEqual([])
  })
})

describe('names that are added', () => {
  it('cost as much each, however many words there are already', async () => {
    const started = performance.now()
    await test.database.pool.query(`
      INSERT INTO known_name (no, name, type, added_by)
      SELECT 'S' || n, 'Kampala ' || md5('s' || n) || ' Traders', 'Reserved', 'A' FROM generate_series(1, 5000) n`)
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})
