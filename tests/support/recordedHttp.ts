import { type Extension, extensions } from '@contract/extensions'
import { type AxiosAdapter, CanceledError } from 'axios'
import { createHttp } from '@/dataProvider/http'

type Asked = {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
}
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }
/** `signal` tells that the caller has given the call up. */
type Host = (asked: Asked, signal?: AbortSignal) => Answer | Promise<Answer>

const bodyOf = (data: unknown): unknown => {
  if (data instanceof FormData) return Object.fromEntries(data)
  return typeof data === 'string' ? JSON.parse(data) : data
}

type Config = {
  paths?: Record<string, string>
  apiBase?: string
  /** Extensions that the host announced before; all by default. `unasked`: the portal has to ask for them. */
  announced?: readonly Extension[] | 'unasked'
}

/** Creates the portal's real client with a host in memory; `asked` records the requests. */
export const recordedHttp = (host: Host, { announced = extensions, ...config }: Config = {}) => {
  let memory = announced === 'unasked' ? undefined : announced
  const asked: Asked[] = []
  let ended = 0
  const http = createHttp(
    { apiBase: config.apiBase ?? '', paths: config.paths ?? {}, callTimeout: 1000 },
    {
      token: () => 'the-token',
      ended: () => ended++,
      extensions: {
        read: () => memory,
        write: names => {
          memory = names
        },
      },
    },
  )
  const adapter: AxiosAdapter = async request => {
    const url = new URL(http.client.getUri(request), 'http://host')
    const one: Asked = {
      method: (request.method ?? 'get').toUpperCase(),
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: bodyOf(request.data),
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    }
    asked.push(one)
    const {
      status = 200,
      body = {},
      headers = {},
    } = await Promise.race([
      Promise.resolve(host(one, request.signal as AbortSignal | undefined)),
      new Promise<never>((_, stop) => request.signal?.addEventListener?.('abort', () => stop(new CanceledError()))),
    ])
    const response = { data: body, status, statusText: '', headers, config: request, request: {} }
    if (status < 400) return response
    throw Object.assign(new Error(`Status ${status}`), { isAxiosError: true, config: request, response })
  }
  http.client.defaults.adapter = adapter
  // Files and last calls of a page have an adapter of their own, which would ask the network.
  http.client.interceptors.request.use(request => Object.assign(request, { adapter }))
  return { http, asked, ended: () => ended }
}
