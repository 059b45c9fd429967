import { contract } from '@contract/index'
import { requeueLostWork } from '@server/processes'
import {
  type Downstream,
  type DownstreamAnswer,
  DownstreamFault,
  type DownstreamRequest,
} from '@server/processes/downstream'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const NAMES = pathOf(contract.reservationPush.businessNames)
const COMPANIES = pathOf(contract.reservationPush.companies)

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
  registry = await testRegistry({ companies: 40, downstream, settings: { CALLS_AT_ONCE: '20' } })
  admin = registry.as(await registry.signIn('admin'))
  await query(`INSERT INTO entity (brn, name, kind, sub_type, registered_on) VALUES
    ('80020777000001', 'MTO LTD', 'COMPANY', 'private company', '1990-03-01'),
    ('80020777000002', 'ZIWA LTD', 'COMPANY', NULL, '1990-03-02'),
    ('80030777000003', 'BAHARI STORES', 'BUSINESS_NAME', NULL, '1990-03-02'),
    ('80030777000004', 'PWANI STORES', 'BUSINESS_NAME', NULL, '1990-03-04')`)
})
afterAll(() => registry.close())
beforeEach(() => {
  asked.length = 0
  behave = async () => done
})

const push = (url: string, payload: object, by = admin) => by({ method: 'POST', url, payload })
const rows = async (brn: string) =>
  query<{ status: string; cause: string | null }>(
    'SELECT status, cause FROM name_push WHERE brn = $1 ORDER BY pushed_at DESC',
    [brn],
  )
const march = (day: number, time: string) => `1990-03-0${day} ${time}`

describe('pushing names to the name search', () => {
  it('pushes the names of a company, and reports the result of each', async () => {
    const answer = await push(COMPANIES, { startDate: march(1, '00:00:00'), endDate: march(2, '23:59:59') })
    expect(answer.json().data).toMatchObject([
      { brn: '80020777000001', name: 'MTO LTD', type: 'COMPANY', subType: 'private company', status: 'SENT' },
      { brn: '80020777000002', name: 'ZIWA LTD', type: 'COMPANY', status: 'SENT' },
    ])
    expect(asked.map(({ system, body }) => [system, JSON.parse(body)])).toEqual(
      expect.arrayContaining([['REGISTRY', expect.objectContaining({ brn: '80020777000001', name: 'MTO LTD' })]]),
    )
    expect(asked).toHaveLength(2)
    const [entry] = await query<object>(`SELECT subject, after FROM audit_entry WHERE call = 'PUSH-COMPANY'`)
    expect(entry).toMatchObject({ subject: '2 names', after: { service: 'COMPANY' } })
  })

  it('queues all of its names with one statement, while the transaction holds them', async () => {
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    await push(COMPANIES, { startDate: march(1, '00:00:00'), endDate: march(2, '23:59:59') })
    const queued = statements.mock.calls.filter(call => /INSERT INTO pgboss/i.test(JSON.stringify(call)))
    statements.mockRestore()
    expect(queued).toHaveLength(1)
    expect(asked).toHaveLength(2)
  })

  it('accepts ISO timestamps for business names, as days of the country', async () => {
    const of = async (startDate: string, endDate: string) =>
      (await push(NAMES, { startDate, endDate })).json().data.map(({ brn }: { brn: string }) => brn)
    // Midnight in Kampala is three hours before midnight in UTC.
    expect(await of('1990-03-01T21:00:00.000Z', '1990-03-02T20:59:59.000Z')).toEqual(['80030777000003'])
    expect(await of('1990-03-02T00:00:00+03:00', '1990-03-04T23:59:59+03:00')).toHaveLength(2)
  })

  it('accepts a BRN with spaces, only of the chosen service', async () => {
    const answer = await push(NAMES, { brn: ' 80030 777 000003 ' })
    expect(answer.json().data).toMatchObject([{ brn: '80030777000003', status: 'SENT' }])
    expect((await push(COMPANIES, { brn: '80030777000003' })).json()).toMatchObject({
      status: 404,
      code: 'unknown-brn',
    })
  })

  it('refuses an empty request, an end before the start, an invalid day, and too many names', async () => {
    expect((await push(NAMES, {})).json()).toMatchObject({ status: 400, code: 'nothing-to-push' })
    expect((await push(NAMES, { brn: '  ' })).json()).toMatchObject({ status: 400, code: 'nothing-to-push' })
    const backwards = { startDate: march(4, '00:00:00'), endDate: march(2, '23:59:59') }
    expect((await push(COMPANIES, backwards)).json()).toMatchObject({
      status: 400,
      code: 'dates-reversed',
      fields: { endDate: 'The end date 1990-03-02 is before the start date 1990-03-04.' },
    })
    expect((await push(COMPANIES, { startDate: '1990-02-30 00:00:00' })).json()).toMatchObject({
      code: 'invalid-fields',
    })
    expect((await push(NAMES, { startDate: march(1, '00:00:00') })).json()).toMatchObject({ code: 'invalid-fields' })
    expect((await push(NAMES, { brn: 'no such' })).json()).toMatchObject({ code: 'invalid-fields' })
    expect((await push(NAMES, { brn: '80030777000003', startDate: '2001-01-01T00:00:00Z' })).json()).toMatchObject({
      status: 404,
      code: 'not-registered-then',
    })
    await query(`INSERT INTO entity (brn, name, kind, registered_on)
      SELECT '8003088' || n, 'MANY ' || n, 'BUSINESS_NAME', '1980-01-01' FROM generate_series(10000, 10500) n`)
    const many = { startDate: '1980-01-01T00:00:00Z', endDate: '1980-01-02T00:00:00Z' }
    expect((await push(NAMES, many)).json()).toMatchObject({ status: 400, code: 'too-many-to-push' })
    expect(asked).toEqual([])
  })

  it.each([
    [NAMES, 'startDate', '0000-01-01T00:00:00Z'],
    [NAMES, 'endDate', '2020-01-01T00:00:00-23:59'],
    [NAMES, 'endDate', '2020-01-01T00:00:00+16:00'],
    [COMPANIES, 'startDate', '0000-01-01 00:00:00'],
  ])('refuses for %s the %s %s, which no database has, by its field', async (url, field, moment) => {
    const answer = await push(url, { [field]: moment })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid-fields', faults: { [field]: { code: 'not-a-moment' } } },
    ])
  })

  it('reports a name that the other system refuses', async () => {
    behave = async () => refused
    expect((await push(COMPANIES, { brn: '80020777000001' })).json().data).toMatchObject([
      { status: 'FAILED', cause: 'The name is reserved' },
    ])
    expect((await rows('80020777000001'))[0]).toEqual({ status: 'FAILED', cause: 'The name is reserved' })
    // A failed name can be pushed again.
    behave = async () => done
    expect((await push(COMPANIES, { brn: '80020777000001' })).json().data).toMatchObject([{ status: 'SENT' }])
  })

  it('retries automatically, and pushes a name once for concurrent requests', async () => {
    // A request that arrives after the name was sent would rightly push it again, so the retry waits for all of them.
    let release = () => {}
    const allAnswered = new Promise<void>(resolve => {
      release = resolve
    })
    let times = 0
    behave = async () => {
      if (++times === 1) throw new DownstreamFault('REGISTRY cannot be reached')
      await allAnswered
      return done
    }
    const before = (await rows('80020777000002')).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => push(COMPANIES, { brn: '80020777000002' })))
    for (const answer of answers)
      expect(answer.json().data).toMatchObject([{ brn: '80020777000002', status: 'PENDING' }])
    release()
    await expect.poll(async () => (await rows('80020777000002'))[0]?.status, { timeout: 20_000 }).toBe('SENT')
    expect((await rows('80020777000002')).length).toBe(before + 1)
    expect(new Set(asked.map(({ token }) => token)).size).toBe(1)
    const of = answers[0]?.json().data[0].push
    const list = await admin({
      url: `${pathOf(contract.reservationPush.pushed)}?filter=${encodeURIComponent(JSON.stringify({ push: [of] }))}`,
    })
    expect(list.json()).toMatchObject([{ brn: '80020777000002', status: 'SENT', push: of }])
  })

  it('takes up a push that has no job any more, once, and keeps the time at which somebody pushed it', async () => {
    let release = () => {}
    const isOver = new Promise<void>(resolve => {
      release = resolve
    })
    behave = async () => {
      await isOver
      return done
    }
    const [{ id, at } = { id: '', at: '' }] = await query<{ id: string; at: string }>(
      `INSERT INTO name_push (service, brn, name, kind, pushed_by, pushed_at)
       VALUES ('COMPANY', '80020777000002', 'ZIWA LTD', 'COMPANY', 'Somebody', now() - interval '1 hour')
       RETURNING id, pushed_at::text AS at`,
    )
    for (const _ of [1, 2]) await requeueLostWork(registry.database)
    expect(await query(`SELECT FROM pgboss.job WHERE data->>'name' = $1`, [id])).toHaveLength(1)
    release()
    const state = () => query('SELECT status, pushed_at::text AS at FROM name_push WHERE id = $1', [id])
    await expect.poll(state, { timeout: 20_000 }).toEqual([{ status: 'SENT', at }])
  })

  it('is refused for people with registry permissions only', async () => {
    const registrar = registry.as(await registry.signIn('registrar'))
    expect((await push(COMPANIES, { brn: '80020777000001' }, registrar)).statusCode).toBe(403)
    expect((await push(NAMES, { brn: '80030777000003' }, registrar)).statusCode).toBe(403)
  })
})
