import type { AuditFilter } from '@contract/portal/audit'
import { readVersions } from '@server/history/fileVersions'
import { auditHandlers } from '@server/logs/audit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { fillAsOwner, MANY, periods, person, personOfEntry } from '../../support/longLog'
import { around, scansOf } from '../../support/queryPlans'

let test: TestDatabase
beforeAll(async () => {
  // Years of entries: one person and one call have half of them, and never together; the last person has ten.
  test = await filledDatabase(owner =>
    owner.query(`
    ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_link;
    INSERT INTO audit_entry (id, at, actor_id, actor_name, call, subject, before, after, previous_hash, hash)
    SELECT n, now() - (${MANY} - n) * interval '15 minutes',
      ${personOfEntry},
      'Person ' || n % 7, CASE WHEN n % 2 = 1 THEN 'COMMON' ELSE 'CALL-' || n % 40 END, 'subject ' || n,
      jsonb_build_object('name', n), jsonb_build_object('name', n, 'price', n) ||
        CASE WHEN n % 20000 = 3 THEN jsonb_build_object('rarely', n) ELSE '{}' END, '', ''
    FROM generate_series(1, ${MANY}) n;
    ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_link`),
  )
})
afterAll(() => test.close())

const scans = (filter: AuditFilter, page = 1) =>
  scansOf(test, db => auditHandlers.list({ ...around(db), filter, page: { page, perPage: 15 } }))

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
  ['two letters that nothing begins with', { q: 'zq' }],
  ['a letter that many begin with', { q: 's' }],
])('the audit trail is read through indexes by days and %s', async (_, filter) => {
  for (const period of periods)
    for (const page of [1, 40])
      expect(await scans({ ...filter, ...period }, page), JSON.stringify([period, page])).toEqual([])
})

it('its people are found by one look into an index for each', async () => {
  for (const filter of [{}, { q: 'person' }, { id: person(9) }])
    expect(
      await scansOf(test, db => auditHandlers.actors({ ...around(db), filter, page: { page: 1, perPage: 100 } })),
    ).toEqual([])
})

it('names who stands behind each version of a file without reading the trail', async () => {
  const brn = '80020000000001'
  await fillAsOwner(
    test,
    `
    INSERT INTO entity (brn, name, kind, registered_on, status) VALUES ('${brn}', 'LAKE LTD', 'COMPANY', '2020-01-01', 'REGISTERED');
    INSERT INTO load (source, name, by, effective_on, history, taken_back_at)
    VALUES ('paper', 'register.csv', 'Peter Okello', '2020-01-01', 'LOAD', '2026-01-01T00:00:00Z');
    INSERT INTO row_version (brn, list, key, operation, before, after, effective_on, recorded_at, transaction, act, load)
    SELECT '${brn}', 'entity', '${brn}', 'UPDATE', '{"missing_forms": []}', '{"missing_forms": ["FORM_18"]}', '2020-01-01',
      CASE WHEN n % 2 = 0 THEN '2026-01-01T00:00:00Z' ELSE now() - n * interval '1 day' END, n, 'CHANGE',
      CASE WHEN n % 2 = 0 THEN (SELECT id FROM load) END
    FROM generate_series(1, 300) n`,
  )
  expect(await scansOf(test, db => readVersions(db, brn))).toEqual([])
  const origins = (await readVersions(test.database.read, brn)).map(({ origin }) => origin?.kind)
  expect(origins.filter(kind => kind === 'LOAD_TAKEN_BACK')).toHaveLength(150)
})
