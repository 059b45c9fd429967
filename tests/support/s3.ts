import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const refusal = (reply: ServerResponse, status: number, code: string) =>
  reply
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

const xml = (reply: ServerResponse, content: string) =>
  reply.writeHead(200, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${content}`)

/** Names that one answer lists. */
const LISTED = 10

/**
 * Starts a minimal S3 server on loopback, with the part of the protocol that documents and backups need: it stores objects,
 * also in parts, lists and deletes them, requires signed requests, and refuses everything else. With `summed` each object
 * needs its SHA-256.
 */
export const testS3 = async ({ bucket = 'documents', keyId = 'desk', summed = true } = {}) => {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const asked: string[] = []
  let faults = 0
  let held = Promise.resolve()

  const put = async (request: IncomingMessage, reply: ServerResponse, key: string) => {
    const bytes = await buffer(request)
    await held
    const sum = createHash('sha256').update(bytes).digest('base64')
    if (summed && request.headers['x-amz-checksum-sha256'] !== sum) return refusal(reply, 400, 'BadDigest')
    objects.set(key, bytes)
    return reply.writeHead(200, { ETag: '"made"' }).end()
  }
  const list = (reply: ServerResponse, query: URLSearchParams) => {
    const after = query.get('continuation-token') ?? ''
    const names = [...objects.keys()].sort().filter(name => name.startsWith(query.get('prefix') ?? '') && name > after)
    const shown = names.slice(0, LISTED)
    const more = names.length > LISTED && `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>`
    const contents = shown.map(name => `<Contents><Key>${name}</Key></Contents>`).join('')
    return xml(reply, `<ListBucketResult>${contents}${more || ''}</ListBucketResult>`)
  }
  /** Uploads in parts: begun, a part, completed, given up. */
  const inParts = async (request: IncomingMessage, reply: ServerResponse, key: string, query: URLSearchParams) => {
    const id = query.get('uploadId') ?? `upload-${uploads.size}`
    const parts = uploads.get(id) ?? new Map<number, Buffer>()
    if (query.has('uploads')) {
      uploads.set(id, parts)
      return xml(reply, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
    }
    const bytes = await buffer(request)
    if (request.method === 'PUT') {
      parts.set(Number(query.get('partNumber')), bytes)
      return reply.writeHead(200, { ETag: `"part-${query.get('partNumber')}"` }).end()
    }
    uploads.delete(id)
    if (request.method === 'DELETE') return reply.writeHead(204).end()
    objects.set(key, Buffer.concat([...parts].sort(([one], [other]) => one - other).map(([, part]) => part)))
    return xml(reply, '<CompleteMultipartUploadResult><ETag>"made"</ETag></CompleteMultipartUploadResult>')
  }
  const server = createServer(async (request, reply) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://s3')
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
    if (query.has('uploads') || query.has('uploadId')) return inParts(request, reply, key, query)
    if (request.method === 'GET' && query.has('list-type')) return list(reply, query)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return reply.writeHead(204).end()
    }
    if (request.method === 'PUT') return put(request, reply, key)
    const found = objects.get(key)
    if (request.method !== 'GET' || !found) return refusal(reply, 404, 'NoSuchKey')
    return reply.writeHead(200, { 'Content-Length': found.length, ETag: '"made"' }).end(found)
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    objects,
    /** Uploads in parts that are neither completed nor given up. */
    uploads,
    asked,
    settings: {
      setting: 'EDMS_S3' as const,
      bucket,
      prefix: 'registry/',
      region: 'us-east-1',
      endpoint,
      keyId,
      secret: 'a secret of the test',
    },
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
