import { connect } from 'node:net'
import { isList } from '@contract/call'
import { ErrorBody } from '@contract/errorBody'
import { calls, contract } from '@contract/index'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pathOf } from '../../support/pathOf'
import { multipart, type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let as: ReturnType<TestRegistry['as']>
let port: number
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  as = registry.as(await registry.signIn('admin'))
  await registry.app.listen({ host: '127.0.0.1', port: 0 })
  const address = registry.app.server.address()
  port = address && typeof address === 'object' ? address.port : 0
})
afterAll(() => registry.close())

const mdas = pathOf(contract.mdas.list)
const blacklistUpload = pathOf(contract.blacklist.upload)
const json = { 'content-type': 'application/json' }

/** Sends raw bytes and returns the raw answer. */
const raw = (bytes: string) =>
  new Promise<string>((done, fail) => {
    const socket = connect(port, '127.0.0.1')
    let said = ''
    socket.on('data', chunk => {
      said += chunk
    })
    socket.once('error', fail)
    socket.once('close', () => done(said))
    socket.write(bytes)
  })

const refused = (answer: LightMyRequestResponse, status: number, code: string) => {
  const body = ErrorBody.strict().parse(answer.json())
  expect([answer.statusCode, body.status, body.code]).toEqual([status, status, code])
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers['cache-control']).toBe('no-store')
}

describe('the query of a list', () => {
  it.each([contract.companies.search, contract.businessNames.search])(
    'is refused in the address where it belongs into the body: $path',
    async ({ path: url }) => {
      const answer = await as({ method: 'POST', url: `${url}?page=2&search=x`, payload: { page: 1 } })
      refused(answer, 400, 'invalid-fields')
      expect(Object.keys(answer.json().fields)).toEqual(['page', 'search'])
      expect(answer.json().fields.page).toContain('body')
      expect((await as({ method: 'POST', url, payload: { page: 2 } })).statusCode).toBe(200)
    },
  )

  it('is refused with an order that the list does not have, which the answer names', async () => {
    const sorted = (list: { path: string }, field: string) =>
      as({ url: `${list.path}?sort=${encodeURIComponent(JSON.stringify([field, 'ASC']))}` })
    const trail = await sorted(contract.audit.list, 'subject')
    refused(trail, 400, 'invalid-fields')
    expect(trail.json().fields).toEqual({ sort: 'This list can be sorted by: id, at' })
    expect((await sorted(contract.flagKinds.list, 'name')).json().fields).toEqual({
      sort: 'This list has one order: leave sort out',
    })
    // The order that react-admin asks for when nobody chose one.
    expect((await sorted(contract.flagKinds.list, 'id')).statusCode).toBe(200)
  })
})

describe('errors of the framework', () => {
  it.each(['/%', '/configuration/mda-registry/%ff', '/%c0%ae/x'])('are refusals for the address %s', async url => {
    refused(await as({ url }), 400, 'malformed-request')
  })

  it('refuses a part of an address that is too long', async () => {
    refused(
      await as({ method: 'POST', url: pathOf(contract.mdas.update, { no: '9'.repeat(251) }), payload: { name: 'x' } }),
      404,
      'not-found',
    )
  })

  it.each([
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
    ['two Host headers', 'GET /health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['no Host header', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n', 417],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('have the common shape and the security headers for %s', async (_, bytes, status) => {
    const said = await raw(bytes)
    const [head = '', body = ''] = said.split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${status} `)
    expect(head).toContain('X-Content-Type-Options: nosniff')
    expect(head).toContain("Content-Security-Policy: default-src 'none'")
    expect(ErrorBody.strict().parse(JSON.parse(body))).toMatchObject({ status, code: 'malformed-request' })
  })

  it.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'TRACE'] as const)(
    'are 404 for %s, which no call uses here',
    async method => refused(await as({ method, url: mdas }), 404, 'not-found'),
  )

  it.each([
    ['text', 'text/plain', 'name=x', 'invalid-fields'],
    ['a form', 'application/x-www-form-urlencoded', 'name=x', 'malformed-request'],
    ['half of JSON', 'application/json', '{"name":', 'malformed-request'],
    ['a poisoned prototype', 'application/json', '{"name":"x","__proto__":{"a":1}}', 'malformed-request'],
    ['a poisoned constructor', 'application/json', '{"name":"x","constructor":{"prototype":{}}}', 'malformed-request'],
    ['an array nested 100,000 deep', 'application/json', '['.repeat(100_000) + ']'.repeat(100_000), 'invalid-fields'],
  ])('refuses %s where JSON is asked for', async (_, type, payload, code) => {
    refused(await as({ method: 'POST', url: mdas, headers: { 'content-type': type }, payload }), 400, code)
  })

  it('refuses a body past 1 MB', async () => {
    const payload = `{"name":"${'x'.repeat(1024 * 1024)}"}`
    refused(await as({ method: 'POST', url: mdas, headers: json, payload }), 413, 'body-too-large')
  })
})

describe('text that the database cannot store', () => {
  const takesText = (schema: unknown) => schema instanceof z.ZodType && schema.safeParse('ab').success
  const searches = calls.filter(isList).flatMap(({ method, path, filter, dialect }) => {
    const keys = filter instanceof z.ZodObject ? Object.keys(filter.shape) : []
    const texts = keys.filter(key => filter instanceof z.ZodObject && takesText(filter.shape[key]))
    return texts.map(key => ({ method, path, key, dialect }))
  })

  it.each(searches)('is refused by $method $path in $key', async ({ method, path, key, dialect }) => {
    const url = path.replace(/\{\w+\}/g, '1')
    const text = { [key]: 'a\0b' }
    const query = dialect ? `filter=${encodeURIComponent(JSON.stringify(text))}` : `${key}=a%00b`
    const sent = method === 'POST' ? { method, url, payload: text } : { method, url: `${url}?${query}` }
    refused(await as(sent), 400, 'invalid-fields')
  })

  it.each(['"a\\u0000b"', '"a\\ud800b"'])('is refused in a body: %s', async name => {
    refused(await as({ method: 'POST', url: mdas, headers: json, payload: `{"name":${name}}` }), 400, 'invalid-fields')
  })

  it('is refused in an address', async () => {
    refused(await as({ url: '/data-update/blacklisted-brns/a%00b' }), 400, 'invalid-fields')
  })

  it('excludes emoji, Arabic and HTML, which are stored unchanged', async () => {
    for (const name of ['Ofisi 🏛️ ya Pwani', 'مكتب السجل', '<img src=x onerror=alert(1)>']) {
      expect((await as({ method: 'POST', url: mdas, payload: { name } })).statusCode).toBe(200)
      const found = await as({ url: `${pathOf(contract.mdas.list)}?search=${encodeURIComponent(name)}` })
      expect(found.json().content[0].name).toBe(name)
    }
  })
})

describe('a request that does not fit its call', () => {
  it.each([
    ['page=0', 'page-out-of-range'],
    ['page=-1', 'page-out-of-range'],
    ['page=1.5', 'page-out-of-range'],
    ['page=1e9', 'page-out-of-range'],
    ['page=9999999999999999', 'page-out-of-range'],
    ['page=1&page=2', 'page-out-of-range'],
    ['limit=0', 'page-out-of-range'],
    ['limit=1001', 'page-out-of-range'],
    [`search=${'x'.repeat(201)}`, 'invalid-fields'],
    ['search=a&search=b', 'invalid-fields'],
  ])('refuses the query %s', async (query, code) => {
    refused(await as({ url: `${pathOf(contract.mdas.list)}?${query}` }), 400, code)
  })

  it('has an error with the field’s name and no sent value', async () => {
    const answer = await as({ method: 'POST', url: mdas, payload: { name: 5, secretive: 'Tr0ub4dor' } })
    expect(answer.json().fields).toEqual({ name: 'This must be a string', secretive: 'This field is not accepted' })
    expect(answer.body).not.toContain('Tr0ub4dor')
  })

  it.each(['{', '5', '[]', '{"actorId":"x"}', '{"from":"yesterday"}', '{"roles":1}', '{"__proto__":{"a":1}}'])(
    'refuses the filter %s of the audit trail',
    async filter =>
      refused(
        await as({ url: `${pathOf(contract.audit.list)}?filter=${encodeURIComponent(filter)}` }),
        400,
        'invalid-fields',
      ),
  )
})

describe('uploads', () => {
  const upload = (body: ReturnType<typeof multipart>) => as({ method: 'POST', url: blacklistUpload, ...body })
  const file = new Uint8Array(2000)

  it('refuse a request without a form, without a file, or with the file in another field', async () => {
    refused(await as({ method: 'POST', url: blacklistUpload, payload: { file: 'x' } }), 400, 'file-missing')
    const boundary = { 'content-type': 'multipart/form-data; boundary=b' }
    const empty = { method: 'POST', url: blacklistUpload, headers: boundary, payload: '--b--\r\n' } as const
    refused(await as(empty), 400, 'file-missing')
    refused(await upload(multipart(file, 'a.xlsx', 'other')), 400, 'file-missing')
  })

  it('refuse a second file', async () => {
    const one = multipart(file, 'a.xlsx')
    const body = one.payload.toString('latin1')
    const twice = body.replace(/--\r\n$/, `\r\n${body.slice(body.indexOf('Content-Disposition'))}`)
    const answer = await as({
      method: 'POST',
      url: blacklistUpload,
      headers: one.headers,
      payload: Buffer.from(twice, 'latin1'),
    })
    refused(answer, 400, 'malformed-request')
  })

  it('refuse an incomplete form', async () => {
    const { headers, payload } = multipart(file, 'a.xlsx')
    const answer = await as({ method: 'POST', url: blacklistUpload, headers, payload: payload.subarray(0, 900) })
    refused(answer, 400, 'malformed-request')
  })

  it('refuse a file above 10 MB while it arrives, and keep the connection', async () => {
    const token = registry.codeFor('admin') && String(await registry.signIn('registrar'))
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(26 * 1024 * 1024)]), 'big.xlsx')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`http://127.0.0.1:${port}${blacklistUpload}`, { method: 'POST', headers, body: form })
    expect(await answer.json()).toMatchObject({ status: 413, message: 'The file is larger than 10 MB.' })
    expect((await fetch(`http://127.0.0.1:${port}/profile`, { headers })).status).toBe(200)
  })
})
