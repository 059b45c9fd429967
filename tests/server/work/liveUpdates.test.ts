import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { portal } from '@contract/portal/capabilities'
import { LIVE_UPDATES } from '@contract/portal/liveUpdates'
import type { WorkSource } from '@contract/portal/workSources'
import { findWho } from '@server/auth/sessions'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { createLiveUpdates, WORK_CHANNEL } from '@server/work/liveUpdates'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { endSession, givePermissions } from '../../support/sessions'

let registry: TestRegistry
let url: string
let admin: string
const listening = async (app: FastifyInstance) => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}
beforeAll(async () => {
  registry = await testRegistry({ companies: 20, settings: { CAPACITY: '10' } })
  url = await listening(registry.app)
  admin = await registry.signIn('admin')
})
afterAll(() => registry.close())

const change = (...sources: WorkSource[]) =>
  registry.database.pool.query('SELECT pg_notify($1, $2)', [WORK_CHANNEL, sources.join(',')])

/** Opens a stream, and collects what arrives on it. */
const openStream = async (token: string, base = url) => {
  const leaving = new AbortController()
  const answer = await fetch(base + LIVE_UPDATES, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    signal: leaving.signal,
  })
  const read = { text: '', ended: false }
  const collect = async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
      if (done) break
      read.text += value
    }
    read.ended = true
  }
  void collect().catch(() => undefined)
  const events = () => read.text.split('data: work\n\n').length - 1
  return { answer, read, events, leave: () => leaving.abort() }
}

/** Repeats changes until a stream was told of one: it may begin to listen after the first. */
const toldOf = (stream: { events(): number }, ...sources: WorkSource[]) => {
  const before = stream.events()
  return expect
    .poll(
      async () => {
        await change(...sources)
        return stream.events()
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBeGreaterThan(before)
}

describe('the stream of live updates', () => {
  it('says only that work changed, to every server on the database', async () => {
    const other = await registry.server()
    const [here, there] = [await openStream(admin), await openStream(admin, await listening(other))]
    expect(here.answer.status).toBe(200)
    expect(here.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(here.answer.headers.get('content-encoding')).toBeNull()
    expect(here.answer.headers.get('cache-control')).toBe('no-store')
    expect(here.answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    await Promise.all([toldOf(here, 'COMPLAINT'), toldOf(there, 'PAYMENT')])
    expect(here.read.text).toMatch(/^(:\n\n|data: work\n\n)+$/)
    here.leave()
    there.leave()
    await other.close()
  })

  it('tells nobody of work that they may not do', async () => {
    await givePermissions(registry.database, 'newcomer', [])
    const all = await openStream(admin)
    await toldOf(all, 'PAYMENT')
    const newcomer = await openStream(await registry.signIn('newcomer'))
    await toldOf(all, 'PAYMENT', 'COMPLAINT', 'CORRECTION')
    expect(newcomer.events()).toBe(0)
    // Reminders need no permission.
    await toldOf(newcomer, 'REMINDER')
    all.leave()
    newcomer.leave()
  })

  it('tells of each write that adds, changes or ends work', async () => {
    const stream = await openStream(admin)
    await toldOf(stream, 'PAYMENT')
    const write = async (statement: string) => {
      const before = stream.events()
      await registry.database.pool.query(statement)
      await expect.poll(stream.events).toBeGreaterThan(before)
    }
    await write("UPDATE complaint SET status = 'RESOLVED' WHERE status = 'PENDING'")
    await write("UPDATE complaint SET status = 'PENDING' WHERE status = 'RESOLVED'")
    await write('UPDATE work_item SET holder_id = NULL, leased_until = NULL')
    stream.leave()
  })

  it('listens again after its connection to the database was lost', async () => {
    const stream = await openStream(admin)
    await toldOf(stream, 'PAYMENT')
    const { rowCount } = await withDedicatedConnection(registry.database.owner, client =>
      client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
      ),
    )
    expect(rowCount).toBe(1)
    await toldOf(stream, 'PAYMENT')
    stream.leave()
  })

  it('is refused without a session, and takes no token from the address', async () => {
    expect((await fetch(url + LIVE_UPDATES)).status).toBe(401)
    expect((await fetch(`${url + LIVE_UPDATES}?access_token=${admin}&token=${admin}`)).status).toBe(401)
  })

  it('takes no place in the capacity, and refuses a person who opens too many', async () => {
    const registrar = await registry.signIn('registrar')
    const openFor = (token: string) => Promise.all(Array.from({ length: 8 }, () => openStream(token)))
    const streams = [...(await openFor(admin)), ...(await openFor(registrar))]
    expect(streams.map(({ answer }) => answer.status)).toEqual(Array(16).fill(200))
    const reading = await fetch(url + portal.summary.path, { headers: { authorization: `Bearer ${admin}` } })
    expect(reading.status).toBe(200)
    expect((await openStream(admin)).answer.status).toBe(429)
    for (const { leave } of streams) leave()
    await expect.poll(async () => (await openStream(admin)).answer.status).toBe(200)
  })

  it('ends when the server stops, which does not wait for it', async () => {
    const other = await registry.server()
    const stream = await openStream(admin, await listening(other))
    expect(stream.answer.status).toBe(200)
    await other.close()
    await expect.poll(() => stream.read.ended).toBe(true)
  })
})

it('ends a stream at once with its session, on every server, before the next sign of life', async () => {
  const token = await registry.signIn('clerk')
  const who = await findWho(registry.database.read, token)
  if (!who) throw new Error('The session has just begun')
  const streams = [1, 2].map(() =>
    createLiveUpdates(registry.database, { everySeconds: 3600, warn: () => undefined }).open(who, token),
  )
  const heard = streams.map(() => '')
  for (const [at, stream] of streams.entries()) stream.on('data', part => (heard[at] += String(part)))
  const ended = streams.map(stream => once(stream, 'end'))
  await expect.poll(() => heard.every(one => one.includes('data: work')), { timeout: 10_000 }).toBe(true)
  await endSession(registry.database, 'clerk')
  await Promise.all(ended)
})

it('ends a stream when its session ends by itself', async () => {
  const token = await registry.signIn('clerk')
  const who = await findWho(registry.database.read, token)
  if (!who) throw new Error('The session has just begun')
  const updates = createLiveUpdates(registry.database, { warn: () => undefined })
  await registry.database.pool.query(
    `UPDATE session SET expires_at = now() + interval '2 seconds'
     WHERE account_id = (SELECT id FROM account WHERE username = 'clerk')`,
  )
  const before = Date.now()
  await text(updates.open(who, token))
  expect(Date.now() - before).toBeLessThan(4000)
})

it('ends a stream with its session, and keeps no session alive', async () => {
  const token = await registry.signIn('clerk')
  const who = await findWho(registry.database.read, token)
  if (!who) throw new Error('The session has just begun')
  await registry.database.pool.query("UPDATE session SET last_seen_at = last_seen_at - interval '10 minutes'")
  const seen = () =>
    registry.database.pool.query('SELECT last_seen_at FROM session ORDER BY token_hash').then(({ rows }) => rows)
  const before = await seen()
  const updates = createLiveUpdates(registry.database, { everySeconds: 0.05, warn: () => undefined })
  const whole = text(updates.open(who, token))
  await pause(200)
  expect(await seen()).toEqual(before)
  await endSession(registry.database, 'clerk')
  expect(await whole).toMatch(/^(:\n\n|data: work\n\n)+$/)
})
