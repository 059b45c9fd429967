import { prns } from '@contract/billing/prns'
import { PortalConfig } from '@contract/portalConfig'
import { mdas } from '@contract/registry/mdas'
import type { InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '@/dataProvider/http'
import { createConnection } from '@/routes/connection'

const config = PortalConfig.parse({ apiBase: 'https://api.example/' })
let reachable = true

const nobody = { token: (): string | undefined => undefined, ended: () => {} }

const open = (announced: readonly string[] = ['health'], session = nobody) => {
  const http = createHttp(config, {
    ...session,
    extensions: { read: () => announced, write: () => undefined },
  })
  http.client.defaults.adapter = async (request: InternalAxiosRequestConfig) => {
    if (reachable) return { data: {}, status: 200, statusText: '', headers: {}, config: request }
    throw Object.assign(new Error('Network Error'), { isAxiosError: true, config: request })
  }
  const onBack = vi.fn()
  const connection = createConnection(http, onBack)
  connection.watch()
  return { http, onBack, connection }
}

const probed: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  probed.length = 0
  reachable = true
  vi.stubGlobal('fetch', async (address: string) => {
    probed.push(address)
    if (!reachable) throw new TypeError('Failed to fetch')
    return new Response()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A call that is dropped, and what the three questions after the host came to. */
const drop = async (http: ReturnType<typeof open>['http']) => {
  reachable = false
  await expect(http.client.get('/x')).rejects.toMatchObject({ code: 'offline' })
  await vi.advanceTimersByTimeAsync(2_000)
}

it('reports a lost connection when a call gets no answer, and its return by itself', async () => {
  const { http, connection, onBack } = open()
  await drop(http)
  expect(connection.isLost()).toBe(true)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(connection.isLost()).toBe(true)
  expect(probed[0]).toBe('https://api.example/health/live')
  reachable = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(connection.isLost()).toBe(false)
  expect(onBack).toHaveBeenCalledTimes(1)
})

it('reports no lost connection when one call gets no answer and the host answers others', async () => {
  const { http, connection, onBack } = open()
  http.client.defaults.adapter = async request => {
    throw Object.assign(new Error('Network Error'), { isAxiosError: true, config: request })
  }
  for (const path of ['/x', '/y', '/z']) await http.client.get(path).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.isLost()).toBe(false)
  expect(onBack).not.toHaveBeenCalled()
  expect(probed).toHaveLength(3)
})

it('reports no lost connection when two questions are dropped too, and the third is answered', async () => {
  const { http, connection, onBack } = open()
  reachable = false
  await http.client.get('/x').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(connection.isLost()).toBe(false)
  reachable = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.isLost()).toBe(false)
  expect(probed).toHaveLength(3)
  expect(onBack).not.toHaveBeenCalled()
})

it('sends no further question once another call is answered', async () => {
  const { http, connection } = open()
  reachable = false
  await http.client.get('/x').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(500)
  reachable = true
  await http.client.get('/y')
  reachable = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(connection.isLost()).toBe(false)
  expect(probed).toHaveLength(1)
})

it('reports a lost connection when the host answers nothing for a while', async () => {
  const { http, connection } = open()
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  })
  const late = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  await drop(http)
  expect(connection.isLost()).toBe(false)
  late.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.isLost()).toBe(true)
  vi.restoreAllMocks()
})

it('reports the connection again with the first answered call', async () => {
  const { http, connection, onBack } = open()
  await drop(http)
  probed.length = 0
  reachable = true
  await http.client.get('/x')
  expect(connection.isLost()).toBe(false)
  expect(onBack).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probed).toEqual([])
})

it('checks the connection at once on request', async () => {
  const { http, connection } = open()
  await drop(http)
  reachable = true
  connection.tryNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.isLost()).toBe(false)
})

describe('a host without a health check', () => {
  const asked: string[] = []
  const ended = vi.fn()
  const openOther = (statusOf: () => number) => {
    asked.length = 0
    ended.mockClear()
    const opened = open([], { token: () => 'the-token', ended })
    const { http } = opened
    const adapter = async (request: InternalAxiosRequestConfig) => {
      asked.push(`${http.client.getUri(request)} ${request.headers.get('Authorization')}`)
      const status = statusOf()
      if (!reachable || status === 0)
        throw Object.assign(new Error('Network Error'), { isAxiosError: true, config: request })
      const response = { data: undefined, status, statusText: '', headers: {}, config: request }
      if (status < 400) return response
      throw Object.assign(new Error('Refused'), { isAxiosError: true, config: request, response })
    }
    // The question names its own adapter, the browser's `fetch`.
    http.client.interceptors.request.use(request => ({ ...request, adapter }))
    return opened
  }
  const LAST = 'https://api.example/configuration/mda-registry?page=2&limit=15 Bearer the-token'

  it('is asked for the last read again, with the token like any call', async () => {
    const { http, connection } = openOther(() => 200)
    await http.askList(mdas.list, { page: 2, perPage: 15 }, {}).catch(() => undefined)
    await drop(http)
    expect(connection.isLost()).toBe(true)
    await http.ask(prns.remove, { path: { prn: '1' } }).catch(() => undefined)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked)).toEqual(new Set([LAST]))
    expect(connection.isLost()).toBe(true)
    reachable = true
    await vi.advanceTimersByTimeAsync(20_000)
    expect(connection.isLost()).toBe(false)
    expect(ended).not.toHaveBeenCalled()
    expect(probed).toEqual([])
  })

  it.each([
    [401, 1],
    [403, 0],
    [502, 0],
  ])('is reached again when it answers %i, which ends %i sessions', async (answered, sessions) => {
    let status = 200
    const { http, connection } = openOther(() => status)
    await http.askList(mdas.list, { page: 2, perPage: 15 }, {}).catch(() => undefined)
    await drop(http)
    status = answered
    reachable = true
    await vi.advanceTimersByTimeAsync(20_000)
    expect(connection.isLost()).toBe(false)
    expect(ended).toHaveBeenCalledTimes(sessions)
  })
})
