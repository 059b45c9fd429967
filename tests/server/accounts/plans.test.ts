import type { AccountFilter, AccountType } from '@contract/accounts/account'
import { foundKinds } from '@contract/portal/find'
import { listAccounts } from '@server/accounts/accountRow'
import { officialReceiverHandlers } from '@server/accounts/officialReceivers'
import type { Db } from '@server/db/database'
import { messengerHandlers } from '@server/settings/messenger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, orderingOf, scansOf } from '../../support/queryPlans'
import { searchFor } from '../../support/search'

const MANY = 60_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`
      INSERT INTO account (account_type, given_name, sur_name, email, phone_number, id_type, id_number, nationality, gender,
        brn, enabled, created_at)
      SELECT (ARRAY['INDIVIDUAL', 'INDIVIDUAL', 'INDIVIDUAL', 'BUSINESS', 'MDA', 'BACKOFFICE'])[1 + n % 6],
        'G' || md5(n::text), 'S' || md5('s' || n), 'a' || n || '@mail.example',
        '+256 7' || lpad((n::bigint * 7919 % 100000000)::text, 8, '0'),
        (ARRAY['NATIONAL_ID', 'NATIONAL_ID', 'PASSPORT', 'ALIEN_ID'])[1 + n % 4], 'CB' || lpad(n::text, 12, '0'),
        (ARRAY['Ugandan', 'Ugandan', 'Kenyan'])[1 + n % 3], (ARRAY['MALE', 'FEMALE'])[1 + n % 2], '8111' || n,
        n % 50 > 0, now() - n * interval '1 minute'
      FROM generate_series(1, ${MANY}) n;
      INSERT INTO contact_person (account_id, name) SELECT id, 'Ann' FROM account WHERE account_type = 'MDA';
      INSERT INTO role (name, description) VALUES ('ROLE_A', '');
      INSERT INTO account_role SELECT a.id, r.id FROM account a, role r WHERE account_type = 'BACKOFFICE' AND r.name = 'ROLE_A';
      WITH c AS (SELECT id, row_number() OVER () AS n FROM account WHERE account_type = 'INDIVIDUAL'),
        s AS (SELECT id, row_number() OVER () AS n FROM account WHERE account_type = 'BACKOFFICE')
      INSERT INTO official_receiver (individual_id, back_office_id, created_at)
      SELECT c.id, s.id, now() - c.n * interval '1 day' FROM c JOIN s USING (n) WHERE n <= 300`)
  })
})
afterAll(() => test.close())

const scans = (type: AccountType, filter: AccountFilter, page = 1) =>
  scansOf(test, db => listAccounts(db, type, filter, { page, perPage: 12 }))

it('accounts that a message would reach are stored totals, less one without an email address', async () => {
  const { pool } = test.database
  const { reach } = messengerHandlers(true)
  const read = (db = test.database.read) => reach({ ...around(db), query: {}, body: {} })
  const counted = async () =>
    (
      await pool.query(`SELECT account_type AS type, count(*)::int AS accounts FROM account
        WHERE enabled AND email <> '' AND account_type IN ('INDIVIDUAL', 'BACKOFFICE', 'BUSINESS', 'MDA') GROUP BY 1`)
    ).rows
  expect((await read()).types).toEqual(expect.arrayContaining(await counted()))
  await pool.query("INSERT INTO account (account_type, name, email) VALUES ('BUSINESS', 'NO ADDRESS LTD', '')")
  expect((await read()).types).toEqual(expect.arrayContaining(await counted()))
  await pool.query("DELETE FROM account WHERE email = ''")
  expect(await scansOf(test, read)).toEqual([])
})

describe('accounts', () => {
  it.each(['INDIVIDUAL', 'BACKOFFICE', 'BUSINESS', 'MDA', 'PARTNER'] as const)(
    'of the kind %s are read through an index, with a total that is kept',
    async type => {
      for (const page of [1, 30, 1_000_000]) expect(await scans(type, {}, page)).toEqual([])
    },
  )

  it.each([
    ['the status that most have', { accountStatus: 'ACTIVE' }],
    ['the status that few have', { accountStatus: 'INACTIVE' }],
    ['gender', { gender: 'FEMALE' }],
    ['kind of identity', { idType: 'ALIEN_ID' }],
    ['all three', { accountStatus: 'INACTIVE', gender: 'MALE', idType: 'PASSPORT' }],
  ] as const)('chosen by %s as well', async (_, filter) => {
    expect(await scans('INDIVIDUAL', filter)).toEqual([])
  })

  it.each([
    ['a name', { name: 'a1b2c3' }],
    ['the beginning of a name', { name: 'g1' }],
    ['an email', { email: 'a4242@' }],
    ['what is in every email', { email: 'mail.example' }],
    ['a phone number', { phone: '0712 345' }],
    ['an ID number', { idNumber: '0004242' }],
    ['a nationality', { nationality: 'kenyan' }],
    ['a name among the inactive', { name: 'a1b2c3', accountStatus: 'INACTIVE' }],
    ['nothing that is there', { name: 'zzzzzz' }],
  ] as const)('searched for %s too', async (_, filter) => {
    expect(await scans('INDIVIDUAL', filter)).toEqual([])
  })

  it.each([
    ['name', 'account_by_name'],
    ['createdAt', 'account_newest'],
  ])('sorted by %s in both directions, with choices and days', async (field, index) => {
    for (const order of ['ASC', 'DESC'] as const)
      for (const page of [1, 30, 700]) {
        const asked = { page, perPage: 12, sort: { field, order } }
        const work = (db: Db) => listAccounts(db, 'INDIVIDUAL', {}, asked)
        expect(await scansOf(test, work)).toEqual([])
        const { indexes, sorts } = await orderingOf(test, work)
        expect([sorts, [...indexes]]).toEqual([[], expect.arrayContaining([index])])
        for (const filter of [{ accountStatus: 'INACTIVE' as const, gender: 'MALE' as const }, { to: '2001-01-01' }])
          expect(await scansOf(test, db => listAccounts(db, 'INDIVIDUAL', filter, asked))).toEqual([])
      }
  })

  it('searched for a BRN too', async () => {
    expect(await scans('BUSINESS', { brn: '81114243' })).toEqual([])
  })
})

describe('the search over all records', () => {
  const permissions = new Set<string>(foundKinds.ACCOUNT)

  it.each([
    ['an e-mail address', 'A4242@mail.example'],
    ['an unknown e-mail address', 'nobody@mail.example'],
    ['a telephone', `07${String((4242 * 7919) % 100_000_000).padStart(8, '0')}`],
    ['an ID number', 'cb 000000055555'],
    ['an unknown number', '80020001234567'],
    ['a name', 'a1b2c3'],
    ['two words of a name', 'g1a sa2'],
    ['a word that is in every other column', 'ugandan'],
  ] as const)('finds accounts by %s through an index', async (_, text) => {
    expect(await scansOf(test, searchFor(text, permissions))).toEqual([])
  })
})

describe('official receivers', () => {
  it.each([{}, { search: 'mail.example' }, { search: 'a42@' }])(
    'found by %o, with the accounts they are of',
    async filter => {
      for (const page of [1, 20])
        expect(
          await scansOf(test, db =>
            officialReceiverHandlers.list({ ...around(db), filter, page: { page, perPage: 10 } }),
          ),
        ).toEqual([])
    },
  )
})
