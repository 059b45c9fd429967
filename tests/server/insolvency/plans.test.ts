import type { ApplicationStatus } from '@contract/insolvency/applications'
import { createEdms } from '@server/edms/edms'
import { insolvencyApplicationHandlers } from '@server/insolvency/applications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 60_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    // Nearly all are approved windings-up.
    await owner.query(`
      INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '8002' || lpad(n::text, 10, '0'), md5(n::text) || ' LTD', 'COMPANY', '2026-01-01' FROM generate_series(1, 20000) n;
      INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset, created_at)
      SELECT 'W' || lpad(n::text, 9, '0'), '8002' || lpad((1 + n % 20000)::text, 10, '0'), md5(n::text) || ' LTD',
        CASE WHEN n % 200 = 3 THEN 'PETITION' WHEN n % 20 = 7 THEN 'FOREIGN_COMPANY_DE_REGISTRATION' ELSE 'WINDING_UP' END,
        CASE WHEN n % 300 = 5 THEN 'QUERIED' WHEN n % 9 = 0 THEN 'ASSIGNED' ELSE 'APPROVED' END, true,
        now() - n * interval '15 minutes'
      FROM generate_series(1, ${MANY}) n;
      INSERT INTO insolvency_attachment (application_id, position, file_name, file_description, type, status)
      SELECT id, 1, 'file' || id, 'A notice', 'NOTICE', 'APPROVED' FROM insolvency_application`)
  })
})
afterAll(() => test.close())

const { list } = insolvencyApplicationHandlers(
  createEdms({ store: { put: () => Promise.reject(), open: () => Promise.reject() }, address: '' }),
)
type Filter = { search?: string; status?: ApplicationStatus; type?: string }
const asked = (filter: Filter, page = 1) =>
  scansOf(test, db => list({ ...around(db), filter, page: { page, perPage: 12 } }))

const types = [
  undefined,
  'PETITION',
  'WINDING_UP,FOREIGN_COMPANY_DE_REGISTRATION',
  'PETITION,FOREIGN_COMPANY_DE_REGISTRATION',
]
const statuses = [undefined, 'APPROVED', 'ASSIGNED', 'QUERIED', 'DRAFT'] as const

describe('the insolvency applications', () => {
  it.each([1, 20, 60, 4000, 1_000_000_000])('are read through an index, whatever is asked for: page %s', async page => {
    for (const type of types)
      for (const status of statuses) expect(await asked({ type, status }, page), `${type} ${status}`).toEqual([])
  })

  it.each(['f', 'f0'])('are searched for names that begin with %s through an index', async search => {
    for (const type of types)
      for (const status of statuses) expect(await asked({ search, type, status }), `${type} ${status}`).toEqual([])
  })

  it.each(['f00d', 'W00000123', '80020000000123', 'ltd', '8', 'w', 'W0', '%a%', 'a_b', '\\', '---', "o'b", 'é'])(
    'are searched for %s through an index',
    async search => {
      for (const type of types)
        for (const status of statuses) expect(await asked({ search, type, status }), `${type} ${status}`).toEqual([])
    },
  )
})
