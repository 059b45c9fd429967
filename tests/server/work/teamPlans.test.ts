import { permissions } from '@contract/permissions'
import { noteHandlers } from '@server/notes/notes'
import { workHandlers } from '@server/work/work'
import { workTeamHandlers } from '@server/work/workTeam'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filledDatabase, type TestDatabase } from '../../support/database'
import { around, scansOf } from '../../support/queryPlans'

const MANY = 50_000
const person = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const page = { page: 1, perPage: 25 }
const who = { accountId: person(9), name: 'Nine', permissions: new Set(Object.keys(permissions)) }

let test: TestDatabase
beforeAll(async () => {
  test = await filledDatabase(async owner => {
    await owner.query(`INSERT INTO account (id, username, email, given_name, sur_name)
      SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'person' || n, 'person' || n || '@registry.example',
        'Person', n::text FROM generate_series(1, 20) n`)
    // Work of decades, each item of one person, and open work that few own.
    await owner.query(`
      INSERT INTO work_item (source, record, key, subject, since, days, due, owner_id)
      SELECT 'DOCUMENT', n::text, (80020000000000 + n)::text, 'Entity ' || n, now() - n * interval '1 hour', 5, current_date,
        CASE WHEN n % 250 = 1 THEN '${person(9)}'::uuid END
      FROM generate_series(1, ${MANY}) n`)
    await owner.query(`
      INSERT INTO work_done (item_id, source, key, since, ended_at, person_id)
      SELECT n, 'DOCUMENT', n::text, now() - n * interval '3 hours', now() - n * interval '3 hours',
        ('00000000-0000-4000-8000-' || lpad((1 + n % 20)::text, 12, '0'))::uuid
      FROM generate_series(1, ${MANY}) n`)
    await owner.query(`
      INSERT INTO work_reassignment (actor_id, actor_name, note, count, request)
      SELECT '${person(9)}', 'Nine', '', 1, n::text FROM generate_series(1, ${MANY}) n`)
    await owner.query(`
      INSERT INTO work_absence (person_id, from_day, until_day)
      SELECT '${person(8)}', current_date - n, current_date - n FROM generate_series(1, ${MANY}) n`)
    await owner.query(`
      INSERT INTO note (token, subject_kind, subject_key, text, author_id, author)
      SELECT gen_random_uuid(), 'ENTITY', (n % 500)::text, 'Note ' || n, '${person(9)}', 'Nine' FROM generate_series(1, ${MANY}) n`)
    await owner.query(`
      INSERT INTO flag (kind_id, subject_kind, subject_key, set_by_id, set_by)
      SELECT (SELECT min(id) FROM flag_kind), 'ENTITY', n::text, '${person(9)}', 'Nine' FROM generate_series(1, ${MANY}) n`)
    await owner.query(`
      INSERT INTO reminder (note_id, day, owner_id, done_at, done_by)
      SELECT id, current_date, '${person(9)}', now(), 'Nine' FROM note ORDER BY id LIMIT 12000`)
  })
})
afterAll(() => test.close())

type Around = ReturnType<typeof around> & { who: typeof who; body: undefined }

it.each<[string, (call: Around) => Promise<unknown>]>([
  ['people of the team', call => workTeamHandlers.people({ ...call, filter: {}, page })],
  ['figures of the team', call => workTeamHandlers.figures({ ...call, query: {} })],
  ['reassignments', call => workTeamHandlers.reassignments({ ...call, filter: {}, page })],
  ['absences', call => workTeamHandlers.absences({ ...call, filter: {}, page })],
  ['counts of work', call => workHandlers.counts({ ...call, query: {} })],
  ['counts of the work that a text finds', call => workHandlers.counts({ ...call, query: { q: '80020000000777' } })],
  ['colleagues', call => workHandlers.colleagues({ ...call, filter: {}, page })],
  ['notes of a record', call => noteHandlers.ofRecord({ ...call, query: { kind: 'ENTITY', key: '7' } })],
  ['owners of reminders', call => noteHandlers.owners({ ...call, filter: { kind: 'ENTITY' }, page })],
])('%s are read through indexes', async (_, read) => {
  expect(await scansOf(test, db => read({ ...around(db), who, body: undefined }))).toEqual([])
})
