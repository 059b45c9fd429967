import { contract } from '@contract/index'
import type { Summary } from '@contract/portal/capabilities'
import { summarise } from '@server/dashboard/summary'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { pagesReadBy } from '../../support/queryPlans'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
})
afterAll(() => registry.close())

it('counts MDAs in total, and by month in Kampala for the last twelve', async () => {
  const { pool } = registry.database
  const admin = registry.as(await registry.signIn('admin'))
  const mdas = async () => ((await admin({ url: pathOf(contract.portal.summary) })).json() as Summary).mdas
  await pool.query("UPDATE mda SET created_at = now() - interval '3 years'")
  const none = await mdas()
  expect(none?.byMonth).toHaveLength(12)
  expect(none?.byMonth?.every(({ count }) => count === 0)).toBe(true)

  // The first moment of this month, and the last of the one before.
  const thisMonth = `date_trunc('month', now() AT TIME ZONE 'Africa/Kampala') AT TIME ZONE 'Africa/Kampala'`
  await pool.query(`INSERT INTO mda (name, created_at) VALUES ('Office of Weights', ${thisMonth}),
    ('Office of Measures', ${thisMonth} - interval '1 second')`)
  const some = await mdas()
  expect(some?.total).toBe((none?.total ?? 0) + 2)
  expect(some?.byMonth?.slice(-3).map(({ count }) => count)).toEqual([0, 1, 1])
})

it('reads no more when the totals of work have grown for years', async () => {
  const permissions = new Set(['can_view_registry', 'can_view_doc_registry', 'can_view_blacklist_registry'])
  const readSummary = () => pagesReadBy(registry, db => summarise(db, permissions))
  const young = await readSummary()
  await registry.database.pool.query(`INSERT INTO tally (key, delta)
    SELECT 'workDone:SOURCE' || n % 9 || ':' || current_date - n / 9, 1 FROM generate_series(1, 30000) n`)
  expect(await readSummary()).toBeLessThan(young + 20)
})
