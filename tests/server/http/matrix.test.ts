import { calls } from '@contract/index'
import { type Permission, permissions } from '@contract/permissions'
import { LIVE_UPDATES } from '@contract/portal/liveUpdates'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let as: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20, settings: { REQUESTS_PER_MINUTE: '100000' } })
  as = registry.as(await registry.signIn('newcomer'))
})
afterAll(() => registry.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH'
const methods: Method[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD']
const open = ['/openapi.json', '/config.json', '/health/live', '/health/ready']
/** Routes that are no calls: those about the server, and the stream, whose answer does not end. */
const routes = [...open, LIVE_UPDATES]
const paths = [...new Set(calls.map(({ path }) => path))]
const urlOf = (path: string) => path.replace(/\{\w+\}/g, 'NONE')
/** Returns true when a path matches a pattern: `roles/{id}` also matches `roles/update`. */
const answersAt = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`).test(path)
const callAt = (method: Method, path: string) =>
  calls.find(call => call.method === method && answersAt(call.path, path))

/** Returns the routes of a server, from the server itself. */
const routesOf = (app: FastifyInstance) => {
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', part = '', listed = ''] = /^([│├└─\s]*)(\S+?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      const depth = indent.length / 4
      parts.splice(Math.max(0, depth - 1), Number.POSITIVE_INFINITY, part)
      return listed ? listed.split(', ').map(method => `${method} ${parts.join('')}`) : []
    })
}

describe('the routes', () => {
  it('are the calls of the contract, the four about the server and the stream, and no others', () => {
    const declared = new Set(
      calls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`),
    )
    expect(routesOf(registry.app).sort()).toEqual([...declared, ...routes.map(path => `GET ${path}`)].sort())
  })

  it.each([...paths, ...open])('of %s answer only declared methods, HEAD included', async path => {
    for (const method of methods) {
      if (callAt(method, path) || (method === 'GET' && open.includes(path))) continue
      expect([method, (await as({ method, url: urlOf(path) })).statusCode]).toEqual([method, 404])
    }
  })
})

describe('a person who holds one permission', () => {
  const guarded = calls.filter(({ permit, id }) => permit !== 'public' && id !== 'AUTH-LOGOUT')
  it.each([undefined, ...(Object.keys(permissions) as Permission[])])(
    '%s may make the calls that ask for it, and is refused every other before anything of it is read',
    async held => {
      await givePermissions(registry.database, 'newcomer', held ? [held] : [])
      for (const { id, method, path, permit } of guarded) {
        const may = permit === 'signed-in' || (held !== undefined && [permit].flat().some(name => name === held))
        const answer = await as({
          method,
          url: `${urlOf(path)}?page=0`,
          headers: { 'content-type': 'application/json' },
          ...(method !== 'GET' && { payload: '{' }),
        })
        expect([id, answer.statusCode === 403]).toEqual([id, !may])
        if (!may) expect(answer.json().code).toBe('forbidden')
      }
    },
  )
})
