import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { demonstrationSystems } from '@server/demonstration'
import { startWorkers, type Workers } from '@server/jobs/workers'
import {
  type Downstream,
  type DownstreamAnswer,
  type DownstreamRequest,
  downstreamSystems,
} from '@server/processes/downstream'
import { requeue } from '@server/processes/process'
import { readProcessText } from '@server/processes/processTexts'
import { processWorkers, requeueForgotten } from '@server/processes/processWorkers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { begin, done, toldSystems } from '../../support/processes'

let test: TestDatabase
let owner: pg.Client
const started: Workers[] = []
beforeAll(async () => {
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
  // Retries follow at once here, and a dead server is detected after two seconds.
  await owner.query("UPDATE pgboss.queue SET retry_delay = 0, retry_backoff = false WHERE name LIKE 'process-%'")
  await expireAfter(2)
})
afterEach(async () => {
  await Promise.all(started.splice(0).map(one => one.stop()))
  await owner.query('DELETE FROM pgboss.job; DELETE FROM process')
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

/** Returns a process to its queue when its server has had it for `seconds` without a result. */
const expireAfter = async (seconds: number) => {
  await owner.query("UPDATE pgboss.queue SET expire_seconds = $1 WHERE name LIKE 'process-%'", [seconds])
}

const work = async (systems: Downstream, database = test.database) => {
  const workers = await startWorkers(database, processWorkers(systems), {
    pollMs: 20,
    drainMs: 200,
    maintenanceSeconds: 1,
  })
  started.push(workers)
}
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> => (await owner.query(text, values)).rows
const statuses = async () =>
  Object.fromEntries(
    (await query<{ status: string; n: number }>('SELECT status, count(*)::int AS n FROM process GROUP BY 1')).map(
      ({ status, n }) => [status, n],
    ),
  )
const patience = { timeout: 30_000, interval: 30 }
const processOf = async (id: string | undefined) =>
  (await query<Record<string, unknown>>('SELECT * FROM process WHERE id = $1', [id]))[0]

describe('a process', () => {
  it('sends its request once, and stores request and response', async () => {
    const { systems, told } = toldSystems()
    const [id] = await begin(test.database, 1)
    await work(systems)
    await expect.poll(statuses, patience).toEqual({ SENT: 1 })
    const row = await processOf(id)
    expect(row).toMatchObject({ request: '{"n":0}', response: JSON.stringify({ token: row?.token }), retries: 0 })
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      system: 'REGISTRY',
      body: '{"n":0}',
      before: 0,
      endPoint: '/nira/registry/entities',
    })
  })

  it('ends with the status that its service assigns to the response', async () => {
    const answers: DownstreamAnswer['outcome'][] = ['DONE', 'TAKEN', 'REFUSED', 'HELD']
    const { systems } = toldSystems(({ body }) => ({
      outcome: answers[JSON.parse(body).n] ?? 'DONE',
      body: '{}',
      cause: 'Because',
    }))
    await begin(test.database, 4)
    await begin(test.database, 4, { service: 'REGISTRATION', kind: 'Tax registration', system: 'TAX' })
    await work(systems)
    await expect.poll(statuses, patience).toEqual({ SUCCESS: 1, SENT: 3, PAUSED: 1, FAILED: 3 })
    const causes = await query('SELECT DISTINCT cause FROM process')
    expect(causes).toEqual([{ cause: 'Because' }])
  })

  it('is retried while its system is unreachable, counts the tries, and expires at the end', async () => {
    let away = 3
    const { systems, told } = toldSystems(request => {
      if (request.system === 'EDMS') throw new Error('EDMS cannot be reached')
      if (away-- > 0) throw new Error('not now')
      return done(request)
    })
    const [recovers] = await begin(test.database, 1)
    const [expires] = await begin(test.database, 1, { system: 'EDMS' }, 1)
    await work(systems)
    await expect.poll(statuses, patience).toEqual({ SENT: 1, EXPIRED: 1 })
    expect(await processOf(recovers)).toMatchObject({ retries: 3, cause: null })
    expect(await processOf(expires)).toMatchObject({
      retries: 5,
      cause: 'EDMS cannot be reached',
      response: '{"message":"EDMS cannot be reached"}',
    })
    expect(told.filter(({ system }) => system === 'EDMS').map(({ before }) => before)).toEqual([0, 1, 2, 3, 4, 5])
    expect(new Set(told.map(({ token }) => token)).size).toBe(2)
  })

  it('does not wait for another system that never answers', async () => {
    const { systems } = toldSystems(request =>
      request.system === 'TAX' ? new Promise(() => undefined) : done(request),
    )
    await begin(test.database, 120, { system: 'TAX' })
    await begin(test.database, 5, {}, 500)
    await work(systems)
    await expect.poll(async () => (await statuses()).SENT, patience).toBe(5)
  })

  it('ignores the result of an older try after it was returned to the queue', async () => {
    let answer = (_: DownstreamAnswer) => {}
    const { systems, told } = toldSystems(request =>
      request.before ? done(request) : new Promise(later => (answer = later)),
    )
    const [id] = await begin(test.database, 1)
    await work(systems)
    await expect.poll(() => told.length, patience).toBe(1)
    await test.database.write(tx => requeue(tx, sql`id = ${id}`))
    await expect.poll(statuses, patience).toEqual({ SENT: 1 })
    answer({ outcome: 'REFUSED', body: '{"late":true}', cause: 'late' })
    await expect.poll(() => query("SELECT FROM pgboss.job WHERE state < 'completed'"), patience).toEqual([])
    expect(await processOf(id)).toMatchObject({ status: 'SENT', cause: null })
  })

  it('stores a response of five megabytes in full, with its beginning beside it', async () => {
    const body = JSON.stringify({ parts: Array.from({ length: 60_000 }, (_, n) => ({ n, text: 'x'.repeat(64) })) })
    expect(body.length).toBeGreaterThan(5_000_000)
    const { systems } = toldSystems(() => ({ outcome: 'DONE', body }))
    const [id] = await begin(test.database, 1)
    await work(systems)
    await expect.poll(statuses, patience).toEqual({ SENT: 1 })
    expect(await processOf(id)).toMatchObject({ response: body.slice(0, 4000), response_size: body.length })
    const [text] = await query<{ whole: string }>('SELECT whole FROM process_text WHERE process = $1', [id])
    expect(text?.whole).toBe(body)
  })

  it('answers the short response of a retry in full, not the long one of the try before', async () => {
    const { systems } = toldSystems(({ before }) =>
      before ? { outcome: 'DONE', body: '{"accepted":true}' } : { outcome: 'HELD', body: 'x'.repeat(5000) },
    )
    const [id = ''] = await begin(test.database, 1)
    await work(systems)
    await expect.poll(statuses, patience).toEqual({ PAUSED: 1 })
    const read = () => readProcessText(test.database.read, id, 'response')
    expect(await read()).toBe('x'.repeat(5000))
    await test.database.write(tx => requeue(tx, sql`id = ${id}`))
    await expect.poll(statuses, patience).toEqual({ SENT: 1 })
    expect(await read()).toBe('{"accepted":true}')
  })

  it('keeps an answer that PostgreSQL cannot store, with U+FFFD in place of such characters, and its batch', async () => {
    const cut = `${'x'.repeat(3999)}🏦 at the limit`
    const answers: [body: string, cause?: string][] = [
      ['before \0 after', 'NUL \0'],
      ['{"name":"\ud83c"}', 'half \udfe6 of a pair'],
      [cut],
      ['{"good":"🏦"}'],
    ]
    const { systems, told } = toldSystems(({ body }) => {
      const [text = '', cause] = answers[JSON.parse(body).n] ?? []
      if (!text) throw new Error('binary \0 and \ud83c')
      return { outcome: 'DONE', body: text, ...(cause && { cause }) }
    })
    const ids = await begin(test.database, 5)
    await owner.query('UPDATE pgboss.job SET retry_limit = 1')
    await work(systems)
    await expect.poll(statuses, patience).toEqual({ SENT: 4, EXPIRED: 1 })
    const rows: Awaited<ReturnType<typeof processOf>>[] = []
    for (const id of ids) rows.push(await processOf(id))
    expect(rows.map(row => [row?.response, row?.cause])).toEqual([
      ['before \ufffd after', 'NUL \ufffd'],
      ['{"name":"\ufffd"}', 'half \ufffd of a pair'],
      ['x'.repeat(3999), null],
      ['{"good":"🏦"}', null],
      ['{"message":"binary \ufffd and \ufffd"}', 'binary \ufffd and \ufffd'],
    ])
    expect(await query('SELECT whole FROM process_text')).toEqual([{ whole: cut }])
    expect(told).toHaveLength(6)
  })

  it('stores a request whose 4,000th character is half of a surrogate pair', async () => {
    const request = { text: `${'x'.repeat(3990)}🏦` }
    const [id] = await begin(test.database, 1, { request })
    expect(await processOf(id)).toMatchObject({ request: JSON.stringify(request).slice(0, 3999) })
    expect(await query('SELECT whole FROM process_text')).toEqual([{ whole: JSON.stringify(request) }])
  })
})

describe('several servers', () => {
  it('share the processes, and send each request once', async () => {
    // Each server keeps the processes it has taken until the other has taken some too.
    await expireAfter(60)
    onTestFinished(() => expireAfter(2))
    let bothSend = () => {}
    const shared = new Promise<void>(resolve => (bothSend = resolve))
    const behave = async (request: DownstreamRequest) => {
      if (one.told.length && other.told.length) bothSend()
      await shared
      return done(request)
    }
    const one = toldSystems(behave)
    const other = toldSystems(behave)
    await Promise.all([work(one.systems), work(other.systems, test.another())])
    await begin(test.database, 600)
    await expect.poll(statuses, patience).toEqual({ SENT: 600 })
    const tokens = [...one.told, ...other.told].map(({ token }) => token)
    expect([tokens.length, new Set(tokens).size]).toEqual([600, 600])
    expect(Math.min(one.told.length, other.told.length)).toBeGreaterThan(0)
  })

  it('lose and repeat nothing when one of them is killed', async () => {
    await begin(test.database, 60)
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/processWorker.ts'], {
      env: { ...process.env, CONNECTION: JSON.stringify(test.connection) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let told = 0
    child.stdout.on('data', (chunk: Buffer) => {
      told += chunk.toString().split('told').length - 1
    })
    await expect.poll(async () => (await statuses()).SENT ?? 0, patience).toBeGreaterThan(0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const ended = await query<{ token: string }>("SELECT token FROM process WHERE status = 'SENT'")
    expect(told).toBeGreaterThan(ended.length)
    expect(await statuses()).toMatchObject({ IN_PROGRESS: 60 - ended.length })

    const survivor = toldSystems()
    await work(survivor.systems)
    await expect.poll(statuses, patience).toEqual({ SENT: 60 })
    const again = survivor.told.map(({ token }) => token)
    expect(again.toSorted()).toEqual([...new Set(again)].toSorted())
    expect(again.filter(token => ended.some(one => one.token === token))).toEqual([])
    const wrong = await query(`SELECT FROM process WHERE response <> json_build_object('token', token)::jsonb::text
      AND response::jsonb <> jsonb_build_object('token', token)`)
    expect(wrong).toEqual([])
  })

  it('complete processes without a job, as after a restore', async () => {
    await begin(test.database, 3)
    await owner.query('DELETE FROM pgboss.job')
    const [, again] = [await requeueForgotten(test.database), await requeueForgotten(test.database)]
    expect(again).toBe(0)
    const { systems, told } = toldSystems()
    await work(systems)
    await expect.poll(statuses, patience).toEqual({ SENT: 3 })
    expect(told).toHaveLength(3)
  })
})

describe('the demonstration systems', () => {
  it('give the same outcomes each time, of every kind, and recover', async () => {
    const tell = (seed: number, n: number, before: number) =>
      demonstrationSystems(seed, 0)
        .tell(
          { system: downstreamSystems[n % 3] ?? 'TAX', token: `t${n}`, kind: 'EDMS', endPoint: '', body: '', before },
          new AbortController().signal,
        )
        .then(
          ({ outcome }) => outcome,
          (error: Error) => error.name,
        )
    const ways = (seed: number, before: number) =>
      Promise.all(Array.from({ length: 300 }, (_, n) => tell(seed, n, before)))
    const first = await ways(1, 0)
    expect(new Set(first)).toEqual(new Set(['DONE', 'TAKEN', 'REFUSED', 'HELD', 'DownstreamFault']))
    expect(await ways(1, 0)).toEqual(first)
    expect(await ways(2, 0)).not.toEqual(first)
    expect(new Set(await ways(1, 6))).toEqual(new Set(['DONE', 'TAKEN']))
  })
})
