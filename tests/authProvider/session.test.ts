import { CurrentUser } from '@contract/auth/session'
import { toId } from '@contract/id'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as session from '@/authProvider/session'
import { dropOthersDrafts, saveDraft, takeDraft } from '@/components/drafts'

const person = (more: object = {}) =>
  CurrentUser.parse({
    userId: 7,
    givenName: 'Grace',
    roles: [
      {
        name: 'ROLE_CLERK',
        permissions: [
          { permission: 'can_view_registry', group: 'GENERAL' },
          { permission: 'can_access_dashboard', group: { name: 'Dashboard' } },
          { permission: 'can_release_prn', group: 'general', enabled: false },
        ],
      },
    ],
    ...more,
  })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  session.clear()
})

afterEach(() => vi.unstubAllGlobals())

describe('abilities (000 section 3, decisions A5 and A20)', () => {
  it('are the permission pairs of the roles, with groups compared without case', () => {
    session.start({ accessToken: 't', user: person() })
    expect(session.holds('can_view_registry', 'general')).toBe(true)
    expect(session.holds('can_access_dashboard', 'dashboard')).toBe(true)
    expect(session.holds('can_access_dashboard', 'general')).toBe(false)
  })

  it('leave out inactive permissions', () => {
    session.start({ accessToken: 't', user: person() })
    expect(session.holdsPermission('can_release_prn')).toBe(false)
  })

  it.each([{ type: 'Client' }, { accountType: 'CLIENT' }])('come from the active permissions of a %o', kind => {
    const permissions = [
      { permission: 'can_release_prn', group: 'general' },
      { permission: 'can_view_doc_registry', group: 'general', active: false },
    ]
    const user = person({ ...kind, permissions })
    expect(session.abilitiesOf(user)).toEqual([{ action: 'can_release_prn', resource: 'general' }])
  })

  it('hold a permission in any group only when the configuration allows it', () => {
    session.start({ accessToken: 't', user: person() })
    expect(session.holdsPermission('can_access_dashboard')).toBe(false)
    expect(session.holdsPermission('can_access_dashboard', true)).toBe(true)
  })

  it('shrink to (read, forbidden) while the 403 page shows, and come back whole', () => {
    session.start({ accessToken: 't', user: person() })
    const stored = sessionStorage.getItem('abilities')
    session.narrow(true)
    expect(session.abilities()).toEqual([{ action: 'read', resource: 'forbidden' }])
    expect(sessionStorage.getItem('abilities')).toBe(stored)
    session.narrow(false)
    expect(session.holds('can_view_registry', 'general')).toBe(true)
  })
})

describe('what is stored', () => {
  it('stays in session storage alone', () => {
    session.start({ accessToken: 'secret-token', user: person() })
    expect(session.token()).toBe('secret-token')
    expect(session.currentUser()?.givenName).toBe('Grace')
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret-token')
  })

  it('is gone after clearing', () => {
    session.start({ accessToken: 't', user: person() })
    session.clear()
    expect([session.token(), session.currentUser(), session.abilities()]).toEqual([undefined, undefined, []])
  })

  it.each(['{broken', '{"no":"user"}', '[]'])('means nobody is signed in when it is not a user: %s', text => {
    sessionStorage.setItem('currentUser', text)
    expect(session.currentUser()).toBeUndefined()
  })
})

describe('drafts', () => {
  it('come back to the same person after their session ended', () => {
    session.start({ accessToken: 't', user: person() })
    saveDraft('mdas.create0', { name: 'Ministry of W' })
    session.clear()
    expect(takeDraft('mdas.create0')).toBeUndefined()
    session.start({ accessToken: 'u', user: person() })
    dropOthersDrafts()
    expect(takeDraft('mdas.create0')).toEqual({ name: 'Ministry of W' })
  })

  it('leave room in the storage when megabytes are pasted into a form', () => {
    session.start({ accessToken: 't', user: person() })
    saveDraft('mdas.create0', { name: 'Ministry of W' })
    saveDraft('notes', { text: 'x'.repeat(2_000_000) })
    expect(takeDraft('notes')).toBeUndefined()
    expect(takeDraft('mdas.create0')).toEqual({ name: 'Ministry of W' })
    expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(10_000)
  })

  it('are never offered to another person, and do not outlive their sign-in', () => {
    session.start({ accessToken: 't', user: person() })
    saveDraft('mdas.create0', { name: 'Ministry of W' })
    session.clear()
    session.start({ accessToken: 'u', user: person({ userId: 8 }) })
    expect(takeDraft('mdas.create0')).toBeUndefined()
    dropOthersDrafts()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ministry of W')
  })
})

describe('storage', () => {
  it('holds nothing but the drafts after a session that the host ended, and nothing at all after signing out', () => {
    session.start({ accessToken: 't', user: person() })
    saveDraft('mda', { name: 'Ministry of Works' })
    sessionStorage.setItem('selectedAccount', '{}')
    session.emptyStorage({ keepDrafts: true })
    expect(Object.keys({ ...sessionStorage })).toEqual([session.DRAFTS])
    session.emptyStorage()
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not say whose session ended: the history entry does, until it is forgotten', () => {
    session.rememberEnded({ userId: toId('7'), path: '/home/registry/mda' })
    expect(sessionStorage).toHaveLength(0)
    expect(session.ended()).toEqual({ userId: toId('7'), path: '/home/registry/mda' })
    session.forgetEnded()
    expect(session.ended()).toBeUndefined()
  })
})

it('lets reads go on in a tab whose storage a long draft has filled', () => {
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => 'the-token', setItem })
  expect(() => session.announcedExtensions.write(['work'])).not.toThrow()
})
