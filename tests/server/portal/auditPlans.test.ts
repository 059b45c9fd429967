import type { AuditFilter } from '@contract/portal/audit'
import { auditHandlers } from '@server/portal/audit'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 100_000
const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
  const owner = new pg.Client(test.connection)
  await owner.connect()
  // Years of entries: one person and one call have half of them, and never together; the last person has ten.
  await owner.query(`
    ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_link;
    INSERT INTO audit_entry (id, at, actor_id, actor_name, call, subject, before, after, previous_hash, hash)
    SELECT n, now() - (${MANY} - n) * interval '15 minutes',
      CASE WHEN n % 10000 = 1 THEN '${person(9)}' WHEN n % 2 = 0 THEN '${person(1)}'
        ELSE '00000000-0000-4000-8000-' || lpad((2 + n % 5)::text, 12, '0') END::uuid,
      'Person ' || n % 7, CASE WHEN n % 2 = 1 THEN 'COMMON' ELSE 'CALL-' || n % 40 END, 'subject ' || n,
      jsonb_build_object('name', n), jsonb_build_object('name', n, 'price', n) ||
        CASE WHEN n % 20000 = 3 THEN jsonb_build_object('rarely', n) ELSE '{}' END, '', ''
    FROM generate_series(1, ${MANY}) n;
    ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_link`)
  await owner.query('VACUUM ANALYZE')
  await owner.end()
})
afterAll(() => test.close())

const scans = (filter: AuditFilter, page = 1) =>
  scansOf(test, db => auditHandlers.list({ ...around(db), filter, page: { page, perPage: 15 } }))

const days: AuditFilter[] = [
  {},
  { from: '2001-01-01' },
  { to: new Date(Date.now() - 900 * 86_400_000).toISOString().slice(0, 10) },
  { from: '2001-01-01', to: '2001-12-31' },
]

it.each<[string, AuditFilter]>([
  ['nothing else', {}],
  ['a busy person', { actorId: person(1) }],
  ['a person of few entries', { actorId: person(9) }],
  ['a person of none', { actorId: person(99) }],
  ['a common call', { call: 'COMMON' }],
  ['a rare call', { call: 'CALL-4' }],
  ['a busy person and a common call that never meet', { actorId: person(1), call: 'COMMON' }],
  ['the beginning of a subject', { subject: 'Subject 9999' }],
  ['a common field', { field: 'price' }],
  ['a rare field', { field: 'rarely' }],
  ['a field of none', { field: 'nothing like it' }],
  ['a rare field of a person who never changed it', { field: 'rarely', actorId: person(1) }],
  ['everything', { actorId: person(9), call: 'COMMON', subject: 'subject 1', field: 'price', q: 'person' }],
])('the audit trail is read through indexes by days and %s', async (_, filter) => {
  for (const period of days)
    for (const page of [1, 40])
      expect(await scans({ ...filter, ...period }, page), JSON.stringify([period, page])).toEqual([])
})

it('its people are found by one look into an index for each', async () => {
  for (const filter of [{}, { q: 'person' }, { id: person(9) }])
    expect(
      await scansOf(test, db => auditHandlers.actors({ ...around(db), filter, page: { page: 1, perPage: 100 } })),
    ).toEqual([])
})
