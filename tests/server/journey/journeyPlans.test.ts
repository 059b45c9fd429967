import { journeyParts } from '@contract/portal/journey'
import { journeyHandlers } from '@server/journey/journey'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 30_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(owner =>
    owner.query(`
      INSERT INTO entity (brn, name, kind, registered_on)
        SELECT '72' || lpad(n::text, 12, '0'), 'MANY ' || n, 'COMPANY', '2020-01-01' FROM generate_series(1, ${MANY}) n;
      INSERT INTO filing (tracking_no, brn, changes)
        SELECT 'MANY' || n, '72' || lpad(n::text, 12, '0'), '{FILE}' FROM generate_series(1, ${MANY}) n;
      INSERT INTO entity_document (brn, kind, name)
        SELECT '72' || lpad(n::text, 12, '0'), 'FORM', 'A form' FROM generate_series(1, ${MANY}) n;
      INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset)
        SELECT 'WMANY' || n, '72' || lpad(n::text, 12, '0'), 'M', 'WINDING_UP', 'DRAFT', false
        FROM generate_series(1, ${MANY}) n;
      INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total,
        total_tax, payment_method) SELECT 'PMANY' || n, 'MANY' || n, 'I', 'R', 'X', 1, 0, 'COUNTER'
        FROM generate_series(1, ${MANY}) n;
      INSERT INTO process (service, kind, system, brn, owner, end_point, request, request_size)
        SELECT service, 'EDMS', 'EDMS', '72' || lpad(n::text, 12, '0'), 'X', '/', '{}', 2
        FROM generate_series(1, ${MANY}) n, unnest(ARRAY['REGISTRATION', 'INCORPORATION']) service;
      INSERT INTO data_correction (brn, type, payload)
        SELECT '72' || lpad(n::text, 12, '0'), 'X', '{}' FROM generate_series(1, ${MANY}) n`),
  )
})
afterAll(() => test.close())

const who = {
  accountId: 'nobody',
  name: 'Nobody',
  permissions: new Set<string>(Object.values(journeyParts).flat()),
}

it.each(['72000000000777', 'MANY777', 'PMANY777', 'WMANY777'])(
  'reads every part through an index, by %s',
  async number => {
    expect(
      await scansOf(test, async db => {
        const answer = await journeyHandlers.of({ ...around(db), who, body: { number }, query: undefined })
        expect(answer.lines.length).toBeGreaterThan(3)
      }),
    ).toEqual([])
  },
)
