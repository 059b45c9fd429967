import { foundKinds } from '@contract/portal/find'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { scansOf } from '../../support/queryPlans'
import { searchFor } from '../../support/search'

const MANY = 40_000

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`
      INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '8002' || lpad(n::text, 10, '0'), 'LAKE ' || md5(n::text), 'COMPANY', '2020-01-01' FROM generate_series(1, ${MANY}) n;
      INSERT INTO account (email, name, account_type)
      SELECT n || '@mail.example', 'Lake ' || md5(n::text), 'BUSINESS' FROM generate_series(1, ${MANY}) n`)
  })
})
afterAll(() => test.close())

// Its permissions have the search look into every table but that of people, whose queries have tests of their own.
const permissions = new Set<string>(Object.values(foundKinds).flat())
for (const permission of foundKinds.PERSON) permissions.delete(permission)

describe.each(['LAKE', 'LAKE 12', 'Lake Nobody', 'ZZZ', '80020000', '8002 0000-1', '99', '%_\\ ab'])(
  'the search for %s',
  text => {
    const search = searchFor(text, permissions)

    it('reads few rows, with the plans that connections keep too', async () => {
      expect(await scansOf(test, search)).toEqual([])
      expect(await scansOf(test, search, { ofPrepared: true })).toEqual([])
    })
  },
)
