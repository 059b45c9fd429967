import { randomBytes } from 'node:crypto'
import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import { type FindCallers, rememberCallers } from '@server/http/callerNames'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { builtPortal } from '../../support/builtPortal'
import { signedInPeople } from '../../support/manyStaff'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes, passwordOf } from '../../support/sessions'

const LIMIT = 60
const small = {
  ADDRESS_REQUESTS_PER_MINUTE: String(LIMIT),
  SIGN_IN_REQUESTS_PER_MINUTE: String(LIMIT),
  PAGE_REQUESTS_PER_MINUTE: String(LIMIT),
}

let registry: TestRegistry
let clerks: string[]
const { delivery, codeFor } = catchCodes()
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  clerks = await signedInPeople(registry.database, 90)
})
afterAll(() => registry.close())

const server = async () => {
  const app = await createApp({
    database: registry.another(),
    settings: readSettings({ LOG_LEVEL: 'silent', ...small }),
    delivery,
    portalFolder: builtPortal(),
  })
  onTestFinished(() => app.close())
  return app
}

let offices = 0
/** Returns an address of its own for each test, because the servers of all tests share their counts. */
const newOffice = () => `10.9.0.${++offices}`

const profile = (app: FastifyInstance, remoteAddress: string, authorization?: string) =>
  app.inject({
    url: pathOf(contract.session.profile),
    remoteAddress,
    ...(authorization && { headers: { authorization } }),
  })
const page = (app: FastifyInstance, remoteAddress: string, cookie?: string) =>
  app.inject({ url: '/home', remoteAddress, headers: { accept: 'text/html', ...(cookie && { cookie }) } })
const post = (app: FastifyInstance, url: string, payload: object, remoteAddress: string, cookie?: string) =>
  app.inject({ method: 'POST', url, payload, remoteAddress, ...(cookie && { headers: { cookie } }) })

/** Completes both steps of the sign-in; returns the cookie that the browser keeps. */
const signIn = async (app: FastifyInstance, name: string, remoteAddress: string, cookie?: string) => {
  const credentials = { usernameOrEmail: name, password: passwordOf(name) }
  const first = await post(app, pathOf(contract.session.signIn), credentials, remoteAddress, cookie)
  expect(first.statusCode).toBe(200)
  const given = cookie ?? String(first.headers['set-cookie']).split(';')[0] ?? ''
  const proof = { token: first.json().data, otp: codeFor(name) }
  const second = await post(app, pathOf(contract.session.validateCode), proof, remoteAddress, given)
  expect(second.statusCode).toBe(200)
  const { accessToken } = second.json<{ accessToken: string }>()
  await app.inject({ url: pathOf(contract.session.signOut), headers: { authorization: `Bearer ${accessToken}` } })
  return given
}
const statusesOf = async (calls: Promise<{ statusCode: number }>[]) => [
  ...new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode)),
]
const madeUp = () => `Bearer ${randomBytes(32).toString('base64url')}`

/** Calls as a script does until the share of the address is used up. */
const useUp = async (ask: () => Promise<{ statusCode: number }>) => {
  for (let n = 0; n < LIMIT; n++) await ask()
  expect((await ask()).statusCode).toBe(429)
}

describe('an anonymous script that uses up the share of an office', () => {
  it('keeps no clerk there from working on two servers, one of them restarted', async () => {
    const office = newOffice()
    const here = await server()
    await useUp(() => profile(here, office))
    await useUp(() => profile(here, office, madeUp()))
    const restarted = await server()
    await expect.poll(async () => (await profile(restarted, office)).statusCode).toBe(429)
    for (let round = 0; round < 3; round++)
      for (const app of [here, restarted]) {
        const working = clerks.slice(0, 20).map(clerk => profile(app, office, clerk))
        const script = Array.from({ length: 30 }, (_, n) => profile(app, office, n % 2 ? madeUp() : undefined))
        expect(await statusesOf(working)).toEqual([200])
        expect(await statusesOf(script)).toEqual([429])
      }
  })

  it('keeps nobody there from loading the portal and signing in', async () => {
    const office = newOffice()
    const app = await server()
    await useUp(() => profile(app, office))
    expect((await page(app, office)).statusCode).toBe(200)
    expect((await app.inject({ url: '/favicon.svg', remoteAddress: office })).statusCode).toBe(200)
    expect((await app.inject({ url: '/config.json', remoteAddress: office })).statusCode).toBe(200)
    await signIn(app, 'clerk', office)
  })

  it('keeps known browsers there neither from pages nor from the sign-in, when it calls these too', async () => {
    const office = newOffice()
    const app = await server()
    const cookie = await signIn(app, 'auditor', office)
    await useUp(() => page(app, office))
    await useUp(() => app.inject({ url: pathOf(contract.portal.capabilities), remoteAddress: office }))
    const restarted = await server()
    for (const one of [app, restarted]) {
      expect((await page(one, office, cookie)).statusCode).toBe(200)
      await signIn(one, 'auditor', office, cookie)
    }
    const forged = `daftari_device=${randomBytes(32).toString('base64url')}`
    expect((await page(app, office, forged)).statusCode).toBe(429)
  })
})

describe('a restart with many open portals', () => {
  it('leaves the share of their address to callers without a session', async () => {
    const office = newOffice()
    const app = await server()
    expect(await statusesOf(clerks.map(clerk => profile(app, office, clerk)))).toEqual([200])
    for (let n = 0; n < LIMIT; n++) expect((await profile(app, office)).statusCode).toBe(401)
    expect((await profile(app, office)).statusCode).toBe(429)
  })
})

describe('the look-up of unknown callers', () => {
  /** Returns a call that is answered with the name of its caller. */
  const nameWith = (find: FindCallers) => {
    const app = Fastify()
    onTestFinished(() => app.close())
    const callers = rememberCallers(find)
    let arrived = 0
    app.addHook('onRequest', async request => {
      arrived++
      await callers.recognise(request)
    })
    app.get('/', async request => callers.nameOf(request))
    const name = async (token: string) =>
      (await app.inject({ url: '/', remoteAddress: '10.8.0.5', headers: { authorization: `Bearer ${token}` } })).body
    return { name, arrived: () => arrived }
  }

  it('is one statement for all who come while another runs', async () => {
    const asked: number[] = []
    let answer: (() => void) | undefined
    const { name, arrived } = nameWith(async hashes => {
      asked.push(hashes.length)
      await new Promise<void>(done => {
        answer = done
      })
      return new Map(hashes.map(hash => [hash, `person ${hash}`]))
    })
    const token = (n: number) => `token-${String(n).padStart(20, '0')}`
    const first = name(token(0))
    await expect.poll(() => asked).toEqual([1])
    const rest = Array.from({ length: 500 }, (_, n) => name(token(n)))
    await expect.poll(arrived).toBe(501)
    answer?.()
    await expect.poll(() => asked).toEqual([1, 500])
    answer?.()
    const names = await Promise.all([first, ...rest])
    expect(new Set(names).size).toBe(500)
    expect(names.every(one => one.startsWith('person '))).toBe(true)
    expect(await name(token(7))).toBe(names[8])
    expect(asked).toEqual([1, 500])
  })

  it('counts by address while the database is away', async () => {
    const { name } = nameWith(() => Promise.reject(new Error('no database')))
    expect(await name('x'.repeat(40))).toBe('address 10.8.0.5')
    expect(await name('x'.repeat(40))).toBe('address 10.8.0.5')
  })
})
