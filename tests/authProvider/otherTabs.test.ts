import { CurrentUser } from '@contract/auth/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as session from '@/authProvider/session'
import { askOtherTabs, followOtherTabs } from '@/authProvider/signOut'

const person = CurrentUser.parse({
  userId: 7,
  givenName: 'Grace',
  roles: [{ name: 'ROLE_CLERK', permissions: [{ permission: 'can_view_registry', group: 'GENERAL' }] }],
})
const offer = {
  token: 'the-token',
  currentUser: JSON.stringify(person),
  abilities: JSON.stringify(session.abilitiesOf(person)),
  extensions: '["health"]',
}

followOtherTabs()
/** Another tab of the same browser, and what it heard. */
let other: BroadcastChannel
let heard: Record<string, unknown>[] = []
beforeEach(() => {
  sessionStorage.clear()
  session.clear()
  heard = []
  other = new BroadcastChannel('daftari.session')
  other.onmessage = ({ data }) => heard.push(data)
})
afterEach(() => other.close())

describe('a new tab', () => {
  it('takes over the session of an open one, with its abilities, and keeps nothing in local storage', async () => {
    other.onmessage = ({ data }) => 'ask' in data && other.postMessage({ offer })
    const taken = vi.fn()
    await askOtherTabs(taken)
    await expect.poll(() => taken.mock.calls).toEqual([[person.userId]])
    expect(session.token()).toBe('the-token')
    expect(session.holds('can_view_registry', 'general')).toBe(true)
    expect(session.announcedExtensions.read()).toEqual(['health'])
    expect(localStorage).toHaveLength(0)
  })

  it('goes on alone after a short moment where none answers', async () => {
    const began = performance.now()
    await askOtherTabs(() => undefined)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(session.token()).toBeUndefined()
  })

  it.each([[{ ...offer, currentUser: '{"no":"user"}' }], [{ token: 7 }], ['text'], [null]])(
    'takes nothing over that is no session: %j',
    async made => {
      other.onmessage = ({ data }) => 'ask' in data && other.postMessage({ offer: made })
      const taken = vi.fn()
      await askOtherTabs(taken)
      expect(taken).not.toHaveBeenCalled()
      expect(sessionStorage).toHaveLength(0)
    },
  )

  it('asks nobody while it has a session', async () => {
    session.start({ accessToken: 'own', user: person })
    await askOtherTabs(() => undefined)
    other.postMessage({ ask: true })
    await expect.poll(() => heard).toHaveLength(1)
    expect(heard[0]).toHaveProperty('offer')
  })
})

describe('an open tab', () => {
  it('offers its session and nothing else that it stores', async () => {
    session.start({ accessToken: 'own', user: person })
    sessionStorage.setItem('drafts', '{"secret":1}')
    other.postMessage({ ask: true })
    await expect.poll(() => heard).toHaveLength(1)
    expect(Object.keys((heard[0]?.offer ?? {}) as object).sort()).toEqual([
      'abilities',
      'currentUser',
      'extensions',
      'token',
    ])
  })

  it('leaves when the same person signs out elsewhere, and not when another does', async () => {
    session.start({ accessToken: 'own', user: person })
    other.postMessage({ signedOut: '8' })
    other.postMessage({ ask: true })
    await expect.poll(() => heard).toHaveLength(1)
    expect(session.token()).toBe('own')
    other.postMessage({ signedOut: person.userId })
    await expect.poll(() => session.token()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it('ends with its own session and not with another one', async () => {
    session.start({ accessToken: 'own', user: person })
    other.postMessage({ ended: 'former', reason: 'taken-over' })
    other.postMessage({ ask: true })
    await expect.poll(() => heard).toHaveLength(1)
    expect(session.token()).toBe('own')
    other.postMessage({ ended: 'own', reason: 'taken-over' })
    await expect.poll(() => session.token()).toBeUndefined()
  })
})
