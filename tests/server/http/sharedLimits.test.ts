import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import { RequestCounts } from '@server/http/requestCounts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { signedInPeople } from '../../support/manyStaff'
import { partnersOf } from '../../support/partners'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes, passwordOf } from '../../support/sessions'

let registry: TestRegistry
let office: string[]
const apps: FastifyInstance[] = []
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  office = await signedInPeople(registry.database, 302)
})
afterAll(async () => {
  await Promise.all(apps.map(app => app.close()))
  await registry.close()
})

const server = async (settings: Record<string, string>) => {
  const app = await createApp({
    database: registry.another(),
    settings: readSettings({ LOG_LEVEL: 'silent', ...settings }),
    delivery: catchCodes().delivery,
    portalFolder: '/nowhere',
  })
  apps.push(app)
  return app
}

const servers = (settings: Record<string, string>) => Promise.all([server(settings), server(settings)])

const profile = (app: FastifyInstance, remoteAddress: string, authorization?: string) =>
  app.inject({
    url: pathOf(contract.session.profile),
    remoteAddress,
    ...(authorization && { headers: { authorization } }),
  })

/** Calls until the answer is 429; returns how many calls were accepted before it. */
const acceptedBefore429 = async (ask: () => Promise<{ statusCode: number }>) => {
  let accepted = 0
  await expect
    .poll(async () => {
      const { statusCode } = await ask()
      if (statusCode !== 429) accepted++
      return statusCode
    })
    .toBe(429)
  return accepted
}

describe('two servers over one database', () => {
  it('share the limit of a session', async () => {
    const [here, there] = await servers({ REQUESTS_PER_MINUTE: '60' })
    const [one = '', other = ''] = office
    const address = '10.1.0.1'
    for (const app of [here, there]) await profile(app, address, other)
    for (let n = 0; n < 60; n++) expect((await profile(here, address, one)).statusCode).toBe(200)
    expect((await profile(here, address, one)).statusCode).toBe(429)
    expect(await acceptedBefore429(() => profile(there, address, one))).toBeLessThan(50)
    for (const app of [here, there]) expect((await profile(app, address, other)).statusCode).toBe(200)
  })

  it('share the limit of an address without a session', async () => {
    const [here, there] = await servers({ ADDRESS_REQUESTS_PER_MINUTE: '60' })
    for (let n = 0; n < 60; n++) expect((await profile(here, '10.1.0.2')).statusCode).toBe(401)
    expect((await profile(here, '10.1.0.2')).statusCode).toBe(429)
    expect(await acceptedBefore429(() => profile(there, '10.1.0.2'))).toBeLessThan(50)
    expect((await profile(there, '10.1.0.3')).statusCode).toBe(401)
  })

  it('share the limit of a partner key exactly, whichever addresses its calls come from', async () => {
    const [here, there] = await servers({ PARTNER_REQUESTS_PER_MINUTE: '10', ADDRESS_REQUESTS_PER_MINUTE: '60' })
    const partners = await partnersOf(registry)
    const id = await partners.organisation()
    await partners.setUp(id, '/entity/basic')
    const live = await partners.goLive(id, '/entity/basic')
    const call = (app: FastifyInstance, n: number) =>
      app.inject({
        method: 'POST',
        url: pathOf(contract.partnerApi.entityBasic),
        payload: { brn: 'NONE' },
        remoteAddress: `10.1.1.${n}`,
        headers: { authorization: `Bearer ${live.apiKey}.${live.secretKey}` },
      })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => call(n % 2 ? here : there, n)))
    const refused = answers.filter(({ statusCode }) => statusCode === 429).length
    // One more call is accepted if the minute turns meanwhile, because shares of a call are rounded.
    expect(30 - refused).toBeLessThanOrEqual(1)
    expect(refused).toBeLessThanOrEqual(30)
  })
})

describe('an office behind one address', () => {
  it('has 300 sessions, none of which is refused', async () => {
    const app = await server({ ADDRESS_REQUESTS_PER_MINUTE: '400' })
    const statuses = new Set<number>()
    for (let round = 0; round < 4; round++)
      for (const person of office.slice(2)) statuses.add((await profile(app, '10.2.0.1', person)).statusCode)
    expect([...statuses]).toEqual([200])
  })

  it('shares its address with the network that IPv6 gives a caller, and not with the next one', async () => {
    const app = await server({ ADDRESS_REQUESTS_PER_MINUTE: '60' })
    for (let n = 0; n < 60; n++) await profile(app, `2001:db8:0:1::${n.toString(16)}`)
    expect((await profile(app, '2001:db8:0:1:ffff::1')).statusCode).toBe(429)
    expect((await profile(app, '2001:db8:0:2::1')).statusCode).toBe(401)
  })
})

describe('the limits of the sign-in', () => {
  const guess = (app: FastifyInstance, name: string, remoteAddress: string, password = 'guess') =>
    app.inject({
      method: 'POST',
      url: pathOf(contract.session.signIn),
      payload: { usernameOrEmail: name, password },
      remoteAddress,
    })
  const codeOf = async (answer: ReturnType<typeof guess>) => (await answer).json().code

  it('are those of the settings for an account, on all servers together', async () => {
    const [here, there] = await servers({ SIGN_IN_TRIES_PER_ACCOUNT: '4' })
    expect(await codeOf(guess(here, 'billing', '10.3.0.1'))).toBe('wrong-credentials')
    expect(await codeOf(guess(there, 'billing', '10.3.0.1'))).toBe('wrong-credentials')
    expect(await codeOf(guess(here, 'billing', '10.3.0.1'))).toBe('too-many-tries')
  })

  it('are those of the settings for an address', async () => {
    const [here, there] = await servers({ SIGN_IN_TRIES_PER_ADDRESS: '4' })
    expect(await codeOf(guess(here, 'nobody 1', '10.3.0.2'))).toBe('wrong-credentials')
    expect(await codeOf(guess(there, 'nobody 2', '10.3.0.2'))).toBe('wrong-credentials')
    expect(await codeOf(guess(here, 'nobody 3', '10.3.0.2'))).toBe('too-many-tries')
    expect(await codeOf(guess(here, 'nobody 3', '10.3.0.3'))).toBe('wrong-credentials')
  })

  it('are those of a whole network of IPv6, and not of the next one', async () => {
    const app = await server({ SIGN_IN_TRIES_PER_ADDRESS: '4' })
    const within = (network: number, host: number) => `2001:db8:5:${network}::${host.toString(16)}`
    const codes = []
    for (let n = 1; n <= 3; n++) codes.push(await codeOf(guess(app, `nobody ${n}`, within(1, n))))
    expect(codes).toEqual(['wrong-credentials', 'wrong-credentials', 'too-many-tries'])
    expect(await codeOf(guess(app, 'nobody 4', within(2, 1)))).toBe('wrong-credentials')
  })

  it('are those of the settings for codes', async () => {
    const app = await server({ SIGN_IN_CODES_PER_ACCOUNT: '3' })
    const ask = () => guess(app, 'registrar', '10.3.0.4', passwordOf('registrar'))
    expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(200)
    expect(await codeOf(ask())).toBe('too-many-tries')
  })
})

describe('the counts of a server', () => {
  afterEach(() => vi.useRealTimers())

  it('go on while they cannot be exchanged, and are exchanged later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const sent: number[] = []
    let fails = true
    const counts = new RequestCounts(async growth => {
      sent.push(...growth.map(({ made }) => made))
      if (fails) throw new Error('no database')
      return growth.map(one => ({ ...one, made: one.made + 10_000 }))
    })
    for (let n = 1; n < 25; n++) expect(counts.add('one', 1000).current).toBe(n)
    await vi.advanceTimersByTimeAsync(1000)
    expect(counts.add('one', 1000).current).toBe(25)
    fails = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([24, 25])
    expect(counts.add('one', 1000).current).toBe(10_026)
    await counts.close()
  })

  it('begin again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const counts = new RequestCounts()
    counts.add('one', 60)
    vi.advanceTimersByTime(30_000)
    expect(counts.add('one', 60)).toEqual({ current: 2, ttl: 30_000 })
    vi.advanceTimersByTime(30_000)
    expect(counts.add('one', 60)).toEqual({ current: 1, ttl: 60_000 })
  })
})
