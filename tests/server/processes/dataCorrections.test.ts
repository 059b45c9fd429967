import { contract } from '@contract/index'
import type { DataCorrection } from '@contract/processes/dataCorrections'
import { requeueLostWork } from '@server/processes'
import {
  type Downstream,
  type DownstreamAnswer,
  DownstreamFault,
  type DownstreamRequest,
} from '@server/processes/downstream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const asked: DownstreamRequest[] = []
let behave: (request: DownstreamRequest) => Promise<DownstreamAnswer>
const downstream: Downstream = {
  tell(request) {
    asked.push(request)
    return behave(request)
  },
}

const done: DownstreamAnswer = { outcome: 'DONE', body: '{}' }
const refused: DownstreamAnswer = { outcome: 'REFUSED', body: '{}', cause: 'The name is reserved' }

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await registry.database.pool.query(text, values)).rows

beforeAll(async () => {
  registry = await testRegistry({ companies: 300, downstream })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())
beforeEach(() => {
  asked.length = 0
  behave = async () => done
})

/** Adds a company with a correction for one test. */
let made = 0
const correction = async ({
  from = { name: 'MTO LTD' } as object,
  to = { name: 'MTO LIMITED' } as object,
  status = 'FAILED',
  payload = JSON.stringify({ from, to, source: 'Paper register' }),
} = {}) => {
  const brn = `8002066600${String(++made).padStart(4, '0')}`
  await query(
    `INSERT INTO entity (brn, name, kind, sub_type, registered_on, plot) VALUES ($1, 'MTO LTD', 'COMPANY', 'private', '2001-02-03', 'Plot 4')`,
    [brn],
  )
  const [row] = await query<{ id: string }>(
    `INSERT INTO data_correction (brn, type, status, cause, payload) VALUES ($1, 'CORRECT_NAME', $2, 'REFUSED', $3) RETURNING id`,
    [brn, status, payload],
  )
  return { brn, id: row?.id ?? '' }
}
const retry = (id: string, by = admin) =>
  by({ method: 'POST', url: pathOf(contract.dataCorrections.reconcile, { id }) })
const standing = async (id: string) => {
  const [row] = await query<{ status: string; cause: string | null; retries: number }>(
    'SELECT status, cause, retries FROM data_correction WHERE id = $1',
    [id],
  )
  return row
}
const ends = (id: string, as: object) => expect.poll(() => standing(id), { timeout: 30_000 }).toMatchObject(as)
const nameOf = async (brn: string) => (await admin({ url: pathOf(contract.companies.read, { brn }) })).json().data?.name
const trail = (brn: string) =>
  query<{ actor_name: string | null; before: object; after: object }>(
    `SELECT actor_name, before, after FROM audit_entry WHERE call = 'RECONCILE-RETRY' AND subject LIKE $1 || '%' ORDER BY id`,
    [brn],
  )
const page = async (params: Record<string, string | number> = {}) => {
  const search = new URLSearchParams({ page: '1', per_page: '12' })
  for (const [key, value] of Object.entries(params)) search.set(key, String(value))
  const answer = await admin({ url: `${pathOf(contract.dataCorrections.list)}?${search}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { content: DataCorrection[]; totalElements: number; totalPages: number }
}

describe('the list of data corrections', () => {
  it('pages newest first, filters by statuses ignoring case, and counts the matches', async () => {
    const counted = async (where: string) =>
      (await query<{ n: number }>(`SELECT count(*)::int AS n FROM data_correction WHERE ${where}`))[0]?.n
    for (const [status, where] of [
      ['PENDING,FAILED,PAUSED,IN_PROGRESS,SENT', "status <> 'SUCCESS'"],
      ['Success', "status = 'SUCCESS'"],
      ['failed, Paused', "status IN ('FAILED', 'PAUSED')"],
    ] as const) {
      const { content, totalElements } = await page({ status })
      expect(totalElements, status).toBe(await counted(where))
      expect(totalElements).toBeGreaterThan(0)
      expect(content.length).toBe(Math.min(12, totalElements))
    }
    for (const [field, column] of [
      ['brn', 'brn'],
      ['retries', 'retries'],
    ]) {
      const rows = await query<{ id: string }>(
        `SELECT id::text FROM data_correction WHERE status <> 'SUCCESS' ORDER BY ${column}, data_correction.id LIMIT 12`,
      )
      const { content } = await page({
        status: 'PENDING,FAILED,PAUSED,IN_PROGRESS,SENT',
        sort: JSON.stringify([field, 'ASC']),
      })
      expect(content.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    }
    const [first, second] = [await page(), await page({ page: 2 })]
    const dates = [...first.content, ...second.content].map(({ createdAt }) => createdAt ?? '')
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('finds a BRN by its beginning, with or without spaces, between two days', async () => {
    const { brn, id } = await correction()
    expect((await page({ search: ` ${brn.slice(0, 6)} ${brn.slice(6).toLowerCase()}` })).content).toMatchObject([
      { id, brn },
    ])
    await query(`UPDATE data_correction SET created_at = '1999-05-05 23:30:00+03' WHERE id = $1`, [id])
    expect((await page({ start_date: '1999-05-05', end_date: '1999-05-05' })).content).toMatchObject([{ id }])
    expect((await page({ start_date: '1999-05-06', end_date: '1999-05-07' })).totalElements).toBe(0)
    const backwards = await admin({
      url: `${pathOf(contract.dataCorrections.list)}?page=1&per_page=12&start_date=2020-02-02&end_date=2020-02-01`,
    })
    expect(backwards.json()).toMatchObject({ status: 400, code: 'dates-reversed' })
    expect(
      (await admin({ url: `${pathOf(contract.dataCorrections.list)}?page=1&per_page=12&status=LOST` })).json(),
    ).toMatchObject({
      code: 'invalid-fields',
    })
  })
})

describe('a correction that is sent back to the queue', () => {
  it('changes the entity, its file and the audit trail, and is then completed', async () => {
    const { brn, id } = await correction()
    expect((await retry(id)).json().message).toBe('Process has been returned to queue')
    await ends(id, { status: 'SENT', cause: null, retries: 1 })
    expect(await nameOf(brn)).toBe('MTO LIMITED')
    expect(asked).toMatchObject([{ system: 'REGISTRY', kind: 'CORRECT_NAME' }])
    const [asking, changing] = await trail(brn)
    expect(asking).toMatchObject({ before: { status: 'FAILED' }, after: { status: 'PENDING' } })
    expect(changing).toEqual({
      actor_name: asking?.actor_name,
      before: { name: 'MTO LTD' },
      after: { name: 'MTO LIMITED', process: Number(id) },
    })
    expect((await retry(id)).json()).toMatchObject({ status: 409, code: 'correction-done' })
    expect(await trail(brn)).toHaveLength(2)
  })

  it('is an error of the register in the history of the file', async () => {
    const { brn, id } = await correction()
    await retry(id)
    await ends(id, { status: 'SENT' })
    const versions = await query<{ act: string; after: object }>(
      "SELECT act, after FROM row_version WHERE list = 'entity' AND brn = $1 ORDER BY id",
      [brn],
    )
    expect(versions.at(-1)).toEqual({ act: 'REGISTER_ERROR', after: { name: 'MTO LIMITED' } })
  })

  it('corrects several facts at once, dates and numbers among them', async () => {
    const from = { registeredOn: '2001-02-03', plot: 'Plot 4', subType: 'private' }
    const { brn, id } = await correction({ from, to: { registeredOn: '2001-02-04', plot: null, subType: 'public' } })
    await retry(id)
    await ends(id, { status: 'SENT' })
    const [row] = await query<object>(
      'SELECT registered_on::text AS day, plot, sub_type AS type FROM entity WHERE brn = $1',
      [brn],
    )
    expect(row).toEqual({ day: '2001-02-04', plot: null, type: 'public' })
  })

  it('is completed without a change when the register already agrees', async () => {
    const { brn, id } = await correction({ to: { name: 'MTO LTD' }, from: { name: 'OTHER LTD' } })
    await retry(id)
    await ends(id, { status: 'SUCCESS' })
    expect(await trail(brn)).toHaveLength(1)
  })

  it('fails for a changed register, a missing entity or an unreadable payload', async () => {
    const moved = await correction({ from: { name: 'NEITHER LTD' }, to: { name: 'NOR LTD' } })
    const gone = await correction()
    await query('UPDATE data_correction SET brn = $2 WHERE id = $1', [gone.id, '80029999999999'])
    const broken = await correction({ payload: '{"from": {"name": "MTO LTD"}' })
    const strange = await correction({ from: { locked: true }, to: { locked: false } })
    for (const { id } of [moved, gone, broken, strange]) await retry(id)
    await ends(moved.id, { status: 'FAILED', cause: 'The register has changed since the difference was found' })
    await ends(gone.id, { status: 'FAILED', cause: 'No entity is registered under this BRN' })
    await ends(broken.id, { status: 'FAILED', cause: 'The received data is not a valid correction' })
    await ends(strange.id, { status: 'FAILED', cause: 'The received data is not a valid correction' })
    expect(await nameOf(moved.brn)).toBe('MTO LTD')
  })

  it('is not sent to the national registry when the register refuses it', async () => {
    const moved = await correction({ from: { name: 'NEITHER LTD' }, to: { name: 'NOR LTD' } })
    await retry(moved.id)
    await ends(moved.id, { status: 'FAILED', cause: 'The register has changed since the difference was found' })
    expect(asked).toEqual([])
  })

  it.each([
    ['name', 'MTO LTD', 'MTO \0 LIMITED'],
    ['plot', 'Plot 4', 'Plot \ud83c'],
    ['registeredOn', '2001-02-03', '0000-02-03'],
  ])('fails for a %s that the database cannot store', async (fact, from, to) => {
    const { id } = await correction({ from: { [fact]: from }, to: { [fact]: to } })
    await retry(id)
    await ends(id, { status: 'FAILED', cause: 'The received data is not a valid correction' })
    expect(asked).toEqual([])
  })

  it('stops on a refusal, pauses without an answer, and can then be returned to the queue', async () => {
    const denied = await correction()
    const paused = await correction({ status: 'PAUSED' })
    behave = async ({ body }) => {
      if (body.includes(denied.brn)) return refused
      throw new DownstreamFault('REGISTRY cannot be reached')
    }
    await retry(denied.id)
    await retry(paused.id)
    await ends(denied.id, { status: 'FAILED', cause: 'The name is reserved' })
    await expect
      .poll(() => asked.filter(({ body }) => body.includes(paused.brn)).length, { timeout: 30_000 })
      .toBeGreaterThan(1)
    behave = async () => ({ ...done, outcome: 'HELD', cause: 'REGISTRY is being maintained' })
    await ends(paused.id, { status: 'PAUSED', cause: 'REGISTRY is being maintained' })
    behave = async () => done
    expect((await retry(paused.id)).statusCode).toBe(200)
    await ends(paused.id, { status: 'SENT', cause: null })
    expect(await nameOf(paused.brn)).toBe('MTO LIMITED')
  })

  it('is made once by repeated and concurrent returns to the queue', async () => {
    const pending: (() => void)[] = []
    behave = () => new Promise(answer => pending.push(() => answer(done)))
    const { brn, id } = await correction()
    const answers = await Promise.all(Array.from({ length: 10 }, () => retry(id)))
    // A queued correction is refused as queued; one that is being worked on may be queued again.
    const taken = answers.filter(({ statusCode }) => statusCode === 200).length
    expect(taken).toBeGreaterThan(0)
    for (const answer of answers)
      expect(answer.json()).toMatchObject(answer.statusCode === 200 ? {} : { status: 409, code: 'correction-queued' })
    await ends(id, { status: 'IN_PROGRESS' })
    // Each accepted request started once, and nothing else did.
    await expect.poll(() => pending.length).toBe(taken)
    behave = async () => done
    expect((await retry(id)).statusCode).toBe(200)
    await ends(id, { status: 'SENT', retries: taken + 1 })
    for (const open of pending) open()
    await expect.poll(() => nameOf(brn)).toBe('MTO LIMITED')
    const written = await trail(brn)
    expect(written.filter(({ after }) => 'process' in after)).toHaveLength(1)
    expect(written.filter(({ after }) => 'status' in after)).toHaveLength(taken + 1)
  })

  it('is taken up again after its server died, queued or under way', async () => {
    for (const status of ['PENDING', 'IN_PROGRESS']) {
      const { id } = await correction({ status })
      await requeueLostWork(registry.database)
      expect(await standing(id)).toMatchObject({ status })
      await query("UPDATE data_correction SET updated_at = now() - interval '16 minutes' WHERE id = $1", [id])
      await requeueLostWork(registry.database)
      await ends(id, { status: 'SENT' })
    }
  })

  it('keeps its place in the queue, and its time, while its job waits long', async () => {
    const { id } = await correction()
    // Other work of the registry that waits is queued again too.
    behave = ({ token }) => (token === `correction-${id}` ? new Promise(() => undefined) : Promise.resolve(done))
    await retry(id)
    await ends(id, { status: 'IN_PROGRESS' })
    const state = () => query('SELECT run, updated_at FROM data_correction WHERE id = $1', [id])
    await query("UPDATE data_correction SET updated_at = now() - interval '16 minutes' WHERE id = $1", [id])
    const before = await state()
    await requeueLostWork(registry.database)
    expect(await state()).toEqual(before)
  })

  it('is refused for an unknown id, and for people with registry permissions only', async () => {
    expect((await retry('999999999')).json()).toMatchObject({ status: 404, code: 'no-such-process' })
    expect((await retry('abc')).json()).toMatchObject({ status: 404, code: 'no-such-process' })
    const waiting = await correction({ status: 'PENDING' })
    expect((await retry(waiting.id)).json()).toMatchObject({ status: 409, code: 'correction-queued' })
    const registrar = registry.as(await registry.signIn('registrar'))
    expect((await retry(waiting.id, registrar)).statusCode).toBe(403)
    expect((await registrar({ url: `${pathOf(contract.dataCorrections.list)}?page=1&per_page=12` })).statusCode).toBe(
      403,
    )
  })
})
