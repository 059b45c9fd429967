import { toId } from '@contract/id'
import { portal } from '@contract/portal/capabilities'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { start } from '@/authProvider/session'
import { PageExists } from '@/components/pageExists'
import DashboardPage from '@/layout/DashboardPage'
import { AdminContext } from '@/routes/adminContext'
import { mountPart, unmountParts } from '../support/mountPart'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'

afterEach(unmountParts)

const connection = { watch: () => () => undefined, isLost: () => false, subscribe: () => () => undefined, tryNow() {} }

it('greets without figures and areas who may see none', async () => {
  const permissions = [{ permission: 'can_access_dashboard', group: 'dashboard' }]
  start({ accessToken: 't', user: { userId: toId('me'), givenName: 'Rose', roles: [{ name: 'ROLE', permissions }] } })
  const { http, asked } = recordedHttp(() => ({ body: {} }))
  mountPart(
    <AdminContext value={{ http, connection, leave: () => undefined }}>
      <PageExists.Provider value={() => true}>
        <DashboardPage />
      </PageExists.Provider>
    </AdminContext>,
    () => ({ status: 404 }),
    { announced: ['summary'], authProvider: { ...signedIn, can: () => false } },
  )
  await screen.findByText('Good day, Rose')
  screen.getByText('You have no access to any area yet.', { exact: false })
  await waitFor(() => expect(document.querySelector('.cards')?.getAttribute('aria-busy')).toBe('false'))
  expect(asked.map(({ path }) => path)).toEqual([portal.summary.path])
  expect([screen.queryByText('Registered entities'), screen.queryByRole('article')]).toEqual([null, null])
})
