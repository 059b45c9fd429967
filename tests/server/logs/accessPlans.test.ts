import type { AccessFilter } from '@contract/portal/accessLog'
import { accessLogHandlers } from '@server/logs/accessLog'
import { OpenLog } from '@server/logs/openLog'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { MANY, periods, person, personOfEntry } from '../../support/longLog'
import { around, scansOf } from '../../support/queryPlans'

const handlers = accessLogHandlers(new OpenLog(async () => undefined))

let test: TestDatabase
beforeAll(async () => {
  // Years of entries: one person has half of them, all opens; the last person has ten; one file is opened every day.
  test = await filledDatabase(owner =>
    owner.query(`
    INSERT INTO access_entry (id, at, actor_id, actor_name, kind, file_kind, file_key, call)
    SELECT gen_random_uuid(), now() - (${MANY} - n) * interval '15 minutes',
      ${personOfEntry},
      'Person ' || n % 7,
      CASE WHEN n % 5000 = 1 THEN 'REVEAL' WHEN n % 50 = 1 THEN 'EXPORT' ELSE 'OPEN' END,
      'ENTITY', CASE WHEN n % 10 = 0 THEN '80010000000001' ELSE (80020000000000 + n % 20000)::text END, 'CR-COMPANY-READ'
    FROM generate_series(1, ${MANY}) n`),
  )
})
afterAll(() => test.close())

const scans = (filter: AccessFilter, page: number) =>
  scansOf(test, db => handlers.list({ ...around(db), filter, page: { page, perPage: 15 } }))

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
  for (const period of periods)
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
