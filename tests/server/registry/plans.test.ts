import type { Page } from '@contract/dialects'
import { blacklist } from '@contract/registry/blacklist'
import { deRegistrations } from '@contract/registry/deRegistrations'
import { MOST_LOOKED_UP } from '@contract/registry/entities'
import { registryToday } from '@contract/registryDay'
import { summarise } from '@server/dashboard/summary'
import type { Db } from '@server/db/database'
import { createEdms } from '@server/edms/edms'
import type { DocumentStore } from '@server/edms/store'
import { blacklistHandlers } from '@server/registry/blacklist'
import { deRegistrationHandlers } from '@server/registry/deRegistrations'
import { entityHandlers } from '@server/registry/entities'
import { legalDocumentHandlers } from '@server/registry/legalDocuments'
import { mdaHandlers } from '@server/registry/mdas'
import { practitionerHandlers } from '@server/registry/practitioners'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, orderingOf, scansOf } from '../../support/queryPlans'

const MANY = 50_000
/** A day among those of the entries, of which 1,440 are added a day. */
const DAY = registryToday(Date.now() - 17 * 86_400_000)

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`
      INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '8002' || lpad(n::text, 10, '0'), md5(n::text) || ' LTD', 'COMPANY', date '2026-01-01' - n % 5000 FROM generate_series(1, ${MANY}) n;
      INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by, created_at, status)
      SELECT r, '8002' || lpad(n::text, 10, '0'), md5(n::text) || ' LTD', 'A', 'A', now() - n * interval '1 minute',
        CASE WHEN n % 10 = 0 THEN 'OFF' ELSE 'ON' END
      FROM generate_series(1, ${MANY}) n, unnest(ARRAY['BLACKLIST', 'DEREGISTRATION']) r;
      INSERT INTO strike_change (entry_id, from_status, added_by) SELECT id, 'ON', 'A' FROM strike_entry;
      INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
      SELECT '2026/' || n, CASE WHEN n % 20 = 0 THEN 'WILL' ELSE 'AGREEMENT' END, md5(n::text), date '2026-01-01' - n % 5000
      FROM generate_series(1, ${MANY}) n;
      INSERT INTO legal_document_party (instrument_number, position, role, nature, facts)
      SELECT instrument_number, n, 'Parties', 'individual', '{}' FROM legal_document, generate_series(1, 2) n;
      INSERT INTO mda (name) SELECT md5(n::text) FROM generate_series(1, ${MANY}) n;
      INSERT INTO practitioner (unique_practitioner_number, first_name, last_name, registration_date)
      SELECT 'IP-' || n, md5(n::text), md5('x' || n), date '2026-01-01' - n % 5000 FROM generate_series(1, ${MANY}) n`)
  })
})
afterAll(() => test.close())

const store: DocumentStore = { put: () => Promise.reject(), open: () => Promise.reject() }
const edms = createEdms({ store, address: '' })
const lists = {
  'the black list': blacklistHandlers.list,
  'the de-registration list': deRegistrationHandlers.list,
  'the register of MDAs': mdaHandlers.list,
  'the legal documents': legalDocumentHandlers(edms).list,
  'the practitioners': practitionerHandlers(edms).list,
}
const pages: [string, Page][] = [
  ['page 1', { page: 1, perPage: 15 }],
  ['page 41', { page: 41, perPage: 15 }],
  ['page 1,000', { page: 1000, perPage: 15 }],
  ['a page far beyond the end', { page: 1_000_000_000, perPage: 100 }],
]

describe.each(Object.entries(lists))('%s', (_, list) => {
  it.each(pages)('reads %s through an index', async (_, page) => {
    expect(await scansOf(test, db => list({ ...around(db), filter: {}, page }))).toEqual([])
  })

  it.each(['f00d', '2026/4999', 'a1', 'ip-77', '%a%', 'a_b', '\\', '%%%', '---', 'a b', "o'b", 'é'])(
    'searches for %s through an index',
    async search => {
      const page = { page: 1, perPage: 15 }
      expect(await scansOf(test, db => list({ ...around(db), filter: { search }, page }))).toEqual([])
    },
  )

  it('answers a page far beyond the end with its total and no rows, without walking there', async () => {
    const started = performance.now()
    const page = { page: 1_000_000_000_000, perPage: 1000 }
    const { rows, total } = await list({ ...around(test.database.read), filter: {}, page })
    expect([rows.length, total]).toEqual([0, total])
    expect(total).toBeGreaterThan(40_000)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe.each([
  ['the black list', blacklist.list, blacklistHandlers.list],
  ['the de-registration list', deRegistrations.list, deRegistrationHandlers.list],
])('the orders of %s', (_, { sortable = [] }, list) => {
  const indexes: Record<string, string> = {
    brn: 'strike_entry_by_brn',
    companyName: 'strike_entry_by_name',
    createdAt: 'strike_entry_newest',
  }
  const asked = (field: string, order: 'ASC' | 'DESC') => pages.map(([, page]) => ({ ...page, sort: { field, order } }))

  it.each(sortable)('come from an index, in both directions: %s', async field => {
    for (const page of [...asked(field, 'ASC'), ...asked(field, 'DESC')]) {
      const work = (db: Db) => list({ ...around(db), filter: {}, page })
      expect(await scansOf(test, work)).toEqual([])
      const { indexes: read, sorts } = await orderingOf(test, work)
      expect(sorts).toEqual([])
      if (page.page <= 1000) expect([...read]).toContain(indexes[field])
    }
  })

  it.each(sortable)('come from an index among the entries of some days too: %s', async field => {
    for (const days of [{ from: DAY }, { to: DAY }, { from: DAY, to: DAY }])
      for (const page of [...asked(field, 'ASC'), ...asked(field, 'DESC')].filter(({ page }) => page === 1))
        expect(await scansOf(test, db => list({ ...around(db), filter: days, page }))).toEqual([])
  })
})

describe('the orders of the legal documents', () => {
  const indexes = {
    instrumentNumber: /^legal_document_(by_number|pkey)$/,
    subjectMatter: /^legal_document_by_subject$/,
    filingDate: /^legal_document_newest$/,
  }
  const { list } = legalDocumentHandlers(edms)
  const asked = (field: string) =>
    (['ASC', 'DESC'] as const).flatMap(order => pages.map(([, page]) => ({ ...page, sort: { field, order } })))

  it.each(Object.entries(indexes))('come from an index, in both directions: %s', async (field, index) => {
    for (const page of asked(field)) {
      const work = (db: Db) => list({ ...around(db), filter: {}, page })
      expect(await scansOf(test, work)).toEqual([])
      const { indexes: read, sorts } = await orderingOf(test, work)
      expect(sorts).toEqual([])
      if (page.page <= 1000) expect([...read]).toContainEqual(expect.stringMatching(index))
    }
  })

  it.each(Object.keys(indexes))('come from an index with a type and some days too: %s', async field => {
    for (const filter of [
      { type: 'WILL' as const },
      { from: '2025-06-01' },
      { to: '2014-01-01', type: 'WILL' as const },
    ])
      for (const page of asked(field).filter(({ page }) => page === 1))
        expect(await scansOf(test, db => list({ ...around(db), filter, page }))).toEqual([])
  })
})

describe('one type of legal document', () => {
  it.each([
    ['page 1', { page: 1, perPage: 15 }, undefined],
    ['page 100', { page: 100, perPage: 15 }, undefined],
    ['a search', { page: 1, perPage: 15 }, 'f00d'],
    ['a short search', { page: 1, perPage: 15 }, 'f0'],
  ])('is read through an index: %s', async (_, page, search) => {
    const filter = { type: 'WILL' as const, search }
    expect(await scansOf(test, db => legalDocumentHandlers(edms).list({ ...around(db), filter, page }))).toEqual([])
  })
})

it.each([1, 1000, MOST_LOOKED_UP])('looks up %d numbers of a list through an index, in one query', async amount => {
  const brns = Array.from({ length: amount }, (_, n) => `8002${String(n * 8 + 1).padStart(10, '0')}`)
  expect(
    await scansOf(test, db => entityHandlers.unknown({ ...around(db), body: { brns }, query: undefined })),
  ).toEqual([])
})

describe('single things', () => {
  it('are found through an index: an entity, a history, a legal document, the dashboard’s figures', async () => {
    const path = { brn: '80020000000001' }
    const scans = await scansOf(test, async db => {
      const body = { registration_no: '80020000000001', old_registration_no: '-' as const }
      await entityHandlers.lookUp({ ...around(db), body, query: undefined })
      await blacklistHandlers.history({ ...around(db), path, body: undefined, query: undefined })
      const query = { instrumentNumber: '2026/77' }
      await legalDocumentHandlers(edms).details({ ...around(db), query, body: undefined })
      const everything = [
        'can_view_registry',
        'can_view_blacklist_registry',
        'can_view_doc_registry',
        'can_view_practitioner_registry',
      ]
      await summarise(db, new Set(everything))
    })
    expect(scans).toEqual([])
  })
})
