import type { Page } from '@contract/dialects'
import { incorporationProcessHandlers } from '@server/processes/incorporationProcesses'
import { processWorkers } from '@server/processes/processWorkers'
import { processQueues } from '@server/processes/queues'
import { registrationProcessHandlers } from '@server/processes/registrationProcesses'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { toldSystems } from '../../support/processes'
import { around, orderingOf, scansOf } from '../../support/queryPlans'

const MANY = 60_000

let test: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
  // Nearly all of them are finished, as in a registry that has run for years.
  await owner.query(`
    INSERT INTO process (service, kind, system, brn, owner, end_point, status, created_at, ran_at, request, request_size)
    SELECT service, CASE service WHEN 'REGISTRATION' THEN 'Tax registration' ELSE 'INSTANT_TIN' END, 'TAX',
      '8002' || lpad((n % 20000)::text, 10, '0'), 'X', '/',
      CASE WHEN n % 400 = 0 THEN 'FAILED' WHEN n % 401 = 0 THEN 'PAUSED' WHEN n % 402 = 0 THEN 'PENDING'
        WHEN service = 'REGISTRATION' THEN 'SUCCESS' ELSE 'SENT' END,
      now() - n * interval '15 minutes', now(), '{}', 2
    FROM generate_series(1, ${MANY}) n, unnest(ARRAY['REGISTRATION', 'INCORPORATION']) service`)
  await owner.query('VACUUM ANALYZE')
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

const pages: [string, Page][] = [
  ['page 1', { page: 1, perPage: 12 }],
  ['page 60', { page: 60, perPage: 12 }],
  ['page 4,000', { page: 4000, perPage: 12 }],
  ['the last page', { page: 4950, perPage: 12 }],
  ['a page far beyond the end', { page: 1_000_000_000, perPage: 100 }],
]
const { list: registrations } = registrationProcessHandlers
const { list: incorporations } = incorporationProcessHandlers
const asked = (filter: Record<string, string>, page: Page) =>
  scansOf(test, async db => {
    await incorporations({ ...around(db), filter, page })
  })

describe('the lists of processes', () => {
  it.each(pages)('read %s through an index, whatever status is asked for', async (_, page) => {
    for (const status of ['PENDING,FAILED,PAUSED,IN_PROGRESS', 'SENT', 'Expired', ''])
      expect(await asked({ status }, page), status).toEqual([])
    for (const status of ['PENDING,Failed', 'Success'])
      expect(await scansOf(test, db => registrations({ ...around(db), filter: { status }, page }))).toEqual([])
  })

  const indexes: Record<string, string> = {
    brn: 'process_by_brn',
    retryCount: 'process_by_retries',
    createdAt: 'process_newest',
  }
  const sorts = Object.keys(indexes).flatMap(field => (['ASC', 'DESC'] as const).map(order => ({ field, order })))
  it.each(sorts)('are sorted by $field, $order, by an index', async sort => {
    for (const page of [1, 90])
      for (const status of ['PENDING,FAILED,PAUSED,IN_PROGRESS', 'SENT', ''])
        expect(await asked({ status }, { page, perPage: 12, sort }), `${page} ${status}`).toEqual([])
    const { field, order } = sort
    const first = await orderingOf(test, async db => {
      await incorporations({ ...around(db), filter: { status: 'PENDING,SENT' }, page: { page: 1, perPage: 12, sort } })
    })
    expect(first.sorts).toEqual([])
    expect([...first.indexes]).toContainEqual(expect.stringMatching(indexes[field] ?? ''))
    const own = { field: field === 'retryCount' ? 'retries' : field, order }
    const page = { page: 1, perPage: 12, sort: own }
    expect(await scansOf(test, db => registrations({ ...around(db), filter: { status: 'Success' }, page }))).toEqual([])
    const days = { startDate: '2026-01-01', endDate: '2026-12-31' }
    expect(await asked({ status: 'SENT', ...days }, { page: 1, perPage: 12, sort })).toEqual([])
  })

  it('read only the requested days', async () => {
    const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
    for (const page of [1, 80])
      expect(await asked({ status: 'SENT', startDate: day(300), endDate: day(200) }, { page, perPage: 12 })).toEqual([])
  })

  it.each(['80020000000123', '8002 0000 0001 23', '8002', '8', 'Instant TIN', '7', '%'])(
    'look for %s through an index',
    async search => {
      for (const status of ['SENT', 'PENDING,FAILED,PAUSED,IN_PROGRESS'])
        expect(await asked({ search, status }, { page: 1, perPage: 12 })).toEqual([])
    },
  )
})

it('finds waiting processes that are due by their jobs', async () => {
  await owner.query(`
    INSERT INTO process (service, kind, system, brn, owner, end_point, request, request_size)
    SELECT 'INCORPORATION', 'INSTANT_TIN', 'TAX', '8003' || lpad(n::text, 10, '0'), 'X', '/', '{}', 2
    FROM generate_series(1, 20000) n`)
  await owner.query('ANALYZE process')
  const { rows } = await owner.query<{ run: string }>("SELECT run FROM process WHERE status = 'PENDING' LIMIT 100")
  const jobs = rows.map(({ run }) => ({ id: run, payload: {}, attempt: 1, last: false }))
  const { systems, told } = toldSystems()
  const worker = processWorkers(systems).find(({ queue }) => queue.name === processQueues.TAX.name)
  expect(
    await scansOf(test, async db => {
      await worker?.workMany({ jobs, signal: AbortSignal.timeout(30_000), db, end: async () => undefined })
    }),
  ).toEqual([])
  expect(told).toHaveLength(100)
})
