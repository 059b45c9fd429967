import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const refusal = (reply: ServerResponse, status: number, code: string) =>
  reply
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

/**
 * Starts a minimal S3 server on loopback, with the part of the protocol that a document store needs: it stores objects
 * with their SHA-256, requires signed requests, and refuses everything else.
 */
export const testS3 = async ({ bucket = 'documents', keyId = 'desk' } = {}) => {
  const objects = new Map<string, Buffer>()
  const asked: string[] = []
  let faults = 0
  let held = Promise.resolve()

  const put = async (request: IncomingMessage, reply: ServerResponse, key: string) => {
    const bytes = await buffer(request)
    await held
    const sum = createHash('sha256').update(bytes).digest('base64')
    if (request.headers['x-amz-checksum-sha256'] !== sum) return refusal(reply, 400, 'BadDigest')
    objects.set(key, bytes)
    return reply.writeHead(200, { ETag: '"made"' }).end()
  }
  const server = createServer(async (request, reply) => {
    const path = new URL(request.url ?? '/', 'http://s3').pathname
    asked.push(`${request.method} ${path}`)
    if (faults > 0) {
      faults--
      request.resume()
      return refusal(reply, 503, 'SlowDown')
    }
    if (!request.headers.authorization?.includes(`Credential=${keyId}/`)) return refusal(reply, 403, 'AccessDenied')
    const [, named, ...rest] = path.split('/')
    if (named !== bucket) return refusal(reply, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (request.method === 'HEAD' && !key) return reply.writeHead(200).end()
    if (request.method === 'PUT') return put(request, reply, key)
    const found = objects.get(key)
    if (request.method !== 'GET' || !found) return refusal(reply, 404, 'NoSuchKey')
    return reply.writeHead(200, { 'Content-Length': found.length, ETag: '"made"' }).end(found)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    asked,
    settings: { bucket, prefix: 'registry/', region: 'us-east-1', endpoint, keyId, secret: 'a secret of the test' },
    /** Refuses the next requests, as an overloaded store does. */
    refuseNext(times: number) {
      faults = times
    },
    /** Answers no upload until the returned function is called, as a slow store does. */
    hold() {
      let release = () => {}
      held = new Promise(resolve => {
        release = resolve
      })
      return () => release()
    },
    close: () => new Promise<void>(done => server.close(() => done())),
  }
}
