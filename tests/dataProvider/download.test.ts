// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileAnswer, get } from '@contract/call'
import { mediaTypeOf } from '@contract/media'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHttp } from '@/dataProvider/http'

const call = get('TEST-FILE', '/file/{name}', { permit: 'signed-in', ...fileAnswer(['application/pdf'], 1) })
const pdf = Buffer.from('%PDF-1.7\n%%EOF')
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

let server: Server
let answer: RequestListener
let ended = 0
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (listener: RequestListener, signal?: AbortSignal) => {
  answer = listener
  const { port } = server.address() as AddressInfo
  const http = createHttp(
    { apiBase: `http://127.0.0.1:${port}`, paths: {}, callTimeout: 5000 },
    { token: () => 'the-token', ended: () => ended++ },
  )
  return http.ask(call, { path: { name: 'a/b.pdf' } }, signal ? { signal } : {})
}
const giving = (body: Buffer | string, type: string, status = 200): RequestListener => {
  return (_, response) => response.writeHead(status, { 'Content-Type': type }).end(body)
}

describe('a call that answers a file', () => {
  it('carries the token in its header, never in its address', async () => {
    let seen: unknown
    await ask((request, response) => {
      seen = [request.url, request.headers.authorization]
      response.end(pdf)
    })
    expect(seen).toEqual(['/file/a%2Fb.pdf', 'Bearer the-token'])
  })

  it('gets its type from its bytes, not from the host’s header', async () => {
    const file = await ask(giving(pdf, 'application/octet-stream'))
    expect([file.type, Buffer.from(await file.arrayBuffer())]).toEqual(['application/pdf', pdf])
  })

  it.each([
    ['a page', giving('<script>alert(1)</script>', 'application/pdf')],
    ['a picture where a PDF belongs', giving(png, 'application/pdf')],
    ['nothing', giving('', 'application/pdf')],
  ])('that is %s is none', async (_, listener) => {
    await expect(ask(listener)).rejects.toMatchObject({ code: 'unfit-answer' })
  })

  it.each([
    [
      'declares',
      (_: unknown, response: Parameters<RequestListener>[1]) => response.end(Buffer.alloc(3_000_000, '%PDF-')),
    ],
    [
      'does not declare',
      (_: unknown, response: Parameters<RequestListener>[1]) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536, '%PDF-')));
        }
        response.on('drain', more)
        more()
      },
    ],
  ])('too large is not waited for, when the host %s how much it is', async (_, listener) => {
    await expect(ask(listener)).rejects.toMatchObject({ code: 'file-too-large', params: { megabytes: 1 } })
  })

  it.each([404, 200])('keeps the message of a refusal with status %i', async status => {
    const refusal = JSON.stringify({ status: 404, code: 'no-such-entry', message: 'It is gone' })
    const asked = ask(giving(refusal, 'application/json', status))
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'no-such-entry', message: 'It is gone' })
  })

  it('ends the session when the host says so', async () => {
    await expect(ask(giving('{}', 'application/json', 401))).rejects.toMatchObject({ status: 401 })
    expect(ended).toBe(1)
  })

  it('is stopped by its signal', async () => {
    const stop = new AbortController()
    const asked = ask((_, response) => {
      response.write(pdf)
      stop.abort()
    }, stop.signal)
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' })
  })
})

describe('what a file is', () => {
  it.each([
    ['application/pdf', pdf],
    ['application/pdf', Buffer.concat([Buffer.alloc(900, ' '), pdf])],
    ['image/png', png],
    ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['image/webp', Buffer.from('RIFF0000WEBPVP8 ')],
    [undefined, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, Buffer.concat([Buffer.alloc(1100, ' '), pdf])],
    [undefined, Buffer.alloc(0)],
  ])('%s is told by its first bytes', (type, bytes) => expect(mediaTypeOf(bytes)).toBe(type))
})
