import { randomUUID } from 'node:crypto'
import { reservationPushHandlers } from '@server/processes/reservationPush'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, pagesReadBy } from '../../support/queryPlans'

const MANY = 30_000
const PUSH = randomUUID()

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(owner =>
    owner.query(`
      INSERT INTO entity (brn, kind, name, registered_on) VALUES ('80020000000001', 'COMPANY', 'Lake Fish', '2020-01-01');
      INSERT INTO name_push (push, service, brn, name, kind, status, pushed_by, pushed_at)
      SELECT CASE WHEN n <= 3 THEN '${PUSH}'::uuid ELSE gen_random_uuid() END, 'COMPANY', '80020000000001', 'Lake Fish',
        'COMPANY', 'SENT', 'Grace', now() - n * interval '1 minute'
      FROM generate_series(1, ${MANY}) n`),
  )
})
afterAll(() => test.close())

const { pushed } = reservationPushHandlers({ wait: async () => undefined })
const page = { page: 1, perPage: 10 }

it('lists pushed names with their number, and reads no more of them than the page shows', async () => {
  const pages = await pagesReadBy(test, async db => {
    const { rows, total } = await pushed({ ...around(db), filter: {}, page })
    expect([rows.length, total]).toEqual([page.perPage, MANY])
  })
  expect(pages).toBeLessThan(50)
})

it('counts the names of one push', async () => {
  const { rows, total } = await pushed({ ...around(test.database.read), filter: { push: [PUSH] }, page })
  expect([rows.length, total]).toEqual([3, 3])
  expect(rows[0]?.pushedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
})
