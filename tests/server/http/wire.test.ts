import { partnerAddress } from '@contract/access/partnerApi'
import { type CallFacts, isList, type ListCall } from '@contract/call'
import { allPermissions, calls, contract } from '@contract/index'
import { LIVE_UPDATES } from '@contract/portal/liveUpdates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let tokens: Map<string, string>
beforeAll(async () => {
  registry = await testRegistry({ companies: 40 })
  tokens = new Map()
  for (const name of ['admin', 'registrar', 'clerk', 'auditor', 'billing', 'newcomer'])
    tokens.set(name, await registry.signIn(name))
})
afterAll(() => registry.close())

const holds: Record<string, string[]> = {
  admin: Object.keys(allPermissions),
  newcomer: [],
  billing: [
    'can_access_dashboard',
    'can_view_billing_settings',
    'can_access_billing_settings',
    'can_modify_service_costs',
    'can_release_prn',
  ],
  auditor: [
    'can_access_dashboard',
    'can_view_audit_trail',
    'can_view_access_log',
    'can_view_admin_registry',
    'can_view_registry',
  ],
}
const urlOf = (path: string) => path.replace(/\{\w+\}/g, 'NONE')
const urlAndMethod = ({ method, path }: CallFacts | ListCall) => [method, path] as const
const guarded = calls.filter(({ permit, id }) => permit !== 'public' && id !== 'AUTH-LOGOUT')

describe('every call', () => {
  const cells = guarded.flatMap(call =>
    Object.keys(holds).map(person => [call.method, call.path, person, call] as const),
  )

  it.each(cells)('%s %s has the contract’s permission for %s', async (method, path, person, { permit }) => {
    const may = permit === 'signed-in' || [permit].flat().some(name => holds[person]?.includes(name))
    const answer = await registry.as(tokens.get(person) ?? '')({ method, url: urlOf(path) })
    expect(answer.statusCode === 403).toBe(!may)
    expect(answer.statusCode).not.toBe(401)
    expect(answer.statusCode).not.toBe(500)
  })

  it.each(guarded.map(call => [call.method, call.path] as const))('%s %s needs a session', async (method, path) => {
    const answer = await registry.app.inject({ method, url: urlOf(path) })
    expect(answer.json()).toMatchObject({ status: 401, code: 'signed-out' })
  })

  it.each(calls.filter(({ method }) => method === 'GET').map(({ path }) => path))(
    'HEAD %s is not answered',
    async path => {
      const answer = await registry.as(tokens.get('admin') ?? '')({ method: 'HEAD', url: urlOf(path) })
      expect(answer.statusCode).toBe(404)
    },
  )

  it.each(calls.filter(call => 'body' in call && call.body).map(({ method, path }) => [method, path] as const))(
    '%s %s refuses keys that nobody asked for',
    async (method, path) => {
      for (const extra of ['enabled', 'roles', 'userId', 'createdAt']) {
        const payload = {
          name: 'x',
          brn: '1',
          companyName: 'x',
          registration_no: '1',
          old_registration_no: '-',
          [extra]: 'x',
        }
        const answer = await registry.as(tokens.get('admin') ?? '')({ method, url: urlOf(path), payload })
        expect([path, answer.statusCode]).toEqual([path, 400])
      }
    },
  )

  const withoutFile = calls.filter(call => isList(call) || !call.upload)

  it.each(withoutFile.map(call => [call.method, call.path, call] as const))(
    '%s %s refuses an unknown query key, also an empty one',
    async (method, path, call) => {
      const inBody = isList(call) && method === 'POST'
      for (const value of ['x', '']) {
        const answer = await registry.as(tokens.get('admin') ?? '')({
          method,
          url: `${urlOf(path)}${inBody ? '' : `?surprise=${value}`}`,
          ...(inBody && { payload: { surprise: value } }),
        })
        expect([path, answer.statusCode]).toEqual([path, 400])
        if (!path.startsWith(partnerAddress.LIVE)) expect(answer.json().fields).toHaveProperty('surprise')
      }
    },
  )

  it.each(
    withoutFile.filter(call => !isList(call) && !call.body && !call.query && call.method !== 'GET').map(urlAndMethod),
  )('%s %s takes no body', async (method, path) => {
    const payload = { surprise: 'x' }
    const answer = await registry.as(tokens.get('admin') ?? '')({ method, url: urlOf(path), payload })
    expect([path, answer.statusCode, answer.json().fields]).toMatchObject([path, 400, { surprise: expect.any(String) }])
  })
})

describe('every answer', () => {
  it.each([
    ['/login'],
    ['/nothing/here'],
    ['/config.json'],
    ['/health/live'],
    [pathOf(contract.mdas.list)],
    [`${pathOf(contract.mdas.list)}?page=0`],
  ])('to %s has the security headers', async url => {
    const { headers } = await registry.app.inject({ url, headers: { authorization: `Bearer ${tokens.get('admin')}` } })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-inline')
    expect(policy).not.toContain("'unsafe-eval'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBeUndefined()
    if (url.startsWith('/configuration')) expect(headers['cache-control']).toBe('no-store')
  })

  it('is a refusal in the common shape: unknown path, large body, no JSON, dangerous key', async () => {
    const as = registry.as(tokens.get('admin') ?? '')
    const json = { 'content-type': 'application/json' }
    const url = pathOf(contract.mdas.list)
    expect((await as({ url: '/nothing' })).json()).toMatchObject({ status: 404, code: 'not-found' })
    expect(
      (await as({ method: 'POST', url, headers: json, payload: `{"name":"${'x'.repeat(1_100_000)}"}` })).json(),
    ).toMatchObject({ status: 413, code: 'body-too-large' })
    expect((await as({ method: 'POST', url, headers: json, payload: '{' })).json()).toMatchObject({
      status: 400,
      code: 'malformed-request',
    })
    expect(
      (await as({ method: 'POST', url, headers: json, payload: '{"name":"x","__proto__":{"a":1}}' })).json(),
    ).toMatchObject({ status: 400 })
  })

  it('is described in openapi.json', async () => {
    const description = (await registry.app.inject({ url: '/openapi.json' })).json()
    expect(Object.keys(description.paths)).toHaveLength(new Set([...calls.map(({ path }) => path), LIVE_UPDATES]).size)
    expect(description.paths['/configuration/mda-registry'].post.operationId).toBe('MDA-CREATE')
  })

  it('is described in openapi.json with the fields beside a file, and says which of them may be left out', async () => {
    const { paths } = (await registry.app.inject({ url: '/openapi.json' })).json()
    const formOf = ({ path }: { path: string }) => paths[path].post.requestBody.content['multipart/form-data'].schema
    const manual = formOf(contract.manuals.add)
    expect(Object.keys(manual.properties).toSorted()).toEqual(['file', 'position', 'sectionName'])
    expect(manual.required.toSorted()).toEqual(['file', 'position', 'sectionName'])
    expect(manual.properties.file).toEqual({ type: 'string', format: 'binary' })
    const staff = formOf(contract.registration.staff)
    expect(Object.keys(staff.properties)).toEqual(
      expect.arrayContaining(['signatureAttachment', 'roleId', 'middleName']),
    )
    expect(staff.required).toContain('roleId')
    expect(staff.required).not.toContain('signatureAttachment')
    expect(staff.required).not.toContain('middleName')
    expect(Object.keys(formOf(contract.prns.upload).properties)).toEqual([contract.prns.upload.upload?.field, 'job'])
  })

  it('is described in openapi.json with the key that calls of organisations need', async () => {
    const { paths, components } = (await registry.app.inject({ url: '/openapi.json' })).json()
    const securityOf = ({ path }: { path: string }) => paths[path].post.security
    expect(securityOf(contract.partnerApi.entityBasic)).toEqual([{ key: [] }])
    expect(securityOf(contract.partnerSandbox.entityBasic)).toEqual([{ key: [] }])
    expect(securityOf(contract.session.signIn)).toEqual([])
    expect(securityOf(contract.mdas.create)).toBeUndefined()
    expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' })
  })
})

describe('the audit trail', () => {
  it('has exactly one entry for a change, with former and new values, and none for a refusal', async () => {
    const as = registry.as(tokens.get('admin') ?? '')
    const list = async () =>
      (await as({ url: `${pathOf(contract.audit.list)}?range=[0,99]&sort=["id","DESC"]` })).json() as {
        call: string
        before: unknown
        after: unknown
        actorName: string
        subject: string
      }[]
    const before = (await list()).length
    await as({ method: 'POST', url: pathOf(contract.mdas.create), payload: { name: 'Office of Trails' } })
    await as({ method: 'POST', url: pathOf(contract.mdas.create), payload: { name: 'Office of Trails' } })
    const entries = await list()
    expect(entries).toHaveLength(before + 1)
    expect(entries[0]).toMatchObject({
      call: 'MDA-CREATE',
      actorName: 'Grace Nakato',
      subject: 'Office of Trails',
      after: { name: 'Office of Trails' },
    })
  })

  it('is listed in the dialect of ra-data-simple-rest', async () => {
    const answer = await registry.as(tokens.get('auditor') ?? '')({
      url: `${pathOf(contract.audit.list)}?filter=${encodeURIComponent('{"q":"trails"}')}&range=[0,9]`,
    })
    expect(answer.headers['content-range']).toBe('items 0-0/1')
    expect(answer.json()).toHaveLength(1)
  })
})
