import { randomUUID } from 'node:crypto'
import { jobs } from '@contract/portal/jobs'
import { resumeLoads } from '@server/portalLoads/states'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addColleagues } from '../../support/manyStaff'
import { type LoadCalls, loadCalls, loadWith } from '../../support/portalLoads'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let token: string
let calls: LoadCalls
let other: pg.Client
let named = 0
beforeAll(async () => {
  registry = await testRegistry({ companies: 40 })
  const [one] = await addColleagues(registry.database, 1)
  token = one?.token ?? ''
  calls = loadCalls(registry, token)
})
afterAll(() => registry.close())

const rowsOf = async (query: string, values: unknown[] = []) => (await registry.database.pool.query(query, values)).rows

/** A connection that holds what a load waits for. */
beforeEach(async () => {
  other = new pg.Client(registry.connection)
  await other.connect()
  await other.query('BEGIN')
})
afterEach(() => other.end())

const LOAD_LOCK = 'SELECT pg_advisory_xact_lock(7203119)'
const ENTITIES = 'LOCK TABLE entity IN SHARE ROW EXCLUSIVE MODE'

/** Returns a load of one new entity, and its BRN. */
const smallLoad = async () => {
  named += 1
  const brn = `8098000000${String(named).padStart(4, '0')}`
  const csv = `BRN,Name,Kind,Registered On\n${brn},SMALL ${named} LTD,COMPANY,2010-01-05\n`
  return { id: await loadWith(calls, 'small', { 'entities.csv': csv }), brn }
}
const checkedLoad = async () => {
  const { id, brn } = await smallLoad()
  await calls.check(id)
  await calls.ended(id)
  return { id, brn }
}
const countOf = async (brn: string) =>
  (await rowsOf('SELECT count(*)::int AS n FROM entity WHERE brn = $1', [brn]))[0]?.n
/** Returns the processes of PostgreSQL that wait for a lock of this kind. */
const waiting = async (event: string): Promise<number[]> =>
  (
    await other.query(
      "SELECT pid FROM pg_stat_clear_snapshot(), pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = $1",
      [event],
    )
  ).rows.map(({ pid }) => pid)
const queued = async (job: string) =>
  (await rowsOf("SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'loads' AND data->>'job' = $1", [job]))[0]?.n
const stepOf = async (id: string) => (await calls.read(id)).load.progress?.step
const reaches = (id: string, step: string) => expect.poll(() => stepOf(id), { timeout: 20_000 }).toBe(step)
const jobsOf = async () =>
  (
    await registry.as(token)({
      method: 'GET',
      url: `${jobs.list.path}?filter=${encodeURIComponent('{"kind":"LOAD"}')}`,
    })
  ).json()

describe('work on a load', () => {
  it('waits for another load, says so, and is cancelled meanwhile', async () => {
    const { id } = await smallLoad()
    await other.query(LOAD_LOCK)
    await calls.check(id)
    await reaches(id, 'WAIT')
    expect(await calls.check(id)).toMatchObject({ status: 409, code: 'load-under-way' })
    expect(await calls.removeFile(id, '1')).toMatchObject({ status: 409, code: 'load-under-way' })
    expect((await calls.cancel(id)).status).toBe(200)
    expect(await calls.ended(id)).toMatchObject({ state: 'OPEN', fault: { code: 'load-stopped' }, progress: null })
    expect((await jobsOf())[0]).toMatchObject({ kind: 'LOAD', state: 'CANCELLED', load: id })
  })

  it('is cancelled while it reads', async () => {
    const { id } = await smallLoad()
    await other.query('LOCK TABLE load_piece IN ACCESS EXCLUSIVE MODE')
    await calls.check(id)
    await reaches(id, 'READ')
    await calls.cancel(id)
    expect(await calls.ended(id)).toMatchObject({ state: 'OPEN', fault: { code: 'load-stopped' } })
  })

  it('waits in the queue behind another load of its server, says so, and is cancelled at once', async () => {
    const [first, second] = [await smallLoad(), await smallLoad()]
    await other.query(LOAD_LOCK)
    await calls.check(first.id)
    await reaches(first.id, 'WAIT')
    expect((await calls.check(second.id)).load).toMatchObject({ state: 'CHECKING', progress: { step: 'WAIT' } })
    expect((await calls.cancel(second.id)).load).toMatchObject({ state: 'OPEN', fault: { code: 'load-stopped' } })
    await other.query('ROLLBACK')
    expect((await calls.ended(first.id)).state).toBe('CHECKED')
  })

  it('is cancelled while it writes, from the list of jobs, and has written nothing', async () => {
    const { id, brn } = await checkedLoad()
    await other.query(ENTITIES)
    await calls.write(id)
    await reaches(id, 'WRITE')
    const [job] = await jobsOf()
    expect(job).toMatchObject({ kind: 'LOAD', state: 'RUNNING', name: 'small: entities.csv', load: id, own: true })
    await registry.as(token)({ method: 'POST', url: jobs.cancel.path.replace('{job}', job.id) })
    expect(await calls.ended(id)).toMatchObject({ state: 'CHECKED', fault: { code: 'load-stopped' }, rows: 1 })
    expect(await countOf(brn)).toBe(0)
    await other.query('ROLLBACK')
    await calls.write(id)
    expect(await calls.ended(id)).toMatchObject({ state: 'WRITTEN', fault: null })
    expect((await jobsOf())[0]).toMatchObject({ state: 'DONE', total: 1, done: 1, refused: 0 })
  })

  it('is started once by two presses', async () => {
    const { id, brn } = await checkedLoad()
    const answers = await Promise.all([calls.write(id), calls.write(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await calls.ended(id)).toMatchObject({ state: 'WRITTEN' })
    expect(await countOf(brn)).toBe(1)
  })

  it('is not written as it was seen, where the mapping was corrected and checked again meanwhile', async () => {
    const { id, brn } = await checkedLoad()
    const { load: seen } = await calls.read(id)
    await calls.map(id, { dayOrder: 'MDY' })
    expect(await calls.write(id, seen)).toMatchObject({ status: 409, code: 'load-not-checked' })
    await calls.check(id)
    const now = await calls.ended(id)
    expect(await calls.write(id, seen)).toMatchObject({ status: 409, code: 'changed-meanwhile' })
    expect(await countOf(brn)).toBe(0)
    expect((await calls.write(id, now)).load.state).toBe('WRITING')
    expect(await calls.ended(id)).toMatchObject({ state: 'WRITTEN' })
  })

  it('takes a corrected mapping for a file too that is replaced while the files are read', async () => {
    const { id } = await smallLoad()
    // The upload holds the load, and waits to remove its findings.
    await other.query('LOCK TABLE load_finding IN SHARE MODE')
    const csv = 'BRN,Company,Kind,Registered On\n80980000009999,SMALL LTD,COMPANY,2010-01-05\n'
    const uploaded = calls.upload(id, 'entities.csv', csv)
    await expect.poll(() => waiting('relation'), { timeout: 10_000 }).toHaveLength(1)
    const mapped = calls.map(id, { columns: { entities: { name: 'Company' } } })
    await expect.poll(() => waiting('transactionid'), { timeout: 10_000 }).toHaveLength(1)
    await other.query('COMMIT')
    expect([(await uploaded).status, (await mapped).status]).toEqual([200, 200])
    expect((await calls.read(id)).load.files).toMatchObject([
      { fault: null, parts: [{ columns: { name: 'Company' }, missing: [] }] },
    ])
    await calls.discard(id)
  })

  it('goes on anew where its connection is lost, and writes the load once', async () => {
    const { id, brn } = await checkedLoad()
    await other.query(ENTITIES)
    await calls.write(id)
    await reaches(id, 'WRITE')
    expect(await waiting('relation')).toHaveLength(1)
    for (const pid of await waiting('relation')) await other.query('SELECT pg_terminate_backend($1)', [pid])
    await other.query('ROLLBACK')
    expect(await calls.ended(id)).toMatchObject({ state: 'WRITTEN', fault: null })
    expect(await countOf(brn)).toBe(1)
    const entries = await rowsOf("SELECT FROM audit_entry WHERE call = 'LOAD' AND after->>'load' = $1", [id])
    expect(entries).toHaveLength(1)
  })

  it('goes on on another server where its own is lost', async () => {
    const { id, brn } = await checkedLoad()
    const job = randomUUID()
    // As a server leaves it that was killed: it gives no sign of life, and the queue still counts the job as its own.
    await rowsOf(
      `UPDATE load SET state = 'WRITING', state_before = 'CHECKED', job = $2, asked_by = account_id, alive_at = now() WHERE id = $1`,
      [id, job],
    )
    await resumeLoads(registry.database)
    expect(await queued(job)).toBe(0)
    await rowsOf("UPDATE load SET alive_at = now() - interval '2 minutes' WHERE id = $1", [id])
    await Promise.all([resumeLoads(registry.database), resumeLoads(registry.database)])
    expect(await queued(job)).toBe(1)
    expect(await calls.ended(id)).toMatchObject({ state: 'WRITTEN', fault: null })
    expect(await countOf(brn)).toBe(1)
  })

  it('is done once where a server is taken for lost and is not', async () => {
    const { id, brn } = await checkedLoad()
    await other.query(ENTITIES)
    await calls.write(id)
    await reaches(id, 'WRITE')
    const [{ job }] = await rowsOf('SELECT job FROM load WHERE id = $1', [id])
    const second = await registry.server()
    await second.ready()
    await resumeLoads(registry.database, -60)
    expect(await queued(job)).toBe(2)
    await expect.poll(() => waiting('advisory'), { timeout: 10_000 }).toHaveLength(1)
    await other.query('ROLLBACK')
    expect(await calls.ended(id)).toMatchObject({ state: 'WRITTEN', fault: null })
    await second.close()
    expect((await calls.read(id)).load).toMatchObject({ state: 'WRITTEN', fault: null })
    expect(await countOf(brn)).toBe(1)
    expect(await rowsOf("SELECT FROM audit_entry WHERE call = 'LOAD' AND after->>'load' = $1", [id])).toHaveLength(1)
  })

  it('stops when its person has lost the permission', async () => {
    const { id } = await checkedLoad()
    await other.query(LOAD_LOCK)
    const first = await smallLoad()
    await calls.check(first.id)
    await reaches(first.id, 'WAIT')
    await calls.write(id)
    const [role] = await rowsOf(
      `DELETE FROM role_permission USING permission p WHERE p.id = permission_id AND p.name = 'can_load_register' RETURNING role_id, permission_id`,
    )
    await other.query('ROLLBACK')
    await expect
      .poll(async () => (await rowsOf('SELECT state FROM load WHERE id = $1', [id]))[0]?.state, { timeout: 20_000 })
      .toBe('CHECKED')
    expect((await calls.read(id)).status).toBe(403)
    await rowsOf('INSERT INTO role_permission (role_id, permission_id) VALUES ($1, $2)', [
      role.role_id,
      role.permission_id,
    ])
    expect((await calls.read(id)).load.fault).toMatchObject({ code: 'forbidden' })
  })
})
