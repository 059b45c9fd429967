import { contract } from '@contract/index'
import type { Summary } from '@contract/portal/capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  admin = registry.as(await registry.signIn('admin'))
  await registry.database.pool.query('DELETE FROM payment')
})
afterAll(() => registry.close())

const revenue = async (by = admin) => ((await by({ url: pathOf(contract.portal.summary) })).json() as Summary).revenue

let made = 0
/** Adds a payment so many days ago, at a time of day in Kampala. */
const pay = (
  daysAgo: number,
  time: string,
  amount: string,
  about: Partial<Record<'service' | 'method' | 'status', string>>,
) =>
  registry.database.pool.query(
    `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, created_at, sub_total,
       total_tax, payment_method, status)
     VALUES ($1, 'T' || $1, 'I' || $1, 'R' || $1, $2,
       ((now() AT TIME ZONE 'Africa/Kampala')::date - $3::int + $4::time) AT TIME ZONE 'Africa/Kampala', $5, 0.05, $6, $7)`,
    [
      `70000${++made}`,
      about.service ?? 'Name Reservation',
      daysAgo,
      time,
      amount,
      about.method ?? 'COUNTER',
      about.status ?? 'COMPLETED',
    ],
  )

it('is zero for each day without payments', async () => {
  const none = await revenue()
  expect(none).toMatchObject({ total: 0, byService: {}, byMethod: {} })
  expect(none?.byDay).toHaveLength(30)
})

it('sums completed payments of thirty days by day in Kampala, by service and by method', async () => {
  await pay(0, '00:00:00', '1000.10', { method: 'MOBILE_MONEY' })
  await pay(1, '23:59:59', '2000.20', { service: 'Special Resolution' })
  await pay(29, '00:00:00', '4000', { service: 'Special Resolution', method: 'ALREADY_PAID' })
  // One payment is a second too old, and three brought no money.
  await pay(30, '23:59:59', '1000000', {})
  for (const status of ['PENDING', 'FAILED', 'CANCELLED']) await pay(1, '12:00', '1000000', { status })
  const is = await revenue()
  expect(is).toMatchObject({
    total: 7000.45,
    byService: { 'Name Reservation': 1000.15, 'Special Resolution': 6000.3 },
    byMethod: { MOBILE_MONEY: 1000.15, COUNTER: 2000.25, ALREADY_PAID: 4000.05 },
  })
  const amounts = is?.byDay.map(({ amount }) => amount) ?? []
  expect([amounts.at(-1), amounts.at(-2), amounts[0]]).toEqual([1000.15, 2000.25, 4000.05])
  expect(amounts.filter(Boolean)).toHaveLength(3)
  expect(is?.byDay.map(({ day }) => day)).toEqual(is?.byDay.map(({ day }) => day).toSorted())
})

it('is shown only to people who may see billing', async () => {
  await givePermissions(registry.database, 'clerk', ['can_access_dashboard', 'can_view_registry'])
  const clerk = registry.as(await registry.signIn('clerk'))
  const summary = (await clerk({ url: pathOf(contract.portal.summary) })).json()
  expect(summary.entities).toBeDefined()
  expect(summary.revenue).toBeUndefined()
})
