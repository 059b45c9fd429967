import { OpenLog } from '@server/logs/openLog'
import { countSearch } from '@server/people/birthTries'
import { getPerson } from '@server/people/decisions'
import { duplicatesOf } from '@server/people/duplicates'
import { personHandlers } from '@server/people/persons'
import { searchName, searchNumber } from '@server/people/searchPeople'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 120_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    // Forty given and two hundred family names, as common as those of a country, and days of sixty years.
    await owner.query(`
      INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '8002' || lpad(n::text, 10, '0'), 'ENTITY ' || n, 'COMPANY', '2020-01-01' FROM generate_series(1, ${MANY / 3}) n;
      INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, date_of_birth)
      SELECT '8002' || lpad((1 + n / 3)::text, 10, '0'), n % 3 + 1, '{DIRECTOR}', 'INDIVIDUAL',
        'Given' || chr(65 + n % 26) || chr(65 + n % 3), 'Family' || chr(65 + n * 7 % 26) || chr(65 + n / 26 % 8), 'NATIONAL_ID',
        'CM' || lpad(n::text, 10, '0') || 'KA', date '1950-01-01' + n * 7919 % 21900
      FROM generate_series(1, ${MANY} - 3) n`)
  })
})
afterAll(() => test.close())

it.each(['CM0000077777KA', 'cm 0000077777-ka', 'CM9999999999KA', '%', 'A'])(
  'looks up the number %s by its index',
  async number => {
    expect(await scansOf(test, db => searchNumber(db, number))).toEqual([])
  },
)

it.each([
  ['GivenAA FamilyAA', undefined],
  ['GivenAA FamilyAA', '1985-03-04'],
  ['FamilyAA', undefined],
  ['FamilyAA', '1985-03-04'],
  ['GivenAX FamilyXX', undefined],
  ['Giv', undefined],
  ['Nobody Atall', '1985-03-04'],
  ['%_\\ ab', undefined],
])('looks up %s, born %s, by indexes', async (name, born) => {
  expect(await scansOf(test, db => searchName(db, name, born))).toEqual([])
})

it('lets PostgreSQL expect one person for a number, and few for a pair of words', async () => {
  const { rows } = await test.database.pool.query(`EXPLAIN (FORMAT JSON)
    SELECT id FROM entity_person WHERE kind = 'INDIVIDUAL' AND person_number(id_number) = ANY('{CM0000077777KA,CM0000077778KA}')`)
  expect(rows[0]['QUERY PLAN'][0].Plan['Plan Rows']).toBeLessThan(10)
  const pair = await test.database.pool.query(`EXPLAIN (FORMAT JSON)
    SELECT id FROM entity_person WHERE word_pairs(name_words) @> ARRAY[word_pair('GIVENAA', 'FAMILYAA')]`)
  expect(pair.rows[0]['QUERY PLAN'][0].Plan['Plan Rows']).toBeLessThan(400)
})

const handlers = personHandlers(new OpenLog(async () => undefined), { birthDays: 1000 })

it.each(['GivenAA FamilyAA', 'FamilyAA', 'Giv', 'Nobody Atall'])('counts a day for %s by indexes', async name => {
  const [who] = (
    await test.database.pool.query(
      "INSERT INTO account (account_type, email, given_name, sur_name) VALUES ('INDIVIDUAL', $1, 'Any', 'Clerk') RETURNING id",
      [`${name.replace(' ', '.')}@post.example`],
    )
  ).rows
  const asking = { who: { accountId: who.id, name: 'Any', permissions: new Set<string>() }, address: '', call: 'ANY' }
  const scans = await scansOf(test, db => countSearch({ ...asking, db, most: 1000 }, { name, born: '1985-03-04' }))
  expect(scans).toEqual([])
})

it('reads a person and the duplicates by indexes', async () => {
  const { people } = await searchNumber(test.database.read, 'CM0000077777KA')
  const key = people[0]?.key ?? ''
  const scans = await scansOf(test, async db => {
    await duplicatesOf(db, await getPerson(db, key))
    await handlers.file({ ...around(db), path: { person: key }, query: undefined, body: undefined })
  })
  expect(scans).toEqual([])
})
