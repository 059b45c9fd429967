import type { Page } from '@contract/dialects'
import { MOST_FOUND } from '@contract/registry/entityFiles'
import type { Db } from '@server/db/database'
import { addressHandlers } from '@server/registry/addresses'
import { findVillages } from '@server/registry/changes/presentFile'
import { chargeHandlers } from '@server/registry/charges'
import { buildingSocietyHandlers, businessNameHandlers, companyHandlers } from '@server/registry/entityFiles'
import { filingHandlers } from '@server/registry/filings'
import { peopleHandlers } from '@server/registry/people'
import { shareHandlers } from '@server/registry/shares'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, orderingOf, scansOf } from '../../support/queryPlans'

const MANY = 60_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`
      INSERT INTO administrative_unit (id, level, name, parent_id)
      SELECT n, CASE n WHEN 1 THEN 'REGION' ELSE 'VILLAGE' END, 'V' || n, 1 FROM generate_series(1, ${MANY}) n;
      INSERT INTO entity (brn, name, kind, registered_on, status, village_id)
      SELECT '8002' || lpad(n::text, 10, '0'), md5(n::text) || ' LTD',
        CASE WHEN n % 3 = 0 THEN 'BUSINESS_NAME' WHEN n % 50 = 1 THEN 'BUILDING_SOCIETY' ELSE 'COMPANY' END,
        date '2026-01-01' - n % 5000,
        CASE WHEN n % 40 = 7 THEN 'INSOLVENT' WHEN n % 20 = 3 THEN 'CEASED' ELSE 'REGISTERED' END, n
      FROM generate_series(1, ${MANY}) n;
      INSERT INTO entity_person (brn, no, roles, kind, sur_name, village_id)
      SELECT brn, no, '{SUBSCRIBER,DIRECTOR,SECRETARY,MEMBER,PARTNER}',
        CASE no WHEN 1 THEN 'INDIVIDUAL' ELSE 'CORPORATE' END, 'X', village_id FROM entity, generate_series(1, 2) no;
      INSERT INTO share_class (brn, no, nominal_class, number, value) SELECT brn, 1, 'ORDINARY', 100, 1000 FROM entity;
      INSERT INTO shareholding (brn, person_no, class_no, number_of_shares, amount_paid, amount_unpaid)
      SELECT brn, no, 1, 50, 0, 50000 FROM entity_person;
      INSERT INTO charge (brn, number, kind, property, chargee, date_of_creation, date_of_registration)
      SELECT brn, no::text, 'FIXED', 'Land', 'Bank', date '2020-01-01', date '2020-01-02' FROM entity, generate_series(1, 2) no;
      INSERT INTO entity_document (brn, kind, name) SELECT brn, 'FORM', 'A form' FROM entity;
      INSERT INTO filing (tracking_no, brn, changes, narrations)
      SELECT 'T' || brn || no, brn, '{FILE_FORM_18}', '{"noted"}' FROM entity, generate_series(1, 2) no`)
  })
})
afterAll(() => test.close())

it('finds villages by the beginning of their name through an index', async () => {
  for (const text of ['v12', 'V', 'é', 'kam_']) expect(await scansOf(test, db => findVillages(db, text))).toEqual([])
})

const lists = {
  companies: companyHandlers.search,
  'business names': businessNameHandlers('Uganda').list,
  'building societies': buildingSocietyHandlers('Uganda').list,
}
const statuses = [undefined, 'Registered', 'Insolvent', 'Ceased'] as const
const pages: Page[] = [1, 30, 700, 1_000_000_000].map(page => ({ page, perPage: 15 }))
const searches = ['f00d', 'ltd', '8002000000', 'ab', 'A', '8', '%a%', 'a_b', '\\', '%%%', '---', 'a b', "o'b", 'é']

describe.each(Object.entries(lists))('the register of %s', (_, list) => {
  it.each(statuses)('reads every page through an index, whatever status is asked for: %s', async status => {
    for (const page of pages)
      expect(await scansOf(test, db => list({ ...around(db), filter: { status }, page }))).toEqual([])
  })

  it.each(searches)('searches for %s through an index', async search => {
    const page = { page: 1, perPage: 15 }
    for (const status of statuses)
      expect(await scansOf(test, db => list({ ...around(db), filter: { search, status }, page }))).toEqual([])
  })
})

describe.each(Object.entries(lists))('the orders of the register of %s', (_, list) => {
  // The primary key serves where most entities are in the register.
  const indexes = { brn: /^entity_(by_brn|pkey)$/, name: /^entity_by_name$/, dateOfRegistration: /^entity_newest$/ }
  const sorted = (field: string) =>
    (['ASC', 'DESC'] as const).flatMap(order => pages.map(page => ({ ...page, sort: { field, order } })))

  it.each(Object.entries(indexes))('come from an index, in both directions: %s', async (field, index) => {
    for (const page of sorted(field)) {
      const work = (db: Db) => list({ ...around(db), filter: {}, page })
      expect(await scansOf(test, work)).toEqual([])
      const { indexes: read, sorts } = await orderingOf(test, work)
      expect(sorts).toEqual([])
      if (page.page <= 30) expect([...read]).toContainEqual(expect.stringMatching(index))
    }
  })

  it.each(Object.keys(indexes))('come from an index with a status and some days too: %s', async field => {
    for (const status of statuses)
      for (const days of [{}, { from: '2025-06-01' }, { to: '2015-01-01' }, { from: '2020-01-01', to: '2020-01-31' }])
        for (const page of sorted(field).filter(({ page }) => page < 700))
          expect(await scansOf(test, db => list({ ...around(db), filter: { status, ...days }, page }))).toEqual([])
  })
})

describe('the total of a search', () => {
  const find = async (search: string, page: number) =>
    companyHandlers.search({ ...around(test.database.read), filter: { search }, page: { page, perPage: 15 } })

  it('is exact up to a thousand', async () => {
    const { rows } = await test.database.pool.query(
      `SELECT count(*)::int AS n FROM entity WHERE register = 'COMPANY' AND search_text LIKE '%F00%'`,
    )
    expect(rows[0].n).toBeGreaterThan(50)
    expect((await find('f00', 1)).total).toBe(rows[0].n)
  })

  it('stops at a thousand, and the pages still come newest first without a gap', async () => {
    const { rows } = await test.database.pool.query(
      `SELECT brn FROM entity WHERE register = 'COMPANY' AND search_text LIKE '%LTD%' ORDER BY registered_on DESC, brn LIMIT 45`,
    )
    const pages = await Promise.all([1, 2, 3].map(page => find('ltd', page)))
    expect(pages.map(({ total }) => total)).toEqual([MOST_FOUND, MOST_FOUND, MOST_FOUND])
    expect(pages.flatMap(page => page.rows.map(({ brn }) => brn))).toEqual(rows.map(({ brn }) => brn))
  })
})

describe('a file', () => {
  // Number 101 is a building society.
  const brn = '80020000000101'
  const path = { id: brn, brn }
  const asked = { path, body: undefined, query: undefined }
  const whole = { path, filter: {}, page: { page: 1, perPage: 100 } }

  it('is read through indexes, every part of it', async () => {
    const scans = await scansOf(test, async db => {
      const society = (await buildingSocietyHandlers('Uganda').read({ ...around(db), ...asked })).members
      expect(society).toHaveLength(2)
      const company = { id: '80020000000002', brn: '80020000000002' }
      await companyHandlers.read({ ...around(db), ...asked, path: company })
      await businessNameHandlers('Uganda').read({ ...around(db), ...asked, path: { brn: '80020000000003' } })
      await peopleHandlers('Uganda').subscribers({ ...around(db), ...whole })
      await peopleHandlers('Uganda').directors({ ...around(db), ...whole })
      await peopleHandlers('Uganda').secretary({ ...around(db), ...asked })
      await peopleHandlers('Uganda').partners({ ...around(db), ...asked, query: { brn: '80020000000003' } })
      await shareHandlers.classification({ ...around(db), ...asked })
      expect((await shareHandlers.shareholdings({ ...around(db), ...whole })).rows).toHaveLength(2)
      expect((await chargeHandlers.ofEntity({ ...around(db), ...whole })).rows).toHaveLength(2)
      await addressHandlers('Uganda').ofCompany({ ...around(db), ...asked })
      await addressHandlers('Uganda').compliance({ ...around(db), ...asked })
      await addressHandlers('Uganda').byVillage({ ...around(db), ...asked, query: { villageId: '77' } })
      expect((await filingHandlers.history({ ...around(db), ...whole })).rows).toHaveLength(2)
    })
    expect(scans).toEqual([])
  })
})
