import { apiAccess } from '@contract/access/apiAccess'
import { MASK } from '@contract/access/endPoints'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { decideAccess } from '@/authProvider/decideAccess'
import { fetchDialogs } from '@/components/lazyDialogs'
import List from '@/components/list/List'
import { PageExists } from '@/components/pageExists'
import ApiAccess from '@/customPages/apiAccess/ApiAccess'
import { accessOf } from '@/definition/accessOf'
import apiRequests from '@/resources/accounts/apiRequests'
import mdaAccounts from '@/resources/accounts/mdaAccounts'
import { mountPart, unmountParts } from '../support/mountPart'
import { signedIn } from '../support/signedIn'

// A pressed menu opens at once.
await fetchDialogs()
afterEach(unmountParts)

const account = { id: 'a1', name: 'Ministry of Water', email: `w${MASK}@${MASK}`, enabled: true, accountType: 'MDA' }
const Page = ({ children }: { children: ReactNode }) => (
  <PageExists.Provider value={() => true}>
    <ApiAccess lists={[mdaAccounts.name]} requests={apiRequests}>
      {children}
    </ApiAccess>
  </PageExists.Provider>
)

/** Mounts the list of organisations, one of which has API access or not, for a person with these permissions. */
const mount = (isGranted: boolean, search: string, held?: readonly string[]) => {
  const holds = (permission: string) => !held || held.includes(permission)
  const can = decideAccess({
    holds,
    holdsInMenu: holds,
    accessTo: name => (name === mdaAccounts.name ? accessOf(mdaAccounts) : undefined),
  })
  return mountPart(
    <Page>
      <List resource={mdaAccounts} />
    </Page>,
    ({ path }) => {
      if (path === apiAccess.setUp.path) return { status: 503, body: { message: 'Gone fishing' } }
      if (path.includes('/access/sandbox/')) return { status: 403, body: { code: 'forbidden', message: 'No' } }
      if (path === apiAccess.endPoints.path) return { status: 404, body: { message: 'No list' } }
      if (path.endsWith('/a1')) return { body: { data: { ...account, apiAccess: isGranted } } }
      return { body: { data: { content: [{ ...account, apiAccess: isGranted }], totalElements: 1 } } }
    },
    {
      address: `/home/accounts/breakdown${search}`,
      definitions: [mdaAccounts],
      authProvider: Object.assign({}, signedIn, { can }),
    },
  )
}

it('leads back to the list where access could not be granted, and says why', async () => {
  const { asked } = mount(false, '?tab=mdas')
  fireEvent.click(await screen.findByLabelText('More actions'))
  fireEvent.click(await screen.findByText('Grant Access'))
  await screen.findByText('Gone fishing')
  await waitFor(() => expect(window.location.search).toBe('?tab=mdas'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = asked.find(({ path }) => path === apiAccess.setUp.path)?.body
  expect(sent).toMatchObject({ userId: 'a1', shownEndPoints: [] })
  expect(sent).toHaveProperty('endPointsToAccess.length', 21)
})

it('offers no change of access to those who may only look, and tells them what is missing', async () => {
  const held = [
    'can_access_dashboard',
    'can_access_system_accounts',
    'can_view_system_accounts',
    'can_view_accounts_breakdown',
  ]
  mount(true, '', held)
  fireEvent.click(await screen.findByLabelText('More actions'))
  await screen.findByText('Account summary')
  const items = [...document.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Account summary',
    'Show personal data',
    'Account Roles',
    'Account Credit Usage',
    'Notes and flags',
  ])
  unmountParts()
  mount(true, '?tab=mdas&api=mode&account=a1', held)
  await screen.findByText(/can_update_account_status/)
})
