import type { AccessFilter } from '@contract/portal/accessLog'
import { accessLogHandlers } from '@server/portal/accessLog'
import { OpenLog } from '@server/portal/openLog'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 100_000
const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const handlers = accessLogHandlers(new OpenLog(async () => undefined))

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
  const owner = new pg.Client(test.connection)
  await owner.connect()
  // Years of entries: one person has half of them, all opens; the last person has ten; one file is opened every day.
  await owner.query(`
    INSERT INTO access_entry (id, at, actor_id, actor_name, kind, file_kind, file_key, call)
    SELECT gen_random_uuid(), now() - (${MANY} - n) * interval '15 minutes',
      CASE WHEN n % 10000 = 1 THEN '${person(9)}' WHEN n % 2 = 0 THEN '${person(1)}'
        ELSE '00000000-0000-4000-8000-' || lpad((2 + n % 5)::text, 12, '0') END::uuid,
      'Person ' || n % 7,
      CASE WHEN n % 5000 = 1 THEN 'REVEAL' WHEN n % 50 = 1 THEN 'EXPORT' ELSE 'OPEN' END,
      'ENTITY', CASE WHEN n % 10 = 0 THEN '80010000000001' ELSE (80020000000000 + n % 20000)::text END, 'CR-COMPANY-READ'
    FROM generate_series(1, ${MANY}) n`)
  await owner.query('VACUUM ANALYZE')
  await owner.end()
})
afterAll(() => test.close())

const scans = (filter: AccessFilter, page: number) =>
  scansOf(test, db => handlers.list({ ...around(db), filter, page: { page, perPage: 15 } }))

const days: AccessFilter[] = [
  {},
  { from: '2001-01-01' },
  { to: new Date(Date.now() - 900 * 86_400_000).toISOString().slice(0, 10) },
  { from: '2001-01-01', to: '2001-12-31' },
]

it.each<[string, AccessFilter]>([
  ['nothing else', {}],
  ['a busy person', { actorId: person(1) }],
  ['a person of few entries', { actorId: person(9) }],
  ['a person of none', { actorId: person(99) }],
  ['a common kind', { kind: 'OPEN' }],
  ['a rare kind', { kind: 'REVEAL' }],
  ['a kind of none', { kind: 'PRINT' }],
  ['a busy person and a kind that never meet', { actorId: person(1), kind: 'REVEAL' }],
  ['a busy file', { fileKey: '80010000000001' }],
  ['a file of few entries, with its kind', { fileKind: 'ENTITY', fileKey: '80020000000003' }],
  ['a file of none', { fileKey: '80020000099999' }],
  ['everything', { actorId: person(1), kind: 'OPEN', fileKind: 'ENTITY', fileKey: '80010000000001' }],
])('the access log is read through indexes by days and %s', async (_, filter) => {
  for (const period of days)
    for (const page of [1, 40])
      expect(await scans({ ...filter, ...period }, page), JSON.stringify([period, page])).toEqual([])
})

it('its people and the readers of a file are found through indexes', async () => {
  for (const filter of [{}, { q: 'person' }, { id: person(9) }])
    expect(
      await scansOf(test, db => handlers.actors({ ...around(db), filter, page: { page: 1, perPage: 100 } })),
    ).toEqual([])
  for (const key of ['80010000000001', '80020000000003'])
    expect(
      await scansOf(test, db => handlers.ofFile({ ...around(db), query: { kind: 'ENTITY', key }, body: {} })),
    ).toEqual([])
})
