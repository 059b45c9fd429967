import { contract } from '@contract/index'
import type { IncorporationProcess } from '@contract/processes/incorporationProcesses'
import type { RegistrationProcess } from '@contract/processes/registrationProcesses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { begin } from '../../support/processes'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  // No workers run here: the processes stay as each test creates them.
  registry = await testRegistry({ companies: 400 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const REGISTRATIONS = pathOf(contract.registrationProcesses.list)
const INCORPORATIONS = pathOf(contract.incorporationProcesses.list)
type Params = Record<string, string | number>
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await registry.database.pool.query(text, values)).rows
const get = (url: string, params: Params = {}) =>
  admin({ url: `${url}?${new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))}` })
const ask = async <Row>(url: string, params: Params) => {
  const answer = await get(url, params)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { content: Row[]; totalElements: number; totalPages: number }
}
const registrations = (params: Params = {}) =>
  ask<RegistrationProcess>(REGISTRATIONS, { page: 1, per_page: 12, ...params })
const incorporations = (params: Params = {}) =>
  ask<IncorporationProcess>(INCORPORATIONS, { page: 1, pageSize: 12, ...params })
const counted = async (where: string, values: unknown[] = []) =>
  (await query<{ n: number }>(`SELECT count(*)::int AS n FROM process WHERE ${where}`, values))[0]?.n
let made = 9_000_000
const made1 = async (status: string, changes: Parameters<typeof begin>[2] = {}) => {
  const [id = ''] = await begin(registry.database, 1, changes, ++made)
  await query('UPDATE process SET status = $2 WHERE id = $1', [id, status])
  const [row] = await query<{ id: string; brn: string; kind: string }>(
    'SELECT id, brn, kind FROM process WHERE id = $1',
    [id],
  )
  return row ?? { id, brn: '', kind: '' }
}
const stands = async (id: string) =>
  (await query<{ status: string }>('SELECT status FROM process WHERE id = $1', [id]))[0]?.status
const entries = (subject: string) =>
  query<{ call: string; before: unknown; after: unknown }>(
    'SELECT call, before, after FROM audit_entry WHERE subject = $1 ORDER BY id',
    [subject],
  )
const queued = async (id: string) =>
  (await query("SELECT FROM pgboss.job j JOIN process p ON j.id = p.run WHERE p.id = $1 AND j.state = 'created'", [id]))
    .length

describe('the lists', () => {
  it('are sorted by BRN, number of retries and day, both ways and over pages, and by nothing else', async () => {
    for (const [field, column] of [
      ['brn', 'brn'],
      ['retryCount', 'retries'],
      ['createdAt', 'created_at'],
    ])
      for (const order of ['ASC', 'DESC']) {
        const rows = await query<{ id: string }>(
          `SELECT id FROM process WHERE service = 'INCORPORATION' AND status IN ('SENT', 'SUCCESS', 'PENDING')
           ORDER BY ${column} ${order}, id ${order} LIMIT 12 OFFSET 12`,
        )
        const sort = JSON.stringify([field, order])
        const page = await incorporations({ status: 'SENT,PENDING', page: 2, sort })
        expect(
          page.content.map(({ id }) => id),
          sort,
        ).toEqual(rows.map(({ id }) => id))
      }
    const byRetries = await registrations({ status: 'Success', sort: JSON.stringify(['retries', 'DESC']) })
    const retries = byRetries.content.map(row => Number(row.retries))
    expect(retries).toEqual(retries.toSorted((one, other) => other - one))
    expect(
      (await get(INCORPORATIONS, { page: 1, pageSize: 12, sort: JSON.stringify(['owner', 'ASC']) })).statusCode,
    ).toBe(400)
  })

  it('filter ignoring case, newest first, with a count', async () => {
    for (const [status, where] of [
      ['PENDING,Failed', "status IN ('PENDING', 'FAILED')"],
      ['success', "status = 'SUCCESS'"],
      ['Sent', "status = 'SENT'"],
      ['', 'true'],
    ] as const) {
      const { content, totalElements } = await registrations({ status })
      expect(totalElements, status).toBe(await counted(`service = 'REGISTRATION' AND ${where}`))
      const dates = content.map(({ createdAt }) => createdAt ?? '')
      expect(dates).toEqual(dates.toSorted().toReversed())
    }
    const spelled = new Set((await registrations({ per_page: 1000 })).content.map(({ status }) => status))
    expect(spelled).toEqual(new Set(['PENDING', 'Success', 'Sent', 'Failed']))
    const { totalElements } = await incorporations({ status: 'PENDING,FAILED,PAUSED,IN_PROGRESS' })
    expect(totalElements).toBe(
      await counted("service = 'INCORPORATION' AND status IN ('PENDING', 'FAILED', 'PAUSED', 'IN_PROGRESS')"),
    )
    expect((await incorporations({ status: 'Expired' })).content.every(({ status }) => status === 'EXPIRED')).toBe(true)
  })

  it('have every fact of a process that screens show', async () => {
    const [process] = (await incorporations({ status: 'SENT' })).content
    const [row] = await query<Record<string, unknown>>('SELECT * FROM process WHERE id = $1', [process?.id])
    expect(process).toMatchObject({
      brn: row?.brn,
      type: row?.kind,
      owner: { name: row?.owner },
      actionIdToken: row?.token,
      retryCount: row?.retries,
      endPoint: row?.end_point,
      request: row?.request,
      response: row?.response,
    })
  })

  it('page through all processes once, in one order', async () => {
    await query(
      `INSERT INTO process (service, kind, system, brn, owner, end_point, status, created_at, request, request_size)
       SELECT 'CORRECTION', 'X', 'EDMS', '1', 'X', '/', (ARRAY['SENT', 'FAILED', 'PAUSED'])[1 + n % 3],
         timestamptz '2025-01-01' + n * interval '7 hours', '{}', 2 FROM generate_series(1, 2000) n`,
    )
    const { listProcesses } = await import('@server/processes/listProcesses')
    const { process } = await import('@server/db/schema')
    const read = (page: number, perPage: number) =>
      listProcesses<{ id: string }>(
        registry.database.read,
        { service: 'CORRECTION', statuses: ['SENT', 'PAUSED'] },
        { page: { page, perPage }, kinds: [], row: { id: process.id } },
      )
    const expected = await query<{ id: string }>(
      `SELECT id FROM process WHERE service = 'CORRECTION' AND status <> 'FAILED' ORDER BY created_at DESC, id DESC`,
    )
    const found: string[] = []
    for (let page = 1; page <= 15; page++) {
      const { rows, total } = await read(page, 100)
      expect(total).toBe(expected.length)
      found.push(...rows.map(({ id }) => id))
    }
    expect(found).toEqual(expected.map(({ id }) => id))
    expect(await read(100_000_000, 100)).toEqual({ rows: [], total: expected.length })
  })

  it('are limited to days of the registry’s time zone, also in their count', async () => {
    // Half past one at night in Kampala is still the previous day in UTC.
    const night = await made1('FAILED', { service: 'REGISTRATION' })
    await query("UPDATE process SET created_at = '2026-03-04T22:30:00Z' WHERE id = $1", [night.id])
    const at = async (day: string) =>
      (await registrations({ status: 'Failed', start_date: day, end_date: day, per_page: 100 })).content.map(
        ({ id }) => id,
      )
    expect(await at('2026-03-05')).toContain(night.id)
    expect(await at('2026-03-04')).not.toContain(night.id)
    const { content, totalElements } = await incorporations({
      startDate: '2026-01-01',
      endDate: '2026-06-30',
      pageSize: 1000,
    })
    expect(totalElements).toBe(content.length)
    expect(totalElements).toBe(
      await counted(`service = 'INCORPORATION' AND registry_day(created_at) BETWEEN '2026-01-01' AND '2026-06-30'`),
    )
    expect((await registrations({ start_date: '2031-01-01' })).totalElements).toBe(0)
  })

  it('count the days of the register alone between a first and a last day that are thousands of years apart', async () => {
    const all = { startDate: '0001-01-01', endDate: '9999-12-31' }
    expect((await incorporations(all)).totalElements).toBe((await incorporations()).totalElements)
    expect((await incorporations({ endDate: '9999-12-31' })).totalElements).toBe((await incorporations()).totalElements)
  })

  it('refuse an end before the start, an invalid day and an unknown status', async () => {
    const reversed = await get(REGISTRATIONS, { start_date: '2026-05-02', end_date: '2026-05-01' })
    expect(reversed.json()).toMatchObject({ status: 400, code: 'dates-reversed', params: { to: '2026-05-01' } })
    expect((await get(INCORPORATIONS, { startDate: '2026-05-02', endDate: '2026-05-01' })).statusCode).toBe(400)
    expect((await get(REGISTRATIONS, { start_date: '2026-02-30' })).json()).toMatchObject({ code: 'invalid-fields' })
    expect((await get(REGISTRATIONS, { status: 'PENDING,Lost' })).json()).toMatchObject({ code: 'invalid-fields' })
  })

  it('find a BRN by its beginning with or without spaces, a kind by name, and a process by number', async () => {
    const one = await made1('PENDING', { service: 'REGISTRATION', kind: 'Tax registration' })
    const spaced = ` ${one.brn.slice(0, 4)} ${one.brn.slice(4, 9)} ${one.brn.slice(9)} `
    expect((await registrations({ search: spaced })).content.map(({ id }) => id)).toEqual([one.id])
    expect((await registrations({ search: one.id })).content).toHaveLength(1)
    const kinds = await registrations({ search: 'tax registration', per_page: 1000 })
    expect(kinds.totalElements).toBe(await counted("service = 'REGISTRATION' AND kind = 'Tax registration'"))
    const typed = await incorporations({ search: 'Instant TIN', status: 'SENT', pageSize: 1000 })
    expect(typed.totalElements).toBe(
      await counted("service = 'INCORPORATION' AND kind = 'INSTANT_TIN' AND status = 'SENT'"),
    )
    const paused = await incorporations({ search: 'INSTANT_TIN', status: 'PAUSED' })
    expect(paused.totalElements).toBe(
      await counted("service = 'INCORPORATION' AND kind = 'INSTANT_TIN' AND status = 'PAUSED'"),
    )
    for (const nothing of ['%', '_', '\\', "o'b", '99999999999999'])
      expect((await registrations({ search: nothing })).totalElements).toBe(0)
  })

  it('find an old BRN, whose spaces belong to it', async () => {
    const one = await made1('FAILED', { service: 'REGISTRATION', kind: 'Tax registration' })
    await query("UPDATE process SET brn = 'G/12 B/99' WHERE id = $1", [one.id])
    for (const search of [' g/12 b/99 ', 'G/12 B'])
      expect((await registrations({ search })).content.map(({ id }) => id)).toEqual([one.id])
    expect((await retry('g/12 b/99', one.kind)).statusCode).toBe(200)
    await query("UPDATE process SET brn = '80020000000001' WHERE id = $1", [one.id])
  })

  it('require the permission for registry processes', async () => {
    const registrar = registry.as(await registry.signIn('registrar'))
    for (const url of [REGISTRATIONS, INCORPORATIONS, pathOf(contract.incorporationProcesses.statistics)])
      expect((await registrar({ url })).statusCode).toBe(403)
  })
})

describe('the statistics', () => {
  it('count each kind by its status, and all of them together', async () => {
    const answer = await admin({ url: pathOf(contract.incorporationProcesses.statistics) })
    const { data } = answer.json() as { data: Record<string, Record<string, number>> }
    expect(Object.keys(data)).toHaveLength(12)
    for (const [kind, figures] of Object.entries(data)) {
      const where = kind === 'all' ? 'true' : `kind = '${kind.toUpperCase()}'`
      for (const [figure, count] of Object.entries(figures))
        expect(count, `${kind} ${figure}`).toBe(
          await counted(`service = 'INCORPORATION' AND ${where} AND status = '${figure.toUpperCase()}'`),
        )
    }
  })
})

const retry = (brn: string, kind: string, seen: { id?: string } = {}) =>
  admin({
    method: 'POST',
    url: `${pathOf(contract.registrationProcesses.retry)}?${new URLSearchParams({ brn, 'sync-item': kind, ...seen })}`,
  })
const redo = (id: string) =>
  admin({ method: 'POST', url: pathOf(contract.incorporationProcesses.redo), payload: { id, status: 'PENDING' } })
const run = (actionId: string) =>
  admin({ method: 'POST', url: pathOf(contract.incorporationProcesses.run), payload: { actionId } })

describe('returning a process to its queue', () => {
  it('returns a failed registration once, with a job and an audit entry', async () => {
    const failed = await made1('FAILED', { service: 'REGISTRATION', kind: 'Tax registration' })
    const spaced = `${failed.brn.slice(0, 5)} ${failed.brn.slice(5)}`
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry(spaced, failed.kind)))
    expect(answers.map(answer => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(answers.find(answer => answer.statusCode === 200)?.json()).toMatchObject({
      message: 'Process returned to queue',
    })
    expect(answers.find(answer => answer.statusCode === 409)?.json()).toMatchObject({
      code: 'process-not-failed',
      message: `The process of ${failed.brn} is now PENDING. Only failed processes can be returned to the queue. Reload to see it.`,
    })
    expect([await stands(failed.id), await queued(failed.id)]).toEqual(['PENDING', 1])
    expect(await entries(`${failed.brn} Tax registration`)).toEqual([
      { call: 'SYNC-RETRY', before: { status: 'FAILED' }, after: { status: 'PENDING' } },
    ])
  })

  it('returns the registration that was shown, and no other of its entity and description', async () => {
    const old = await made1('FAILED', { service: 'REGISTRATION', kind: 'Change of particulars' })
    const { id, brn, kind } = await made1('FAILED', { service: 'REGISTRATION', kind: 'Change of particulars' })
    await query("UPDATE process SET brn = $1, created_at = now() - interval '9 days' WHERE id = $2", [brn, old.id])
    const answers = await Promise.all([retry(brn, kind, { id }), retry(brn, kind, { id })])
    expect(answers.map(answer => answer.json().code ?? answer.statusCode).toSorted()).toEqual([
      'process-not-failed',
      'process-returned',
    ])
    expect([await stands(id), await stands(old.id)]).toEqual(['PENDING', 'FAILED'])
    expect((await retry(brn, kind, { id: old.id })).statusCode).toBe(200)
    for (const other of ['1 OR 1=1', '00000000-0000-4000-8000-000000000000'])
      expect((await retry(brn, kind, { id: other })).json()).toMatchObject({ status: 404, code: 'no-such-process' })
  })

  it('refuses a completed and an unknown process', async () => {
    const over = await made1('SUCCESS', { service: 'REGISTRATION', kind: 'Tax registration' })
    expect((await retry(over.brn, over.kind)).json()).toMatchObject({ status: 409, params: { status: 'Success' } })
    expect((await retry(over.brn, 'Something else')).json()).toMatchObject({ status: 404, code: 'no-such-process' })
    expect((await retry(' ', 'x')).statusCode).toBe(400)
    expect(await stands(over.id)).toBe('SUCCESS')
  })

  it('repeats only expired and paused processes', async () => {
    for (const [status, code] of [
      ['EXPIRED', 200],
      ['PAUSED', 200],
      ['SENT', 409],
      ['FAILED', 409],
      ['PENDING', 409],
    ] as const) {
      const { id } = await made1(status)
      expect([status, (await redo(id)).statusCode]).toEqual([status, code])
      expect(await stands(id)).toBe(code === 200 ? 'PENDING' : status)
    }
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '1 OR 1=1'])
      expect((await redo(id)).json()).toMatchObject({ status: 404, code: 'no-such-process' })
  })

  it('runs every waiting process at once', async () => {
    for (const [status, code, word] of [
      ['PENDING', 200, 'process-run'],
      ['EXPIRED', 200, 'process-run'],
      ['FAILED', 200, 'process-run'],
      ['PAUSED', 200, 'process-run'],
      ['SENT', 409, 'process-over'],
      ['IN_PROGRESS', 409, 'process-running'],
    ] as const) {
      const { id } = await made1(status)
      const answer = await run(id)
      expect([status, answer.statusCode, answer.json().code]).toEqual([status, code, word])
      if (code === 200) expect([await stands(id), await queued(id)]).toEqual(['PENDING', 1])
    }
  })
})

describe('a long text', () => {
  it('is shortened in the list, and complete on request', async () => {
    const brn = '80020999888777'
    const parts = Array.from({ length: 60_000 }, (_, n) => ({ n, text: 'y'.repeat(64) }))
    const [id = ''] = await begin(registry.database, 1, { brn, request: { parts } })
    const whole = JSON.stringify({ parts })
    const [row] = (await incorporations({ search: brn })).content
    expect(row).toMatchObject({ request: whole.slice(0, 4000), requestSize: whole.length })
    const read = await admin({ url: `/portal/processes/${id}/request` })
    expect(read.json().text === whole).toBe(true)
    expect((await admin({ url: `/portal/processes/${id}/response` })).json()).toEqual({ text: '' })
    expect((await admin({ url: `/portal/processes/${id}/id` })).statusCode).toBe(404)
  })
})
