import { fillDemonstration } from '@server/demonstration'
import { compareItems } from '@server/work/keepItems'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
  await fillDemonstration(test.database, { companies: 1500 })
})
afterAll(() => test.close())

const OPEN = `SELECT count(*)::int AS open, count(DISTINCT source)::int AS sources,
  count(*) FILTER (WHERE due > registry_day(now()))::int AS ahead,
  count(*) FILTER (WHERE due < registry_day(now()))::int AS overdue
  FROM work_item WHERE stage = 0 AND due >= registry_day(now()) - 30`

it('opens on a morning: at most 40 open items of several sources, due before and after today', async () => {
  const read = async () => (await test.database.pool.query(OPEN)).rows[0]
  const { open, sources, ahead, overdue } = await read()
  expect(open).toBeLessThanOrEqual(40)
  expect(open).toBeGreaterThan(15)
  expect(sources).toBeGreaterThan(5)
  expect([ahead > 0, overdue > 0]).toEqual([true, true])
  // The rest was settled, and is not found again when items are compared with their rows.
  await test.database.write(compareItems)
  expect((await read()).open).toBe(open)
})
