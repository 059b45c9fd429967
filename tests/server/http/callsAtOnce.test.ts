import { get } from 'node:http'
import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import { CallerPlaces } from '@server/http/callerPlaces'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { signedInPeople } from '../../support/manyStaff'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes } from '../../support/sessions'
import { listenLocally } from '../../support/sockets'

const DEPARTMENTS = pathOf(contract.departments.list)
const OTHER = `${pathOf(contract.blacklist.list)}?page=1&pageSize=15`

let registry: TestRegistry
let slow = ''
let other = ''
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  const people = await signedInPeople(registry.database, 2)
  slow = people[0] ?? ''
  other = people[1] ?? ''
})
afterAll(() => registry.close())

const server = async () => {
  const app = await createApp({
    database: registry.another(),
    settings: readSettings({ LOG_LEVEL: 'silent', CAPACITY: '10', CALLS_AT_ONCE: '6' }),
    delivery: catchCodes().delivery,
    portalFolder: '/nowhere',
  })
  onTestFinished(() => app.close())
  const ask = (url: string, authorization: string) => app.inject({ url, headers: { authorization } })
  return { app, ask }
}

/** Makes every read of the departments wait; returns what ends the lock. */
const lockDepartments = async () => {
  const client = await registry.another().pool.connect()
  await client.query('BEGIN; LOCK TABLE department')
  let isLocked = true
  const unlock = async () => {
    if (!isLocked) return
    isLocked = false
    await client.query('ROLLBACK')
    client.release()
  }
  onTestFinished(unlock)
  return unlock
}
const held = async () => {
  const { rows } = await registry.database.pool.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM pg_locks WHERE relation = 'department'::regclass AND NOT granted",
  )
  return rows[0]?.n ?? 0
}
const statusesOf = async (calls: Promise<{ statusCode: number }>[]) => [
  ...new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode)),
]

describe('slow calls of one session', () => {
  it('leave places to others, and further ones of it wait', async () => {
    const { ask } = await server()
    const unlock = await lockDepartments()
    const waiting = Promise.all(Array.from({ length: 14 }, () => ask(DEPARTMENTS, slow)))
    await expect.poll(held).toBeGreaterThan(0)
    for (let n = 0; n < 10; n++) expect((await ask(OTHER, other)).statusCode).toBe(200)
    await unlock()
    expect(new Set((await waiting).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  it('are refused with 429 and Retry-After when more of them wait than the server works on', async () => {
    const { ask } = await server()
    const unlock = await lockDepartments()
    const calls = Array.from({ length: 20 }, () => ask(DEPARTMENTS, slow))
    const refused = await Promise.race(calls)
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await unlock()
    expect(await statusesOf(calls)).toEqual(expect.arrayContaining([200, 429]))
    expect(await statusesOf(Array.from({ length: 6 }, () => ask(DEPARTMENTS, slow)))).toEqual([200])
  })

  it('keep their places until they are done, also when the sender has left', async () => {
    const { app, ask } = await server()
    const port = await listenLocally(app)
    const unlock = await lockDepartments()
    const sent = Array.from({ length: 6 }, () =>
      get({ port, host: '127.0.0.1', path: DEPARTMENTS, headers: { authorization: slow } }).on(
        'error',
        () => undefined,
      ),
    )
    await expect.poll(held).toBe(3)
    for (const one of sent) one.destroy()
    await expect.poll(() => new Promise(done => app.server.getConnections((_, count) => done(count)))).toBe(0)
    const next = ask(OTHER, slow)
    const isAnswered = await Promise.race([next.then(() => true), ask(OTHER, other).then(() => false)])
    expect(isAnswered).toBe(false)
    await unlock()
    expect((await next).statusCode).toBe(200)
  })

  it('hold at most half of the connections of their call', async () => {
    const { pool } = registry.another()
    const keeper = await registry.another().pool.connect()
    await keeper.query('SELECT pg_advisory_lock(17)')
    const wait = () =>
      pool.shared({ call: 'SEARCH', caller: 'person 1' }, () => pool.query('SELECT pg_advisory_xact_lock_shared(17)'))
    const searches = Promise.all(Array.from({ length: 8 }, wait))
    const { rows } = await pool.shared({ call: 'SEARCH', caller: 'person 2' }, () => pool.query('SELECT 1 AS one'))
    expect(rows).toEqual([{ one: 1 }])
    await keeper.query('SELECT pg_advisory_unlock(17)')
    keeper.release()
    expect(await searches).toHaveLength(8)
  })
})

describe('the places of a caller', () => {
  afterEach(() => vi.useRealTimers())

  it('are refused to a request that waited for five seconds, and given in the order of waiting', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const places = new CallerPlaces({ mostOf: () => 1, mostWaiting: 2 })
    const answer = { once: () => undefined, off: () => undefined }
    expect([places.take('one'), places.take('one'), places.take('two')]).toEqual([true, false, true])
    const first = places.wait('one', answer)
    await vi.advanceTimersByTimeAsync(3000)
    const second = places.wait('one', answer)
    expect(await places.wait('one', answer)).toBe(false)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await first).toBe(false)
    places.give('one')
    expect(await second).toBe(true)
    expect(places.take('one')).toBe(false)
    places.give('one')
    expect(places.take('one')).toBe(true)
  })
})
