import { toId } from '@contract/id'
import { groupOf, type Permission } from '@contract/permissions'
import type { GuideName } from '@contract/portal/guideNames'
import { guides } from '@contract/portal/guides'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { currentUser, start } from '@/authProvider/session'
import { forgetNotices, Notification } from '@/components/notices'
import { PageExists } from '@/components/pageExists'
import { GuideBars } from '@/customPages/dashboard/GuideBars'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { pathOf } from '../support/pathOf'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'
import '../support/siteMap'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  // Files follow one another in a process, and one may end with a notice.
  forgetNotices()
  addWords(publicPages)
  addWords(en)
})
afterEach(() => {
  cleanup()
  forgetNotices()
})

type Host = Parameters<typeof recordedHttp>[0]
const SETUP = pathOf(guides.setup)
const END = pathOf(guides.end)
const parts = (undone: string[]): Awaited<ReturnType<Host>> => ({
  body: { parts: ['mail', 'fees', 'backup'].map(part => ({ part, done: !undone.includes(part) })) },
})

/** Shows the guides that are open for a person with these permissions; returns the requests. */
const show = (open: GuideName[], host: Host, permissions: Permission[] = ['can_view_permission_management']) => {
  const roles = [
    { name: 'ROLE', permissions: permissions.map(permission => ({ permission, group: groupOf(permission) })) },
  ]
  start({ accessToken: 't', user: { userId: toId('me'), roles: roles as never, guides: open } })
  const { http, asked } = recordedHttp(host)
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const can = ({ action }: { action: string }) => permissions.some(one => one === action)
  render(
    <TestRouter at="/home/dashboard">
      <CoreAdminContext
        dataProvider={dataProvider}
        authProvider={{ ...signedIn, can } as typeof signedIn}
        i18nProvider={createI18nProvider(currentTable())}
      >
        <Notification />
        <PageExists.Provider value={() => true}>
          <GuideBars />
        </PageExists.Provider>
      </CoreAdminContext>
    </TestRouter>,
  )
  return { requests: () => asked.map(({ path, body }) => [path, body]) }
}
const open = async (title: string) => {
  const card = screen.getByRole('region', { name: title })
  await userEvent.click(within(card).getByRole('heading'))
  return card
}
const hide = async () => userEvent.click(await screen.findByRole('button', { name: 'Hide for good' }))

it('gives a new person five points, and leads to the pages that they may open', async () => {
  const { requests } = show(['person', 'registry'], () => ({ body: {} }), ['can_access_dashboard'])
  expect(screen.queryByRole('region', { name: 'Before the registry opens' })).toBeNull()
  await open('Your first days')
  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/home/work',
    '/home/profile',
    '/home/glossary',
  ])
  expect(requests()).toEqual([])
})

it('is hidden for good on the server, and stays where that failed', async () => {
  let status = 500
  const { requests } = show(['person'], () => ({ status, body: { message: 'No' } }))
  await open('Your first days')
  await hide()
  await screen.findByRole('alert')
  screen.getByRole('region', { name: 'Your first days' })
  status = 200
  await hide()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your first days' })).toBeNull())
  expect(requests().at(-1)).toEqual([END, { guide: 'person' }])
  expect(currentUser()?.guides).toEqual([])
})

it('names to an administrator the parts that are not set up', async () => {
  const { requests } = show(['registry'], () => parts(['mail', 'fees']))
  // The parts are read only once the guide is open.
  expect(requests()).toEqual([])
  await open('Before the registry opens')
  await screen.findByText('2 of 3 parts are not set up yet.')
  expect(screen.getAllByRole('listitem').map(item => item.querySelector('.guide-title')?.textContent)).toEqual([
    'Mail server',
    'Fees',
  ])
  expect(requests()).toEqual([[SETUP, undefined]])
})

it('says that a registry is set up, and can be asked again after a failure', async () => {
  let answer: Awaited<ReturnType<Host>> = { status: 500, body: { message: 'The database rests' } }
  show(['registry'], () => answer)
  await open('Before the registry opens')
  await screen.findByText(/The database rests/)
  answer = parts([])
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await screen.findByText('0 of 3 parts are not set up yet.')
  expect(screen.queryByRole('listitem')).toBeNull()
})
