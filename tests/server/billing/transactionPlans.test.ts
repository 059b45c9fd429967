import type { TransactionFilter } from '@contract/billing/transactions'
import type { Page } from '@contract/dialects'
import { registryToday } from '@contract/registryDay'
import { listTransactions } from '@server/billing/transactions'
import type { Db } from '@server/db/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { orderingOf, scansOf } from '../../support/queryPlans'

const MANY = 60_000

let test: TestDatabase
beforeAll(async () => {
  // PRNs grow with time, as those of a registry do; one payment in forty was released or failed.
  test = await filledDatabase(owner =>
    owner.query(`
      INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, created_at, sub_total, total_tax,
        payment_method, status, prn_status)
      SELECT (2250000000000 + n)::text, 'T' || n, 'I' || n, 'R' || n, 'Search', now() - (${MANY} - n) * interval '10 minutes',
        1000 * (n % 70), 0, CASE WHEN n % 3 = 0 THEN 'COUNTER' ELSE 'MOBILE_MONEY' END,
        CASE WHEN n % 40 = 7 THEN 'FAILED' ELSE 'COMPLETED' END, CASE WHEN n % 40 = 7 THEN 'FAILED' ELSE 'CREDITED' END
      FROM generate_series(1, ${MANY}) n`),
  )
})
afterAll(() => test.close())

/** A day after which half of the payments were made: more than are counted. */
const HALFWAY = registryToday(Date.now() - (MANY / 2) * 600_000)

const list = (db: Db, filter: TransactionFilter, page: Page) => listTransactions(db, 'UGX', { filter, page })
const indexes = { prn: 'payment_by_prn', grandTotal: 'payment_by_amount', createdDate: 'payment_newest' }
const sorted = (field: string, pages: readonly number[]) =>
  (['ASC', 'DESC'] as const).flatMap(order => pages.map(page => ({ page, perPage: 12, sort: { field, order } })))

describe.each(Object.entries(indexes))('transactions by %s', (field, index) => {
  it('come from an index, in both directions', async () => {
    for (const page of sorted(field, [1, 40, 1000, 1_000_000_000])) {
      const work = (db: Db) => list(db, {}, page)
      expect(await scansOf(test, work)).toEqual([])
      const { indexes: read, sorts } = await orderingOf(test, work)
      expect(sorts).toEqual([])
      if (page.page <= 1000) expect([...read]).toContain(index)
    }
  })

  it.each<TransactionFilter>([
    { status: 'FAILED' },
    { prnStatus: 'CREDITED', paymentMethod: 'COUNTER' },
    { from: HALFWAY },
    { to: '2027-12-31', status: 'FAILED' },
    { from: '2020-01-01', to: '2020-01-31' },
  ])('come from an index with choices and days too: %o', async filter => {
    for (const page of sorted(field, [1, 30]))
      expect(await scansOf(test, db => list(db, filter, page)), JSON.stringify(page)).toEqual([])
  })
})
