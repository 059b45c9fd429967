import { request as httpRequest } from 'node:http'
import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import { connectDatabase } from '@server/db/connect'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtPortal } from '../../support/builtPortal'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes } from '../../support/sessions'

let registry: TestRegistry
const apps: FastifyInstance[] = []
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
})
afterAll(async () => {
  await Promise.all(apps.map(app => app.close()))
  await registry.close()
})

/** Starts another server on the same data, with other settings. */
const server = async (settings: Record<string, string> = {}, portalFolder = '/nowhere') => {
  const app = await createApp({
    database: registry.database,
    settings: readSettings({ LOG_LEVEL: 'silent', ...settings }),
    delivery: catchCodes().delivery,
    portalFolder,
  })
  apps.push(app)
  return app
}

describe('requests from one address', () => {
  it('are limited, also for unknown paths and any X-Forwarded-For, without effect on others', async () => {
    const app = await server()
    const from = (remoteAddress: string, n: number) =>
      app.inject({
        url: n % 2 ? '/nothing/here' : pathOf(contract.session.profile),
        remoteAddress,
        headers: { 'x-forwarded-for': `192.0.2.${n % 250}` },
      })
    let last = await from('10.0.0.1', 0)
    for (let n = 1; n < 3001; n++) last = await from('10.0.0.1', n)
    expect(last.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(last.headers['x-content-type-options']).toBe('nosniff')
    expect((await from('10.0.0.2', 1)).statusCode).toBe(404)
  })

  it('are counted per signed-in person, not per office', async () => {
    const app = await server({ REQUESTS_PER_MINUTE: '300', ADDRESS_REQUESTS_PER_MINUTE: '300' })
    const [clerk, registrar] = [await registry.signIn('clerk'), await registry.signIn('registrar')]
    const from = (token: string) =>
      app.inject({
        url: pathOf(contract.session.profile),
        remoteAddress: '10.0.0.7',
        headers: { authorization: `Bearer ${token}` },
      })
    const statuses = async (token: string, times: number) => {
      const seen = new Set<number>()
      for (let n = 0; n < times; n++) seen.add((await from(token)).statusCode)
      return [...seen]
    }
    expect([await statuses(clerk, 1), await statuses(registrar, 1)]).toEqual([[200], [200]])
    // Callers without a session share one limit at an address; a signed-in person has their own.
    expect(await statuses('x'.repeat(40), 301)).toEqual([401, 429])
    expect(await statuses(clerk, 299)).toEqual([200])
    expect(await statuses(clerk, 1)).toEqual([429])
    expect(await statuses(registrar, 10)).toEqual([200])
  })

  it('are not limited for assets of the portal, so that an office can load a new version at once', async () => {
    const app = await server({ ADDRESS_REQUESTS_PER_MINUTE: '60', PAGE_REQUESTS_PER_MINUTE: '60' }, builtPortal())
    const ask = (url: string) => app.inject({ url, remoteAddress: '10.0.0.8' })
    const statuses = new Set<number>()
    for (let n = 0; n < 130; n++) statuses.add((await ask('/assets/main-abc123.js')).statusCode)
    expect([...statuses]).toEqual([200])
    expect((await ask(pathOf(contract.session.profile))).statusCode).toBe(401)
  })

  it('are limited for assets that do not exist', async () => {
    const app = await server({ ADDRESS_REQUESTS_PER_MINUTE: '60' }, builtPortal())
    const ask = (url: string) => app.inject({ url, remoteAddress: '10.0.0.9' })
    for (let n = 0; n < 60; n++) expect((await ask(`/assets/gone-${n}.js`)).statusCode).toBe(404)
    expect((await ask('/assets/gone.js')).statusCode).toBe(429)
    expect((await ask('/assets/main-abc123.js')).statusCode).toBe(200)
  })

  it('are counted by X-Forwarded-For behind a trusted proxy', async () => {
    const app = await server({ TRUST_PROXY: '10.0.0.1' })
    const wrong = { usernameOrEmail: 'nobody', password: 'x' }
    await app.inject({
      method: 'POST',
      url: pathOf(contract.session.endOldSession),
      payload: wrong,
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
    })
    const token = await registry.signIn('clerk')
    await app.inject({
      url: pathOf(contract.session.signOut),
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', authorization: `Bearer ${token}` },
    })
    const { rows } = await registry.database.read.execute<{ address: string }>(
      sql`SELECT address FROM audit_entry WHERE call = 'AUTH-LOGOUT' ORDER BY id DESC LIMIT 1`,
    )
    expect(rows[0]?.address).toBe('198.51.100.7')
  })
})

describe('TLS', () => {
  it('is announced only when a trusted proxy reports it', async () => {
    const headers = { 'x-forwarded-proto': 'https' }
    const hsts = async (app: FastifyInstance) =>
      (await app.inject({ url: '/health/live', remoteAddress: '10.0.0.1', headers })).headers[
        'strict-transport-security'
      ]
    expect(await hsts(await server())).toBeUndefined()
    expect(await hsts(await server({ TRUST_PROXY: '10.0.0.1' }))).toContain('max-age=31536000')
  })
})

describe('other origins', () => {
  const preflight = (app: FastifyInstance, origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: pathOf(contract.mdas.list),
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })

  it('may call only when they are named exactly', async () => {
    const app = await server({ CORS_ORIGINS: 'https://desk.example' })
    const allowed = await preflight(app, 'https://desk.example')
    expect(allowed.headers['access-control-allow-origin']).toBe('https://desk.example')
    for (const origin of [
      'https://desk.example.evil.example',
      'http://desk.example',
      'null',
      'https://DESK.example:444',
    ])
      expect((await preflight(app, origin)).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('may not call when none is named', async () => {
    const answer = await preflight(await server(), 'https://desk.example')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('a server at its capacity', () => {
  it('answers 503 with Retry-After except for health checks, and recovers', async () => {
    const app = await server({ CAPACITY: '10' })
    const token = await registry.signIn('auditor')
    const ask = () => app.inject({ url: pathOf(contract.audit.list), headers: { authorization: `Bearer ${token}` } })
    const answers = await Promise.all(Array.from({ length: 40 }, ask))
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect(busy).toHaveLength(30)
    expect(busy[0]?.json()).toMatchObject({ code: 'busy', message: 'The registry is busy. Try again in a moment.' })
    expect(busy[0]?.headers['retry-after']).toBe('5')
    const [, health] = await Promise.all([Promise.all(Array.from({ length: 20 }, ask)), app.inject('/health/live')])
    expect(health.statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(200)
  })

  it('does not count senders whose bodies are incomplete', async () => {
    const app = await server({ CAPACITY: '10' })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const slow = Array.from({ length: 15 }, () => {
      const headers = { 'content-type': 'application/json', 'content-length': '50' }
      const open = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: pathOf(contract.session.signIn),
        headers,
      })
      open.on('error', () => undefined)
      open.write('{"usernameOrEmail":')
      return open
    })
    await expect.poll(() => new Promise(done => app.server.getConnections((_, count) => done(count)))).toBe(15)
    expect((await fetch(`http://127.0.0.1:${port}/profile`)).status).toBe(401)
    for (const open of slow) open.destroy()
  })
})

describe('a body that never arrives', () => {
  it('ends the connection at the timeout', async () => {
    const app = await server({ BODY_SECONDS: '1' })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    const ended = await new Promise<string>(done => {
      const open = httpRequest({
        port: address && typeof address === 'object' ? address.port : 0,
        host: '127.0.0.1',
        method: 'POST',
        path: pathOf(contract.session.signIn),
        headers: { 'content-type': 'application/json', 'content-length': '50' },
      })
      open.on('response', answer => done(`answered with ${answer.statusCode}`))
      open.on('error', () => done('ended'))
      open.write('{"usernameOrEmail":')
    })
    expect(ended).toBe('ended')
  })
})

describe('an unreachable database', () => {
  it('is reported with 503, also by /health/ready, while /health/live succeeds', async () => {
    // Port 1 has no listener.
    const database = connectDatabase({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' })
    const app = await createApp({
      database,
      settings: registry.settings,
      delivery: catchCodes().delivery,
      portalFolder: '/nowhere',
    })
    expect((await app.inject('/health/ready')).json()).toMatchObject({ status: 503, code: 'database-unavailable' })
    const answer = await app.inject({
      url: pathOf(contract.session.profile),
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    })
    expect(answer.json()).toMatchObject({ status: 503, code: 'database-unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
    expect((await app.inject('/health/live')).json()).toEqual({ live: true })
    await app.close()
    await database.close()
  })
})
