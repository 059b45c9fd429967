import { beforeEach, describe, expect, it } from 'vitest'
import { createAuthProvider } from '@/authProvider/authProvider'
import { start } from '@/authProvider/session'
import { loadedDefinitions } from '@/definition/defineArea'
import { recordedHttp } from '../support/recordedHttp'
import { resources } from '../support/resources'

const signIn = (...held: string[]) => {
  const [general, other] = [held.filter(name => !name.includes('@')), held.filter(name => name.includes('@'))]
  const permissions = [
    ...general.map(permission => ({ permission, group: 'general', active: true, enabled: true })),
    ...other.map(name => ({ permission: name.split('@')[0], group: name.split('@')[1], active: true, enabled: true })),
  ]
  start({
    accessToken: 'token-1',
    user: { userId: '7', givenName: 'Grace', surName: 'Nakato', roles: [{ name: 'R', permissions }] } as never,
  })
}
const provider = (menuIgnoresGroup = false) =>
  createAuthProvider({
    http: recordedHttp(() => ({})).http,
    definitions: loadedDefinitions(resources),
    menuIgnoresGroup,
    leave: () => undefined,
  })

beforeEach(() => sessionStorage.clear())

describe('what a person may do', () => {
  const asked = (action: string, resource: string) => provider().canAccess?.({ action, resource })

  it('checks a list against the table of routes, parents included', async () => {
    signIn('can_view_blacklist_registry')
    expect(await asked('list', 'registry/business')).toBe(false)
    signIn('can_view_blacklist_registry', 'can_view_registry')
    expect(await asked('list', 'registry/business')).toBe(true)
    expect(await asked('list', 'audit-trail')).toBe(false)
  })

  it('checks an action against the permission that its definition names', async () => {
    signIn()
    expect(await asked('create', 'billing/service-costs')).toBe(false)
    signIn('can_modify_service_costs')
    expect(await asked('create', 'billing/service-costs')).toBe(true)
  })

  it('denies an action that no definition names', async () => {
    signIn('can_view_audit_trail')
    expect(await asked('create', 'audit-trail')).toBe(false)
    expect(await asked('delete', 'audit-trail')).toBe(false)
    expect(await asked('export', 'audit-trail')).toBe(true)
  })

  it('checks a menu entry against its own permission, in any group where the host is set so', () => {
    signIn('can_view_audit_trail@registry')
    const inMenu = { action: 'menu', resource: 'audit-trail' }
    expect([provider().can(inMenu), provider(true).can(inMenu)]).toEqual([false, true])
  })

  it('checks action and resource as a permission pair for a resource that is not a list', async () => {
    signIn('can_release_prn')
    expect([await asked('can_release_prn', 'general'), await asked('can_release_prn', 'billing')]).toEqual([
      true,
      false,
    ])
  })
})

it('returns the identity of the signed-in person, and fails when nobody is signed in', async () => {
  await expect(provider().checkAuth({})).rejects.toThrow('Nobody is signed in')
  signIn('can_release_prn')
  await provider().checkAuth({})
  expect(await provider().getIdentity?.()).toEqual({ id: '7', fullName: 'Grace Nakato' })
  expect(await provider().getPermissions?.({})).toEqual([{ action: 'can_release_prn', resource: 'general' }])
})
