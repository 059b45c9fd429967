import { existsSync, readdirSync } from 'node:fs'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { readSettings } from '@server/config/settings'
import { frameworkAnswers } from '@server/http/errors'
import { limitSockets } from '@server/http/sockets'
import { UPLOADS_AT_ONCE } from '@server/http/uploadLimits'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes } from '../../support/sessions'
import { listenLocally, type OpenSocket, openSocket, socketsOf, uploadHead } from '../../support/sockets'

const UPLOAD = pathOf(contract.blacklist.upload)

let registry: TestRegistry
let token: string
const apps: FastifyInstance[] = []
const opened: OpenSocket[] = []
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  token = await registry.signIn('registrar')
})
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy()
  await Promise.all(apps.splice(0).map(app => app.close()))
})
afterAll(() => registry.close())

const server = async (settings: Record<string, string> = {}) => {
  const app = await createApp({
    database: registry.database,
    settings: readSettings({ LOG_LEVEL: 'silent', DATA_DIR: registry.settings.dataDir, ...settings }),
    delivery: catchCodes().delivery,
    portalFolder: '/nowhere',
  })
  apps.push(app)
  return { app, port: await listenLocally(app) }
}
const open = async (port: number, count: number, text?: string) => {
  const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(port, text)))
  opened.push(...sockets)
  return sockets
}
const openOf = (sockets: OpenSocket[]) => sockets.filter(({ isOpen }) => isOpen()).length
const folderOfUploads = () => join(registry.settings.dataDir, 'uploads')
const keptUploads = () =>
  existsSync(folderOfUploads())
    ? readdirSync(folderOfUploads()).flatMap(own => readdirSync(join(folderOfUploads(), own)))
    : []

describe('silent sockets of one address', () => {
  it('are closed above the limit, the longest silent first, while a new caller is answered', async () => {
    const { app, port } = await server({ SOCKETS_PER_ADDRESS: '20' })
    const sockets = await open(port, 60)
    await expect.poll(() => openOf(sockets)).toBe(20)
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
    expect(openOf(sockets.slice(0, 30))).toBe(0)
    await expect.poll(() => socketsOf(app)).toBeLessThanOrEqual(21)
  })

  it('are counted also while a body other than a file arrives', async () => {
    const { port } = await server({ SOCKETS_PER_ADDRESS: '20' })
    const half =
      'POST /auth/api/auth/signin/backoffice HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'
    const sockets = await open(port, 60, half)
    await expect.poll(() => openOf(sockets)).toBe(20)
  })

  it('do not include answered ones, so that an office keeps one for each clerk', async () => {
    const { app, port } = await server({ SOCKETS_PER_ADDRESS: '20' })
    const clerks = await open(port, 60, 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => clerks.filter(({ heard }) => heard().includes('{"live":true}')).length).toBe(60)
    await open(port, 25)
    await expect.poll(() => socketsOf(app)).toBe(80)
    expect(openOf(clerks)).toBe(60)
  })

  it('are not counted for a trusted proxy', async () => {
    const { app, port } = await server({ SOCKETS_PER_ADDRESS: '20', TRUST_PROXY: 'loopback' })
    const sockets = await open(port, 60)
    await expect.poll(() => socketsOf(app)).toBe(60)
    expect(openOf(sockets)).toBe(60)
  })

  it('are counted together for a network of IPv6', async () => {
    const app = Fastify()
    onTestFinished(() => app.close())
    limitSockets(app, { capacity: 10, socketsPerAddress: 20, trustedProxies: ['2001:db8:0:1::ffff'] })
    const openFrom = (remoteAddress: string) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
      app.server.emit('connection', socket)
      onTestFinished(() => void socket.destroy())
      return socket
    }
    const from = (network: number, count: number) =>
      Array.from({ length: count }, (_, n) => openFrom(`2001:db8:0:${network}::${(n + 1).toString(16)}`))
    const crowd = from(1, 30)
    expect(crowd.map(({ destroyed }) => destroyed)).toEqual(crowd.map((_, n) => n < 10))
    expect(from(2, 20).some(({ destroyed }) => destroyed)).toBe(false)
    const ofProxy = Array.from({ length: 30 }, () => openFrom('2001:db8:0:1::ffff'))
    expect(ofProxy.some(({ destroyed }) => destroyed)).toBe(false)
  })

  it('are checked every 5 s', async () => {
    const { app } = await server()
    expect(app.server).toMatchObject({ connectionsCheckingInterval: 5000, headersTimeout: 20_000 })
  })

  it('are closed after a 408, also when the caller never closes its own side', async () => {
    let closed = 0
    const timing = createServer({ allowHalfOpen: true }, socket => {
      socket.on('error', () => undefined).once('close', () => closed++)
      frameworkAnswers.clientErrorHandler(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    })
    await new Promise<void>(done => timing.listen(0, '127.0.0.1', done))
    const address = timing.address()
    const [caller] = await open(address && typeof address === 'object' ? address.port : 0, 1)
    await expect.poll(() => caller?.heard()).toContain('408 Request Timeout')
    await expect.poll(() => closed).toBe(1)
    timing.close()
  })
})

describe('uploads that arrive slowly', () => {
  it('do not use the capacity; one person sends at most four at once', async () => {
    const { port } = await server({ CAPACITY: '10' })
    const sockets = await open(port, 30, uploadHead(UPLOAD, token))
    const refused = () => sockets.filter(({ heard }) => heard().includes('too-many-uploads'))
    await expect.poll(() => refused().length).toBe(30 - UPLOADS_AT_ONCE)
    expect(refused()[0]?.heard()).toMatch(/^HTTP\/1.1 429 .*\r\nretry-after: 10\r\n/is)
    const profile = await fetch(`http://127.0.0.1:${port}/profile`, { headers: { authorization: `Bearer ${token}` } })
    expect(profile.status).toBe(200)
    expect(sockets.filter(({ heard }) => heard() === '')).toHaveLength(UPLOADS_AT_ONCE)
  })

  it('are ended with 408 below the minimum speed, without a file left', async () => {
    const { app, port } = await server({ UPLOAD_SECONDS: '1' })
    const sockets = await open(port, UPLOADS_AT_ONCE, uploadHead(UPLOAD, token))
    for (const { heard, closed } of sockets) {
      await expect.poll(heard).toContain('"code":"upload-too-slow"')
      expect(heard()).toMatch(/^HTTP\/1.1 408 /)
      await closed
    }
    await expect.poll(() => socketsOf(app)).toBe(0)
    await expect.poll(keptUploads).toEqual([])
    const { payload, headers } = multipart(new Uint8Array([1, 2, 3]), 'list.xlsx')
    const next = await fetch(`http://127.0.0.1:${port}${UPLOAD}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: payload,
    })
    expect(await next.json()).toMatchObject({ status: 400, code: 'file-not-spreadsheet' })
  })

  it('are stored in the data folder, readable only by its owner', async () => {
    const { port } = await server()
    await open(port, 1, uploadHead(UPLOAD, token))
    await expect.poll(() => keptUploads().length).toBe(1)
  })
})
