import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'

type Host = {
  /** What /config.json answers: an object as JSON, a text as it is. */
  config: unknown
  /** What the host makes of an answer of the published calls. */
  wrap?(answer: unknown): unknown
  /** Paths this host knows nothing of. */
  lacks?: RegExp
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * A host that is not ours: a plain static server for the built portal, as README describes one, and beside it under
 * /api the published calls, answered in this host's own manner.
 */
export const startOtherHost = async (app: FastifyInstance, dist: string, { config, wrap = a => a, lacks }: Host) => {
  const call = async (
    url: string,
    method: string,
    headers: Record<string, unknown>,
    body: Buffer,
    reply: ServerResponse,
  ) => {
    if (lacks?.test(url)) return void reply.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>')
    const answer = await app.inject({
      method: method as InjectOptions['method'] & string,
      url,
      headers: {
        ...(headers.authorization ? { authorization: String(headers.authorization) } : {}),
        ...(headers['content-type'] ? { 'content-type': String(headers['content-type']) } : {}),
      },
      ...(body.length && { payload: body }),
    })
    const said = answer.statusCode < 300 ? wrap(answer.json()) : answer.json()
    reply.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }

  const file = async (path: string, reply: ServerResponse) => {
    if (path === '/config.json')
      return void reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(typeof config === 'string' ? config : JSON.stringify(config))
    if (extname(path))
      return void reply
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
        .end(await readFile(join(dist, path)))
    const nonce = randomBytes(16).toString('base64')
    reply
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .end((await readFile(join(dist, 'index.html'), 'utf8')).replaceAll('__CSP_NONCE__', nonce))
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
    close: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
