import { createEdms } from '@server/edms/edms'
import { complaintHandlers } from '@server/registry/complaints'
import { practitionerHandlers } from '@server/registry/practitioners'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 50_000
const FIRST = '00000000-0000-4000-8000-000000000007'

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`
      INSERT INTO practitioner (unique_practitioner_number, first_name, last_name, registration_date)
      SELECT 'IP-' || n, md5(n::text), md5('x' || n), date '2026-01-01' - n % 5000 FROM generate_series(1, ${MANY}) n;
      INSERT INTO practitioner_application (id, practitioner_number, application_type, status, created_at)
      SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'IP-' || n, 'NEW', 'APPROVED', now()
      FROM generate_series(1, ${MANY}) n;
      INSERT INTO practitioner_document (filename, application_id, kind, name, position)
      SELECT id || '.pdf', id, 'ATTACHMENT', 'a.pdf', 0 FROM practitioner_application;
      INSERT INTO practitioner_message (application_id, name, account_type, description)
      SELECT id, 'A', 'INDIVIDUAL', 'x' FROM practitioner_application;
      INSERT INTO complaint (practitioner_number, complaint, description, complainant_name, status, lodged_at)
      SELECT 'IP-' || (n % 500 + 1), 'c', 'd', 'A', CASE WHEN n % 50 = 0 THEN 'PENDING' ELSE 'RESOLVED' END,
        now() - n * interval '1 minute' FROM generate_series(1, ${MANY}) n`)
  })
})
afterAll(() => test.close())

const handlers = practitionerHandlers(
  createEdms({ store: { put: () => Promise.reject(), open: () => Promise.reject() }, address: '' }),
)

describe('complaints', () => {
  it.each([
    ['all', {}],
    ['pending', { status: 'PENDING' as const }],
    ['of one practitioner', { practitionerNumber: 'IP-77' }],
    ['pending of one', { practitionerNumber: 'IP-77', status: 'PENDING' as const }],
  ])('%s are read through an index, with a total that is kept', async (_, filter) => {
    for (const page of [1, 5, 1_000_000])
      expect(
        await scansOf(test, db => complaintHandlers.list({ ...around(db), filter, page: { page, perPage: 20 } })),
      ).toEqual([])
  })
})

describe('a practitioner', () => {
  it('is read through indexes, with applications, papers and messages', async () => {
    const empty = { body: undefined, query: undefined }
    const scans = await scansOf(test, async db => {
      await handlers.read({ ...around(db), ...empty, path: { n: 'IP-77' } })
      await handlers.messages({ ...around(db), body: undefined, query: {}, path: { taskId: FIRST } })
      await handlers.certificate({ ...around(db), body: undefined, query: { upn: 'IP-77' } })
      await expect(
        handlers.attachment({ ...around(db), ...empty, path: { filename: `${FIRST}.pdf` } }),
      ).rejects.toMatchObject({ code: 'document-lost' })
    })
    expect(scans).toEqual([])
  })
})
