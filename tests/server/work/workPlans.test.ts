import { permissions } from '@contract/permissions'
import { type WorkFilter, work } from '@contract/portal/work'
import { nextItem } from '@server/work/nextItem'
import { frozenItems } from '@server/work/settle'
import { sourcesOf } from '@server/work/sourcesOf'
import { workHandlers } from '@server/work/work'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 100_000
const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const all = new Set(Object.keys(permissions))
const billing = new Set(['can_access_billing_settings', 'can_view_billing_settings'])

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`INSERT INTO account (id, username, email, given_name, sur_name)
      SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person' || n, 'person' || n || '@registry.example',
        'Person', n::text FROM generate_series(1, 20) n`)
    // Documents of decades, a few payments, and a person who owns forty items.
    await owner.query(`
      INSERT INTO work_item (source, record, key, subject, since, days, due, owner_id)
      SELECT CASE WHEN n % 100 = 0 THEN 'PAYMENT' ELSE 'DOCUMENT' END, n::text, (80020000000000 + n)::text, 'Entity ' || n,
        now() - (${MANY} - n) * interval '1 hour', 5, work_due(registry_day(now() - (${MANY} - n) * interval '1 hour'), 5, '{}'),
        CASE WHEN n % 2500 = 1 THEN '${person(9)}'::uuid END
      FROM generate_series(1, ${MANY}) n`)
  })
})
afterAll(() => test.close())

const who = (held: ReadonlySet<string>) => ({ accountId: person(9), name: 'Nine', permissions: held })

it.each<[string, ReadonlySet<string>, WorkFilter]>([
  ['of all sources', all, {}],
  ['of few items among many', billing, {}],
  ['of one source', all, { source: 'PAYMENT' }],
  ['of a person', all, { owner: person(9) }],
  ['that is open', all, { urgency: 'OPEN' }],
  ['that is backlog', all, { urgency: 'BACKLOG' }],
  ['that is due later', all, { urgency: 'LATER' }],
  ['that is overdue', all, { urgency: 'OVERDUE' }],
  ['that is due today', all, { urgency: 'TODAY' }],
  ['that is snoozed', all, { urgency: 'SNOOZED' }],
  ['with a number', all, { q: '80020000000777' }],
  ['that two letters find', all, { q: 'zq' }],
  ['that signs alone find', all, { q: '+++' }],
  ['that two letters find for a person who sees personal data masked', billing, { q: 'zq' }],
])('work %s is listed and counted through indexes', async (_, held, filter) => {
  for (const page of [1, 40])
    expect(
      await scansOf(test, db =>
        workHandlers.list({ ...around(db), who: who(held), filter, page: { page, perPage: 25 } }),
      ),
      JSON.stringify([work.list.id, page]),
    ).toEqual([])
})

it('the backlog is frozen through indexes', async () => {
  expect(await scansOf(test, db => frozenItems(db, who(billing), { urgency: 'BACKLOG', source: 'PAYMENT' }))).toEqual(
    [],
  )
})

it.each([
  ['everybody', all, false],
  ['everybody from the backlog', all, true],
  ['a person of few items among many', billing, false],
])('the next item of %s is read through indexes', async (_, held, backlog) => {
  expect(
    await scansOf(test, db =>
      nextItem(db, who(held), sourcesOf(held), { skips: [-1], backlog }).then(({ item }) => expect(item).toBeDefined()),
    ),
  ).toEqual([])
})
