import { toId } from '@contract/id'
import type { Permission } from '@contract/permissions'
import { screen } from '@testing-library/react'
import { afterEach, it } from 'vitest'
import { start } from '@/authProvider/session'
import { PageExists } from '@/components/pageExists'
import { AreaRedirect } from '@/routes/AreaRedirect'
import { mountPart, unmountParts } from '../support/mountPart'

afterEach(unmountParts)

/** Opens the address of an area or another path for a person with these permissions. */
const open = (path: string, ...held: Permission[]) => {
  const permissions = held.map(permission => ({ permission, group: 'general' }))
  start({ accessToken: 't', user: { userId: toId('me'), givenName: 'Ada', roles: [{ name: 'ROLE', permissions }] } })
  mountPart(
    <PageExists.Provider value={() => true}>
      <AreaRedirect path={path} />
    </PageExists.Provider>,
    () => ({}),
    { address: `/home/${path}`, path: `/home/${path}` },
  )
}

it('leads an area to its named child, even when that child is refused', async () => {
  open('accounts', 'can_access_system_accounts', 'can_view_permission_management')
  await screen.findByText('Left for /home/accounts/breakdown')
})

it('leads another area to its first child that lets the person in', async () => {
  open('integrations', 'can_access_integration_settings', 'can_access_system_credentials')
  await screen.findByText('Left for /home/integrations/credentials')
})

it.each(['registry/mda/1/history', 'access-denied', 'authentication-error', 'mdas', 'departments'])(
  'leads %s, which is no page, to the not-found page',
  async path => {
    open(path)
    await screen.findByText('Left for /error-404')
  },
)
