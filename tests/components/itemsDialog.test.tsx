import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import staffAccounts from '@/resources/accounts/staffAccounts'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

const account = (...roles: string[]) => ({
  id: 'u1',
  givenName: 'Grace',
  surName: 'Akello',
  accountType: 'BACKOFFICE',
  enabled: true,
  userRoles: roles.map(name => ({ roleId: name, name })),
})

it('shows the items as they are after a removal that the host refuses, because somebody removed it before', async () => {
  let held = account('Registrar', 'Cashier')
  mountListPage(
    staffAccounts,
    ({ method }) => {
      if (method === 'GET') return { body: { content: [held], totalElements: 1 } }
      held = account('Registrar')
      return { status: 409, body: { message: 'The account does not have this role.' } }
    },
    '?open=roles.u1',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Cashier' }))
  await userEvent.click(screen.getByRole('button', { name: 'YES' }))
  await screen.findByText('The account does not have this role.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Cashier' })).toBeNull())
  screen.getByRole('button', { name: 'Remove: Registrar' })
})
