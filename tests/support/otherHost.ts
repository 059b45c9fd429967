import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Answer, answerIn, type Trouble } from './hostTrouble'
import type { RespelledIds } from './respelledIds'

type Host = {
  /** Answer of /config.json: an object as JSON, a text unchanged. */
  config: unknown
  /** Changes an answer of the published calls into this host's form. */
  wrap?(answer: unknown): unknown
  /** Paths that this host answers with 404. */
  lacks?: RegExp | undefined
  /** Replaces ids with this host's spelling. */
  ids?: RespelledIds | undefined
  /** Receives the body of every call. */
  received?(path: string, body: Buffer): void
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** Headers of a request and of an answer that the host passes on. */
const ASKED = ['authorization', 'content-type', 'accept', 'user-agent']
const PASSED = ['content-type', 'content-disposition', 'content-range', 'retry-after']

const some = (headers: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap(name => (headers[name] === undefined ? [] : [[name, String(headers[name])]])))

/**
 * Starts a host other than ours: a plain static server for the built portal, as README describes one, with the
 * published calls under /api in this host's own spelling. Its faults can change while it runs.
 */
export const startOtherHost = async (
  app: FastifyInstance,
  dist: string,
  { config, wrap = a => a, lacks, ids, received }: Host,
) => {
  let trouble: Trouble = {}
  const times = new Map<string, number>()

  const ask = async (method: string, url: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> => {
    if (lacks?.test(url))
      return { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>Not here</h1>') }
    const own = ids?.answerTo(method, url, body)
    const asked = ids?.request(method, url, body) ?? { url, payload: body }
    if (own)
      return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(own)) }
    const answer = await app.inject({
      method: method as InjectOptions['method'] & string,
      url: asked.url,
      headers: some(headers, ASKED),
      ...(asked.payload.length && { payload: asked.payload }),
    })
    const { statusCode: status, rawPayload } = answer
    const said = some(answer.headers, PASSED)
    const wraps = status < 300 && /\bjson\b/.test(said['content-type'] ?? '')
    const spelt = () => ids?.answer(method, url, answer.json()) ?? answer.json()
    return { status, headers: said, body: wraps ? Buffer.from(JSON.stringify(wrap(spelt()))) : rawPayload }
  }

  const call = async (
    url: string,
    method: string,
    headers: IncomingHttpHeaders,
    body: Buffer,
    reply: ServerResponse,
  ) => {
    const [path = '', query = ''] = url.split('?')
    received?.(path, body)
    const time = (times.get(`${method} ${url}`) ?? 0) + 1
    times.set(`${method} ${url}`, time)
    await answerIn(trouble, { method, path, query }, time, () => ask(method, url, headers, body), reply)
  }

  const file = async (path: string, reply: ServerResponse) => {
    if (path === '/config.json')
      return void reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(typeof config === 'string' ? config : JSON.stringify(config))
    if (extname(path)) {
      const content = await readFile(join(dist, path))
      return void reply
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(content)
    }
    const nonce = randomBytes(16).toString('base64')
    const opening = await readFile(join(dist, 'index.html'), 'utf8')
    reply
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .end(opening.replaceAll('__CSP_NONCE__', nonce))
  }

  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      const url = request.url ?? '/'
      const work = url.startsWith('/api/')
        ? call(url.slice('/api'.length), request.method ?? 'GET', request.headers, Buffer.concat(parts), reply)
        : file(new URL(url, 'http://host').pathname, reply)
      work.catch(() => reply.writeHead(404).end())
    })
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Replaces the faults, by default with none. Calls are counted from the start again. */
    suffer: (next: Trouble = {}) => {
      trouble = next
      times.clear()
    },
    close: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

export type OtherHost = Awaited<ReturnType<typeof startOtherHost>>
