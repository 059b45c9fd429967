// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accounts } from '@contract/accounts/accounts'
import { toId } from '@contract/id'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createHttp } from '@/dataProvider/http'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const ASKED = '/api/auth/api/users/staff-signature/1'
const FILES = '/api/auth/api/users/downloadFile/attachment'

type Seen = [path: string | undefined, token: string | undefined]
let host: Server
let other: Server
let seen: Seen[]
/** The JSON that the host answers for the signature; every other address has the picture, or nothing when it is lost. */
let answer: string
let lost: boolean
const serve = () =>
  createServer((request, response) => {
    seen.push([request.url, request.headers.authorization])
    if (request.url === ASKED) return response.end(answer)
    return lost ? response.writeHead(404).end('{}') : response.end(png)
  })
const portOf = (server: Server) => (server.address() as AddressInfo).port
beforeAll(async () => {
  host = serve()
  other = serve()
  for (const server of [host, other]) await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  for (const server of [host, other]) {
    server.closeAllConnections()
    server.close()
  }
})

const read = async (json: unknown) => {
  seen = []
  answer = typeof json === 'string' ? json : JSON.stringify(json)
  const apiBase = `http://127.0.0.1:${portOf(host)}/api`
  const http = createHttp(
    { apiBase, paths: {}, callTimeout: 5000 },
    { token: () => 'the-token', ended: () => undefined },
  )
  const file = await http.ask(accounts.signature, { path: { id: toId('1') } })
  return file && { type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }
}
const picture = { type: 'image/png', bytes: png }

it.each([
  ['null', null],
  ['an empty object', {}],
  ['an empty list', { data: [] }],
  ['no body', ''],
  ['nulls', { signature: null, signatureUrl: null }],
  ['empty texts, wrapped', { data: { signature: '', signatureUrl: '' } }],
])('finds no signature in %s', async (_, json) => expect(await read(json)).toBeNull())

it.each([
  ['base64', png.toString('base64')],
  ['a data address', `data:image/png;base64,${png.toString('base64')}`],
])('reads a signature that JSON holds as %s', async (_, signature) => {
  expect(await read({ data: { signature } })).toEqual(picture)
  expect(seen).toHaveLength(1)
})

it.each([
  ['an address', () => ({ signatureUrl: '/files/a.png' }), '/api/files/a.png'],
  ['a whole address', () => ({ signatureUrl: `http://127.0.0.1:${portOf(host)}/x/a.png` }), '/x/a.png'],
  ['the name of its file', () => ({ signature: 'a b.png' }), `${FILES}/a%20b.png`],
])('loads a signature that JSON tells by %s, with the token', async (_, json, path) => {
  expect(await read(json())).toEqual(picture)
  expect(seen[1]).toEqual([path, 'Bearer the-token'])
})

it('shows the token to no other host', async () => {
  expect(await read({ signatureUrl: `http://127.0.0.1:${portOf(other)}/a.png` })).toEqual(picture)
  expect(seen[1]).toEqual(['/a.png', undefined])
})

it('fails for a named signature that is missing', async () => {
  lost = true
  await expect(read({ signatureUrl: '/gone.png' })).rejects.toMatchObject({ status: 404 })
  lost = false
})

it.each([{ signature: 'iVBORw0KGgo=A=' }, { colour: 'red' }])('reads %j as no signature', async json => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await expect(read(json)).rejects.toMatchObject({ code: 'unfit-answer' })
  expect(warned.mock.calls.flat().join()).toContain('STAFF-SIGNATURE-READ')
  warned.mockRestore()
})
