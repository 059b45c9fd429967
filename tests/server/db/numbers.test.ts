import { spellingsOf } from '@server/db/search'
import { countWork } from '@server/work/counts'
import { listWork } from '@server/work/listWork'
import { sourcesOf } from '@server/work/sourcesOf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { fillNumbers, numberedLists, staff } from '../../support/numberedLists'
import { pagesReadBy } from '../../support/queryPlans'

const ROWS = 20_000
/** Most pages of 8 kB for one number: a search by its trigrams reads hundreds. */
const FEW = 60

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(owner => owner.query(fillNumbers(ROWS)))
})
afterAll(() => test.close())

describe.each(numberedLists)('$name', ({ list, number }) => {
  it('looks a whole number up in its index', async () => {
    expect(await pagesReadBy(test, db => list(db, number(777)))).toBeLessThan(FEW)
  })

  it('finds a number that was typed in parts, with the same total on every page', async () => {
    const typed = number(4321)
    const inParts = ` ${typed.slice(0, 4)} ${typed.slice(4).toLowerCase()}`
    const { read } = test.database
    expect(await list(read, inParts)).toMatchObject({ total: 1, rows: [expect.anything()] })
    expect(await list(read, inParts, 3)).toMatchObject({ total: 1, rows: [] })
  })
})

it('finds work by a whole number as its list counts it, though other numbers contain it', async () => {
  const { read } = test.database
  await test.database.pool.query(`INSERT INTO work_item (source, record, key, subject, about, since, days, due) VALUES
    ('PAYMENT', 'one', '390000000001', 'Search', 'B990000001', now(), 5, '2030-01-01'),
    ('PAYMENT', 'longer', '3900000000011', 'Search', 'B9900000012', now(), 5, '2030-01-01')`)
  for (const q of ['390000000001', 'b990000001', '3900 0000 0001']) {
    expect(await listWork(read, staff, { q }, { page: 1, perPage: 12 })).toMatchObject({ total: 1 })
    expect(await countWork(read, staff, sourcesOf(staff.permissions), { q })).toMatchObject([{ count: 1 }])
  }
  expect(await listWork(read, staff, { q: '90000000001' }, { page: 1, perPage: 12 })).toMatchObject({ total: 2 })
})

it.each([
  ['80020001234567', ['80020001234567']],
  ['8002 0001 234567', ['80020001234567']],
  ['8002-0001-234567', ['80020001234567']],
  ['12 345', ['12345']],
  ['g/12 b/99', ['G/12 B/99', 'G/12B/99']],
  ['2026/0000012', ['2026/0000012']],
  ['KAMPALA', []],
  ['911', []],
])('reads "%s" as the number %j', (typed, spellings) => {
  expect(spellingsOf(typed)).toEqual(spellings)
})
