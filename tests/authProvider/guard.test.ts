import { describe, expect, it } from 'vitest'
import { decide, type SessionState } from '@/authProvider/guard'
import { menu, routeAccess } from '../support/siteMap'

const nobody: SessionState = { user: false, token: false, holds: () => false }
const holder = (...pairs: string[]): SessionState => ({
  user: true,
  token: true,
  holds: (action, resource) => pairs.includes(`${action} ${resource}`),
})
const everything: SessionState = { user: true, token: true, holds: () => true }

describe('the route table (000 section 2.1)', () => {
  it.each([
    ['/', '/login'],
    ['/somewhere', '/error-404'],
    ['/homely', '/error-404'],
    ['/login/more', '/error-404'],
  ])('%s leads to %s, signed in or not', (from, to) => {
    for (const standing of [nobody, everything]) expect(decide(from, standing)).toMatchObject({ go: to })
  })

  it.each(['/login', '/reset-password'])('%s is public, and leads home when signed in', path => {
    expect(decide(path, nobody)).toEqual({ show: path === '/login' ? 'signIn' : 'reset' })
    expect(decide(path, everything)).toMatchObject({ go: '/home' })
  })

  it.each([
    ['/activate', 'activate'],
    ['/new-password', 'newPassword'],
  ])('%s of a mailed link is public, whoever is signed in', (path, show) => {
    for (const standing of [nobody, everything]) expect(decide(path, standing)).toEqual({ show })
  })

  it.each(['/verify', '/verify/', '/verify/7K3M-Q0ZD-94XAC'])('%s verifies an extract, whoever is signed in', path => {
    for (const standing of [nobody, everything]) expect(decide(path, standing)).toEqual({ show: 'verify' })
  })

  it('shows the not-found page with or without a session', () => {
    expect(decide('/error-404', nobody)).toEqual({ show: 'notFound' })
    expect(decide('/error-404', everything)).toEqual({ show: 'notFound' })
  })

  it('redirects from /home to the dashboard', () => {
    expect(decide('/home', everything)).toMatchObject({ go: '/home/dashboard' })
    expect(decide('/home/', everything)).toMatchObject({ go: '/home/dashboard' })
  })

  it('redirects a token without a user to the profile, and from there to sign-in (decision A1)', () => {
    const half: SessionState = { ...nobody, token: true }
    expect(decide('/login', half)).toMatchObject({ go: '/home/profile' })
    expect(decide('/home/profile', half)).toEqual({ go: '/login', because: 'signed-out' })
  })

  it.each(['/home', '/home/dashboard', '/home/registry/mda', '/home/anything', '/forbidden'])(
    'refuses %s without a stored user',
    path => expect(decide(path, nobody)).toEqual({ go: '/login', because: 'signed-out' }),
  )

  it('shows the 403 page to every signed-in person', () => {
    expect(decide('/forbidden', holder())).toEqual({ show: 'forbidden' })
  })
})

describe('the permission check (000 section 6)', () => {
  const below = (path: string) => (access: string[]) => decide(`/home/${path}`, holder(...access))

  it('requires the permissions of the parent and of the child', () => {
    const mda = below('registry/mda')
    expect(mda(['can_view_registry general', 'can_view_blacklist_registry general'])).toEqual({ show: 'admin' })
    expect(mda(['can_view_registry general'])).toMatchObject({ go: '/forbidden' })
    expect(mda(['can_view_blacklist_registry general'])).toMatchObject({ go: '/forbidden' })
  })

  it('requires the action on its own resource', () => {
    expect(below('dashboard')(['can_access_dashboard dashboard'])).toEqual({ show: 'admin' })
    expect(below('dashboard')(['can_access_dashboard general'])).toMatchObject({ go: '/forbidden' })
  })

  it('requires only the parent permission for the children of billing', () => {
    expect(below('billing/tax-heads')(['can_access_billing_settings general'])).toEqual({ show: 'admin' })
    expect(below('billing/tax-heads')(['can_view_billing_settings general'])).toMatchObject({ go: '/forbidden' })
  })

  it('requires for a viewer the permission of the shown record', () => {
    const viewer = below('registry/document-viewer/1%2F2')
    expect(viewer(['can_view_registry general', 'can_view_reservation_settings general'])).toEqual({ show: 'admin' })
    expect(viewer(['can_view_registry general'])).toMatchObject({ go: '/forbidden' })
  })

  it.each(Object.entries(routeAccess))('refuses /home/%s to a person without permissions', path => {
    expect(decide(`/home/${path}`, holder())).toEqual({ go: '/forbidden', because: 'refused' })
  })

  it('has a rule for each area of the menu', () => {
    expect(menu.map(({ path }) => path).filter(path => !(path in routeAccess))).toEqual([])
  })
})
