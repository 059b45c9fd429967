import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { readSettings } from '@server/config/settings'
import { afterEach, describe, expect, it } from 'vitest'
import { testRegistry } from '../../support/registry'

const TOKEN = randomBytes(24).toString('base64url')
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
const registryWith = async (settings: Record<string, string>) => {
  const registry = await testRegistry({ settings })
  closing.push(() => registry.close())
  return registry
}
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

/** Returns the value of a sample, as it stands in the text; undefined when there is none. */
const sample = (text: string, name: string) =>
  text
    .split('\n')
    .find(line => line.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('metrics', () => {
  it('are not served, and nothing is counted, unless a setting asks for them', async () => {
    const { app } = await registryWith({})
    const { statusCode } = await app.inject('/metrics')
    expect(statusCode).toBe(404)
  })

  it('beside the portal are given to the holder of the token alone', async () => {
    const { app } = await registryWith({ METRICS_TOKEN: TOKEN })
    const none = await app.inject('/metrics')
    expect(none.statusCode).toBe(401)
    expect(none.body).toContain('METRICS_TOKEN')
    const wrong = await app.inject({ url: '/metrics', ...bearer(randomBytes(24).toString('base64url')) })
    expect(wrong.statusCode).toBe(401)
    const given = await app.inject({ url: '/metrics', ...bearer(TOKEN) })
    expect(given.statusCode).toBe(200)
    expect(given.body).not.toContain(TOKEN)
  })

  it('count answers by call, and tell sessions, jobs, work and connections', async () => {
    const { app, signIn, as } = await registryWith({ METRICS_TOKEN: TOKEN })
    const get = as(await signIn('registrar'))
    for (const _ of [1, 2, 3]) await get({ url: '/data-update/blacklisted-brns?status=ON&page=1&pageSize=10' })
    await app.inject('/data-update/blacklisted-brns')
    const { body } = await app.inject({ url: '/metrics', ...bearer(TOKEN) })
    expect(sample(body, 'daftari_answers_total{call="BLACKLIST-LIST",status="2xx"}')).toBe('3')
    expect(sample(body, 'daftari_answers_total{call="BLACKLIST-LIST",status="4xx"}')).toBe('1')
    expect(sample(body, 'daftari_call_seconds_count{call="BLACKLIST-LIST"}')).toBe('4')
    expect(sample(body, 'daftari_sessions')).toBe('1')
    expect(sample(body, 'daftari_database_up')).toBe('1')
    expect(sample(body, 'daftari_requests_open')).toBe('1')
    expect(Number(sample(body, 'daftari_pool_connections{state="idle"}'))).toBeGreaterThan(0)
    expect(body).toMatch(/daftari_work_items\{source="COMPLAINT",urgency="\w+"\} \d+/)
  })

  it('name no person: no label holds a user name, an address or a number of a record', async () => {
    const { app, signIn, as } = await registryWith({ METRICS_TOKEN: TOKEN })
    const get = as(await signIn('registrar'))
    await get({ url: '/data-update/blacklisted-brns/80020001234567' })
    const { body } = await app.inject({ url: '/metrics', ...bearer(TOKEN) })
    expect(body).not.toMatch(/registrar|127\.0\.0\.1|80020001234567/)
  })

  it('say that the database does not answer, in place of failing', async () => {
    const { app, database } = await registryWith({ METRICS_TOKEN: TOKEN })
    await database.close()
    const { statusCode, body } = await app.inject({ url: '/metrics', ...bearer(TOKEN) })
    expect(statusCode).toBe(200)
    expect(sample(body, 'daftari_database_up')).toBe('0')
  })

  it('on a port of their own answer there, and end with the server', async () => {
    const probe = await registryWith({})
    await probe.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = probe.app.server.address() as AddressInfo
    await probe.app.close()
    const { app } = await registryWith({ METRICS_PORT: String(port) })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const own = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(own.status).toBe(200)
    expect(await own.text()).toContain('daftari_capacity 100')
    expect((await app.inject('/metrics')).statusCode).toBe(404)
    const second = await registryWith({ METRICS_PORT: String(port) })
    await expect(second.app.ready()).rejects.toThrow(`METRICS_PORT ${port} of 127.0.0.1 (EADDRINUSE)`)
    await app.close()
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  })

  it('refuse a token that can be guessed', () => {
    expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must have 32 to 200')
  })

  it('have every name that the alert rules and the dashboard ask for', async () => {
    const { app } = await registryWith({ METRICS_TOKEN: TOKEN })
    const { body } = await app.inject({ url: '/metrics', ...bearer(TOKEN) })
    const known = new Set([...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name]) => name))
    for (const file of ['deploy/prometheus/alerts.yml', 'deploy/grafana/daftari.json']) {
      const asked = [...readFileSync(file, 'utf8').matchAll(/\b(daftari|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(bucket|sum|count)$/, ''),
      )
      expect(asked.length, file).toBeGreaterThan(5)
      expect(
        asked.filter(name => !known.has(name)),
        file,
      ).toEqual([])
    }
  })
})
