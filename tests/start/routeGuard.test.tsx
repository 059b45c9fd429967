import { toId } from '@contract/id'
import { PortalConfig } from '@contract/portalConfig'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as session from '@/authProvider/session'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { ConfigProvider } from '@/portalConfig'
import { ConfigFaults } from '@/start/ConfigFaults'
import { RouteGuard } from '@/start/RouteGuard'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => addWords(publicPages))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  session.narrow(false)
  history.replaceState(null, '', '/')
})

/** Calls `onDrawn` as soon as the first page stands in the document. */
const Drawn = ({ onDrawn, children }: { onDrawn?: (() => void) | undefined; children: ReactNode }) => {
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  return children
}
const open = (address: string, { onDrawn }: { onDrawn?: () => void } = {}) => {
  history.replaceState(null, '', address)
  const { http, asked } = recordedHttp(() => ({}), { announced: [] })
  render(
    <ConfigProvider value={PortalConfig.parse({})}>
      <Drawn onDrawn={onDrawn}>
        <RouteGuard http={http} />
      </Drawn>
    </ConfigProvider>,
  )
  return asked
}
/** Signs a person in who holds these permissions, each with its group. */
const signIn = (...pairs: [permission: string, group: string][]) =>
  session.start({
    accessToken: 't',
    user: {
      userId: toId('me'),
      givenName: 'Amina',
      roles: [{ name: 'ROLE', permissions: pairs.map(([permission, group]) => ({ permission, group })) }],
    },
  })

describe('without a session', () => {
  it.each(['/', '/home', '/home/accounts', '/home/registry/business?page=2'])(
    '%s leads to the sign-in page without a request; a page below /home is remembered',
    async address => {
      const asked = open(address)
      await screen.findByText('Username or Email')
      expect([location.pathname, asked]).toEqual(['/login', []])
      expect(session.ended()?.path).toBe(address === '/' ? undefined : address)
    },
  )

  it('is on the sign-in page before a session that another tab offers can come, and does not end it', async () => {
    const places: string[] = []
    open('/home/registry/business', {
      onDrawn: () => {
        places.push(location.pathname)
        signIn()
      },
    })
    await act(async () => undefined)
    expect([places, session.token()]).toEqual([['/login'], 't'])
  })

  it('says "not found" for an unknown address, with a link to the sign-in page', async () => {
    open('/no/such/place')
    await screen.findByText('Error - Page Not Found')
    screen.getByText('Please Check the URL.')
    expect(location.pathname).toBe('/error-404')
    fireEvent.click(screen.getByText('Go to login'))
    await screen.findByText('Username or Email')
    expect(location.pathname).toBe('/login')
  })

  it.each([
    ['a stored user without a token', 'token'],
    ['a token without a user', 'currentUser'],
  ])('counts %s as signed out, and keeps neither', async (_, missing) => {
    signIn(['can_access_dashboard', 'dashboard'])
    sessionStorage.removeItem(missing)
    open('/home/profile')
    await screen.findByText('Username or Email')
    expect(location.pathname).toBe('/login')
    expect([session.token(), session.currentUser()]).toEqual([undefined, undefined])
  })
})

describe('without the permission', () => {
  it('shows 403 and asks for no row; one link leads home, the other one signs out', async () => {
    signIn(['can_access_dashboard', 'dashboard'])
    const asked = open('/home/registry/business')
    await screen.findByText("Forbidden - that's all we know")
    expect([location.pathname, asked]).toEqual(['/forbidden', []])
    expect(screen.getByText('Or Go to home page').getAttribute('href')).toBe('/home/dashboard')
    fireEvent.click(screen.getByText('Click here to login again'))
    await screen.findByText('Username or Email')
    expect([location.pathname, Object.keys({ ...sessionStorage })]).toEqual(['/login', []])
  })

  it('ends at 403 on the way home without permission for the dashboard', async () => {
    signIn()
    open('/home')
    await screen.findByText("Forbidden - that's all we know")
    expect(location.pathname).toBe('/forbidden')
  })
})

it('shows all faults of config.json, entry by entry', async () => {
  const faults = [
    { entry: 'apiBase', problem: 'must be a path' },
    { entry: 'locales.0', problem: 'is unknown' },
    { problem: 'Unrecognized key: "apiBas"' },
  ]
  render(<ConfigFaults faults={faults} />)
  screen.getByText('The portal is not configured correctly')
  const rows = [...document.querySelectorAll('tbody tr')].map(row => row.textContent)
  expect(rows).toEqual([
    'apiBasemust be a path',
    'locales.0is unknown',
    expect.stringContaining('Unrecognized key: "apiBas"'),
  ])
})
